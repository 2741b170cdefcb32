/** What goes wrong on the way to the offline copy, and in it: nothing of that stays, and no game is lost. */
import type { ServerResponse } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { awake } from './islands.ts';
import { foreignEntries, keptAtOnce, keptWholly, lookedAt, seesToCopy, workers } from './offline-parts.ts';
import { type Fault, serve } from './serve.ts';
import { savedGame, startGame } from './table-driver.ts';
import { gameTable } from './table-parts.ts';
import { ANY_WINDOW, FAULTS } from './windows.ts';

test.use({ serviceWorkers: 'allow' });
test.slow();

const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Sign in to this network</h1>';

/** The page of a captive portal in the place of everything. */
const signIn = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);

/** What may come in the place of one file. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  'a page in its place': signIn,
  'a page in its place that may be kept for ever': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000, immutable' })
      .end(PORTAL),
  'an error of the server': (response) => response.writeHead(500).end(),
  'a server that is down': (response) => response.writeHead(503).end(),
  'no such file': (response) => response.writeHead(404, { 'content-type': 'text/html' }).end(PORTAL),
  'a lost socket': (response) => response.destroy(),
  'a way to another page': (response) => response.writeHead(302, { location: '/en/credits/' }).end(),
  'half a file': (response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 1000 }).write('export');
    setTimeout(() => response.destroy(), 100);
  },
};

/** Another file, an error, no answer and half of one; what else there is, `npm run faults` tries. */
const OF_EACH_KIND = [
  'a page in its place that may be kept for ever',
  'an error of the server',
  'a lost socket',
  'half a file',
];

test.describe('the offline copy', { tag: ANY_WINDOW }, () => {
  let server: Awaited<ReturnType<typeof serve>>;
  let fault: Fault;
  let asked: string[];
  const own = new Map<string, string>();

  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    baseURL: async ({}, use) => {
      fault = () => false;
      asked = [];
      server = await serve(own, '', undefined, 0, (path, response) => {
        asked.push(path);
        return fault(path, response);
      });
      await use(server.address);
      await server.close();
      own.clear();
    },
  });

  test.beforeEach(({ page }) => page.clock.install());

  /** A page is opened and looked at, and its worker, which asks for a file that is hit, cannot be installed. */
  async function failsToInstall(page: Page, isHit: (path: string) => boolean): Promise<void> {
    await page.goto('en/quick/');
    const seen = asked.length;
    await lookedAt(page, () => asked.slice(seen).some(isHit)).toBe(true);
    await expect.poll(() => workers(page), { timeout: 60_000 }).toBe(0);
  }

  test('keeps nothing of a captive portal that answers some of its first requests, and the next page mends it', async ({
    page,
  }) => {
    let requests = 0;
    await page.goto('en/quick/');
    fault = (path, response) => {
      const isHit = path !== '/en/sw.js' && ++requests >= 60 && requests < 80;
      if (isHit) signIn(response);
      return isHit;
    };
    await lookedAt(page, () => requests).toBeGreaterThanOrEqual(60);
    await expect.poll(() => workers(page), { timeout: 60_000 }).toBe(0);
    expect(await foreignEntries(page)).toEqual([]);

    fault = () => false;
    await page.goto('en/play/');
    await keptAtOnce(page);
    expect(await foreignEntries(page)).toEqual([]);
    await page.reload();
    await expect(awake(page).first()).toBeVisible();
  });

  for (const [tag, names] of [
    [[], OF_EACH_KIND],
    [[FAULTS], Object.keys(ANSWERS)],
  ] as const)
    test(`ends at once whatever comes in the place of one file (${names.length} kinds), and is whole with the first page that gets it`, {
      tag: [...tag],
    }, async ({ page }) => {
      const isHit = (path: string) => /\/_astro\/open-settings\..*js$/.test(path);
      for (const name of names)
        await test.step(name, async () => {
          fault = (path, response) => {
            if (isHit(path)) ANSWERS[name]?.(response);
            return isHit(path);
          };
          await failsToInstall(page, isHit);
          expect(await foreignEntries(page), name).toEqual([]);
        });
      fault = () => false;
      await page.goto('en/what-if/');
      await keptAtOnce(page);
    });

  test('does without the worker where a captive portal answers for it, and the page goes on', async ({ page }) => {
    const isHit = (path: string) => path.endsWith('/sw.js');
    fault = (path, response) => {
      if (isHit(path)) signIn(response);
      return isHit(path);
    };
    await failsToInstall(page, isHit);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    fault = () => false;
    await page.goto('en/what-if/');
    await keptAtOnce(page);
  });

  test('is mended when the caches were deleted, once, and a file that is damaged comes from the network', async ({
    page,
    context,
  }) => {
    await page.goto('en/quick/');
    await keptWholly(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.goto('en/what-if/');
    await keptWholly(page);
    // Every script becomes the portal's page.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.includes('.js'))
            await cache.put(
              request,
              new Response('Sign in to this network', { headers: { 'content-type': 'text/html' } }),
            );
      }
    });
    await startGame(page, 1);
    // Else the reload may come before the game is kept.
    await savedGame(page);
    await page.reload();
    await expect(gameTable(page)).toBeVisible();
    await page.goto('en/quick/');
    await keptWholly(page);

    // Nothing is left to be fetched.
    asked.length = 0;
    await seesToCopy(page, 'en/rules/castle/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => !path.endsWith('/sw.js'))).toEqual([]);

    await context.setOffline(true);
    await server.close();
    await page.goto('en/play/');
    await expect(gameTable(page)).toBeVisible();
    // As people type addresses.
    for (const path of ['en', 'en/play', 'en/rules/castle', 'en/quick?from=a-friend']) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/${path.replace(/\?.*/, '')}/(\\?from=a-friend)?$`));
      await expect(page.getByRole('heading', { name: 'Not saved on this device' })).toBeHidden();
    }
  });

  test('takes the place of a former worker that serves the page of a captive portal, and the game is still there', async ({
    page,
  }) => {
    // As the workers of before December 2026 did it.
    const FORMER = `
      const name = 'serwist-precache-v2-' + registration.scope;
      addEventListener('install', (event) => event.waitUntil((async () => {
        const cache = await caches.open(name);
        await cache.put('/en/play/?__WB_REVISION__=12345678', new Response(${JSON.stringify(PORTAL)}, { headers: { 'content-type': 'text/html' } }));
      })()));
      addEventListener('activate', (event) => event.waitUntil(clients.claim()));
      addEventListener('fetch', (event) => event.respondWith(
        caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request))));`;
    await startGame(page, 1);
    await savedGame(page);
    fault = (path, response) => {
      const isHit = path === '/en/sw.js';
      if (isHit) response.writeHead(200, { 'content-type': 'text/javascript' }).end(FORMER);
      return isHit;
    };
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/en/sw.js', { scope: '/en/', updateViaCache: 'none' });
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    const portal = page.getByRole('heading', { name: 'Sign in to this network' });
    await expect(portal).toBeVisible();

    fault = () => false;
    await expect(async () => {
      await page.reload();
      await expect(gameTable(page).or(portal)).toBeVisible();
      expect(await portal.count()).toBe(0);
    }).toPass({ timeout: 60_000 });
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('serwist'))))
      .toEqual([]);
  });

  test('waits on a slow connection until the reader asks for it in the settings', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '3g', downlink: 0.7 } }),
    );
    await seesToCopy(page, 'en/quick/');
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings).toContainText('nothing has been saved');
    expect(asked.filter((path) => path.endsWith('/sw.js'))).toEqual([]);
    const keep = settings.getByRole('checkbox', { name: 'Save the site on this device' });
    await expect(keep).not.toBeChecked();
    await keep.check();
    await keptAtOnce(page);
    await expect(keep).toBeChecked();
  });
});
