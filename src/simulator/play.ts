import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type Step, stepsOf } from '../milestones/history.ts';
import { type Game, viewFor } from '../milestones/index.ts';
import type { ComputerPlayer } from '../players/player.ts';

/** A game that has been played to its end. */
export interface PlayedGame {
  readonly start: Game;
  readonly steps: readonly Step[];
}

/**
 * Plays a game to its end, however long, and yields it step by step. `players` sit in the order of the game's players; each
 * is given only what it may know.
 * @throws Error where a player gives no action, or one that is refused: that is a fault of the player.
 */
export function* play(start: Game, players: readonly ComputerPlayer[], random: RandomGenerator): Generator<Step> {
  let game = start;
  while (game.state.phase !== 'over') {
    const { player } = game.state;
    const actions = (players[player] as ComputerPlayer)(viewFor(game, player), random);
    if (actions.length === 0) throw new Error(`player ${player} gives no action`);
    const steps = stepsOf(game, actions);
    yield* steps;
    game = (steps.at(-1) as Step).game;
  }
}
