import * as v from 'valibot';
import { items, parts } from '../kit/items.ts';
import { whole } from '../kit/reading.ts';
import { kept } from '../kit/storage.ts';
import { dayAt, LAST_DAY, today } from '../ui/days.ts';
import { type Clock, countsFor, doneOn, MOST_RUNS, runningOn, type Streak } from './streak.ts';

const VERSION = 1;
const day = whole(0, LAST_DAY);
const HOUR = 3_600_000;

/** The days in a row. */
export const STREAK = kept(
  'streak',
  v.pipe(
    parts({
      version: v.literal(VERSION),
      from: day,
      to: day,
      longest: whole(1, LAST_DAY + 1),
      before: v.optional(
        items(
          v.pipe(
            v.object({ from: day, to: day }),
            v.check(({ from, to }) => from <= to),
          ),
          MOST_RUNS,
        ),
      ),
      /** When something was done last, in milliseconds since 1970, and how many minutes that clock was behind Greenwich. */
      at: v.optional(v.number()),
      behind: v.optional(v.number()),
    }),
    v.check(({ from, to, longest }) => from <= to && to - from < longest),
  ),
);

type KeptStreak = Streak & { readonly at?: number | undefined; readonly behind?: number | undefined };

/** The streak that is kept; null where none is, or none that can be read. */
export const readStreak = (): KeptStreak | null => STREAK.read().value as KeptStreak | null;

/** What the clock shows on a day, as a streak has to know it. A clock is set right by some minutes now and then. */
const clockFor = (streak: KeptStreak | null, day: number): Clock => ({
  day,
  isBack: streak?.at !== undefined && streak.at > Date.now() + HOUR,
  dayThere: streak?.behind === undefined ? day : dayAt(streak.behind),
});

/** How many days in a row it has been on a day, which is today for who looks at it. */
export const runningToday = (streak: Streak | null, day: number): number => runningOn(streak, clockFor(streak, day));

/** Whether something has been done that counts for a day. */
export function isCounted(day: number): boolean {
  const streak = readStreak();
  return streak !== null && [...(streak.before ?? []), streak].some(({ from, to }) => from <= day && day <= to);
}

/** Keeps that an exercise or a position has been done that was begun on a day. A convenience: where nothing can be kept, nothing happens. */
export function keepDone(begun = today()): void {
  STREAK.change((now) => {
    const streak = now as KeptStreak | null;
    const { from, to, longest, before } = doneOn(streak, clockFor(streak, countsFor(begun, today())));
    return {
      version: VERSION,
      from,
      to,
      longest,
      before: before?.map(({ from, to }) => ({ from, to })),
      at: Date.now(),
      behind: new Date().getTimezoneOffset(),
    };
  });
}
