import { expect, test } from 'vitest';
import { type Board, layoutOf, PRACTICE_SET } from '../../../src/milestones/index.ts';
import { joined, lotsOf, neighboursOf } from './oracle.ts';

/** Two lots that share a line, and a point apart; the ids stand in no order and the start comes third by id. */
const BOARD: Board = {
  name: 'two lots',
  version: 1,
  points: [
    { id: 'm', q: 0, r: 0, number: null },
    { id: 'b', q: 1, r: 0, number: 2 },
    { id: 'x', q: 0, r: 1, number: 3 },
    { id: 'a', q: 1, r: -1, number: 4 },
    { id: 'z', q: 5, r: 5, number: 5 },
  ],
  start: 'm',
  bushes: [],
};

test('points are counted in the order of their ids, whatever their order on the board', () => {
  const layout = layoutOf(BOARD);
  expect(layout.ids).toEqual(['a', 'b', 'm', 'x', 'z']);
  expect([...layout.index]).toEqual([
    ['a', 0],
    ['b', 1],
    ['m', 2],
    ['x', 3],
    ['z', 4],
  ]);
  expect(layout.numbers).toEqual([4, 2, 0, 3, 5]);
  expect(layout.start).toBe(2);
});

test('neighbours are one line away in any of six directions', () => {
  const { neighbours, edgeOf, edgeCount, ids } = layoutOf(BOARD);
  expect(neighbours).toEqual([[1, 2], [0, 2, 3], [0, 1, 3], [1, 2], []]);
  expect(edgeCount).toBe(5);
  const edges = ids.flatMap((_, a) => ids.map((_, b) => edgeOf[a * ids.length + b] as number));
  // The same line from both of its ends, and none from a point to itself or to one that is not next to it.
  expect(edges).toEqual([-1, 0, 1, -1, -1, 0, -1, 2, 3, -1, 1, 2, -1, 4, -1, -1, 3, 4, -1, -1, -1, -1, -1, -1, -1]);
});

test('three mutual neighbours make a lot, which knows its corners, its edges and its houses', () => {
  const { lots, lotIndex, lotsAt } = layoutOf(BOARD);
  expect(lots.map(({ id, corners, edges }) => ({ id, corners, edges }))).toEqual([
    { id: 'a+b+m', corners: [0, 1, 2], edges: [0, 2, 1] },
    { id: 'b+m+x', corners: [1, 2, 3], edges: [2, 4, 3] },
  ]);
  expect([...lotIndex]).toEqual([
    ['a+b+m', 0],
    ['b+m+x', 1],
  ]);
  expect(lotsAt.map((around) => around.map(({ id }) => id))).toEqual([
    ['a+b+m'],
    ['a+b+m', 'b+m+x'],
    ['a+b+m', 'b+m+x'],
    ['b+m+x'],
    [],
  ]);
  expect(lots[1]?.house).toEqual({ type: 'house', lot: 'b+m+x' });
  expect(lots[1]?.houseWithBonusOn).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((bonusOn) => ({ type: 'house', lot: 'b+m+x', bonusOn })),
  );
});

test('the sections from a point are all pairs of lines that meet and do not lead back (8.3, 8.8, 8.9)', () => {
  const { paths } = layoutOf(BOARD);
  expect(paths[2]?.map(({ action }) => Object.values(action).slice(1).join('-'))).toEqual([
    'm-a-b',
    'm-b-a',
    'm-b-x',
    'm-x-b',
  ]);
  expect(paths[2]?.[2]).toMatchObject({
    milestone: 1,
    to: 3,
    action: { type: 'street', from: 'm', milestone: 'b', to: 'x' },
  });
  expect(paths[4]).toEqual([]);
});

test('what is shared between questions is frozen', () => {
  const { lots, paths, marketplaces } = layoutOf(BOARD);
  const actions = [
    ...lots.flatMap(({ house, houseWithBonusOn }) => [house, ...houseWithBonusOn]),
    ...paths.flat().map(({ action }) => action),
    ...marketplaces,
  ];
  expect(actions.every(Object.isFrozen)).toBe(true);
  expect(marketplaces).toEqual(['a', 'b', 'm', 'x', 'z'].map((at) => ({ type: 'marketplace', at })));
});

test('a layout is computed once for each board', () => {
  const layout = layoutOf(BOARD);
  expect(layoutOf(PRACTICE_SET.board)).not.toBe(layout);
  expect(layoutOf(BOARD)).toBe(layout);
  expect(layoutOf({ ...BOARD })).not.toBe(layout);
});

test('lots are in the order of their ids, also where an id begins with another', () => {
  const ids = ['a', 'a,', 'a-', 'a.', 'a0', 'a:', 'a_', 'aa', 'b', 'á', '点'];
  const points = ids.map((id, i) => ({ id, q: i % 3, r: Math.floor(i / 3), number: i === 0 ? null : 1 }));
  const lots = layoutOf({ name: 'ids', version: 1, points, start: 'a', bushes: [] }).lots.map(({ id }) => id);
  expect(lots).toHaveLength(11);
  expect(lots).toEqual([...lots].sort());
});

test('the practice board has the lines and lots of its lattice', () => {
  const { board } = PRACTICE_SET;
  const { ids, neighbours, lots, edgeCount } = layoutOf(board);
  expect(neighbours.map((next) => next.map((i) => ids[i]))).toEqual(
    ids.map((id) => [...neighboursOf(board, id)].sort()),
  );
  expect(lots.map(({ id }) => id)).toEqual(lotsOf(board).sort());
  expect(edgeCount).toBe(ids.flatMap((a) => ids.filter((b) => a < b && joined(board, a, b))).length);
});

test('a line that is missing joins nothing, and its lots are none', () => {
  const { neighbours, lots, edgeCount, edgeOf, ids } = layoutOf({ ...BOARD, missing: [['a', 'b']] });
  expect(neighbours).toEqual([[2], [2, 3], [0, 1, 3], [1, 2], []]);
  expect(edgeCount).toBe(4);
  expect(edgeOf[0 * ids.length + 1]).toBe(-1);
  expect(lots.map(({ id }) => id)).toEqual(['b+m+x']);
});
