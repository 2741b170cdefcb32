import { gameAfter } from '../../milestones/history.ts';
import type { Action, Game } from '../../milestones/index.ts';
import { outcomeOf, planOf } from '../../players/plan.ts';

/** A position with one best turn. */
export interface DailyPosition {
  readonly game: Game;
  readonly best: readonly Action[];
}

/** So far apart lie the positions of one day and the next, so that those of one game do not come one after the other; a prime. */
const STRIDE = 47;

/** Which of so many positions is that of a day: the same for everybody, and each comes once before any comes again. */
export const positionOn = (day: number, count: number): number => (day * STRIDE) % count;

/**
 * How good a turn is: the `best`, as far as its outcome goes; of the same `plan` as the best one, with other details; or `other`. All other
 * plans are known to be worse.
 */
export type Verdict = 'best' | 'plan' | 'other';

/** Judges a whole turn, which has to be legal. */
export function verdictOn({ game, best }: DailyPosition, taken: readonly Action[]): Verdict {
  const reached = (actions: readonly Action[]) => outcomeOf(gameAfter(game, actions));
  if (reached(taken) === reached(best)) return 'best';
  return planOf(taken) === planOf(best) ? 'plan' : 'other';
}
