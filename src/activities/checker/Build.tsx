import { wordsFor } from 'words:check';
import type { TargetedPointerEvent } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { BoardPane } from '../../board/BoardPane.tsx';
import { BonusTile, FlourSack, House, Marketplace, StreetPiece } from '../../board/pieces/icons.tsx';
import type { Spot } from '../../board/pieces/Spots.tsx';
import { type Game, KINDS, type Kind, layoutOf, type Section } from '../../milestones/index.ts';
import { describeBoard } from '../../telling/board-in-words.ts';
import type { Names } from '../../telling/names.ts';
import { lotName, pointName } from '../../telling/place-names.ts';
import { Live } from '../../ui/Live.tsx';
import { changed } from './draft.ts';

interface Props {
  readonly game: Game;
  readonly names: Names;
  /** The points and lots whose pieces could not be there. */
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (game: Game) => void;
}

const PIECES = ['street', 'house', 'marketplace', 'flour'] as const;
type Piece = (typeof PIECES)[number] | Kind;
const isKind = (piece: Piece): piece is Kind => (KINDS as readonly string[]).includes(piece);
const PICTURES = { street: StreetPiece, house: House, marketplace: Marketplace, flour: FlourSack } as const;

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

/** The game with a piece put on a point or a lot, or taken off again. */
function withPiece(game: Game, piece: Exclude<Piece, 'street'>, id: string): Game {
  const { houses, marketplaces, flour, bonusTiles } = game.state;
  switch (piece) {
    case 'house':
      return changed(game, { houses: toggled(houses, id) });
    case 'marketplace':
      return changed(game, { marketplaces: toggled(marketplaces, id) });
    case 'flour':
      return changed(game, { flour: toggled(flour, id) });
    default: {
      const others = Object.entries(bonusTiles).filter(([lot]) => lot !== id);
      const lies = bonusTiles[id] === piece;
      return changed(game, { bonusTiles: Object.fromEntries(lies ? others : [...others, [id, piece as Kind]]) });
    }
  }
}

/** The point of the picture that the mouse is over. */
function pointUnder({ target }: PointerEvent, points: readonly string[]): string | null {
  const at = (target as Element).closest<SVGElement>('[data-at]')?.dataset.at;
  return at !== undefined && points.includes(at) ? at : null;
}

/** What lies on the board: chosen piece by piece and put by pressing; streets by pressing three points, or dragging a mouse over them. */
export function Build({ game, names, wrong, onChange }: Props) {
  const words = wordsFor(names.language);
  const [piece, setPiece] = useState<Piece>('street');
  // The points of a street section that is being laid.
  const [laid, setLaid] = useState<readonly string[]>([]);
  const dragged = useRef<readonly string[]>([]);
  const { board, state } = game;
  const layout = layoutOf(board);

  /** Goes on to a point. A section that is whole is put; the next one begins where it ends. */
  const lay = (before: readonly string[], point: string): readonly string[] => {
    if (before.includes(point)) return before.slice(0, before.indexOf(point));
    const now = [...before, point];
    if (now.length < 3) return now;
    onChange(changed(game, { streets: [...state.streets, now as unknown as Section] }));
    return [];
  };
  const take = (next: Piece) => {
    setPiece(next);
    setLaid([]);
  };
  const press = (id: string) => {
    if (piece !== 'street') return onChange(withPiece(game, piece, id));
    const section = laid.length === 0 ? state.streets.find(([, milestone]) => milestone === id) : undefined;
    if (section === undefined) setLaid(lay(laid, id));
    else onChange(changed(game, { streets: state.streets.filter((each) => each !== section) }));
  };
  const follow = (event: TargetedPointerEvent<HTMLElement>) => {
    // A finger that moves scrolls the page.
    if (piece !== 'street' || event.pointerType !== 'mouse' || event.buttons !== 1) return;
    const point = pointUnder(event, layout.ids);
    if (point === null || dragged.current.at(-1) === point) return;
    const before = dragged.current;
    // What is under the mouse when its button goes down is only begun with when it goes on: else it is pressed.
    if (before.length === 0) dragged.current = [point];
    else if (!before.includes(point)) {
      dragged.current = lay(before, point);
      setLaid(dragged.current);
      if (dragged.current.length === 0) dragged.current = [point];
    }
  };
  const lots = piece === 'house' || isKind(piece);
  const ids = lots ? (piece === 'house' ? layout.lots.map(({ id }) => id) : board.bushes) : layout.ids;
  const spots = ids.map(
    (id): Spot => ({
      at: id,
      name: lots ? lotName(game, names, id) : pointName(game, names, id),
      look: laid.includes(id) ? 'chosen' : wrong.has(id) ? 'cause' : undefined,
      onPress: () => press(id),
    }),
  );
  const others = [...wrong].filter((id) => !ids.includes(id)).map((at): Spot => ({ at, name: '', look: 'cause' }));
  return (
    <>
      <div
        onPointerDown={(event) => {
          dragged.current = [];
          follow(event);
        }}
        onPointerMove={follow}
      >
        <BoardPane
          language={names.language}
          game={game}
          label={describeBoard(game, names)}
          spots={[...others, ...spots]}
          highlight={[]}
          attention=""
          name="check"
          isKept={false}
        />
      </div>
      {/* Below the board: what is said grows and shrinks, and the board stays under the finger. */}
      <fieldset class="check-pieces" aria-label={words('piece')}>
        {PIECES.map((each) => {
          const Picture = PICTURES[each];
          return (
            <button key={each} type="button" aria-pressed={piece === each} onClick={() => take(each)}>
              <Picture /> {words(`piece.${each}`)}
            </button>
          );
        })}
        <button type="button" aria-pressed={isKind(piece)} onClick={() => take(KINDS[0])}>
          <BonusTile kind={KINDS[0]} /> {words('piece.bonusTile')}
        </button>
      </fieldset>
      {isKind(piece) && (
        <fieldset class="check-pieces" aria-label={words('piece.kind')}>
          {KINDS.map((kind) => (
            <button key={kind} type="button" aria-pressed={piece === kind} onClick={() => take(kind)}>
              <BonusTile kind={kind} /> {names.kind(kind)}
            </button>
          ))}
        </fieldset>
      )}
      <Live of={laid}>
        {piece !== 'street' ? (
          words(lots ? 'how.lot' : 'how.point')
        ) : laid.length > 0 ? (
          words('how.street.next', { points: names.list(laid.map(names.point)), n: laid.length })
        ) : (
          <>
            {words('how.street')} <span class="check-drag">{words('how.drag')}</span>
          </>
        )}
      </Live>
    </>
  );
}
