import { expect, type Page, type Route } from '@playwright/test';

/** Files that do not come before the test lets them, and the page's own time, which passes as the test says. */
export interface HeldBack {
  /** Waits until one of the files has been asked for, and lets so many seconds of the page's time pass. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Lets them come. */
  readonly release: () => void;
  /** Lets those fail that have been asked for, as without a network; what is asked for later comes. */
  readonly fail: () => void;
}

/**
 * Opens a page, and from then on answers what matches in the place of the server. Files are looked at from the beginning, since Chromium
 * answers from its memory what an earlier page of the same window has fetched, and nobody is asked then.
 */
export async function answerAfter(
  page: Page,
  files: RegExp,
  answer: (route: Route) => Promise<unknown>,
  open: () => Promise<unknown>,
): Promise<void> {
  let isOpen = false;
  await page.route(files, async (route) => {
    if (isOpen) await answer(route);
    else await route.continue();
  });
  await open();
  isOpen = true;
}

/**
 * Holds back what matches. The clock of the page has to be installed (`page.clock.install()`) before the page is opened.
 * @param open opens the page, where that comes first.
 */
export async function holdBack(
  page: Page,
  files: RegExp,
  open: () => Promise<unknown> = async () => {},
): Promise<HeldBack> {
  let asked = 0;
  let isOver = false;
  const held = Promise.withResolvers<'continue' | 'abort'>();
  const end = (how: 'continue' | 'abort') => {
    isOver = true;
    held.resolve(how);
  };
  const hold = async (route: Route) => {
    asked += 1;
    await route[isOver ? 'continue' : await held.promise]();
  };
  await answerAfter(page, files, hold, open);
  return {
    pass: async (seconds) => {
      await expect.poll(() => asked, `${files} has not been asked for`).toBeGreaterThan(0);
      await page.clock.runFor(seconds * 1000);
    },
    release: () => end('continue'),
    fail: () => end('abort'),
  };
}
