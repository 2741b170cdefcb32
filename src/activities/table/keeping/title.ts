import { wordsFor } from 'words:games';
import { type Language, listIn } from '../../../words/languages.ts';
import type { KeptGame } from './kept-game.ts';

/** What a game is called in the list: by its name, or else by its players. */
export function titleOf({ name, summary }: Pick<KeptGame, 'name' | 'summary'>, language: Language): string {
  if (name !== '') return name;
  if (summary === null) return wordsFor(language)('unreadable.title');
  const names = summary.seats.map((seat) => seat.name);
  return listIn(language, names);
}
