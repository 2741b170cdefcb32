import { expect, test } from 'vitest';
import { type Contest, firstsShare } from '../../../src/simulator/contest.ts';
import type { Contestant } from '../../../src/simulator/contestants.ts';

/** A little tournament of two on fixed deals, on the practice set or on random boards; gives the wins of the first. */
function wins(between: readonly [Contestant, Contestant], games: number, board: Contest['board'] = 'practice'): number {
  const contest = { between, players: 2, board, seed: 7, thought: { simulations: 10 } } as const;
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

test('on random boards, too, each level that does not search beats the one below it', () => {
  expect(wins(['senior', 'apprentice'], 6, 'random')).toBeGreaterThanOrEqual(4);
  expect(wins(['journeyman', 'senior'], 6, 'random')).toBeGreaterThanOrEqual(4);
});

test('the master beats greedy', () => {
  expect(wins(['master', 'greedy'], 4)).toBeGreaterThanOrEqual(3);
});
