import { wordsFor } from 'words:own-board';
import { useMemo } from 'preact/hooks';
import { type Board, PRACTICE_SET } from '../../../milestones/index.ts';
import { type BoardEntry, boardOf, standing } from '../../../own-board/entry.ts';
import { type Names, namesFor } from '../../../telling/names.ts';
import type { Language } from '../../../words/languages.ts';
import { BoardPane } from '../board/BoardPane.tsx';
import type { Site } from '../pieces/geometry.ts';
import type { Spot } from '../pieces/Spots.tsx';

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

/** The board of an entry as it is so far. */
export function Picture({ language, entry, name, attention = '', spots = () => [], highlight = [] }: Props) {
  const words = wordsFor(language);
  const isEmpty = standing(entry).length === 0;
  const board = useMemo(() => (isEmpty ? null : boardOf(entry).board), [entry.rows, entry.bushes, entry.missing]);
  const names = useMemo(() => board && namesFor(language, board, PRACTICE_SET.workerTiles), [language, board]);
  if (board === null || names === null) return <p class="own-board-empty">{words('picture.empty')}</p>;
  return (
    <BoardPane
      language={language}
      game={{ board, state: NOTHING_LIES }}
      label={words('picture', { numbers: board.points.length, bushes: board.bushes.length })}
      spots={spots(board, names)}
      highlight={highlight}
      attention={attention}
      name={`own-board-${name}`}
      isKept={false}
    />
  );
}
