import type { Page } from '@playwright/test';

/** Lets a page come as to somebody who is here for the first time, with letters and styles that have to be fetched, each time it is opened. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Collects from the first paint on how far things have jumped that nobody has touched. */
export async function watchShifts(page: Page): Promise<void> {
  await forgetFiles(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      // Less than a thousandth of the window nobody sees: a letter that is rounded otherwise.
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!entry.hadRecentInput && entry.value >= 0.001) {
          const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : node));
          (window as unknown as { shifts: string[] }).shifts.push(`${entry.value}: ${moved.join(' ')}`);
        }
    }).observe({ type: 'layout-shift', buffered: true });

    interface Shift {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
  });
}

/** What has jumped until now. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
