import { type BoardEntry, CELLS, type Cell, ENTRY_LIMITS, type Row } from '../../entered-boards/entry.ts';

/** Where the next thing goes that is entered: into a place of a row, or behind its last one. */
export interface Cursor {
  readonly row: number;
  readonly at: number;
}

/** An entry that is being worked on, and where. */
export interface Editing {
  readonly entry: BoardEntry;
  readonly cursor: Cursor;
}

const withRows = ({ entry }: Editing, rows: readonly Row[], cursor: Cursor): Editing => ({
  entry: { ...entry, rows },
  cursor,
});

const rowAt = ({ entry, cursor }: Editing): Row => entry.rows[cursor.row] as Row;

const withRow = (editing: Editing, row: Row, at: number): Editing =>
  withRows(editing, editing.entry.rows.with(editing.cursor.row, row), { ...editing.cursor, at });

/** The end of the last row: where whoever comes back goes on. */
export function endOf({ rows }: BoardEntry): Cursor {
  return { row: rows.length - 1, at: rows.at(-1)?.cells.length ?? 0 };
}

/** Enters a number, the stall or a gap: in the place of what stands at the cursor, or behind the row. A full row stays as it is. */
export function entered(editing: Editing, cell: Cell): Editing {
  const row = rowAt(editing);
  const { at } = editing.cursor;
  if (at >= ENTRY_LIMITS.cells) return editing;
  return withRow(editing, { ...row, cells: [...row.cells.slice(0, at), cell, ...row.cells.slice(at + 1)] }, at + 1);
}

/** Takes away what stands before the cursor, or the whole row where it is empty and not the only one. */
export function erased(editing: Editing): Editing {
  const row = rowAt(editing);
  const { row: index, at } = editing.cursor;
  if (at > 0) return withRow(editing, { ...row, cells: row.cells.toSpliced(at - 1, 1) }, at - 1);
  if (row.cells.length > 0 || index === 0 || index < editing.entry.rows.length - 1) return editing;
  const rows = editing.entry.rows.slice(0, -1);
  return withRows(editing, rows, { row: index - 1, at: (rows.at(-1) as Row).cells.length });
}

/** Goes on in the next row; behind the last one a new row begins, half a line to the side to which the rows have not just moved. */
export function nextRow(editing: Editing): Editing {
  const { rows } = editing.entry;
  const next = editing.cursor.row + 1;
  const below = rows[next];
  if (below !== undefined) return { ...editing, cursor: { row: next, at: below.cells.length } };
  if (rows.length >= ENTRY_LIMITS.rows) return editing;
  const [last, before] = [rows.at(-1) as Row, rows.at(-2)];
  const side = before !== undefined && last.from > before.from ? -1 : 1;
  return withRows(editing, [...rows, { from: last.from + side, cells: [] }], { row: next, at: 0 });
}

/** Moves the row of the cursor by whole lines to the left or right, as far as there is room. */
export function movedRow(editing: Editing, lines: number): Editing {
  const row = rowAt(editing);
  const from = row.from + 2 * lines;
  return Math.abs(from) > ENTRY_LIMITS.from ? editing : withRow(editing, { ...row, from }, editing.cursor.at);
}

const MARKS = ['.', 'S', '1', '2', '3', '4', '5'] as const;

/** A row as a text: numbers, `S` for the stall, `.` for a gap, with a blank between two. */
export function rowAsText({ cells }: Row): string {
  return cells.map((cell) => MARKS[CELLS.indexOf(cell)]).join(' ');
}

/**
 * A row as `rowAsText` writes it: with full-width and other decimal digits as ours, an ellipsis as the three dots that phones make
 * one of, and without what nobody sees.
 */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{M}]/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[·•∙⋅。]/g, '.');

/** The decimal digits of a script stand one after the other, from its zero. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}

/** The places that a text stands for; null where it holds anything else, or too much. Blanks and small letters do not matter. */
export function rowFromText(text: string): readonly Cell[] | null {
  const marks = [...plain(text).toUpperCase()];
  const cells = marks.map((mark) => CELLS[(MARKS as readonly string[]).indexOf(mark)]);
  return cells.includes(undefined) || cells.length > ENTRY_LIMITS.cells ? null : (cells as Cell[]);
}

/** A list with something put in, or taken out where it was in it. */
export const toggled = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
