import { wordsFor } from 'words:past';
import { useEffect, useState } from 'preact/hooks';
import type { TableGame } from '../../machines/game.ts';
import type { Language } from '../../words/languages.ts';
import { wordsReady } from '../../words/ready.ts';
import type { Summary } from './Summary.tsx';

interface Props {
  readonly language: Language;
  readonly table: TableGame;
}

/** The game in figures. What that takes is fetched when it is shown. */
export function SummaryLater({ language, table }: Props) {
  const words = wordsFor(language);
  const [fetched, setFetched] = useState<{ readonly View: typeof Summary } | 'failed' | null>(null);
  useEffect(() => {
    const fetch = async () => {
      const { Summary } = await import('../table/later.ts');
      await wordsReady();
      setFetched({ View: Summary });
    };
    fetch().catch(() => setFetched('failed'));
  }, []);
  if (fetched === 'failed') return <p role="alert">{words('summary.failed')}</p>;
  if (fetched === null) return <p class="summary-waiting">{words('summary.waiting')}</p>;
  return <fetched.View language={language} table={table} />;
}
