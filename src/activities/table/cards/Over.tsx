import { wordsFor } from 'words:card-table';
import { useEffect, useRef } from 'preact/hooks';
import { type CardTable, gameAt, OPPONENT, READER, totalsAt, winnerAt } from '../../../machines/card-table.ts';
import type { Language } from '../../../words/languages.ts';
import { ScoreSheet } from './ScoreSheet.tsx';

interface Props {
  readonly language: Language;
  readonly name: string;
  readonly table: CardTable;
  readonly onNext: () => void;
  readonly onLeave: () => void;
}

/** Who has won, the score sheet, and the ways on. */
export function Over({ language, name, table, onNext, onLeave }: Props) {
  const words = wordsFor(language);
  const { scores } = gameAt(table).state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (scores === null) return null;
  const winner = winnerAt(table);
  const ahead = Math.sign(scores[READER].total - scores[OPPONENT].total);
  const inMatch = table.target !== null;
  return (
    <div class="card-over">
      <h2 ref={heading} tabIndex={-1}>
        {winner !== null
          ? words(winner === READER ? 'match.won' : 'match.lost', { name })
          : words(ahead > 0 ? 'over.won' : ahead < 0 ? 'over.lost' : 'over.tied', { name })}
      </h2>
      <ScoreSheet
        language={language}
        name={name}
        n={table.played.length + 1}
        scores={scores}
        totals={inMatch ? totalsAt(table) : null}
      />
      <p class="card-buttons">
        {winner === null && (
          <button type="button" class="button" onClick={onNext}>
            {words('next')}
          </button>
        )}
        <button type="button" class="button" data-quiet onClick={onLeave}>
          {words('new')}
        </button>
      </p>
    </div>
  );
}
