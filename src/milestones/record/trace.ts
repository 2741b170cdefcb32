import { legalActions } from '../fast-legal-actions.ts';
import { stepsOf } from '../history.ts';
import type { Game, PlayerAction } from '../types.ts';
import { recordOf } from './record.ts';

/**
 * The lines of a game's trace: its record without actions, the state after the deal, then a line for each action.
 * @throws Error where the rules refuse one of the actions.
 */
export function* traceOf(start: Game, actions: readonly PlayerAction[]): Generator<object> {
  yield recordOf(start, []);
  yield { n: 0, events: [], state: start.state, legal: legalActions(start) };
  for (const [i, { action: taken, events, game }] of stepsOf(start, actions).entries()) {
    const { player, ...action } = taken;
    yield { n: i + 1, player, action, events, state: game.state, legal: legalActions(game) };
  }
}
