import type { Page } from '@playwright/test';
import type { Language } from '../../src/words/languages.ts';

/**
 * Whether a language is looked at in this window. What one language does to a page shows in a wide window or a narrow one alike:
 * each has one of them, the longest words the narrow one, and a run takes half the time.
 */
export function isSeenHere(language: Language, isMobile: boolean): boolean {
  return isMobile === (language === 'fr' || language === 'hu');
}

/** The tag of tests in which a window's size changes nothing: they run in one of them. */
export const ANY_WINDOW = '@any-window';

/** Waits until what has just been done is drawn: also colours, which change by the shortest of transitions. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
