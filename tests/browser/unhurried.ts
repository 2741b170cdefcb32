import type { Page } from '@playwright/test';

/** After so many milliseconds a press counts as one of its own, and not as the second of a double one; a little more than the table asks for. */
const AGAIN = 420;

/** Presses things; the same thing once more only when that counts. */
export function unhurried(page: Pick<Page, 'waitForTimeout'>) {
  let last = { what: '', at: 0 };
  return async (what: string, press: () => Promise<void>): Promise<void> => {
    if (what === last.what) await page.waitForTimeout(Math.max(0, last.at + AGAIN - Date.now()));
    await press();
    last = { what, at: Date.now() };
  };
}
