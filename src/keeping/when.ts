import { type Language, locales } from '../words/languages.ts';

/** When a game was changed, in words; as it is kept where the browser knows no such moment. */
export function whenInWords(language: Language, changed: string): string {
  const moment = new Date(changed);
  if (Number.isNaN(moment.getTime())) return changed;
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}
