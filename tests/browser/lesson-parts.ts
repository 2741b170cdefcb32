import type { Locator } from '@playwright/test';

/** The star for a lesson in as few actions as possible: drawn beside the words that say so. */
export const star = (within: Locator): Locator => within.locator('.lesson-star');
