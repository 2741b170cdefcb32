import './board-pane.css';
import { wordsFor } from 'words:play';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../milestones/index.ts';
import type { Language } from '../../words/languages.ts';
import { Board } from '../pieces/Board.tsx';
import { LINE, placeOf, viewOf } from '../pieces/geometry.ts';
import type { Spot } from '../pieces/Spots.tsx';
import { mayMove } from '../settings/settings.ts';
import { columnName, gridOf } from './coordinates.ts';
import { shortcut } from './shortcuts.ts';

interface Props {
  readonly language: Language;
  readonly game: Game;
  readonly spots: readonly Spot[];
  readonly highlight: readonly string[];
  /** Changes whenever something else is to be chosen: then the board is moved to where that is. */
  readonly attention: string;
}

/** How long a line of the net is on the screen, in rem, and the least width of the board: as wide as its window, or wider. */
const ZOOMS = [
  { line: 0, least: 100 },
  { line: 3.25, least: 100 },
  { line: 5, least: 170 },
] as const;
/** Long enough for a finger to hit a lot; where there is room enough, the whole board is seen all the same. */
const USUAL = 1;

/** The letters of the columns and the numbers of the rows, at the edges of the board. */
function Edges({ board }: Pick<Game, 'board'>) {
  const { x, y, width, height } = viewOf(board);
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
    <svg class="board-edges" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
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

/** The game board in a window that it can be moved and enlarged in. The page itself never scrolls sideways. */
export function BoardPane({ language, game, spots, highlight, attention }: Props) {
  const words = wordsFor(language);
  const { board, state } = game;
  const [zoom, setZoom] = useState(USUAL);
  const [whole, setWhole] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const view = viewOf(board);
  const { line, least } = ZOOMS[zoom] as (typeof ZOOMS)[number];
  const looked = spots.filter(({ look }) => look !== undefined).map(({ at }) => at);

  useEffect(() => {
    const element = pane.current;
    if (element !== null) setWhole(element.scrollWidth <= element.clientWidth);
  }, [zoom]);

  useEffect(() => {
    const element = pane.current;
    const places = (looked.length > 0 ? looked : [...highlight]).map((at) => placeOf(board, at));
    if (element === null || places.length === 0) return;
    const middle = (places.reduce((sum, place) => sum + place.x, 0) / places.length - view.x) / view.width;
    element.scrollTo({
      left: middle * element.scrollWidth - element.clientWidth / 2,
      behavior: mayMove() ? 'smooth' : 'instant',
    });
  }, [attention, zoom]);

  return (
    <div class="board-frame">
      <section
        class="board-pane"
        ref={pane}
        tabIndex={spots.length > 0 ? -1 : 0}
        aria-label={words('board.pan')}
        {...shortcut('board')}
      >
        <div
          class="board-sheet"
          style={`--board-lines: ${view.width / LINE}; --board-line: ${line}rem; --board-least: ${least}%`}
        >
          <Board board={board} state={state} label={words('board.label')} spots={spots} highlight={highlight} />
          <Edges board={board} />
        </div>
      </section>
      <div class="board-zoom">
        <button
          type="button"
          aria-label={words('board.farther')}
          {...shortcut('farther')}
          disabled={zoom === 0 || whole}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words('board.nearer')}
          {...shortcut('nearer')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
      </div>
    </div>
  );
}
