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
} from '../../../src/own-board/editing.ts';
import { type Cell, EMPTY_ENTRY, ENTRY_LIMITS } from '../../../src/own-board/entry.ts';

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
  for (const wrong of ['6', '0', '1-2', '1'.repeat(101)]) expect(rowFromText(wrong), wrong).toBeNull();
});
