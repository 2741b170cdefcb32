import '../../../../ui/figures.css';
import { wordsFor } from 'words:card-table';
import { useMemo } from 'preact/hooks';
import type { Kept } from '../../../../keeping/kept.ts';
import { type Language, locales } from '../../../../words/languages.ts';
import { type CardSummary, readTable } from './kept-match.ts';
import { figuresOf } from './statistics.ts';

interface Props {
  readonly language: Language;
  readonly games: readonly Kept<CardSummary>[];
}

const SHOWN = ['games', 'won', 'trips', 'coups', 'mean', 'best'] as const;

/** What all kept games together come to. */
export function Statistics({ language, games }: Props) {
  const words = wordsFor(language);
  const figures = useMemo(
    () =>
      figuresOf(
        games.flatMap((game) => {
          const read = readTable(game);
          return read.ok ? [read.table] : [];
        }),
      ),
    [games],
  );
  if (figures === null) return null;
  const number = new Intl.NumberFormat(locales[language]);
  return (
    <section class="figures">
      <h2>{words('stats')}</h2>
      <dl>
        {SHOWN.map((name) => (
          <div key={name}>
            <dt>{words(`stats.${name}`)}</dt>
            <dd>{number.format(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
