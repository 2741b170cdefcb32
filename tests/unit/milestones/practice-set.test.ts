import { describe, expect, test } from 'vitest';
import {
  KINDS,
  layoutOf,
  PRACTICE_SET,
  PRACTICE_SETS,
  practiceVersionOf,
  type Worker,
} from '../../../src/milestones/index.ts';

/** How many of a list there are of each value. */
function counts<T>(list: readonly T[]): Map<T, number> {
  const result = new Map<T, number>();
  for (const item of list) result.set(item, (result.get(item) ?? 0) + 1);
  return result;
}

test('every version stays at its place and the last is the one to play with', () => {
  expect(PRACTICE_SETS.map(({ board }) => [board.name, board.version])).toEqual(
    PRACTICE_SETS.map((_, i) => ['practice', i + 1]),
  );
  expect(PRACTICE_SETS.at(-1)).toBe(PRACTICE_SET);
});

test('the version that a game is played with is told by its board and its tiles, both', () => {
  PRACTICE_SETS.forEach((set, i) => {
    expect(practiceVersionOf(structuredClone(set))).toBe(i + 1);
    expect(practiceVersionOf({ ...set, board: { ...set.board, name: 'another' } })).toBe(0);
    expect(practiceVersionOf({ ...set, workerTiles: set.workerTiles.slice(1) })).toBe(0);
  });
});

describe.each(PRACTICE_SETS.map((set) => [set.board.version, set] as const))('version %i', (_, set) => {
  const { board, workerTiles, bonusTiles } = set;
  const layout = layoutOf(board);
  const numbered = board.points.filter(({ number }) => number !== null);
  const workers = workerTiles.flatMap((tile) => tile.workers);

  test('60 to 80 points carry a number from 1 to 5, the start carries none (2.4)', () => {
    expect(numbered.length).toBeGreaterThanOrEqual(60);
    expect(numbered.length).toBeLessThanOrEqual(80);
    expect([...new Set(numbered.map(({ number }) => number))].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(board.points.filter(({ number }) => number === null).map(({ id }) => id)).toEqual([board.start]);
  });

  test('the net is connected, and every point is the corner of a lot', () => {
    const reached = new Set([layout.start]);
    for (const point of reached) for (const next of layout.neighbours[point] ?? []) reached.add(next);
    expect(reached.size).toBe(board.points.length);
    expect(layout.lotsAt.every((lots) => lots.length > 0)).toBe(true);
  });

  test('it is a long strip with the start at its upper left', () => {
    const left = (id: string) => board.points.filter((point) => point.id === id).map(({ q, r }) => q + r / 2)[0] ?? 0;
    const across = board.points.map(({ id }) => left(id));
    const down = board.points.map(({ r }) => (r * Math.sqrt(3)) / 2);
    const width = Math.max(...across) - Math.min(...across);
    expect(width).toBeGreaterThan(2 * (Math.max(...down) - Math.min(...down)));
    expect(left(board.start) - Math.min(...across)).toBeLessThan(width / 6);
    expect(board.points.find(({ id }) => id === board.start)?.r).toBe(Math.min(...board.points.map(({ r }) => r)));
  });

  test('ids are ordered as they are read, points and tiles alike', () => {
    const reading = [...board.points].sort((a, b) => a.r - b.r || a.q - b.q).map(({ id }) => id);
    expect(reading).toEqual(board.points.map(({ id }) => id));
    expect([...reading].sort()).toEqual(reading);
    expect(workerTiles.map(({ id }) => id).sort()).toEqual(workerTiles.map(({ id }) => id));
  });

  test('15 bushes lie on 15 lots of which no two share a line, with three bonus tiles of each kind (2.1)', () => {
    expect(new Set(board.bushes).size).toBe(15);
    const lots = board.bushes.map((bush) => layout.lots[layout.lotIndex.get(bush) ?? -1]);
    expect(new Set(lots.flatMap((lot) => lot?.edges)).size).toBe(45);
    expect(counts(bonusTiles)).toEqual(new Map(KINDS.map((kind) => [kind, 3])));
  });

  test('35 worker tiles hold 14 workers of every kind and each number about equally often (2.1)', () => {
    expect(workerTiles).toHaveLength(35);
    expect(counts(workers.map(({ kind }) => kind))).toEqual(new Map(KINDS.map((kind) => [kind, 14])));
    const numbers = counts(workers.map(({ number }) => number));
    expect([...numbers.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([...numbers.values()].every((count) => count >= 8 && count <= 10)).toBe(true);
  });

  test('the two workers of a tile have the same number or consecutive ones, the lower on the left', () => {
    const pairs = workerTiles.map(({ workers: [left, right] }) => [left.number, right.number] as const);
    expect(pairs.filter(([left, right]) => right !== left && right !== left + 1)).toEqual([]);
    const texts = pairs.map((pair) => pair.join('-'));
    expect(texts).toEqual(expect.arrayContaining(['3-3', '6-7', '8-8']));
  });

  test('there is a double tile of every kind, and no tile twice', () => {
    const doubles = workerTiles.filter(({ workers: [left, right] }) => left.kind === right.kind);
    expect(new Set(doubles.map((tile) => tile.workers[0].kind))).toEqual(new Set(KINDS));
    const text = ({ kind, number }: Pick<Worker, 'kind' | 'number'>) => `${kind} ${number}`;
    expect(new Set(workerTiles.map((tile) => tile.workers.map(text).join(', '))).size).toBe(35);
  });
});
