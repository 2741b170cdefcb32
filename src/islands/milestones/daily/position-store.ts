import * as v from 'valibot';
import { whole } from '../../../kit/reading.ts';
import { kept } from '../../../kit/storage.ts';
import { LAST_DAY } from '../../ui/days.ts';

const VERSION = 1;

/** What has become of the position of one day: how many turns were tried, and whether the best was found, or looked up. */
export interface Attempt {
  readonly day: number;
  readonly tries: number;
  readonly done: 'solved' | 'shown' | null;
}

const ATTEMPT = kept(
  'position-of-the-day',
  v.object({
    version: v.literal(VERSION),
    day: whole(0, LAST_DAY),
    tries: whole(0, 1_000_000),
    done: v.nullable(v.picklist(['solved', 'shown'])),
  }),
);

/** What is kept of a day; a fresh attempt where nothing is. */
export function readAttempt(day: number): Attempt {
  const { value } = ATTEMPT.read();
  return value?.day === day ? { day, tries: value.tries, done: value.done } : { day, tries: 0, done: null };
}

/** Keeps an attempt in place of that of another day. Where nothing can be kept, nothing happens. */
export function keepAttempt(attempt: Attempt): void {
  ATTEMPT.write({ version: VERSION, ...attempt });
}
