import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { gameOfScene } from '../../../src/milestones/index.ts';
import { simulations } from '../../../src/players/consider.ts';
import { review } from '../../../src/players/review.ts';
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
