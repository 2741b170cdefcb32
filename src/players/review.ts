import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { gameAfter } from '../milestones/history.ts';
import { type Action, type Game, viewFor } from '../milestones/index.ts';
import { consider, type Enough } from './consider.ts';
import { outlookOf } from './outlook.ts';

/** A turn as it looks afterwards to the player who took it. */
export interface Review {
  /** The chance to win with the best turn that was found, and with the one that was taken. */
  readonly before: number;
  readonly after: number;
  /** The best turn that was found; null where nothing better was found than what was taken. */
  readonly better: readonly Action[] | null;
}

/** So small a difference is no difference. */
const NOTICED = 0.02;

/**
 * The chance to win of the player whose turn it is at the start, after some actions that end the turn: judged from the other
 * side, by what the next player can make of it.
 */
export function chanceAfter(start: Game, actions: readonly Action[], random: RandomGenerator, enough: Enough): number {
  const game = gameAfter(start, actions);
  const { phase, player: next } = game.state;
  const { chances } = (phase !== 'over' && consider(viewFor(game, next), random, enough)[0]) || outlookOf(game);
  return chances[start.state.player] as number;
}

/**
 * Judges a whole turn of the player whose turn it is at the start. What was taken and what was found are judged in the same
 * way (`chanceAfter`). `enough` is asked for anew for each of the up to three
 * positions that are thought about.
 */
export function review(start: Game, taken: readonly Action[], random: RandomGenerator, enough: () => Enough): Review {
  const { player } = start.state;
  const after = chanceAfter(start, taken, random, enough());
  const best = consider(viewFor(start, player), random, enough())[0]?.actions ?? taken;
  const before = JSON.stringify(best) === JSON.stringify(taken) ? after : chanceAfter(start, best, random, enough());
  return before > after + NOTICED ? { before, after, better: best } : { before: after, after, better: null };
}

/**
 * Which turn a player may be proud of: of those instead of which nothing better was found, the one with which the chance to win
 * rose most since that player's turn before, and of which `speaks` says that there is something to tell; null where there is none.
 */
export function bestTurn(
  reviews: readonly Review[],
  atFirst: number,
  speaks: (turn: number) => boolean,
): number | null {
  const rise = (turn: number) => (reviews[turn] as Review).after - (reviews[turn - 1]?.after ?? atFirst);
  const rising = [...reviews.keys()].filter((turn) => reviews[turn]?.better === null && rise(turn) > NOTICED);
  return rising.sort((a, b) => rise(b) - rise(a)).find(speaks) ?? null;
}
