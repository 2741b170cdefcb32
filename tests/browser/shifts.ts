import type { Page } from '@playwright/test';

/** Collects from the first paint on how far things have jumped that nobody has touched. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[])
        if (!entry.hadRecentInput) {
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

/** What has jumped until now. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
