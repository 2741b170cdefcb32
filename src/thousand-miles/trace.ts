import { playOn } from '../kit/play.ts';
import { THOUSAND_MILES } from './game.ts';
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
  const { steps, refusals } = playOn(THOUSAND_MILES, start, actions);
  for (const [i, { action: taken, events, game }] of steps.entries()) {
    const { player, ...action } = taken;
    yield { n: i + 1, player, action, events, state: game.state, legal: legalActions(game) };
  }
  if (refusals.length > 0) throw new RangeError(`action ${steps.length} is refused: ${JSON.stringify(refusals)}`);
}
