import { wordsFor as tableWords } from 'words:card-table';
import { wordsFor } from 'words:games';
import type { Kept } from '../../../../keeping/kept.ts';
import { type Language, locales } from '../../../../words/languages.ts';
import type { CardSummary } from './kept-match.ts';

/** What a match is called in the list: by its name, or else by how long it is and whom it is played against. */
export function titleOf({ name, summary }: Pick<Kept<CardSummary>, 'name' | 'summary'>, language: Language): string {
  if (name !== '') return name;
  if (summary === null) return wordsFor(language)('unreadable.title');
  const words = tableWords(language);
  const target = summary.target === null ? 'single' : new Intl.NumberFormat(locales[language]).format(summary.target);
  return words('row', { target, name: words(`driver.${summary.opponent}`) });
}
