import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/words/languages.ts';

/** The words of an area in a language, as they are written in its file. */
export const wordsOf = (language: Language, area: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/words/${language}/${area}.json`), 'utf8'));

/** What something is called in any of the languages; as far as the first value in it. */
export function called(area: string, key: string): RegExp {
  const texts = languages.map((language) => wordsOf(language, area)[key] as string);
  // Playwright takes a space that no line breaks at, as French has it before a colon, for any other.
  const names = texts.map((text) =>
    (text.split('{')[0] as string).replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'),
  );
  return new RegExp(`^(${names.join('|')})${texts.some((text) => text.includes('{')) ? '' : '$'}`);
}
