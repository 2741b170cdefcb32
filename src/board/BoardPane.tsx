import './board-pane.css';
import { wordsFor } from 'words:play';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Game } from '../milestones/index.ts';
import { shortcut } from '../ui/shortcuts.ts';
import type { Language } from '../words/languages.ts';
import { BoardEdges } from './BoardEdges.tsx';
import { Board, type Lying } from './pieces/Board.tsx';
import { frameOf, placeOf, type Site, viewOf } from './pieces/geometry.ts';
import type { Spot } from './pieces/Spots.tsx';
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

/** How far a point or a lot that is pressed reaches around its middle, in the units of the picture. */
const REACH = 56;

/** The game board in a window that it can be moved and enlarged in. The page itself never scrolls sideways. */
export function BoardPane({ language, game, label, spots, highlight, attention, name, isKept, children }: Props) {
  const words = wordsFor(language);
  const { board, state } = game;
  const frame = useRef<HTMLDivElement>(null);
  // The page allows no style attributes. Before it is looked how the board lay, its frame has its size.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(frameOf(board))) frame.current?.style.setProperty(name, value);
  }, [board]);
  const { pane, sheet, show, nearer, farther, isLeast } = useZoom(name, isKept);
  const view = viewOf(board);
  const edges = useMemo(() => <BoardEdges board={board} />, [board]);
  const looked = spots.filter(({ look }) => look !== undefined).map(({ at }) => at);

  const look = () => {
    const places = (looked.length > 0 ? looked : [...highlight]).map((at) => placeOf(board, at));
    if (places.length === 0) return;
    const xs = places.map(({ x }) => (x - view.x) / view.width);
    const ys = places.map(({ y }) => (y - view.y) / view.height);
    const [beside, above] = [REACH / view.width, REACH / view.height];
    const part = {
      left: Math.min(...xs) - beside,
      top: Math.min(...ys) - above,
      right: Math.max(...xs) + beside,
      bottom: Math.max(...ys) + above,
    };
    show(attention, part, looked.length > 0);
  };
  // Its first picture shows what is looked at already; later it moves when what was pressed has been seen to work.
  useLayoutEffect(look, []);
  useEffect(look, [attention]);

  const smaller = { name: 'farther', sign: '−', onPress: farther } as const;
  const larger = { name: 'nearer', sign: '+', onPress: nearer } as const;
  const zooms = isLeast ? [larger, smaller] : [smaller, larger];

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
          {edges}
          {children}
        </div>
      </section>
      <div class="board-zoom">
        {zooms.map(({ name, sign, onPress }, i) => (
          // What the one does now the other one does next: it stays the same button, and the keys have both.
          <button
            key={i}
            type="button"
            hidden={i > 0}
            aria-label={words(`board.${name}`)}
            {...shortcut(name)}
            onClick={onPress}
          >
            {sign}
          </button>
        ))}
      </div>
    </div>
  );
}
