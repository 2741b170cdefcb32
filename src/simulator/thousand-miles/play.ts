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
import { quietWatch } from '../quiet.ts';

/** A game that has been played to its end. */
export interface PlayedGame {
  readonly start: Game;
  readonly actions: readonly PlayerAction[];
  readonly events: readonly GameEvent[];
  readonly end: Game;
  readonly scores: readonly [Score, Score];
}

/** What a game has come to: every card that is drawn, played or discarded counts, and every mile. */
const progressOf = ({ state }: Game): string =>
  [state.deckCount, ...state.drivers.flatMap(({ hand, miles }) => [hand.length, miles])].join();

/**
 * Plays a game to its end. Each driver is given only what it may know, and a seed from `random` for each card. `name` says
 * which game it is, should it be stopped.
 * @throws Error where a player gives an action that is refused: that is a fault of the player.
 * @throws QuietGame where nothing happens any more.
 */
export function play(
  start: Game,
  drivers: readonly [CardPlayer, CardPlayer],
  random: RandomGenerator,
  name = 'The game',
): PlayedGame {
  const watch = quietWatch(name);
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
    watch(progressOf(game));
  }
  return { start, actions, events, end: game, scores: game.state.scores };
}
