import { number as formatted } from '@messageformat/runtime';

export { plural, select } from '@messageformat/runtime';

/** What is written alike in every language. */
const ALIKE = 1000;

/**
 * A number in a message. Small whole ones, which is all that is counted in a game, need no formatter: the first of a page takes as
 * long as half an island.
 */
export function number(language: string, value: number, offset: number): string {
  const n = value - offset;
  return Number.isInteger(n) && n >= 0 && n < ALIKE ? String(n) : formatted(language, value, offset);
}
