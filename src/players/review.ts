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
 * How sure a search is to be trusted to be. It expects everybody to find the turns that it finds, so it foresees more than comes
 * true: of its chances around 0.66 with four players, 0.52. Measured in 600 games each of two, three and four players
 * (`simulator/calibration.ts`); with this exponent no tenth is more than 0.07 off.
 */
const SURENESS = 0.8;

/** What a search foresees, each chance as it comes true; together 1. What is certain stays so. */
export function asComesTrue(chances: readonly number[]): readonly number[] {
  const odds = chances.map((chance) => chance ** SURENESS);
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

/**
 * The chances to win that a search foresees after some actions that end the turn of the player whose turn it is at the start:
 * judged from the other side, by what the next player can make of it.
 */
export function chancesAfter(
  start: Game,
  actions: readonly Action[],
  random: RandomGenerator,
  enough: Enough,
): readonly number[] {
  const game = gameAfter(start, actions);
  const { phase, player: next } = game.state;
  return ((phase !== 'over' && consider(viewFor(game, next), random, enough)[0]) || outlookOf(game)).chances;
}

/**
 * Judges a whole turn of the player whose turn it is at the start. What was taken and what was found are judged in the same
 * way (`chancesAfter`). `enough` is asked for anew for each of the up to three positions that are thought about.
 */
export function review(start: Game, taken: readonly Action[], random: RandomGenerator, enough: () => Enough): Review {
  const { player } = start.state;
  const judged = (actions: readonly Action[]) =>
    asComesTrue(chancesAfter(start, actions, random, enough()))[player] as number;
  const after = judged(taken);
  const best = consider(viewFor(start, player), random, enough())[0]?.actions ?? taken;
  const before = JSON.stringify(best) === JSON.stringify(taken) ? after : judged(best);
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
