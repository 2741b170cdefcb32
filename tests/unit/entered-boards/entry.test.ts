import { describe, expect, test } from 'vitest';
import {
  type BoardEntry,
  boardOf,
  type Cell,
  EMPTY_ENTRY,
  type Fault,
  faultsOf,
  isSerious,
  setOfEntry,
} from '../../../src/entered-boards/entry.ts';
import { KINDS, LIMITS, newGame, PRACTICE_SET, readRecord, recordOf } from '../../../src/milestones/index.ts';
import { someEntry } from './entries.ts';

/** Rows of a drawing: `S` the stall, a digit a number, `.` a gap; every other row stands half a line to the right. */
function entered(...rows: string[]): BoardEntry {
  const cellOf = (mark: string): Cell => (mark === 'S' ? 'stall' : mark === '.' ? 'gap' : (Number(mark) as 1));
  return { ...EMPTY_ENTRY, rows: rows.map((row, i) => ({ from: i % 2, cells: [...row].map(cellOf) })) };
}

/** Where mutants are tried there are fewer boards. */
const BOARDS = process.env.MUTANTS ? 20 : 120;

/** A strip of points with fifteen bushes (2.1), one on every lot that points down. */
const STRIP: BoardEntry = {
  ...entered(`S${'1'.repeat(15)}`, '1'.repeat(15)),
  bushes: Array.from({ length: 15 }, (_, i) => [`r0x${2 * i}`, `r0x${2 * i + 2}`, `r1x${2 * i + 1}`].sort().join('+')),
};

const NO_BONUS = { quarryman: 0, lumberjack: 0, 'sand-worker': 0, 'grain-grower': 0, coiner: 0 };

/** So many tiles of the practice set, as they are entered. */
const tiles = (count: number) => PRACTICE_SET.workerTiles.slice(0, count).map(({ workers }) => workers);

const faults = (entry: BoardEntry) => faultsOf(entry).map(({ fault }) => fault);

describe('a board that is entered row by row', () => {
  test('2.4 has the points of its rows, named in reading order, and the stall at q 0, r 0', () => {
    const { board, idOf } = boardOf({ ...entered('1S', '23', '.4'), name: 'Ours' });
    expect(board).toEqual({
      name: 'Ours',
      version: 1,
      start: 'p1',
      bushes: [],
      points: [
        { id: 'p0', q: -1, r: 0, number: 1 },
        { id: 'p1', q: 0, r: 0, number: null },
        // Half a line to the right of the row above.
        { id: 'p2', q: -1, r: 1, number: 2 },
        { id: 'p3', q: 0, r: 1, number: 3 },
        // Straight below the stall, two rows down.
        { id: 'p4', q: -1, r: 2, number: 4 },
      ],
    });
    expect(idOf.get('r2x2')).toBe('p4');
    // Up to the left and to the right of the stall.
    const above = boardOf(entered('12', 'S')).board;
    expect(above.name).toBe('');
    expect(above.points.map(({ q, r }) => [q, r])).toEqual([
      [0, -1],
      [1, -1],
      [0, 0],
    ]);
  });

  test('names its points so that their names sort in reading order, with no more digits than that takes', () => {
    const names = (count: number) => boardOf(entered(`S${'1'.repeat(count - 1)}`)).board.points.map(({ id }) => id);
    expect(names(10).at(-1)).toBe('p9');
    expect(names(11)[0]).toBe('p00');
    expect(names(11)).toEqual(names(11).sort());
  });

  test('is laid out once for an entry', () => {
    expect(boardOf(STRIP)).toBe(boardOf(STRIP));
  });

  test('keeps bushes on lots and takes out lines, and forgets those whose points are gone', () => {
    const entry = {
      ...entered('S1', '23'),
      bushes: ['r0x0+r0x2+r1x1', 'r0x2+r1x1+r1x3'],
      // The second line has lost its points, and the third is none: its points are no neighbours any more.
      missing: ['r0x2+r1x3', 'r8x0+r8x2', 'r0x0+r1x3'],
    };
    const { board } = boardOf(entry);
    // The second bush lies on a lot that the missing line bounds.
    expect(board.bushes).toEqual(['p0+p1+p2']);
    expect(board.missing).toEqual([['p1', 'p3']]);
  });

  test('is the same board in whatever order its bushes were entered', () => {
    const bushes = Array.from({ length: 15 }, (_, i) =>
      [i, i + 1, i + 16].map((n) => `p${String(n).padStart(2, '0')}`).join('+'),
    );
    expect(boardOf(STRIP).board.bushes).toEqual(bushes);
    expect(boardOf({ ...STRIP, bushes: STRIP.bushes.toReversed() }).board.bushes).toEqual(bushes);
  });

  test('names every fault at once', () => {
    expect(faults({ ...entered('12..345.1'), tiles: tiles(8), bonus: { ...NO_BONUS, coiner: 1 } })).toEqual([
      'no-stall',
      'alone',
      'apart',
      'bushes',
      'too-few-tiles',
      'bonus',
    ]);
    expect(faults({ ...entered('S12'), missing: ['r0x2+r0x4'] })).toEqual(['alone', 'bushes']);
  });

  test('cannot be played on with one of these faults, each told with where it lies', () => {
    const serious: readonly (readonly [Fault, BoardEntry])[] = [
      [{ fault: 'no-stall', at: [] }, entered('123')],
      [{ fault: 'two-stalls', at: ['p0', 'p2'] }, entered('S1S')],
      [{ fault: 'alone', at: ['p0'] }, entered('S.12')],
      [{ fault: 'apart', at: ['p2', 'p3'] }, entered('S1..23')],
      // Both neighbours of the stall lead nowhere but back to it.
      [{ fault: 'no-first-section', at: ['p1'] }, entered('1S2')],
      [{ fault: 'too-few', at: [] }, entered('S1')],
      [{ fault: 'too-large', at: [] }, entered(`S${'1'.repeat(LIMITS.points)}`)],
      [
        { fault: 'too-few-tiles', at: [] },
        { ...STRIP, tiles: tiles(8) },
      ],
      [
        { fault: 'bonus', at: [], count: 9, wanted: 15 },
        { ...STRIP, bonus: { ...NO_BONUS, quarryman: 9 } },
      ],
    ];
    for (const [fault, entry] of serious) {
      expect(faultsOf(entry).filter(isSerious)).toEqual([fault]);
      expect(setOfEntry(entry)).toBeNull();
    }
  });

  test('2.1 may have more or fewer bushes than the fifteen of the printed one', () => {
    const bare = entered('S1', '23');
    expect(faultsOf(bare)).toEqual([{ fault: 'bushes', at: [], count: 0, wanted: 15 }]);
    expect(setOfEntry(bare)?.board).toBe(boardOf(bare).board);
    expect(faultsOf(STRIP)).toEqual([]);
  });

  test('4.7 has tiles enough to draft from with nine', () => {
    expect(faultsOf({ ...STRIP, tiles: tiles(9) })).toEqual([]);
  });

  test('is as large as a record has room for, and no larger', () => {
    const points = (count: number) => entered(`S${'1'.repeat(count - 1)}`);
    expect(faults(points(LIMITS.points))).toEqual(['bushes']);
    // A row of so many places, and one point 39 rows below.
    const wide = (places: number) => entered(`S${'1'.repeat(places - 1)}`, ...Array<string>(38).fill(''), '1');
    const rows = 40;
    expect(faults(wide(LIMITS.area / rows))).toEqual(['alone', 'bushes']);
    expect(faults(wide(LIMITS.area / rows + 1))).toEqual(['too-large']);
  });

  test('is played on with its own tiles, or with those of the practice set', () => {
    expect(setOfEntry(entered('S1', '23'))?.workerTiles).toBe(PRACTICE_SET.workerTiles);
    const own = setOfEntry({ ...entered('S1', '23'), tiles: tiles(12) })?.workerTiles ?? [];
    expect(own.map(({ workers }) => workers)).toEqual(tiles(12));
    // Named from 1 on, so that their names sort in the order in which they were entered.
    expect([own[0]?.id, own[11]?.id]).toEqual(['t01', 't12']);
    expect(own.map(({ id }) => id)).toEqual(own.map(({ id }) => id).sort());
  });

  test('is played on with its own bonus tiles, or with as many of each kind: the same tiles deal the same games', () => {
    const three = { quarryman: 3, lumberjack: 3, 'sand-worker': 3, 'grain-grower': 3, coiner: 3 };
    const usual = setOfEntry(STRIP)?.bonusTiles;
    expect(KINDS.map((kind) => usual?.filter((each) => each === kind).length)).toEqual([3, 3, 3, 3, 3]);
    expect(setOfEntry({ ...STRIP, bonus: three })?.bonusTiles).toEqual(usual);
    const coiners = setOfEntry({ ...STRIP, bonus: { ...NO_BONUS, coiner: 15 } });
    expect(coiners?.bonusTiles).toEqual(Array(15).fill('coiner'));
  });

  test('makes records that are read again, on boards of all sizes with holes and missing lines', () => {
    let played = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const set = setOfEntry(someEntry(seed));
      if (set === null) continue;
      played++;
      const read = readRecord(JSON.parse(JSON.stringify(recordOf(newGame({ players: 2, seed, set }), []))));
      expect(read.ok || read.problems).toBe(true);
      expect(read.ok && read.record.format).toBe(set.board.missing === undefined ? 'milestones/1' : 'milestones/2');
    }
    expect(played).toBeGreaterThan(BOARDS / 6);
  });
});
