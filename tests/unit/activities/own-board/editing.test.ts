import { expect, test } from 'vitest';
import {
  type Editing,
  endOf,
  entered,
  erased,
  movedRow,
  nextRow,
  rowAsText,
  rowFromText,
  toggled,
} from '../../../../src/activities/own-board/editing.ts';
import { type Cell, EMPTY_ENTRY, ENTRY_LIMITS } from '../../../../src/entered-boards/entry.ts';

const BEGIN: Editing = { entry: EMPTY_ENTRY, cursor: { row: 0, at: 0 } };
const typed = (editing: Editing, ...cells: Cell[]) => cells.reduce(entered, editing);
const rowsOf = ({ entry }: Editing) => entry.rows.map((row) => [row.from, rowAsText(row)]);

test('numbers are entered one after the other, and rows stand by turns half a line aside', () => {
  let editing = typed(BEGIN, 'stall', 2, 'gap', 5);
  editing = typed(nextRow(editing), 1, 1);
  editing = typed(nextRow(editing), 3);
  expect(rowsOf(editing)).toEqual([
    [0, 'S 2 . 5'],
    [1, '1 1'],
    [0, '3'],
  ]);
  expect(editing.cursor).toEqual(endOf(editing.entry));
});

test('what stands at the cursor is replaced, and the cursor goes on', () => {
  const editing = entered({ ...typed(BEGIN, 1, 2, 3), cursor: { row: 0, at: 1 } }, 5);
  expect(rowsOf(editing)).toEqual([[0, '1 5 3']]);
  expect(editing.cursor).toEqual({ row: 0, at: 2 });
});

test('erasing takes the place before the cursor, then an empty last row, and never the only one', () => {
  const two = nextRow(typed(BEGIN, 1, 2));
  expect(rowsOf(erased(two))).toEqual([[0, '1 2']]);
  expect(rowsOf(erased(erased(two)))).toEqual([[0, '1']]);
  expect(rowsOf(erased(erased(erased(erased(two)))))).toEqual([[0, '']]);
  expect(erased(BEGIN)).toBe(BEGIN);
});

test('erasing goes on at the end of the row above, and leaves rows alone that have others below them', () => {
  const two = nextRow(typed(BEGIN, 1, 2));
  expect(erased(two).cursor).toEqual({ row: 0, at: 2 });
  expect(erased(typed(BEGIN, 1, 2)).cursor).toEqual({ row: 0, at: 1 });
  const three = nextRow(two);
  expect(erased(erased(three)).cursor).toEqual({ row: 0, at: 2 });
  // An empty row with one below it, and the beginning of a row in which something stands.
  for (const editing of [
    { ...three, cursor: { row: 1, at: 0 } },
    { ...typed(nextRow(typed(BEGIN, 1)), 2), cursor: { row: 1, at: 0 } },
  ])
    expect(erased(editing)).toBe(editing);
});

test('the next row is the one below where there is one, at its end', () => {
  const two = typed(nextRow(typed(BEGIN, 1)), 2, 3);
  expect(nextRow({ ...two, cursor: { row: 0, at: 0 } })).toEqual({ ...two, cursor: { row: 1, at: 2 } });
  expect(endOf({ ...two.entry, rows: [] }).at).toBe(0);
  expect(endOf(two.entry)).toEqual({ row: 1, at: 2 });
});

test('a new row goes to the side to which the rows have not just moved; rows below each other count as moved left', () => {
  const under = (...froms: number[]) => {
    const rows = froms.map((from) => ({ from, cells: [] }));
    const editing = { entry: { ...EMPTY_ENTRY, rows }, cursor: { row: froms.length - 1, at: 0 } };
    return nextRow(editing).entry.rows.at(-1)?.from;
  };
  expect([under(0), under(0, 1), under(1, 0), under(2, 2), under(0, 1, 0)]).toEqual([1, 0, 1, 3, 1]);
});

test('something is put into a list, or taken out where it was in it', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

test('rows move by whole lines as far as there is room, and there is an end to rows and places', () => {
  expect(movedRow(typed(BEGIN, 1), -2).entry.rows[0]?.from).toBe(-4);
  let [far, many, long] = [BEGIN, BEGIN, BEGIN];
  for (let n = 0; n < 200; n++) [far, many, long] = [movedRow(far, 1), nextRow(many), entered(long, 1)];
  expect(far.entry.rows[0]?.from).toBe(ENTRY_LIMITS.from);
  expect(many.entry.rows).toHaveLength(ENTRY_LIMITS.rows);
  expect(long.entry.rows[0]?.cells).toHaveLength(ENTRY_LIMITS.cells);
});

test('a row is read as it is written, and nothing else is', () => {
  expect(rowFromText('s 2.5')).toEqual(['stall', 2, 'gap', 5]);
  expect(rowFromText('')).toEqual([]);
  expect(rowFromText('1'.repeat(ENTRY_LIMITS.cells))).toHaveLength(ENTRY_LIMITS.cells);
  for (const wrong of ['6', '0', '1-2', '1'.repeat(101)]) expect(rowFromText(wrong), wrong).toBeNull();
});

test('a row is read as phones and word processors write it', () => {
  const cells = [1, 'gap', 'gap', 'gap', 2];
  for (const typed of [
    '1…2',
    '1\u00a0…\u00a02',
    '１．．．２',
    '1\u200b...2',
    '١…٢',
    '१ ... २',
    '1 · · · 2',
    '1\u00ad…2\ufe0f',
  ])
    expect(rowFromText(typed), typed).toEqual(cells);
});
