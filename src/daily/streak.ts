/** The days one after the other on which something of the day was done; days are those of `islands/ui/days.ts`. */
export interface Streak {
  readonly from: number;
  readonly to: number;
  /** How many days the longest one had, this one included. */
  readonly longest: number;
}

const lengthOf = ({ from, to }: Pick<Streak, 'from' | 'to'>): number => to - from + 1;

/** The streak after something was done on a day. A clock that was put back – who flies west has the same day twice – takes nothing away. */
export function doneOn(streak: Streak | null, day: number): Streak {
  if (streak !== null && day <= streak.to) return streak;
  const now = { from: streak?.to === day - 1 ? streak.from : day, to: day };
  return { ...now, longest: Math.max(streak?.longest ?? 0, lengthOf(now)) };
}

/** How many days in a row it has been, on some day: what was not done yet today can still be done, so that yesterday's counts. */
export const runningOn = (streak: Streak | null, day: number): number =>
  streak !== null && streak.to >= day - 1 ? lengthOf(streak) : 0;
