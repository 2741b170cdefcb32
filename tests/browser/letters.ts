import { expect, type Page } from '@playwright/test';

/**
 * Waits until the fonts of every language have been fetched: pages opened after this use them. Before that a page uses the system's, and
 * nobody knows how wide those are here.
 */
export async function lettersHere(page: Page): Promise<void> {
  await page.goto('hu/');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('milestones-letters'))).not.toBeNull();
}
