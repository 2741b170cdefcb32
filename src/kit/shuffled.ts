import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** The same list in an order drawn from `random`. */
export function shuffled<T>(list: readonly T[], random: RandomGenerator): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = uniformInt(random, 0, i);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}
