import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of whole numbers from 0 to below a limit; the same seed gives the same numbers. */
export type Draw = (below: number) => number;

export function drawFrom(seed: number): Draw {
  const random = xoroshiro128plus(seed);
  return (below) => uniformInt(random, 0, below - 1);
}

export const oneOf = <T>(list: readonly T[], draw: Draw): T => list[draw(list.length)] as T;

/** Views of bytes cannot be frozen, and what all objects share is not to be. */
const isFreezable = (value: object) => !ArrayBuffer.isView(value) && !Object.hasOwn(value, 'constructor');

/** The same value, frozen to its depths: who changes it in place, throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && isFreezable(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}
