import { type Language, languages } from '../words/languages.ts';
import type { Findings, Search } from './search.ts';

/** Below this part of a query's words it is in another language than the page, or has a bad typo. */
const enoughKnown = 0.6;

/** How much more the page's own language counts than another one. */
const atHome = 1.15;

/** What was found, and the language in which it was asked. */
export interface Answered extends Findings {
  language: Language;
}

/**
 * Answers a query in the page's language; where that covers it badly, the other languages are asked, and the one that
 * answers it best answers. `searchOf` gives the search of a language, or nothing where it cannot be had.
 */
export async function answerInAny(
  query: string,
  page: Language,
  searchOf: (language: Language) => Promise<Search | undefined>,
): Promise<Answered | undefined> {
  const own = (await searchOf(page))?.(query);
  if (own?.sure && own.known >= enoughKnown) return { ...own, language: page };
  const others = languages.filter((language) => language !== page);
  const found = await Promise.all(
    others.map(async (language) => ({ language, findings: (await searchOf(language))?.(query) })),
  );
  const merit = (language: Language, findings: Findings) => findings.merit * (language === page ? atHome : 1);
  return [{ language: page, findings: own }, ...found]
    .flatMap(({ language, findings }) => (findings ? [{ ...findings, language }] : []))
    .sort((one, other) => merit(other.language, other) - merit(one.language, one))[0];
}
