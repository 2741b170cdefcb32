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

/** Each takes long to make. */
const formats: { [language in Language]?: Intl.ListFormat } = {};

/** “a, b and c”. */
export function listIn(language: Language, parts: readonly string[]): string {
  // Our English is British: no comma before “and”.
  formats[language] ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const list = formats[language].formatToParts(parts).map(({ value }) => value);
  // In Italian “e” is “ed” before an e, which the format does not know.
  return list.map((value, i) => (value === ' e ' && /^[eèé]/i.test(list[i + 1] ?? '') ? ' ed ' : value)).join('');
}
