import '../../keeping/table-games.css';
import { wordsFor } from 'words:card-table';
import { wordsFor as gamesWords } from 'words:games';
import { useState } from 'preact/hooks';
import { type CardTable, savedMatchOf } from '../../../machines/card-table.ts';
import type { Language } from '../../../words/languages.ts';
import { download } from '../../keeping/download.ts';
import { lazily } from '../../ui/lazily.ts';
import { keptOf } from './kept-match.ts';
import { titleOf } from './title.ts';

const CardSharing = lazily(
  () => import('./CardSharing.tsx'),
  (module) => module.CardSharing,
);

interface Props {
  readonly language: Language;
  readonly table: CardTable;
  /** Goes to the kept matches and the set-up. */
  readonly onLeave: () => void;
}

/** What can be done with the match at the table as a whole: leave it for another one, save it as a file, share its game. */
export function TableMatch({ language, table, onLeave }: Props) {
  const words = wordsFor(language);
  const games = gamesWords(language);
  const [isSharing, setSharing] = useState(false);
  const saveAsFile = () => {
    const now = new Date().toISOString();
    const { summary } = keptOf(table, { id: '', name: '' }, now);
    download(
      JSON.stringify(savedMatchOf(table, now)),
      `${titleOf({ name: '', summary }, language)} ${now.slice(0, 10)}`,
    );
  };
  return (
    <section class="table-games">
      <p class="table-games-buttons">
        <button type="button" class="button" data-quiet onClick={onLeave}>
          {words('new')}
        </button>
        <button
          type="button"
          class="button"
          data-quiet
          aria-expanded={isSharing}
          onClick={() => setSharing(!isSharing)}
        >
          {games('table.share')}
        </button>
        <button type="button" class="button" data-quiet onClick={saveAsFile}>
          {games('download')}
        </button>
      </p>
      {isSharing && <CardSharing language={language} table={table} />}
    </section>
  );
}
