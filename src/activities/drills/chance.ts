import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws a whole number from the first to the second. */
export type Draw = (from: number, to: number) => number;

/** The fraction of the golden ratio in 32 bits: its multiples lie far apart. */
const FAR_APART = 0x9e3779b1;

/** Draws that a seed, a 32-bit integer, determines. The generator's first draws from neighbouring seeds are alike, so these are spread. */
export function drawsFrom(seed: number): Draw {
  const random = xoroshiro128plus(Math.imul(seed + 1, FAR_APART));
  return (from, to) => uniformInt(random, from, to);
}

/** One of a list that is not empty. */
export function oneOf<T>(draw: Draw, list: readonly T[]): T {
  return list[draw(0, list.length - 1)] as T;
}

/** So many of a list, none twice, in an order of chance; all of a list that is shorter. */
export function someOf<T>(draw: Draw, list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(draw(0, left.length - 1), 1)[0] as T);
}
