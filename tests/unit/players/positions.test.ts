import { expect, test } from 'vitest';
import { gameOf } from '../../../src/milestones/index.ts';
import { isRight, playTurn } from '../../positions/position.ts';
import { POSITIONS } from '../../positions/positions.ts';

test('there are at least 30 positions, none twice', () => {
  expect(new Set(POSITIONS.map(({ id }) => id)).size).toBe(POSITIONS.length);
  expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
});

test.each(POSITIONS)(
  '$id is legal, its answer can be played, and the tempting one is not right',
  ({ scene, right, line, wrong }) => {
    const game = gameOf(scene);
    expect(game.state.player).toBe(0);
    expect(
      isRight(
        right,
        playTurn(game, () => line),
      ),
    ).toBe(true);
    expect(
      isRight(
        right,
        playTurn(game, () => wrong),
      ),
    ).toBe(false);
  },
);
