import { bringSomeTime } from '../kit/network.ts';
import type { Refusal } from '../milestones/index.ts';

/** Remembers refusals for the daily exercise. What reads and keeps them is fetched with the first. */
export function remember(refusals: readonly Refusal[]): void {
  if (refusals.length === 0) return;
  void bringSomeTime(() => import('./mistakes-store.ts')).then(({ rememberRefusals }) => rememberRefusals(refusals));
}
