import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type Step, stepsOf } from '../milestones/history.ts';
import { type Game, viewFor } from '../milestones/index.ts';
import type { ComputerPlayer } from '../players/player.ts';
import { quietWatch } from './quiet.ts';

/** A game that has been played to its end. */
export interface PlayedGame {
  readonly start: Game;
  readonly steps: readonly Step[];
}

/** What a game has come to: the VP, what is left to draft and to hire, what is built and delivered, the bonus tiles. */
export function progressOf({ state }: Game): string {
  const { streets, houses, marketplaces, flour, bonusTiles, startingTiles, display, pileCount } = state;
  const built = [streets, houses, marketplaces, flour, startingTiles].map(({ length }) => length);
  const vp = state.players.map((player) => player.vp);
  return [...vp, ...built, Object.keys(bonusTiles).length, display.length + pileCount, state.turnsLeft].join();
}

/**
 * Plays a game to its end and yields it step by step. `players` sit in the order of the game's players; each is given only
 * what it may know. `name` says which game it is, should it be stopped.
 * @throws Error where a player gives no action, or one that is refused: that is a fault of the player.
 * @throws QuietGame where nothing happens any more.
 */
export function* play(
  start: Game,
  players: readonly ComputerPlayer[],
  random: RandomGenerator,
  name = 'The game',
): Generator<Step> {
  const watch = quietWatch(name);
  let game = start;
  while (game.state.phase !== 'over') {
    const { player } = game.state;
    const actions = (players[player] as ComputerPlayer)(viewFor(game, player), random);
    if (actions.length === 0) throw new Error(`player ${player} gives no action`);
    const steps = stepsOf(game, actions);
    yield* steps;
    game = (steps.at(-1) as Step).game;
    if (steps.some(({ events }) => events.some(({ type }) => type === 'turn-ended'))) watch(progressOf(game));
  }
}
