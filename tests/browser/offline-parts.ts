/** What a browser keeps of the site, which no page shows: how far it is, and what is in it. */
import { expect, type Page } from '@playwright/test';

/** What a cache has under each address that it keeps as it was built: the key of a file ends with its hash. By the scope of its worker. */
const genuineEntries = (page: Page, scope: string) =>
  page.evaluate(async (end) => {
    const name = (await caches.keys()).find((each) => each.endsWith(end));
    if (name === undefined) return [];
    const cache = await caches.open(name);
    const found: string[] = [];
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const content = await (await cache.match(request))?.arrayBuffer();
      if (content === undefined) continue;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
      if (search === `?sha256-${btoa(String.fromCharCode(...digest))}`) found.push(pathname);
    }
    return found;
  }, new URL(scope, page.url()).href);

/** The share of the addresses in its list that is kept of a language as it was built. */
async function keptShare(page: Page, language: string): Promise<number> {
  const kept = new Set(await genuineEntries(page, `/${language}/`));
  const address = `/${language}/offline.json`;
  // A captive portal’s page may have replaced the list; until that is repaired, nothing counts as kept.
  if (!kept.has(address)) return 0;
  const wanted: [string, number][] = await page.evaluate(
    async (list) => (await caches.match(list, { ignoreSearch: true }))?.json() ?? [],
    address,
  );
  return wanted.filter(([each]) => kept.has(each)).length / wanted.length;
}

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
  // Seldom: each look at all of it takes the browser a while, which the worker needs.
  await expect.poll(() => keptShare(page, language), { timeout: 60_000, intervals: [1000, 2000, 4000] }).toBe(1);
};

/** Spoils some files in the cache of a worker, by its scope, as an older fault or a damaged disk may have, and removes others. */
export const spoil = (page: Page, scope: string, damaged: readonly string[], removed: readonly string[]) =>
  page.evaluate(
    async ([end, spoilt, gone]) => {
      const name = (await caches.keys()).find((each) => each.endsWith(end)) as string;
      const cache = await caches.open(name);
      const headers = { 'content-type': 'text/html' };
      for (const address of spoilt)
        for (const request of await cache.keys(address, { ignoreSearch: true }))
          await cache.put(request, new Response('Sign in to this network', { headers }));
      for (const address of gone) await cache.delete(address, { ignoreSearch: true });
    },
    [new URL(scope, page.url()).href, damaged, removed] as const,
  );

/** Waits until some files are kept as they were built by the worker of a scope. */
export const keptGenuine = (page: Page, scope: string, addresses: readonly string[]) =>
  expect.poll(() => genuineEntries(page, scope), { timeout: 60_000 }).toEqual(expect.arrayContaining([...addresses]));

/** Begins another visit in the same tab: what is kept is looked at once a visit. */
export const beginVisit = (page: Page) => page.evaluate(() => sessionStorage.removeItem('milestones-looked-at'));

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
