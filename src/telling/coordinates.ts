import type { Board } from '../milestones/index.ts';

/** Where a point lies in the grid that people find it by: its column from the left and its row from above, from 0. */
interface GridPlace {
  readonly column: number;
  readonly row: number;
}

const LETTERS = 26;

/** A, B … Z, AA, AB … */
export function columnName(column: number): string {
  const rest = column >= LETTERS ? columnName(Math.floor(column / LETTERS) - 1) : '';
  return rest + String.fromCharCode(65 + (column % LETTERS));
}

const known = new WeakMap<Board, ReadonlyMap<string, GridPlace>>();

/**
 * The grid places of a board's points. A row of the net is a row of the grid; every other row stands half a line aside, so
 * that a column is a band one line wide.
 */
export function gridOf(board: Board): ReadonlyMap<string, GridPlace> {
  let grid = known.get(board);
  if (grid === undefined) {
    const left = Math.min(...board.points.map(({ q, r }) => q + r / 2));
    const top = Math.min(...board.points.map(({ r }) => r));
    grid = new Map(board.points.map(({ id, q, r }) => [id, { column: Math.floor(q + r / 2 - left), row: r - top }]));
    known.set(board, grid);
  }
  return grid;
}

/** What people call a point: `C5` is in the third column from the left and the fifth row from above. Other ids stay as they are. */
export function coordinate(board: Board, point: string): string {
  const place = gridOf(board).get(point);
  return place === undefined ? point : `${columnName(place.column)}${place.row + 1}`;
}
