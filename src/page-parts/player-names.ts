import { wordsFor } from 'words:examples';
import type { Language } from '../words/languages.ts';

/** The names of the players in the examples, by seat. */
export function playerNames(language: Language): readonly string[] {
  const words = wordsFor(language);
  return (['player.0', 'player.1', 'player.2', 'player.3'] as const).map((key) => words(key));
}
