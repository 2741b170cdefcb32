import type { Locator, Page } from '@playwright/test';

/** Islands of a page, or of a part of it, by whether their scripts have run: nobody who reads the page is told, so that there is no role for it. */

export const awake = (within: Page | Locator): Locator => within.locator('astro-island:not([ssr])');
export const asleep = (page: Page): Locator => page.locator('astro-island[ssr]');
