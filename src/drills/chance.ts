import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws a whole number from the first to the second. */
export type Draw = (from: number, to: number) => number;

/** Draws that a seed, a 32-bit integer, determines. */
export function drawsFrom(seed: number): Draw {
  const random = xoroshiro128plus(seed);
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
