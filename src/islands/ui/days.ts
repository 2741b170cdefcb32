/** The day that a clock shows where it hangs, as a whole number that grows by one every midnight, also where an hour is left out or comes twice. */
export function dayOf(moment: Date): number {
  return Math.floor(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / 86_400_000);
}

/** No later day is taken from what is kept: it lies in the year 2243. */
export const LAST_DAY = 100_000;

/** The day on the reader's clock, counted from 1970. */
export const today = (): number => dayOf(new Date());

/** The moment at which a day begins in Greenwich, to be shown with `timeZone: 'UTC'`. */
export const dateOf = (day: number): Date => new Date(day * 86_400_000);
