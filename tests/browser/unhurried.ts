import type { Page } from '@playwright/test';

/** After so many milliseconds a press counts as one of its own, and not as the second of a double one; a little more than the table asks for. */
const AGAIN = 420;

/** Presses things; the same thing once more only when that counts. */
export function unhurried(page: Pick<Page, 'waitForTimeout'>) {
  const pressed = new Map<string, number>();
  return async (what: string, press: () => Promise<void>): Promise<void> => {
    await page.waitForTimeout(Math.max(0, (pressed.get(what) ?? 0) + AGAIN - Date.now()));
    await press();
    pressed.set(what, Date.now());
  };
}
