import type { Language } from '../../src/words/languages.ts';

/**
 * Whether a language is looked at in this window. What one language does to a page shows in a wide window or a narrow one alike:
 * each has one of them, the longest words the narrow one, and a run takes half the time.
 */
export function isSeenHere(language: Language, isMobile: boolean): boolean {
  return isMobile === (language === 'fr' || language === 'hu');
}
