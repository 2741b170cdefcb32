import { expect, type Page } from '@playwright/test';

/** Counts what a page fetches from now on. What is returned waits until it has all that it asked for, and for half a second has asked for nothing more. */
export function countRequests(page: Page): () => Promise<void> {
  const open = new Set<object>();
  let asked = 0;
  page.on('request', (request) => {
    // What the page before still waited for is of no use any more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
    asked += 1;
  });
  for (const done of ['requestfinished', 'requestfailed'] as const)
    page.on(done as 'requestfinished', (request) => void open.delete(request));
  return async () => {
    let before = -1;
    const isQuiet = () => {
      const quiet = open.size === 0 && asked === before;
      before = asked;
      return quiet;
    };
    await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
  };
}
