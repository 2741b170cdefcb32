import { wordsFor } from 'words:card-table';
import type { CardTable } from '../../../machines/card-table.ts';
import type { Language } from '../../../words/languages.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

interface Props {
  readonly language: Language;
  readonly name: string;
  readonly table: CardTable;
  /** Shows an earlier game from its beginning. */
  readonly onLookBack: (game: number) => void;
}

/** The earlier games of the match: their score sheets, and the ways back to them. */
export function Played({ language, name, table, onLookBack }: Props) {
  const words = wordsFor(language);
  if (table.played.length === 0) return null;
  return (
    <details class="card-played">
      <summary>{words('played')}</summary>
      {table.played.map((game, i) => (
        <div key={i}>
          <ScoreSheet language={language} name={name} n={i + 1} scores={game.scores} totals={null} />
          <button type="button" class="button" data-quiet onClick={() => onLookBack(i)}>
            {words('played.replay', { n: i + 1 })}
          </button>
        </div>
      ))}
    </details>
  );
}
