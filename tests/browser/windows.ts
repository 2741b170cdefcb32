import type { Page } from '@playwright/test';
import type { Language } from '../../src/words/languages.ts';

/** The tag of tests in which a window's size changes nothing, or that set it: they run in one of them. */
export const ANY_WINDOW = '@any-window';

/** The tag of tests for a wide window with a keyboard. */
export const WIDE = '@wide';

/** The tag of tests for a phone: fingers, and little room. */
export const NARROW = '@narrow';

/** The tag of tests that ask for what only a whole browser has: its settings, the screen that stays awake, storage that lasts. */
export const WHOLE = '@whole-browser';

/** The tag of tests of faults in all their kinds and lengths, which `npm run faults` runs before what they are about is changed. */
export const FAULTS = '@faults';

/**
 * The tag of tests that look at every language. What a language does to a page shows in a wide window or a narrow one alike: each has one
 * of them, the longest words the narrow one, and a run takes half the time.
 */
export const windowOf = (language: Language) => (language === 'fr' || language === 'hu' ? NARROW : WIDE);

/** By how much the page is wider than its window. */
export const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Waits until what has just been done is drawn. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
