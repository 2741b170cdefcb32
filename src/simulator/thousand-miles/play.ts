import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import {
  apply,
  type Game,
  type GameEvent,
  type PlayerAction,
  type Score,
  viewFor,
} from '../../thousand-miles/index.ts';
import type { CardPlayer } from '../../thousand-miles/players/player.ts';

/** A game that has been played to its end. */
export interface PlayedGame {
  readonly start: Game;
  readonly actions: readonly PlayerAction[];
  readonly events: readonly GameEvent[];
  readonly end: Game;
  readonly scores: readonly [Score, Score];
}

/**
 * Plays a game to its end. Each driver is given only what it may know, and a seed from `random` for each card.
 * @throws Error where a player gives an action that is refused: that is a fault of the player.
 */
export function play(start: Game, drivers: readonly [CardPlayer, CardPlayer], random: RandomGenerator): PlayedGame {
  const actions: PlayerAction[] = [];
  const events: GameEvent[] = [];
  let game = start;
  while (game.state.scores === null) {
    const { player } = game.state;
    const action = { player, ...drivers[player](viewFor(game, player), uniformInt(random, 0, 0xffffffff)) };
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.refusals)}`);
    actions.push(action);
    events.push(...outcome.events);
    game = outcome.game;
  }
  return { start, actions, events, end: game, scores: game.state.scores };
}
