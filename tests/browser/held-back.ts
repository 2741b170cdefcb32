import { expect, type Page } from '@playwright/test';

/** Files that do not come before the test lets them, and the page's own time, which passes as the test says. */
export interface HeldBack {
  /** Waits until one of the files has been asked for, and lets so many seconds of the page's time pass. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Lets them come. */
  readonly release: () => void;
}

/**
 * Holds back what matches. The clock of the page has to be installed (`page.clock.install()`) before the page is opened.
 * @param open opens the page, where that comes first: what matches is let through meanwhile. Files are looked at from the beginning,
 * since Chromium answers from its memory what an earlier page of the same window has fetched, and nobody is asked then.
 */
export async function holdBack(page: Page, files: RegExp, open?: () => Promise<unknown>): Promise<HeldBack> {
  let isHolding = open === undefined;
  let asked = 0;
  let come = () => {};
  const mayCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(files, async (route) => {
    if (isHolding) {
      asked += 1;
      await mayCome;
    }
    await route.continue();
  });
  await open?.();
  isHolding = true;
  return {
    pass: async (seconds) => {
      await expect.poll(() => asked, `${files} has not been asked for`).toBeGreaterThan(0);
      await page.clock.runFor(seconds * 1000);
    },
    release: () => come(),
  };
}
