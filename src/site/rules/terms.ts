import glossary from '../../../content/words/en/glossary.json';
import { pageAddress } from '../../words/addresses.ts';
import type { Language } from '../../words/languages.ts';

type Entry = keyof typeof glossary;

/** The id of an entry of the glossary. */
export type Term = Entry extends infer Key ? (Key extends `${infer Id}.name` ? Id : never) : never;

const ENDING = '.name';

/** All terms, in the order of the glossary's file. */
export const TERMS = Object.keys(glossary)
  .filter((key) => key.endsWith(ENDING))
  .map((key) => key.slice(0, -ENDING.length)) as Term[];

/** Whether a text is the id of a term. */
export function isTerm(text: string): text is Term {
  return `${text}${ENDING}` in glossary;
}

/** The address of a term's entry in the glossary. */
export function termAddress(language: Language, term: Term): string {
  return pageAddress(language, `glossary/#${term}`);
}
