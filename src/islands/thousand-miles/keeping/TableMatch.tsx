import { wordsFor } from 'words:card-table';
import { wordsFor as gamesWords } from 'words:games';
import { type CardTable, savedMatchOf } from '../../../machines/card-table.ts';
import { dealText } from '../../../thousand-miles/index.ts';
import { pageAddress } from '../../../words/addresses.ts';
import type { Language } from '../../../words/languages.ts';
import { CopyLink } from '../../keeping/CopyLink.tsx';
import { download } from '../../keeping/download.ts';
import { keptOf } from './kept-match.ts';
import { titleOf } from './title.ts';

interface Props {
  readonly language: Language;
  readonly table: CardTable;
  /** Goes to the kept matches and the set-up. */
  readonly onLeave: () => void;
}

/** What can be done with the match at the table as a whole: leave it for another one, save it as a file, hand its deal on. */
export function TableMatch({ language, table, onLeave }: Props) {
  const words = wordsFor(language);
  const games = gamesWords(language);
  const deal = dealText(table.history.start);
  const link =
    deal === null ? null : new URL(pageAddress(language, `card-game/play/#deal=${deal}`), location.href).href;
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
        <button type="button" class="button" data-quiet onClick={saveAsFile}>
          {games('download')}
        </button>
      </p>
      {link !== null && (
        <details class="sharing">
          <summary>{words('link')}</summary>
          <p>{words('link.text')}</p>
          <CopyLink language={language} link={link} label={words('link')} />
        </details>
      )}
    </section>
  );
}
