import './board-pane.css';
import { wordsFor } from 'words:play';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from '../../../milestones/index.ts';
import type { Language } from '../../../words/languages.ts';
import { shortcut } from '../../ui/shortcuts.ts';
import { Board, type Lying } from '../pieces/Board.tsx';
import { frameOf, middle, placeOf, type Site, viewOf } from '../pieces/geometry.ts';
import type { Spot } from '../pieces/Spots.tsx';
import { BoardEdges } from './BoardEdges.tsx';
import { useZoom } from './use-zoom.ts';

interface Props {
  readonly language: Language;
  readonly game: Pick<Game, 'board'> & { readonly state: Lying };
  /** What a screen reader calls the board. */
  readonly label: string;
  readonly spots: readonly Spot<Site>[];
  readonly highlight: readonly Site[];
  /** Changes whenever something else is to be chosen: then the board is moved to where that is. */
  readonly attention: string;
  /** The name under which it is found again, enlarged and moved as it was, when it has been off the page. */
  readonly name: string;
  /** Whether it is to be found again as it is when it is taken off the page. */
  readonly isKept: boolean;
  /** What else is drawn on it. */
  readonly children?: ComponentChildren;
}

/** The game board in a window that it can be moved and enlarged in. The page itself never scrolls sideways. */
export function BoardPane({ language, game, label, spots, highlight, attention, name, isKept, children }: Props) {
  const words = wordsFor(language);
  const { board, state } = game;
  const frame = useRef<HTMLDivElement>(null);
  // The page allows no style attributes. Before it is looked how the board lay, its frame has its size.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(frameOf(board))) frame.current?.style.setProperty(name, value);
  }, [board]);
  const { pane, sheet, show, nearer, farther, isLeast, isMost } = useZoom(name, isKept);
  const view = viewOf(board);
  const looked = spots.filter(({ look }) => look !== undefined).map(({ at }) => at);

  useEffect(() => {
    const places = (looked.length > 0 ? looked : [...highlight]).map((at) => placeOf(board, at));
    if (places.length === 0) return;
    const { x, y } = middle(places);
    show(attention, { x: (x - view.x) / view.width, y: (y - view.y) / view.height });
  }, [attention]);

  return (
    <div class="board-frame" ref={frame}>
      <section
        class="board-pane"
        ref={pane}
        tabIndex={spots.length > 0 ? -1 : 0}
        aria-label={words('board.pan')}
        {...shortcut('board')}
      >
        <div class="board-sheet" ref={sheet}>
          <Board board={board} state={state} label={label} spots={spots} highlight={highlight} />
          <BoardEdges board={board} />
          {children}
        </div>
      </section>
      <div class="board-zoom">
        <button
          type="button"
          aria-label={words('board.farther')}
          {...shortcut('farther')}
          aria-disabled={isLeast}
          onClick={farther}
        >
          −
        </button>
        <button
          type="button"
          aria-label={words('board.nearer')}
          {...shortcut('nearer')}
          aria-disabled={isMost}
          onClick={nearer}
        >
          +
        </button>
      </div>
    </div>
  );
}
