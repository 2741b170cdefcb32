import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing lies over the page and the step that it added to the browser's history is taken away. The browser does that after
 * a moment, and would break off a page that is being opened meanwhile.
 */
export async function nothingOver(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
}

/** Waits until what lies over the page is a step of the browser's history, which it becomes a moment after it is seen. */
export const isStep = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBeGreaterThan(0);
