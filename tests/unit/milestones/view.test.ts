import { expect, test } from 'vitest';
import { determinize, newGame, PRACTICE_SET, viewFor } from '../../../src/milestones/index.ts';

const game = newGame({ players: 3, seed: 5, set: PRACTICE_SET });

test('a view shows everything but the order of the pile, to every player alike', () => {
  const { pile, ...open } = game;
  const view = viewFor(game, 0);
  expect(view).toEqual({ ...open, unseen: [...pile].sort() });
  expect(view).not.toHaveProperty('pile');
  expect(viewFor(game, 2)).toEqual(view);
  expect(viewFor({ ...game, pile: [...pile].reverse() }, 0)).toEqual(view);
  expect(() => viewFor(game, 3)).toThrow(RangeError);
});

test('a game drawn from a view agrees with it, and the seed alone decides the order', () => {
  const view = viewFor(game, 1);
  const drawn = determinize(view, 7);
  expect(viewFor(drawn, 1)).toEqual(view);
  expect(determinize(viewFor({ ...game, pile: [...game.pile].reverse() }, 1), 7)).toEqual(drawn);
  expect(determinize(view, 8).pile).not.toEqual(drawn.pile);
});
