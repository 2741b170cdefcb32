import { apply } from './apply.ts';
import { legalActions } from './legal-actions.ts';
import { recordOf } from './record.ts';
import type { Game, PlayerAction } from './types.ts';

/**
 * The lines of a game's trace: its record without actions, the state after the deal, then a line for each action.
 * @throws RangeError where the rules refuse one of the actions.
 */
export function* traceOf(start: Game, actions: readonly PlayerAction[]): Generator<object> {
  yield recordOf(start, []);
  yield { n: 0, events: [], state: start.state, legal: legalActions(start) };
  let game = start;
  for (const [i, { player, ...action }] of actions.entries()) {
    const outcome = apply(game, { player, ...action });
    if (!outcome.ok) throw new RangeError(`action ${i} is refused: ${JSON.stringify(outcome.refusals)}`);
    game = outcome.game;
    yield { n: i + 1, player, action, events: outcome.events, state: game.state, legal: legalActions(game) };
  }
}
