import * as v from 'valibot';
import { withOthers } from '../../kit/items.ts';
import { whole } from '../../kit/reading.ts';
import { kept } from '../../kit/storage.ts';
import { LAST_DAY } from '../../ui/days.ts';

const VERSION = 1;

/** What has become of the position of one day: how many turns were tried, and whether the best was found, or looked up. */
export interface Attempt {
  readonly day: number;
  readonly tries: number;
  readonly done: 'solved' | 'shown' | null;
  /** The day on the reader's clock on which it was begun: it may be another one, as midnight passes and links lead to other days. */
  readonly begun?: number | undefined;
}

const OF_A_DAY = {
  day: whole(0, LAST_DAY),
  tries: whole(0, 1_000_000),
  done: v.nullable(v.picklist(['solved', 'shown'])),
  begun: v.optional(whole(0, LAST_DAY)),
};

/** So many other days are remembered, those that were tried last: more than there are positions before any comes again. */
const MOST_OTHERS = 400;

/** Under what it is kept. */
export const ATTEMPT_KEY = 'position-of-the-day';
const SCHEMA = withOthers({ version: v.literal(VERSION) }, OF_A_DAY, MOST_OTHERS);
type KeptAttempts = v.InferOutput<typeof SCHEMA>;

/** The position that was tried last, and those of other days. */
export const ATTEMPT = kept(ATTEMPT_KEY, SCHEMA);

/** What is kept of all days, the last one first. */
const attemptsIn = (kept: KeptAttempts | null): Attempt[] =>
  kept === null
    ? []
    : [kept, ...(kept.others ?? [])].map(({ day, tries, done, begun }) => ({ day, tries, done, begun }));

/** An attempt before those of other days. */
const attemptsToKeep = (attempt: Attempt, all: readonly Attempt[]): KeptAttempts => ({
  version: VERSION,
  ...attempt,
  others: all.filter(({ day }) => day !== attempt.day).slice(0, MOST_OTHERS),
});

/** What two tabs, or two browsers, know of the same day: a result is never taken back. */
export const joined = (one: Attempt, other: Attempt): Attempt => ({
  day: one.day,
  tries: Math.max(one.tries, other.tries),
  done: one.done ?? other.done,
  begun: one.begun ?? other.begun,
});

/** What is kept here and elsewhere, of all days. */
export function joinedAttempts(here: KeptAttempts | null, there: KeptAttempts): KeptAttempts {
  const mine = attemptsIn(here);
  const more = attemptsIn(there);
  const both = mine.map((attempt) => joined(attempt, more.find(({ day }) => day === attempt.day) ?? attempt));
  const [last, ...others] = [...both, ...more.filter(({ day }) => mine.every((each) => each.day !== day))];
  return attemptsToKeep(last as Attempt, others);
}

/** What is kept of a day; a fresh attempt where nothing is. */
export function readAttempt(day: number): Attempt {
  return attemptsIn(ATTEMPT.read().value).find((attempt) => attempt.day === day) ?? { day, tries: 0, done: null };
}

/**
 * Adds to the attempt that is shown, and to what another tab may have kept of the same day: `tried` makes another attempt of it, unless it
 * is done. Keeps that beside the attempts of other days, and returns it; where nothing can be kept, that is all.
 */
export function keepTry(shown: Attempt, tried: (now: Attempt) => Attempt): Attempt {
  const after = (now: Attempt) => (now.done === null ? tried(now) : now);
  let next = after(shown);
  ATTEMPT.change((kept) => {
    const all = attemptsIn(kept);
    next = after(joined(shown, all.find(({ day }) => day === shown.day) ?? shown));
    return attemptsToKeep(next, all);
  });
  return next;
}
