import * as v from 'valibot';
import { whole } from '../../kit/reading.ts';
import { kept } from '../../kit/storage.ts';
import { LAST_DAY } from '../../ui/days.ts';

const VERSION = 1;

/** What has become of the position of one day: how many turns were tried, and whether the best was found, or looked up. */
export interface Attempt {
  readonly day: number;
  readonly tries: number;
  readonly done: 'solved' | 'shown' | null;
}

const OF_A_DAY = {
  day: whole(0, LAST_DAY),
  tries: whole(0, 1_000_000),
  done: v.nullable(v.picklist(['solved', 'shown'])),
};

/** So many other days are remembered: a link leads to an earlier one, and a clock that is wrong to any. */
const MOST_OTHERS = 30;

/** Under what it is kept. */
export const ATTEMPT_KEY = 'position-of-the-day';
/** The position that was tried last, and those of other days. */
export const ATTEMPT = kept(
  ATTEMPT_KEY,
  v.object({
    version: v.literal(VERSION),
    ...OF_A_DAY,
    others: v.optional(v.pipe(v.array(v.object(OF_A_DAY)), v.maxLength(MOST_OTHERS))),
  }),
);

/** What is kept of all days, the last one first. */
function readAttempts(): Attempt[] {
  const { value } = ATTEMPT.read();
  return value === null ? [] : [value, ...(value.others ?? [])].map(({ day, tries, done }) => ({ day, tries, done }));
}

/** What is kept of a day; a fresh attempt where nothing is. */
export function readAttempt(day: number): Attempt {
  return readAttempts().find((attempt) => attempt.day === day) ?? { day, tries: 0, done: null };
}

/** Keeps an attempt beside those of other days. Where nothing can be kept, nothing happens. */
export function keepAttempt(attempt: Attempt): void {
  const others = readAttempts().filter(({ day }) => day !== attempt.day);
  ATTEMPT.write({ version: VERSION, ...attempt, others: others.slice(0, MOST_OTHERS) });
}
