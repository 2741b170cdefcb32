import { confirmEnd, type History, perform } from '../milestones/history.ts';
import type { Action } from '../milestones/index.ts';

/** What a reader does who has taken over. */
export type TrialEvent =
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'undo' }
  | { readonly type: 'startAgain' }
  | { readonly type: 'return' };

/** A trial after an action; null where the action is refused. In a trial the end of a turn needs no confirming. */
export function triedAction(trial: History, action: Action): History | null {
  const performed = perform(trial, action);
  return performed.ok ? confirmEnd(performed.history) : null;
}
