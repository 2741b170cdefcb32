import { MILESTONES_RULEBOOK, type Rulebook, THOUSAND_MILES_RULEBOOK } from '../rulebook/books.ts';
import { type Language, languages } from '../words/languages.ts';

/** One path for every language, for `getStaticPaths` of a page under `[lang]`. */
export function languagePaths(): { params: { lang: Language }; props: { lang: Language } }[] {
  return languages.map((lang) => ({ params: { lang }, props: { lang } }));
}

/** The language of the page that is being built, from the parameters of its route. */
export function languageOf({ lang = '' }: Readonly<Record<string, string | undefined>>): Language {
  const language = languages.find((known) => known === lang);
  if (!language) throw new Error(`no page in the language "${lang}"`);
  return language;
}

/** The rulebook of the game whose page is being built, from the pattern of its route. */
export function rulebookAt(route: string): Rulebook {
  return route.startsWith(`/[lang]/${THOUSAND_MILES_RULEBOOK.path}`) ? THOUSAND_MILES_RULEBOOK : MILESTONES_RULEBOOK;
}
