import type { Page } from '@playwright/test';

/** After so many milliseconds a press counts as one of its own, and not as the second of a double one; a little more than the table asks for. */
const AGAIN = 420;

/** Tells a page that so many milliseconds have gone by, which nobody has to wait for then. */
const goBy = (page: Pick<Page, 'evaluate'>, ms: number) =>
  page.evaluate((ms) => {
    const { timeOrigin } = performance;
    const ahead = performance.now() - (Date.now() - timeOrigin) + ms;
    performance.now = () => Date.now() - timeOrigin + ahead;
  }, ms);

/** Presses things; the same thing once more only when that counts. */
export function unhurried(page: Pick<Page, 'evaluate'>) {
  const pressed = new Map<string, number>();
  return async (what: string, press: () => Promise<void>): Promise<void> => {
    const left = (pressed.get(what) ?? 0) + AGAIN - Date.now();
    if (left > 0) await goBy(page, left);
    await press();
    pressed.set(what, Date.now());
  };
}
