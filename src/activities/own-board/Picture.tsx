import { wordsFor } from 'words:own-board';
import { useContext, useMemo, useState } from 'preact/hooks';
import { BoardPane } from '../../board/BoardPane.tsx';
import { type Place, placeOf, type Site, toPlace, type View, viewOf } from '../../board/pieces/geometry.ts';
import type { Spot } from '../../board/pieces/Spots.tsx';
import { type BoardEntry, boardOf, standing } from '../../entered-boards/entry.ts';
import { type Board, PRACTICE_SET } from '../../milestones/index.ts';
import { type Names, namesFor } from '../../telling/names.ts';
import type { Language } from '../../words/languages.ts';
import { PhotoMover, PhotoPlace, PhotoUnder } from './PhotoPlace.tsx';
import { PhotoContext } from './photo-holder.ts';

interface Props {
  readonly language: Language;
  readonly entry: BoardEntry;
  readonly name: string;
  /** Changes whenever the picture is to move to what is marked. */
  readonly attention?: string;
  readonly spots?: (board: Board, names: Names) => readonly Spot<Site>[];
  readonly highlight?: readonly Site[];
}

const NOTHING_LIES = { streets: [], houses: [], marketplaces: [], flour: [], bonusTiles: {} };

/** What a picture shows before anything is entered. */
const NOWHERE: View = { x: 0, y: 0, width: 0, height: 0 };

/** What the picture of an entry shows, seen from the entry's first place: there a photo stays put, whatever is entered. */
function viewOfEntry(entry: BoardEntry): View {
  const [first] = standing(entry);
  if (first === undefined) return NOWHERE;
  const { board, idOf } = boardOf(entry);
  const inEntry: Place = toPlace({ q: (first.x - first.row) / 2, r: first.row });
  const drawn = placeOf(board, idOf.get(first.key) as string);
  const view = viewOf(board);
  return { ...view, x: view.x + inEntry.x - drawn.x, y: view.y + inEntry.y - drawn.y };
}

/** The board of an entry as it is so far, and the photo under it. */
export function Picture({ language, entry, name, attention = '', spots = () => [], highlight = [] }: Props) {
  const words = wordsFor(language);
  const { photo, setPhoto } = useContext(PhotoContext);
  const [isMoving, setMoving] = useState(false);
  const isEmpty = standing(entry).length === 0;
  const board = useMemo(() => (isEmpty ? null : boardOf(entry).board), [entry.rows, entry.bushes, entry.missing]);
  const names = useMemo(() => board && namesFor(language, board, PRACTICE_SET.workerTiles), [language, board]);
  const view = useMemo(() => viewOfEntry(entry), [entry.rows]);
  const moves = isMoving && photo !== null;
  return (
    <>
      {board === null || names === null ? (
        <p class="own-board-empty">{words('picture.empty')}</p>
      ) : (
        <BoardPane
          language={language}
          game={{ board, state: NOTHING_LIES }}
          label={words('picture', { numbers: board.points.length, bushes: board.bushes.length })}
          spots={spots(board, names)}
          highlight={highlight}
          attention={attention}
          name={`own-board-${name}`}
          isKept={false}
        >
          {photo !== null && <PhotoUnder photo={photo} view={view} />}
          {moves && <PhotoMover photo={photo} setPhoto={setPhoto} view={view} />}
        </BoardPane>
      )}
      <PhotoPlace language={language} view={view} isMoving={moves} onMoving={setMoving} />
    </>
  );
}
