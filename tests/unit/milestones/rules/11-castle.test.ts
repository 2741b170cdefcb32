import { expect, test } from 'vitest';
import { type Action, type Goods, legalActions } from '../../../../src/milestones/index.ts';
import { eventsOf, goods, move, play, player, position, refusals, spaces } from '../position.ts';

const giveBack = (given: Partial<Goods>): Action => ({ type: 'give-back', goods: given });
const cover = (space: number): Action => ({ type: 'cover', space });

const arriving = (workers: string, owned: Partial<Goods> = {}) =>
  play(position({ players: [{ workers, goods: owned, piece: 'mill' }, {}] }), move('castle'));

test('11.1 who stops on the castle meets two demands, in either order, on arrival only', () => {
  const game = arriving('q1 q2 l3', { stone: 4 });
  expect(game.state).toMatchObject({ phase: 'space', visit: { giveBack: 1, cover: true } });
  const goodsFirst = play(game, giveBack({ stone: 1 }));
  expect(goodsFirst.state).toMatchObject({ phase: 'space', visit: { giveBack: 0, cover: true } });
  const workerFirst = play(game, cover(3));
  expect(workerFirst.state).toMatchObject({ phase: 'space', visit: { giveBack: 1, cover: false } });
  expect(play(goodsFirst, cover(3)).state).toEqual(play(workerFirst, giveBack({ stone: 1 })).state);
  expect(refusals(game, move('castle'))).toEqual(['11.1 demands-first castle']);

  // Without either demand the space is resolved at once: the turn goes on, or passes.
  const nothing = { players: [{ workers: 'q1 q2', piece: 'mill' }, {}] } as const;
  expect(play(position(nothing), move('castle')).state).toMatchObject({ phase: 'move', player: 0, movesLeft: 1 });
  expect(play(position({ ...nothing, movesLeft: 1 }), move('castle')).state).toMatchObject({ player: 1, movesLeft: 2 });

  const leaving = position({ players: [{ workers: 'q1 q2 l3', goods: { stone: 9 } }, {}] });
  expect(leaving.state.players[0]?.piece).toBe('castle');
  expect(refusals(leaving, cover(1))).toContain('11.1 not-visiting castle');
  expect(refusals(leaving, giveBack({ stone: 6 }))).toContain('11.1 not-visiting castle');
  expect(goods(play(leaving, move('worker-1')))).toEqual({ stone: 10 });
});

test('11.2 goods, coins included, are reduced to 3 in all, of the player’s choice', () => {
  const game = arriving('q1 q2', { stone: 2, wood: 1, coin: 2 });
  expect(game.state.visit).toEqual({ giveBack: 2, cover: false });
  expect(legalActions(game)).toEqual(
    [{ coin: 2 }, { wood: 1, coin: 1 }, { stone: 1, coin: 1 }, { stone: 1, wood: 1 }, { stone: 2 }].map(giveBack),
  );
  expect(goods(play(game, giveBack({ stone: 1, coin: 1 })))).toEqual({ stone: 1, wood: 1, coin: 1 });
  expect(refusals(game, giveBack({ stone: 1 }))).toEqual(['11.2 gives-too-little']);
  expect(refusals(game, giveBack({ stone: 1, coin: 2 }))).toEqual(['11.2 gives-too-much']);
  expect(refusals(game, giveBack({ wood: 2 }))).toEqual(['11.2 lacks-wood wood']);
  expect(refusals(game, giveBack({ wood: 1, stone: 1 }))).toEqual(['malformed goods']);

  const three = arriving('q1 q2 l3', { stone: 1, coin: 2 });
  expect(three.state.visit).toEqual({ giveBack: 0, cover: true });
  expect(refusals(three, giveBack({ stone: 1 }))).toEqual(['11.2 nothing-to-give-back']);
});

test('11.2 of the greatest heap of goods there are no more ways to keep three than of any: 35', () => {
  const heap = { stone: 99, wood: 99, sand: 99, grain: 99, coin: 99 };
  const ways = legalActions(arriving('q1 q2', heap));
  expect(ways).toHaveLength(35);
  expect(ways[0]).toEqual(giveBack({ stone: 96, wood: 99, sand: 99, grain: 99, coin: 99 }));
});

test('11.3 one visible worker of choice is covered, no empty and no covered space', () => {
  const game = arriving('q1 . l3 # q5');
  expect(legalActions(game)).toEqual([cover(1), cover(3), cover(5)]);
  const covered = play(game, cover(3));
  expect(player(covered, 0).spaces).toEqual(spaces('q1 . # # q5'));
  expect(covered.state).toMatchObject({ phase: 'move', movesLeft: 1, visit: null });
  expect(refusals(game, cover(2))).toEqual(['11.3 covers-empty-space worker-2']);
  expect(refusals(game, cover(4))).toEqual(['11.3 covers-cover-tile worker-4']);
});

test('11.4 who has only 2 visible workers need not cover any', () => {
  const game = arriving('q1 . # q5', { stone: 3 });
  expect(game.state).toMatchObject({ phase: 'move', movesLeft: 1, visit: null });
  expect(player(game, 0).spaces).toEqual(spaces('q1 . # q5'));
  expect(arriving('q1 l2 q3').state.visit).toEqual({ giveBack: 0, cover: true });
});

test('11.5 a bonus tile on the covered worker leaves the game', () => {
  const game = arriving('q1* l2 q3');
  const covered = play(game, cover(1));
  expect(player(covered, 0).spaces).toEqual(spaces('# l2 q3'));
  expect(covered.state.bonusTiles).toEqual({});
  expect(eventsOf(game, cover(1)).map(({ type }) => type)).toContain('bonus-lost');
  expect(eventsOf(game, cover(2)).map(({ type }) => type)).not.toContain('bonus-lost');
});

test('11.6 who need not cover a worker may not', () => {
  const game = arriving('q5 . # q1', { stone: 4 });
  expect(refusals(game, cover(1))).toEqual(['11.6 no-worker-demanded']);
});
