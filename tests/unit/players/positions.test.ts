import { expect, test } from 'vitest';
import { gameOfScene } from '../../../src/milestones/index.ts';
import { simulations } from '../../../src/players/consider.ts';
import { playerOf } from '../../../src/players/levels.ts';
import { findsRight, isRight, playTurn } from '../../positions/position.ts';
import { POSITIONS } from '../../positions/positions.ts';

test('there are at least 30 positions, none twice', () => {
  expect(new Set(POSITIONS.map(({ id }) => id)).size).toBe(POSITIONS.length);
  expect(POSITIONS.length).toBeGreaterThanOrEqual(30);
});

test.each(POSITIONS)(
  '$id is legal, its answer can be played, and the tempting one is not right',
  ({ scene, right, line, wrong }) => {
    const game = gameOfScene(scene);
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

test.each([
  ['journeyman', 20],
  ['master', 27],
] as const)('the %s finds at least %i of them', (level, least) => {
  const player = playerOf(level, simulations(40));
  expect(POSITIONS.filter((position) => findsRight(position, player)).length).toBeGreaterThanOrEqual(least);
});
