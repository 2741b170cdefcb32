import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { apply, type Game, type GameEvent, type PlayerAction, viewFor } from '../milestones/index.ts';
import type { ComputerPlayer } from '../players/player.ts';

/** An action of a game, what happened, and the game after it. */
export interface Step {
  readonly action: PlayerAction;
  readonly events: readonly GameEvent[];
  readonly game: Game;
}

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
    for (const chosen of actions) {
      const action: PlayerAction = { player, ...chosen };
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.refusals)}`);
      game = outcome.game;
      yield { action, events: outcome.events, game };
    }
  }
}
