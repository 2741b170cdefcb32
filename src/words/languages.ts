/** The languages of the site, in the order in which they are offered. */
export const languages = ['en', 'fr', 'it', 'hu'] as const;

export type Language = (typeof languages)[number];

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  hu: 'Magyar',
};

/** Whose dates, numbers and order of letters each language follows: our English is British. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', it: 'it-IT', hu: 'hu-HU' };

const AND: Readonly<Record<Language, string>> = { en: ' and ', fr: ' et ', it: ' e ', hu: ' és ' };

/** “a, b and c”, as `Intl.ListFormat` has it: the first formatter of a page takes as long as half an island. Britain has no comma before “and”. */
export function listIn(language: Language, parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  // In Italian “e” is “ed” before an e, which the format does not know.
  const and = language === 'it' && /^[eèé]/i.test(last) ? ' ed ' : AND[language];
  return parts.slice(0, -1).join(', ') + and + last;
}
