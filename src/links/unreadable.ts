import type { Problem, ProblemReason } from '../milestones/index.ts';

/** The answer to a link in which nothing can be found to point at. */
export function unreadable(reason: ProblemReason): { readonly ok: false; readonly problems: readonly Problem[] } {
  return { ok: false, problems: [{ at: '', reason, rule: null }] };
}
