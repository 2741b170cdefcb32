import type { TableGame } from '../../../machines/game.ts';
import { MILESTONES } from '../../../milestones/game.ts';
import { awaitsConfirmation, beginsTurn, isSeen, turnBefore } from '../../../milestones/history.ts';
import type { Action } from '../../../milestones/index.ts';
import type { Settings } from '../../../settings/settings.ts';

/** How long each of a computer's actions is shown before the next one at most, and all of a turn together, in milliseconds. */
const PACE: Readonly<Record<Settings['pace'], { readonly action: number; readonly turn: number }>> = {
  none: { action: 0, turn: 0 },
  fast: { action: 400, turn: 800 },
  usual: { action: 900, turn: 1600 },
  slow: { action: 2200, turn: Number.POSITIVE_INFINITY },
};

/** How long what lies on the table stays before a computer goes on with its plan: not at all before it has done anything. */
export function paceOf(pace: Settings['pace'], { history }: TableGame, plan: readonly Action[]): number {
  const { at, steps } = history;
  const begins = beginsTurn(history, at) && !awaitsConfirmation(history);
  const shown = begins ? 0 : steps.slice(turnBefore(history), at).filter(isSeen).length;
  const { action, turn } = PACE[pace];
  const left = plan.filter((each) => MILESTONES.isUnseen?.(each) !== true).length;
  return shown === 0 ? 0 : Math.min(action, turn / (shown + left));
}
