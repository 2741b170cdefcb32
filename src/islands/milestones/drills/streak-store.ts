import * as v from 'valibot';
import { doneOn, type Streak } from '../../../daily/streak.ts';
import { whole } from '../../../kit/reading.ts';
import { kept } from '../../../kit/storage.ts';
import { LAST_DAY, today } from '../../ui/days.ts';

const VERSION = 1;
const day = whole(0, LAST_DAY);

const STREAK = kept(
  'streak',
  v.pipe(
    v.object({ version: v.literal(VERSION), from: day, to: day, longest: whole(1, LAST_DAY + 1) }),
    v.check(({ from, to, longest }) => from <= to && to - from < longest),
  ),
);

/** The streak that is kept; null where none is, or none that can be read. */
export const readStreak = (): Streak | null => STREAK.read().value;

/** Keeps that today's exercise or position has been done. A convenience: where nothing can be kept, nothing happens. */
export function doneToday(): void {
  STREAK.write({ version: VERSION, ...doneOn(readStreak(), today()) });
}
