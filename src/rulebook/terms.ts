import { type Key as CardKey, wordsFor as cardWordsFor } from 'words:card-glossary';
import { type Key, wordsFor } from 'words:glossary';
import cardGlossary from '../../content/words/en/card-glossary.json';
import glossary from '../../content/words/en/glossary.json';
import { pageAddress } from '../words/addresses.ts';
import type { Language } from '../words/languages.ts';
import type { Rulebook } from './books.ts';

const GLOSSARIES = { milestones: glossary, 'thousand-miles': cardGlossary };

const ENDING = '.name';

/** The ids of all terms of a game, in the order of the glossary's file. */
export function termsOf({ game }: Rulebook): string[] {
  return Object.keys(GLOSSARIES[game])
    .filter((key) => key.endsWith(ENDING))
    .map((key) => key.slice(0, -ENDING.length));
}

/** Whether a text is the id of a term of a game. */
export function isTerm({ game }: Rulebook, text: string): boolean {
  return `${text}${ENDING}` in GLOSSARIES[game];
}

/** What a term is called in a language, or what it means. */
export function termWords({ game }: Rulebook, language: Language, term: string, part: 'name' | 'definition'): string {
  const key = `${term}.${part}`;
  return game === 'milestones' ? wordsFor(language)(key as Key) : cardWordsFor(language)(key as CardKey);
}

/** The address of a term's entry in its glossary. */
export function termAddress({ path }: Rulebook, language: Language, term: string): string {
  return pageAddress(language, `${path}glossary/#${term}`);
}
