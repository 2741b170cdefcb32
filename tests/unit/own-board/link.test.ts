import { describe, expect, test } from 'vitest';
import { KINDS } from '../../../src/milestones/index.ts';
import { type BoardEntry, boardOf, EMPTY_ENTRY, faultsOf } from '../../../src/own-board/entry.ts';
import { boardLinkOf, readBoardLink, tidied } from '../../../src/own-board/link.ts';
import { damagerOf } from '../links/damage.ts';
import { someEntry } from './entries.ts';

const COUNT = Number(process.env.BOARDS ?? 60);
/** Ten thousand take a busy machine some minutes. */
const SOME_TIME = { timeout: 120_000 + 60 * COUNT };

/** 61 points in six rows, fifteen bushes, 35 tiles and a name: as large as the printed board may be. */
const FULL: BoardEntry = {
  ...someEntry(1),
  name: 'Our kitchen table',
  rows: [10, 10, 10, 10, 10, 11].map((length, i) => ({
    from: i % 2,
    cells: Array.from({ length }, (_, x) =>
      i === 2 && x === 0 ? 'stall' : ((((i + x) % 5) + 1) as 1 | 2 | 3 | 4 | 5),
    ),
  })),
  bushes: [],
  missing: [],
  tiles: Array.from({ length: 35 }, (_, i) => [
    { kind: KINDS[i % 5] as 'coiner', number: (i % 8) + 1 },
    { kind: KINDS[(i + 2) % 5] as 'coiner', number: ((i + 3) % 8) + 1 },
  ]),
  bonus: { quarryman: 3, lumberjack: 3, 'sand-worker': 3, 'grain-grower': 3, coiner: 3 },
};

describe('the link of an entered board', () => {
  test(`holds all that was entered, on ${COUNT} boards`, SOME_TIME, () => {
    for (let seed = 1; seed <= COUNT; seed++) {
      const entry = someEntry(seed);
      const read = readBoardLink(boardLinkOf(entry));
      expect(read).toEqual({ ok: true, entry: tidied(entry) });
      expect(boardOf(tidied(entry)).board).toEqual(boardOf(entry).board);
    }
  });

  test('is short: 61 points with a name take at most 150 letters, with tiles and bonus tiles besides at most 300', () => {
    expect(faultsOf(FULL).map(({ fault }) => fault)).toEqual(['bushes', 'bonus']);
    expect(boardLinkOf({ ...FULL, tiles: [], bonus: null }).length).toBeLessThanOrEqual(150);
    expect(boardLinkOf(FULL).length).toBeLessThanOrEqual(300);
  });

  test('is the same for the same board, however its rows end', () => {
    const ragged = { ...FULL, rows: FULL.rows.map((row) => ({ ...row, cells: [...row.cells, 'gap' as const] })) };
    expect(boardLinkOf(ragged)).toBe(boardLinkOf(FULL));
  });

  test('is read while next to nothing has been entered', () => {
    for (const rows of [
      EMPTY_ENTRY.rows,
      [{ from: 0, cells: [3 as const] }],
      [{ from: 2, cells: ['stall' as const, 1 as const] }],
    ]) {
      const entry = { ...EMPTY_ENTRY, rows };
      expect(readBoardLink(boardLinkOf(entry))).toEqual({ ok: true, entry });
    }
  });

  test(`is refused where it is damaged, in ${10 * COUNT} ways`, SOME_TIME, () => {
    const links = Array.from({ length: 40 }, (_, i) => boardLinkOf(someEntry(i + 1)));
    for (let seed = 0; seed < 10 * COUNT; seed++) {
      const whole = links[seed % links.length] as string;
      const damaged = damagerOf(seed)(whole);
      if (!links.includes(damaged)) expect(readBoardLink(damaged)).toMatchObject({ ok: false });
    }
  });

  test('of a later version, or longer than any, is refused with that reason', () => {
    expect(readBoardLink('A'.repeat(3000))).toEqual({ ok: false, reason: 'too-large' });
    expect(readBoardLink('')).toEqual({ ok: false, reason: 'damaged' });
  });
});
