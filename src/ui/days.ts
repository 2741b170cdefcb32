/** The day that a clock shows where it hangs, as a whole number that grows by one every midnight, also where an hour is left out or comes twice. */
export function dayOf(moment: Date): number {
  return Math.floor(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000);
}

/** No later day is taken from what is kept: it lies in the year 2243. */
export const LAST_DAY = 100_000;

/** What is put off from the last day that a clock may show can still be kept, and an address can name that day. */
const LAST_TODAY = 99_900;

/** The day on the reader's clock, counted from 1970. A clock before or long after that counts as on the first or the last day. */
export const today = (): number => Math.min(LAST_TODAY, Math.max(0, dayOf(new Date())));

/** The day of this moment on a clock that is so many minutes behind Greenwich. */
export const dayAt = (behind: number): number => Math.floor((Date.now() - behind * 60_000) / 86_400_000);

/** The moment at which a day begins in Greenwich, to be shown with `timeZone: 'UTC'`. */
export const dateOf = (day: number): Date => new Date(day * 86_400_000);
