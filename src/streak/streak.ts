/** Days one after the other, those of `ui/days.ts`. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** The last run of days on which something of the day was done, as the clock showed them. */
export interface Streak extends Run {
  /** How many days the longest run had, this one included. */
  readonly longest: number;
  /** The runs before it, in the order in which they were done. Some may have been done with a clock that was wrong. */
  readonly before?: readonly Run[];
}

/** What a clock shows. */
export interface Clock {
  readonly day: number;
  /** Whether it shows an earlier moment than when something was done last: it was ahead then, or is behind now. */
  readonly isBack?: boolean;
  /** The day in the time zone in which something was done last: nobody loses a day in a row who flies over the date line. */
  readonly dayThere?: number;
}

/** So many runs are remembered. */
export const MOST_RUNS = 12;

const lengthOf = ({ from, to }: Run): number => to - from + 1;

/** How many days were done after a run under dates that cannot be right: not after it, or not before some day. */
function misdated(run: Run, later: readonly Run[], day: number): number {
  const wrong = later.filter(({ from, to }) => from <= run.to || to >= day);
  return wrong.reduce((sum, each) => sum + lengthOf(each), 0);
}

/** The day on which the last of some runs began, when it is joined to those before it that only a wrong clock has parted from it. */
function beginningOf(runs: readonly Run[]): number {
  const { from, to } = runs.at(-1) as Run;
  const earlier = runs.slice(0, -1);
  const joined = earlier.flatMap((run, i) =>
    run.from <= from && from - run.to - 1 <= misdated(run, earlier.slice(i + 1), from)
      ? [beginningOf(runs.slice(0, i + 1))]
      : [],
  );
  // Everything that was done before under later dates was done with a wrong clock.
  const ahead = earlier.slice(earlier.findLastIndex((run) => run.from <= to) + 1);
  return Math.min(from - ahead.reduce((sum, run) => sum + lengthOf(run), 0), ...joined);
}

/**
 * The streak after something was done. A clock that is wrong for a while ends no run: what is done meanwhile stands for the days that
 * would be missing when it is right again.
 */
export function doneOn(streak: Streak | null, { day, isBack = false, dayThere = day }: Clock): Streak {
  if (streak === null) return { from: day, to: day, longest: 1 };
  const { from, to, longest, before = [] } = streak;
  // Where it is yesterday already, or still, it may have been flown to.
  const isNear = day >= to - 1 && (day <= to + 1 || (day === to + 2 && dayThere <= to + 1));
  const goesOn = isNear && !isBack;
  const earlier = goesOn ? before : [...before, { from, to }].slice(1 - MOST_RUNS);
  const run = goesOn ? { from: Math.min(from, day), to: Math.max(to, day) } : { from: day, to: day };
  const length = run.to - beginningOf([...earlier, run]) + 1;
  return { ...run, longest: Math.max(longest, length), ...(earlier.length > 0 && { before: earlier }) };
}

/** How many days in a row it has been: what was not done yet today can still be done, so that yesterday's counts. */
export function runningOn(streak: Streak | null, { day, isBack = false, dayThere = day }: Clock): number {
  if (streak === null) return 0;
  const runs: readonly Run[] = [...(streak.before ?? []), streak];
  const lengths = runs.map((run, i) => {
    const isLast = i === runs.length - 1;
    const excused = misdated(run, runs.slice(i + 1), isBack ? day : day + 1) + Number(isLast && dayThere <= run.to + 1);
    const goesOn = run.to <= day + 1 && day - 1 - run.to <= excused;
    return goesOn ? Math.max(run.to, day - 1) - beginningOf(runs.slice(0, i + 1)) + 1 : 0;
  });
  return Math.max(...lengths);
}

/**
 * The day for which something counts that was begun on one day and is finished on another: for the day it was begun, where midnight has
 * passed meanwhile, or the date line, which makes it yesterday again.
 */
export const countsFor = (begun: number, today: number): number => (Math.abs(begun - today) <= 1 ? begun : today);
