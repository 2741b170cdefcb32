import { expect, test } from 'vitest';
import { eloOf } from '../../../src/simulator/elo.ts';

test('ten wins to one are 400 points, and the anchor is at 0', () => {
  const elo = eloOf(['a', 'b'], 'b', [{ between: ['a', 'b'], games: 11_000, wins: 10_000 }]);
  expect(elo.a).toBeCloseTo(400, 0);
  expect(elo.b).toBe(0);
});

test('differences add up: who has not met is compared through the others', () => {
  const elo = eloOf(['a', 'b', 'c'], 'a', [
    { between: ['b', 'a'], games: 4000, wins: 3000 },
    { between: ['c', 'b'], games: 4000, wins: 3000 },
  ]);
  // Three wins to one are 400 · log10(3).
  expect(elo.b).toBeCloseTo(190.8, 0);
  expect(elo.c).toBeCloseTo(381.7, 0);
});

test('who always wins has a rating too', () => {
  const elo = eloOf(['a', 'b'], 'a', [{ between: ['b', 'a'], games: 20, wins: 20 }]);
  expect(elo.b).toBeGreaterThan(400);
  expect(Number.isFinite(elo.b)).toBe(true);
});
