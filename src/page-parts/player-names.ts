import { wordsFor } from 'words:examples';
import { readerName } from '../telling/reader.ts';
import type { Language } from '../words/languages.ts';

/** The names of the players in the examples, by seat; a reader who plays at one of the seats is addressed there. */
export function playerNames(language: Language, reader?: number): readonly string[] {
  const words = wordsFor(language);
  return (['player.0', 'player.1', 'player.2', 'player.3'] as const).map((key, i) =>
    i === reader ? readerName(language) : words(key),
  );
}
