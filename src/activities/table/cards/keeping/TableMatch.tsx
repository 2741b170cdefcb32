import { wordsFor } from 'words:card-table';
import { TableButtons } from '../../../../keeping/TableButtons.tsx';
import { type CardTable, savedMatchOf } from '../../../../machines/card-table.ts';
import { lazily } from '../../../../ui/lazily.ts';
import type { Language } from '../../../../words/languages.ts';
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

/** What can be done with the match at the table as a whole; of it one shares its game. */
export function TableMatch({ language, table, onLeave }: Props) {
  const fileAt = (now: string) => {
    const { summary } = keptOf(table, { id: '', name: '' }, now);
    return { text: JSON.stringify(savedMatchOf(table, now)), name: titleOf({ name: '', summary }, language) };
  };
  return (
    <TableButtons
      language={language}
      leave={wordsFor(language)('new')}
      onLeave={onLeave}
      fileAt={fileAt}
      sharing={<CardSharing language={language} table={table} />}
    />
  );
}
