import { expect, test } from 'vitest';
import { landscapeOf } from '../../../../src/board/pieces/landscape.ts';
import { apply, type Game, legalActions, newGame, PRACTICE_SET } from '../../../../src/milestones/index.ts';
import { drawFrom } from '../../kit/drawing.ts';
import { chosen, withPlenty } from '../playing.ts';

const { board } = PRACTICE_SET;

/** The same net turned by half a turn: every lot has other land under it, and another line crosses the river. */
const TURNED = {
  ...board,
  name: 'turned',
  points: board.points.map(({ q, r, ...point }) => ({ ...point, q: 0 - q, r: 0 - r })),
};

test('2.6 the landscape has no effect: on other land the same net is played the same', () => {
  const [land, otherLand] = [landscapeOf(board).lots, landscapeOf(TURNED).lots];
  const changed = [...land].filter(([lot, terrain]) => otherLand.get(lot) !== terrain);
  expect(changed.length).toBeGreaterThan(land.size / 3);

  let built = 0;
  for (const seed of [26, 62]) {
    const draw = drawFrom(seed);
    let game = newGame({ players: 2, seed, set: PRACTICE_SET });
    for (let i = 0; i < 200 && game.state.phase !== 'over'; i++) {
      if (game.state.phase === 'move' && draw(8) === 0) game = withPlenty(game, draw);
      const other: Game = { ...game, board: TURNED };
      const legal = legalActions(game);
      expect(legalActions(other)).toEqual(legal);
      const action = chosen(legal, draw);
      const [here, there] = [apply(game, action), apply(other, action)];
      if (!here.ok || !there.ok) expect.fail(`${JSON.stringify(action)} is refused`);
      expect(there.events).toEqual(here.events);
      expect(there.game.state).toEqual(here.game.state);
      if (['street', 'house', 'marketplace'].includes(action.type)) built++;
      game = here.game;
    }
  }
  expect(built).toBeGreaterThan(10);
});
