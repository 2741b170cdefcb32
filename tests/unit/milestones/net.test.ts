import { expect, test } from 'vitest';
import { layoutOf } from '../../../src/milestones/board/layout.ts';
import { isFree, netOf } from '../../../src/milestones/board/net.ts';
import { LONG_BOARD, position, type Written } from './position.ts';

const written: Written = { streets: ['S-a-b', 'b-c-d'], marketplaces: ['b'] };
const { board, state } = position(written);
const layout = layoutOf(board);
const named = (marks: readonly unknown[]) => layout.ids.filter((_, i) => marks[i]);

test('the net counts street pieces at points, and marks their lines, milestones and marketplaces', () => {
  const { pieces, onLine, milestone, marketplace } = netOf(layout, state);
  // In the order of the ids: S, a, b, c, d, and ten points that no street touches.
  expect(pieces).toEqual([1, 2, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect([milestone, marketplace].map((marks) => [marks.length, named(marks)])).toEqual([
    [15, ['a', 'c']],
    [15, ['S', 'b']],
  ]);
  const lines = new Set(['Sa', 'ab', 'bc', 'cd']);
  const expected = new Array<boolean>(layout.edgeCount).fill(false);
  layout.ids.forEach((one, i) => {
    layout.ids.forEach((other, j) => {
      if (lines.has(one + other)) expected[layout.edgeOf[i * 15 + j] as number] = true;
    });
  });
  expect(onLine).toEqual(expected);
  expect([...new Set([...milestone, ...marketplace])].sort()).toEqual([false, true]);
});

test('a number is free where neither milestone nor marketplace lies; the start point never is (8.11)', () => {
  const free = layout.ids.filter((_, point) => isFree(layout, netOf(layout, state), point));
  expect(free.join('')).toBe('defghijklmn');
  const bare = netOf(layout, { streets: [], marketplaces: [] });
  expect(isFree(layout, bare, layout.start)).toBe(false);
});

test('a net is computed again when a street or a marketplace has been built, and not before', () => {
  const net = netOf(layout, state);
  expect(netOf(layout, { streets: state.streets, marketplaces: state.marketplaces })).toBe(net);
  const more = position({ ...written, marketplaces: ['b', 'd'] }).state;
  const built = { streets: state.streets, marketplaces: more.marketplaces };
  expect(named(netOf(layout, built).marketplace)).toEqual(['S', 'b', 'd']);
  expect(named(netOf(layout, state).marketplace)).toEqual(['S', 'b']);
  const bare = { streets: [], marketplaces: [] };
  expect(netOf(layout, bare).pieces).toHaveLength(15);
  expect(netOf(layoutOf(LONG_BOARD), bare).pieces).toHaveLength(120);
});
