import { describe, expect, test } from 'vitest';
import {
  type Board,
  type GameSet,
  hasFirstSection,
  KINDS,
  layoutOf,
  newGame,
  randomSet,
  readRecord,
  recordOf,
} from '../../../src/milestones/index.ts';

const SETS = process.env.MUTANTS ? 60 : 300;

/** Made when a test first asks for them. */
const sets = (() => {
  let made: readonly { readonly seed: number; readonly set: GameSet }[] | undefined;
  return () => (made ??= Array.from({ length: SETS }, (_, seed) => ({ seed, set: randomSet(seed) })));
})();
const boards = () => sets().map(({ set }) => set.board);
const rowsOf = (board: Board) => [...new Set(board.points.map(({ r }) => r))].length;
/** How far to the right of its row's first place a point lies: a row begins half a line to the left or to the right of the one before. */
const columnOf = ({ q, r }: { q: number; r: number }) => q + Math.floor(r / 2);

test('the same seed gives the same set, another one another', () => {
  expect(randomSet(5)).toEqual(randomSet(5));
  expect(randomSet(5).board.points).not.toEqual(randomSet(6).board.points);
  expect(randomSet(5).board).toMatchObject({ name: 'random-5', version: 1 });
});

test('a board is a strip of 12 to 80 points in 3 to 6 rows of up to 14, whole inside, frayed here and there', () => {
  expect(new Set(boards().map(rowsOf))).toEqual(new Set([3, 4, 5, 6]));
  let [edge, left] = [0, 0];
  for (const { points } of boards()) {
    expect(points.length).toBeLessThanOrEqual(84);
    const columns = 1 + Math.max(...points.map(columnOf));
    const rows = 1 + Math.max(...points.map(({ r }) => r));
    expect(Math.min(...points.map(columnOf))).toBe(0);
    expect(columns).toBeLessThanOrEqual(14);
    const there = new Set(points.map((point) => `${columnOf(point)},${point.r}`));
    for (let r = 1; r < rows - 1; r++)
      for (let column = 1; column < columns - 1; column++) expect(there.has(`${column},${r}`)).toBe(true);
    // Where the last column has been left out as a whole, the strip is one narrower and only looks frayed less.
    edge += 2 * columns + 2 * rows - 4;
    left += columns * rows - points.length;
  }
  expect(left / edge).toBeGreaterThan(0.08);
  expect(left / edge).toBeLessThan(0.25);
});

test('a first street section can be built on every board, also where the first places drawn left no room', () => {
  const all = [randomSet(2694337822).board, ...boards()];
  expect(all.filter((board) => !hasFirstSection(board)).map(({ name }) => name)).toEqual([]);
});

test('all four sides are frayed alike', () => {
  const sides = {
    above: { places: 0, left: 0 },
    below: { places: 0, left: 0 },
    before: { places: 0, left: 0 },
    behind: { places: 0, left: 0 },
  };
  for (const { points } of boards()) {
    const last = { column: Math.max(...points.map(columnOf)), r: Math.max(...points.map(({ r }) => r)) };
    const there = new Set(points.map((point) => `${columnOf(point)},${point.r}`));
    const look = (side: { places: number; left: number }, column: number, r: number) => {
      side.places++;
      if (!there.has(`${column},${r}`)) side.left++;
    };
    for (let column = 1; column < last.column; column++) {
      look(sides.above, column, 0);
      look(sides.below, column, last.r);
    }
    for (let r = 1; r < last.r; r++) {
      look(sides.before, 0, r);
      look(sides.behind, last.column, r);
    }
  }
  for (const [side, { places, left }] of Object.entries(sides)) {
    expect(left / places, side).toBeGreaterThan(0.08);
    expect(left / places, side).toBeLessThan(0.25);
  }
});

test('the start is the first point and bears no number; all others bear 1 to 5', () => {
  const numbers = new Set<number | null>();
  for (const { points, start } of boards()) {
    expect([points[0]?.id, points[0]?.q, points[0]?.r, points[0]?.number]).toEqual([start, 0, 0, null]);
    for (const { number } of points.slice(1)) numbers.add(number);
    expect(points.map(({ id }) => id)).toEqual(points.map((_, i) => `p${i < 10 ? '0' : ''}${i}`));
  }
  expect(numbers).toEqual(new Set([1, 2, 3, 4, 5]));
});

test('up to 15 bushes lie on at most half of the lots, in the order of their ids', () => {
  for (const board of boards()) {
    const lots = layoutOf(board).lots.map(({ id }) => id);
    expect(board.bushes).toHaveLength(Math.min(15, Math.floor(lots.length / 2)));
    expect(new Set(board.bushes).size).toBe(board.bushes.length);
    expect(lots).toEqual(expect.arrayContaining([...board.bushes]));
    expect(board.bushes).toEqual([...board.bushes].sort());
  }
  const drawn = new Set(boards().map((board) => board.bushes[0] === layoutOf(board).lots[0]?.id));
  expect(drawn).toEqual(new Set([true, false]));
});

describe('the tiles', () => {
  test('are 35 of any two workers and three bonus tiles of every kind', () => {
    for (const { set } of sets().slice(0, 20)) {
      const names = Array.from({ length: 35 }, (_, i) => `t${String(i + 1).padStart(2, '0')}`);
      expect(set.workerTiles.map(({ id }) => id)).toEqual(names);
      expect(KINDS.map((kind) => set.bonusTiles.filter((tile) => tile === kind).length)).toEqual([3, 3, 3, 3, 3]);
    }
    const workers = sets().flatMap(({ set }) => set.workerTiles.flatMap((tile) => tile.workers));
    expect(new Set(workers.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    expect(new Set(workers.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
  });

  test('make games with every set that are read again', () => {
    for (const { set, seed } of sets().slice(0, 50))
      expect(readRecord(recordOf(newGame({ players: 4, seed, set }), [])).ok).toBe(true);
  });
});
