import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SearchData } from '../../src/search/document.ts';
import { answerInAny } from '../../src/search/languages.ts';
import { createSearch, type Search } from '../../src/search/search.ts';
import { loadStemmer } from '../../src/search/stemmers.ts';
import { type Language, languages } from '../../src/words/languages.ts';

/** A question as players ask it, the page's language, and the rules and cases each of which answers it. */
export interface Question {
  asked: string;
  on: Language;
  answers: string[];
}

/** How many questions there are, and of how many an answer stands first, among the first three, anywhere. */
export interface Count {
  asked: number;
  first: number;
  three: number;
  found: number;
}

/** The questions of a language; those of the folder `held-out` are only measured. */
export function questionsOf(language: Language, folder = ''): Question[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'));
}

/** The searches of all languages. */
export async function searchesWith(
  dataOf: (language: Language) => SearchData,
): Promise<(language: Language) => Promise<Search>> {
  const searches = new Map<Language, Search>();
  for (const language of languages)
    searches.set(language, await createSearch(dataOf(language), await loadStemmer(language)));
  return async (language) => searches.get(language)!;
}

/** Asks the questions as the page does, and counts. */
export async function measure(
  questions: readonly Question[],
  searchOf: (language: Language) => Promise<Search>,
): Promise<Count> {
  const places: number[] = [];
  for (const { asked, on, answers } of questions) {
    const { hits = [] } = (await answerInAny(asked, on, searchOf)) ?? {};
    places.push(hits.findIndex(({ document: { path } }) => answers.includes(path.split('#')[1] ?? '')));
  }
  const within = (most: number) => places.filter((place) => place >= 0 && place < most).length;
  return { asked: places.length, first: within(1), three: within(3), found: within(Number.POSITIVE_INFINITY) };
}

/** The counts of several languages together. */
export function together(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((all, count) => all + count[key], 0);
  return { asked: sum('asked'), first: sum('first'), three: sum('three'), found: sum('found') };
}
