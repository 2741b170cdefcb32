import { expect, test } from 'vitest';
import { firstsShare } from '../../../src/simulator/contest.ts';
import type { Contestant } from '../../../src/simulator/contestants.ts';

/** A little tournament of two on the practice set, on fixed deals; gives the wins of the first. */
function wins(between: readonly [Contestant, Contestant], games: number): number {
  const contest = { between, players: 2, board: 'practice', seed: 7, thought: { simulations: 40 } } as const;
  return Array.from({ length: games }, (_, game) => firstsShare({ ...contest, game })).reduce((a, b) => a + b);
}

// The bounds leave room for other players of the same strength; one that does not think any more falls below them.
test('the apprentice loses to greedy more often than not', () => {
  const won = wins(['apprentice', 'greedy'], 16);
  expect(won).toBeLessThanOrEqual(7);
});

test('the apprentice beats chance', () => {
  expect(wins(['apprentice', 'random'], 2)).toBe(2);
});

test('the journeyman beats the apprentice', () => {
  expect(wins(['journeyman', 'apprentice'], 6)).toBeGreaterThanOrEqual(5);
});

test('the master beats greedy', () => {
  expect(wins(['master', 'greedy'], 4)).toBeGreaterThanOrEqual(3);
});
