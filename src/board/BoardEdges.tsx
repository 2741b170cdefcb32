import './board-edges.css';
import type { Game } from '../milestones/index.ts';
import { columnName, gridOf } from '../telling/coordinates.ts';
import { placeOf, viewBoxOf, viewOf } from './pieces/geometry.ts';

/** The letters of the columns and the numbers of the rows, at the edges of the board. */
export function BoardEdges({ board }: Pick<Game, 'board'>) {
  const { x, y } = viewOf(board);
  const grid = gridOf(board);
  const columns = new Map<number, number[]>();
  const rows = new Map<number, number>();
  for (const { id } of board.points) {
    const { column, row } = grid.get(id) as { column: number; row: number };
    const place = placeOf(board, id);
    columns.set(column, [...(columns.get(column) ?? []), place.x]);
    rows.set(row, place.y);
  }
  const middle = (xs: readonly number[]) => (Math.min(...xs) + Math.max(...xs)) / 2;
  return (
    <svg class="board-edges" viewBox={viewBoxOf(board)} aria-hidden="true">
      {[...columns].map(([column, xs]) => (
        <text key={column} x={middle(xs)} y={y + 24}>
          {columnName(column)}
        </text>
      ))}
      {[...rows].map(([row, at]) => (
        <text key={row} x={x + 18} y={at + 7}>
          {row + 1}
        </text>
      ))}
    </svg>
  );
}
