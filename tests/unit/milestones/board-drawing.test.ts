import { expect, test } from 'vitest';
import { boardFrom } from '../../../src/milestones/board/drawing.ts';

test('a drawing is read row by row, with the bushes between the rows', () => {
  const board = boardFrom('small', 3, [
    '  S   2', //
    '  *',
    '1   5   4',
    '      *',
    '      3',
  ]);
  expect(board).toEqual({
    name: 'small',
    version: 3,
    start: 'p0',
    points: [
      { id: 'p0', q: 0, r: 0, number: null },
      { id: 'p1', q: 1, r: 0, number: 2 },
      { id: 'p2', q: -1, r: 1, number: 1 },
      { id: 'p3', q: 0, r: 1, number: 5 },
      { id: 'p4', q: 1, r: 1, number: 4 },
      { id: 'p5', q: 0, r: 2, number: 3 },
    ],
    // One bush with its tip above, one with its tip below.
    bushes: ['p0+p2+p3', 'p3+p4+p5'],
  });
});

test('ids have as many digits as the last of them needs', () => {
  const board = boardFrom('row', 1, ['S 1 2 3 4 5 1 2 3 4 5'.split(' ').join('   ')]);
  expect(board.points.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, i) => `p${i < 10 ? '0' : ''}${i}`));
  const ten = boardFrom('row', 1, ['S 1 2 3 4 5 1 2 3 4'.split(' ').join('   ')]);
  expect(ten.points.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, i) => `p${i}`));
});

test.each([
  ['no start', ['1   2']],
  ['two starts', ['S   S']],
  ['a point off the lattice', ['S   1  2']],
  ['a row that is not moved aside', ['S   1', '', '1   2']],
  ['a bush outside the lots', ['S   1', '*', '  2']],
  ['a bush on the edge between two lots', ['S   1', '   *', '  2   3']],
  ['another mark between the rows', ['S   1', '  x', '  2']],
])('%s is refused', (_, drawing) => {
  expect(() => boardFrom('wrong', 1, drawing)).toThrow();
});

test('the start may stand in any row: it lies at q 0, r 0, and rows above it count down', () => {
  const { points, start, bushes } = boardFrom('below', 1, ['  1   2', '', '3   S   4', '      *', '  5   1']);
  expect(start).toBe('p3');
  expect(points.map(({ q, r, number }) => [q, r, number])).toEqual([
    [0, -1, 1],
    [1, -1, 2],
    [-1, 0, 3],
    [0, 0, null],
    [1, 0, 4],
    [-1, 1, 5],
    [0, 1, 1],
  ]);
  expect(bushes).toEqual(['p3+p4+p6']);
});

test('bushes stand in the order of their lots, wherever they are drawn', () => {
  const drawing = ['S   1   2', '      *', '  3   4', '  *', '5   1'];
  expect(boardFrom('two', 1, drawing).bushes).toEqual(['p1+p2+p4', 'p3+p5+p6']);
  // The second of these comes first by its ids.
  expect(boardFrom('side by side', 1, ['  S   1', '  * *', '2   3   4']).bushes).toEqual(['p0+p1+p3', 'p0+p2+p3']);
});

test.each([
  ['no start', ['1   2'], 'a board has exactly one start'],
  ['two starts', ['S   S'], 'a board has exactly one start'],
  ['a point off the lattice', ['S   1  2'], 'row 0, column 7 is off the lattice'],
  ['a bush outside the lots', ['S   1', '*', '  2'], 'no lot with a bush below row 0, column 0'],
  ['a bush with two corners only', ['S   1', '  *'], 'no lot with a bush below row 0, column 2'],
  ['a bush in a gap', ['S   1', '', '  2', '  *', '    3'], 'no lot with a bush below row 1, column 2'],
])('%s is refused with its place', (_, drawing, message) => {
  expect(() => boardFrom('wrong', 1, drawing)).toThrow(new Error(message));
});
