import type { Board, LotId, Point } from '../types.ts';

/** How many characters of a drawing a line of the net is long. */
const LINE = 4;
const START = 'S';
const BUSH = '*';

interface Drawn {
  readonly id: string;
  readonly row: number;
  readonly column: number;
}

/** The marks in a line of a drawing and the columns that they stand in. */
function marksOf(line: string): { readonly mark: string; readonly column: number }[] {
  return [...line.matchAll(/\S/g)].map(({ 0: mark, index: column }) => ({ mark, column }));
}

/**
 * Reads a board from a drawing that a person can edit. Its lines are by turns a row of points and the bushes below that
 * row. Neighbouring points of a row stand four characters apart, and every other row stands two characters aside. `S` is the
 * start point, every other point is its number; a `*` stands in the middle of a lot with a bush. The points are named in
 * reading order, and the start lies at q 0, r 0.
 * @throws Error where a mark stands off the lattice or outside a lot, or where there is not exactly one start.
 */
export function boardFrom(name: string, version: number, drawing: readonly string[]): Board {
  const rows = drawing.filter((_, i) => i % 2 === 0).map(marksOf);
  const bushes = drawing.filter((_, i) => i % 2 === 1).map(marksOf);
  const marks = rows.flatMap((marks, row) => marks.map(({ mark, column }) => ({ mark, row, column })));
  const digits = String(marks.length - 1).length;
  const drawn = marks.map((mark, i) => ({ ...mark, id: `p${String(i).padStart(digits, '0')}` }));
  const [start, ...more] = drawn.filter(({ mark }) => mark === START);
  if (start === undefined || more.length > 0) throw new Error('a board has exactly one start');

  const points = drawn.map(({ id, mark, row, column }): Point => {
    const r = row - start.row;
    const q = (column - start.column) / LINE - r / 2;
    if (!Number.isInteger(q)) throw new Error(`row ${row}, column ${column} is off the lattice`);
    return { id, q, r, number: mark === START ? null : Number(mark) };
  });
  return {
    name,
    version,
    points,
    start: start.id,
    bushes: bushes.flatMap((marks, row) => marks.map(({ mark, column }) => bushLot(drawn, mark, row, column))).sort(),
  };
}

/** The lot around a bush: one of its corners stands right above or below the bush, the other two stand aside in the other row. */
function bushLot(drawn: readonly Drawn[], mark: string, row: number, column: number): LotId {
  const corners = drawn.filter(
    (point) => [row, row + 1].includes(point.row) && [0, LINE / 2].includes(Math.abs(point.column - column)),
  );
  if (mark !== BUSH || corners.length !== 3) throw new Error(`no lot with a bush below row ${row}, column ${column}`);
  // They have been drawn in the order of their ids.
  return corners.map(({ id }) => id).join('+');
}
