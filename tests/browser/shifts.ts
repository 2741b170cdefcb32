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

/**
 * Remembers where everything on the page lies that is seen; gives the way to ask what has moved since, pressed or not. What is said for a
 * while may come and go.
 */
export async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const placeOf = (element: Element) => {
      const { x, y } = element.getBoundingClientRect();
      return [x + scrollX, y + scrollY].map(Math.round).join();
    };
    const seen = [...document.body.querySelectorAll('*')].filter(
      // Parts of drawings move with them.
      (element) =>
        element instanceof HTMLElement && element.checkVisibility() && element.closest('[role=status]') === null,
    );
    const before = new Map(seen.map((element) => [element, placeOf(element)]));
    const moved = () =>
      [...before]
        .filter(([element, place]) => element.checkVisibility() && placeOf(element) !== place)
        .map(([element, place]) => `${element.outerHTML.slice(0, 80)}: ${place}, now ${placeOf(element)}`)
        // What contains it comes first.
        .slice(0, 5);
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => (window as unknown as { moved: () => string[] }).moved());
}
