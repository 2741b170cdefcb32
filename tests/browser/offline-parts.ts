/** What a browser keeps of the site, which no page shows: how far it is, and what is in it. */
import { expect, type Page } from '@playwright/test';

/** How many of the addresses in its list are kept of a language. */
const keptShare = (page: Page, language: string) =>
  page.evaluate(async (lang) => {
    const name = (await caches.keys()).find((each) => each.endsWith(`/${lang}/`));
    const list = await caches.match(`/${lang}/offline.json`, { ignoreSearch: true });
    if (name === undefined || list === undefined) return 0;
    const kept = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    // A captive portal’s page may have replaced the list; until that is repaired, nothing counts as kept.
    const wanted: [string, number][] | null = await list.json().catch(() => null);
    if (wanted === null) return 0;
    return wanted.filter(([address]) => kept.includes(address)).length / wanted.length;
  }, language);

/**
 * Lets a page be looked at, and expects something of what it does then: it sees to what is kept when it has been quiet for some seconds,
 * which pass at once.
 */
export const lookedAt = <T>(page: Page, what: () => T | Promise<T>) =>
  expect.poll(
    async () => {
      await page.clock.fastForward('00:04');
      return what();
    },
    { timeout: 60_000 },
  );

/** Opens a page, and waits until it has fetched what sees to what is kept. */
export async function seesToCopy(page: Page, path: string): Promise<void> {
  const seen: string[] = [];
  page.on('response', (response) => seen.push(response.url()));
  await page.goto(path);
  await lookedAt(page, () => seen.some((url) => /\/keep-offline\./.test(url))).toBe(true);
}

/** Waits until what is most useful is kept and the worker of a language answers for the page. */
export const keptAtOnce = (page: Page, language = 'en') =>
  lookedAt(page, () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')).toMatch(
    new RegExp(`/${language}/sw\\.js$`),
  );

/** Waits until all of a language is kept. */
export const keptWholly = async (page: Page, language = 'en') => {
  await keptAtOnce(page, language);
  await expect.poll(() => keptShare(page, language), { timeout: 60_000 }).toBe(1);
};

/** Both workers, of the language and of the root, have begun. */
export const bothWorkers = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const all = await navigator.serviceWorker.getRegistrations();
        return all.filter(({ active }) => active?.state === 'activated').length;
      }),
    )
    .toBe(2);

/** The addresses under which the page of a captive portal is kept, in all caches. */
export const foreignEntries = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const kept = await (await cache.match(request))?.text();
        if (kept?.includes('Sign in to this network')) found.push(pathname);
      }
    }
    return found;
  });

/** How many workers there are, begun or being installed. */
export const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
