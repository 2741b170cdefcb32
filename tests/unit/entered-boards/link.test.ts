import { describe, expect, test } from 'vitest';
import {
  type BoardEntry,
  type BonusMix,
  boardOf,
  EMPTY_ENTRY,
  ENTRY_LIMITS,
  faultsOf,
  lotsAndLinesOf,
} from '../../../src/entered-boards/entry.ts';
import { boardLinkOf, readBoardLink, tidied } from '../../../src/entered-boards/link.ts';
import { checked, lettersOfNumber } from '../../../src/links/check.ts';
import { numberOf } from '../../../src/links/digits.ts';
import { KINDS, LIMITS } from '../../../src/milestones/index.ts';
import { damagerOf } from '../links/damage.ts';
import { someEntry } from './entries.ts';

/** So many boards are drawn; where mutants are tried there are fewer. Ten thousand take a busy machine some minutes. */
const COUNT = Number(process.env.BOARDS ?? (process.env.MUTANTS ? 8 : 60));
const SOME_TIME = { timeout: 1_200_000 + 60 * COUNT };

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

  test('holds all that was entered of a board with nothing wrong', () => {
    const entry = { ...FULL, bushes: lotsAndLinesOf(FULL).lots.slice(0, 15) };
    expect(faultsOf(entry)).toEqual([]);
    expect(readBoardLink(boardLinkOf(entry))).toEqual({ ok: true, entry });
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
      const entry = { ...FULL, rows };
      expect(readBoardLink(boardLinkOf(entry))).toEqual({ ok: true, entry });
    }
  });

  test('is read of the largest board, with as many tiles, bonus tiles and letters as there is room for', () => {
    const row = Array.from({ length: 20 }, () => 1 as const);
    const entry: BoardEntry = {
      ...EMPTY_ENTRY,
      name: '€'.repeat(ENTRY_LIMITS.name),
      rows: Array.from({ length: LIMITS.points / row.length }, (_, i) => ({ from: i % 2, cells: row })),
      tiles: Array.from({ length: ENTRY_LIMITS.tiles }, () => FULL.tiles[0] as BoardEntry['tiles'][number]),
      bonus: Object.fromEntries(KINDS.map((kind) => [kind, ENTRY_LIMITS.bonus])) as BonusMix,
    };
    const bare = { ...entry, missing: lotsAndLinesOf(entry).lines };
    expect(readBoardLink(boardLinkOf(bare))).toEqual({ ok: true, entry: bare });
  });

  test('is read of rows that stand as far aside, are as long and as many as there is room for, and of no others', () => {
    const linked = (change: Partial<BoardEntry>) => {
      const entry = { ...FULL, ...change };
      const read = readBoardLink(boardLinkOf(entry));
      if (read.ok) expect(read.entry).toEqual(entry);
      return read.ok ? 'read' : read.reason;
    };
    const aside = (from: number) =>
      linked({
        rows: [
          { from, cells: ['stall', 1] },
          { from: 1, cells: [2] },
        ],
      });
    expect([-60, 60, -62, 62, 1].map(aside)).toEqual(['read', 'read', 'damaged', 'damaged', 'damaged']);
    const long = (length: number) => linked({ rows: [{ from: 0, cells: Array(length).fill(1) }] });
    expect([100, 101].map(long)).toEqual(['read', 'damaged']);
    const many = (length: number) =>
      linked({ rows: Array.from({ length }, (_, i) => ({ from: i % 2, cells: [1] as const })) });
    expect([60, 61, 0].map(many)).toEqual(['read', 'damaged', 'damaged']);
    const [tile] = FULL.tiles as [BoardEntry['tiles'][number]];
    expect([100, 101].map((length) => linked({ tiles: Array(length).fill(tile) }))).toEqual(['read', 'damaged']);
    const coiners = (coiner: number) => linked({ bonus: { ...(FULL.bonus as BonusMix), coiner } });
    expect([60, 61].map(coiners)).toEqual(['read', 'damaged']);
    const named = (length: number) => linked({ name: 'x'.repeat(length) });
    expect([40, 41].map(named)).toEqual(['read', 'damaged']);
  });

  test('of a board larger than one can be is refused with that reason, and holds no bushes and lines', () => {
    const rows = Array.from({ length: 3 }, (_, i) => ({ from: i % 2, cells: Array<1>(80).fill(1) }));
    const large = { ...EMPTY_ENTRY, rows };
    expect(readBoardLink(boardLinkOf(large))).toEqual({ ok: false, reason: 'too-large' });
    // Where next to nothing has been entered there is nothing that they could lie on.
    for (const entry of [large, EMPTY_ENTRY])
      expect(tidied({ ...entry, bushes: ['r0x0+r0x2+r1x1'], missing: ['r0x0+r0x2'] })).toEqual(entry);
  });

  test('is what the format says, digit by digit, and one board has one link only', () => {
    const line = { version: 1, cells: [1, 2, 3], missing: [] as number[], name: [] as number[], more: 0 };
    // One row from the margin: the stall, a 1 and a 2, with two lines and no lot between them; no tiles and no bonus tiles.
    const read = (change: Partial<typeof line>) => {
      const { version, cells, missing, name, more } = { ...line, ...change };
      const listed = (values: readonly number[], most: number, base: number) =>
        [[values.length, most], ...values.map((value) => [value, base])] as const;
      const digits = [
        ...[
          [version, 64],
          [1, 64],
          [128, 256],
        ],
        ...listed(cells, 128, 7),
        ...listed(missing, 1024, cells.length - 1),
        ...listed(name, 256, 256),
        ...[
          [0, 128],
          [0, 2],
          [more, 2],
        ],
      ] as [number, number][];
      return readBoardLink(checked(lettersOfNumber(numberOf(digits.map(([value, base]) => ({ value, base }))))));
    };
    const entry: BoardEntry = { ...EMPTY_ENTRY, rows: [{ from: 0, cells: ['stall', 1, 2] }] };
    expect(read({})).toEqual({ ok: true, entry });
    expect(read({ missing: [0, 1], name: [0xc3, 0x89] })).toEqual({
      ok: true,
      entry: { ...entry, name: 'É', missing: ['r0x0+r0x2', 'r0x2+r0x4'] },
    });
    expect(read({ version: 2 })).toEqual({ ok: false, reason: 'newer' });
    const damaged: readonly Partial<typeof line>[] = [
      { version: 0 },
      // A gap that nobody sees.
      { cells: [1, 2, 3, 0] },
      // A line twice, in another order, and where there is none.
      { missing: [1, 1] },
      { missing: [1, 0] },
      { cells: [1], missing: [0] },
      // No UTF-8, and a letter that nobody sees.
      { name: [0xff] },
      { name: [7] },
      { more: 1 },
    ];
    for (const change of damaged)
      expect(read(change), JSON.stringify(change)).toEqual({ ok: false, reason: 'damaged' });
  });

  test(`is refused where it is damaged, in ${10 * COUNT} ways`, SOME_TIME, () => {
    const links = Array.from({ length: 40 }, (_, i) => boardLinkOf(someEntry(i + 1)));
    for (let seed = 0; seed < 10 * COUNT; seed++) {
      const whole = links[seed % links.length] as string;
      const damaged = damagerOf(seed)(whole);
      if (!links.includes(damaged)) expect(readBoardLink(damaged)).toMatchObject({ ok: false });
    }
  });

  test('longer than any, or empty, is refused with that reason', () => {
    expect(readBoardLink('A'.repeat(3000))).toEqual({ ok: false, reason: 'too-large' });
    expect(readBoardLink('')).toEqual({ ok: false, reason: 'damaged' });
  });
});
