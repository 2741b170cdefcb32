import { describe, expect, test } from 'vitest';
import { newGame, PRACTICE_SET, readRecord, recordOf } from '../../../src/milestones/index.ts';
import {
  type BoardEntry,
  boardOf,
  type Cell,
  EMPTY_ENTRY,
  faultsOf,
  setOfEntry,
} from '../../../src/own-board/entry.ts';
import { someEntry } from './entries.ts';

/** Rows of a drawing: `S` the stall, a digit a number, `.` a gap; every other row stands half a line to the right. */
function entered(...rows: string[]): BoardEntry {
  const cellOf = (mark: string): Cell => (mark === 'S' ? 'stall' : mark === '.' ? 'gap' : (Number(mark) as 1));
  return { ...EMPTY_ENTRY, rows: rows.map((row, i) => ({ from: i % 2, cells: [...row].map(cellOf) })) };
}

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
  });

  test('keeps bushes on lots and takes out lines, and forgets those whose points are gone', () => {
    const entry = {
      ...entered('S1', '23'),
      bushes: ['r0x0+r0x2+r1x1', 'r0x2+r1x1+r1x3'],
      missing: ['r0x2+r1x3', 'r8x0+r8x2'],
    };
    const { board } = boardOf(entry);
    // The second bush lies on a lot that the missing line bounds.
    expect(board.bushes).toEqual(['p0+p1+p2']);
    expect(board.missing).toEqual([['p1', 'p3']]);
  });

  test('names every fault at once', () => {
    expect(faults(EMPTY_ENTRY)).toEqual(['too-few']);
    expect(faults(entered('123'))).toEqual(['no-stall', 'bushes']);
    expect(faults(entered('S1S'))).toEqual(['two-stalls', 'bushes']);
    expect(faultsOf(entered('S1..23'))).toContainEqual({ fault: 'apart', at: ['p2', 'p3'] });
    expect(faultsOf(entered('S.12'))).toContainEqual({ fault: 'alone', at: ['p0'] });
    expect(faults({ ...entered('S12'), missing: ['r0x2+r0x4'] })).toEqual(['alone', 'bushes']);
    expect(faults(entered(`S${'1'.repeat(220)}`))).toEqual(['too-large']);
    const mix = { quarryman: 9, lumberjack: 0, 'sand-worker': 0, 'grain-grower': 0, coiner: 0 };
    expect(faultsOf({ ...entered('S1', '23'), bonus: mix })).toContainEqual({
      fault: 'bonus',
      at: [],
      count: 9,
      wanted: 0,
    });
    expect(
      faults({ ...entered('S1', '23'), tiles: PRACTICE_SET.workerTiles.slice(0, 8).map(({ workers }) => workers) }),
    ).toEqual(['bushes', 'too-few-tiles']);
  });

  test('is played on with its own tiles, or with those of the practice set', () => {
    expect(setOfEntry(entered('123'))).toBeNull();
    const tiles = PRACTICE_SET.workerTiles.slice(0, 12).map(({ workers }) => workers);
    expect(setOfEntry(entered('S1', '23'))?.workerTiles).toBe(PRACTICE_SET.workerTiles);
    expect(setOfEntry({ ...entered('S1', '23'), tiles })?.workerTiles.map(({ workers }) => workers)).toEqual(tiles);
  });

  test('makes records that are read again, on boards of all sizes with holes and missing lines', () => {
    let played = 0;
    for (let seed = 1; seed <= 120; seed++) {
      const set = setOfEntry(someEntry(seed));
      if (set === null) continue;
      played++;
      const read = readRecord(JSON.parse(JSON.stringify(recordOf(newGame({ players: 2, seed, set }), []))));
      expect(read.ok || read.problems).toBe(true);
      expect(read.ok && read.record.format).toBe(set.board.missing === undefined ? 'milestones/1' : 'milestones/2');
    }
    expect(played).toBeGreaterThan(20);
  });
});
