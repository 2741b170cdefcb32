import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type Action, gameOfScene } from '../../../src/milestones/index.ts';
import { simulations } from '../../../src/players/consider.ts';
import { asComesTrue, bestTurn, review } from '../../../src/players/review.ts';
import { isRight, playTurn } from '../../positions/position.ts';
import { POSITIONS } from '../../positions/positions.ts';

/** Last turns in which one way wins and another does not. */
const LAST_TURNS = POSITIONS.filter(({ right }) => right.wins).slice(0, 6);

const judge = (position: (typeof POSITIONS)[number], turn: 'line' | 'wrong') =>
  review(gameOfScene(position.scene), position[turn], xoroshiro128plus(1), () => simulations(8));

test.each(LAST_TURNS)('the wrong turn in $id has cost the game, and a better one is shown', (position) => {
  const { before, after, better } = judge(position, 'wrong');
  expect(before).toBe(1);
  expect(after).toBeLessThanOrEqual(0.5);
  expect(
    isRight(
      position.right,
      playTurn(gameOfScene(position.scene), () => better ?? []),
    ),
  ).toBe(true);
});

test.each(LAST_TURNS)('the right turn in $id has cost nothing', (position) => {
  expect(judge(position, 'line')).toEqual({ before: 1, after: 1, better: null });
});

test('what a search foresees comes true less surely, in the same order; what is certain stays so', () => {
  const foreseen = [0.66, 0.2, 0.1, 0.04];
  const [first, second, third, last] = asComesTrue(foreseen) as [number, number, number, number];
  expect(first + second + third + last).toBeCloseTo(1);
  expect(first).toBeLessThan(0.66);
  expect(last).toBeGreaterThan(0.04);
  expect([first, second, third, last].toSorted((a, b) => b - a)).toEqual([first, second, third, last]);
  expect(asComesTrue([0, 1, 0])).toEqual([0, 1, 0]);
  expect(asComesTrue([0.5, 0, 0.5])).toEqual([0.5, 0, 0.5]);
});

describe('the best turn', () => {
  const turn = (after: number, better: readonly Action[] | null = null) => ({ before: after, after, better });
  // 50 → 55 → 40 → 60 → 65 %.
  const reviews = [turn(0.55), turn(0.4), turn(0.6), turn(0.65)];

  test('is the one with which the chance to win rose most', () => {
    expect(bestTurn(reviews, 0.5, () => true)).toBe(2);
    expect(bestTurn(reviews.slice(0, 2), 0.25, () => true)).toBe(0);
  });

  test('is one of which something can be told, and instead of which nothing better was found', () => {
    expect(bestTurn(reviews, 0.5, (each) => each !== 2)).toBe(0);
    expect(bestTurn([...reviews, turn(0.99, [])], 0.5, () => true)).toBe(2);
  });

  test('is none where nothing rose', () => {
    expect(bestTurn([turn(0.5), turn(0.51), turn(0.3)], 0.5, () => true)).toBeNull();
    expect(bestTurn(reviews, 0.5, () => false)).toBeNull();
    expect(bestTurn([], 0.5, () => true)).toBeNull();
  });
});
