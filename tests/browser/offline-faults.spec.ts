/** What goes wrong on the way to the offline copy, and in it: nothing of that stays, and no game is lost. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { awake } from './islands.ts';
import {
  beginVisit,
  bothWorkers,
  foreignEntries,
  keptAtOnce,
  keptGenuine,
  keptWholly,
  lookedAt,
  seesToCopy,
  spoil,
  workers,
} from './offline-parts.ts';
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
    // Three times all of the copy is fetched or looked at.
    test.slow();
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
    await beginVisit(page);
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

  test('fetches again what is damaged or missing in it though nobody asks for that, and nothing else', async ({
    page,
  }) => {
    await page.goto('en/quick/');
    await keptWholly(page);
    await bothWorkers(page);
    const here = ['/en/glossary/', '/en/rule/8.10/', '/en/learn/first-street/'];
    const root = ['/fr/offline/', '/hu/offline/'];
    await keptGenuine(page, '/', root);
    await spoil(page, '/en/', here.slice(0, 2), here.slice(2));
    await spoil(page, '/', root.slice(0, 1), root.slice(1));
    expect(await foreignEntries(page)).toHaveLength(3);

    await beginVisit(page);
    asked.length = 0;
    await seesToCopy(page, 'en/rules/castle/');
    await keptGenuine(page, '/', root);
    await keptGenuine(page, '/en/', here);
    await keptWholly(page);
    expect(await foreignEntries(page)).toEqual([]);
    expect(asked.filter((path) => !path.endsWith('/sw.js')).sort()).toEqual([...here, ...root].sort());
  });

  test('keeps the former version whole where a captive portal answers during an update, and the next page updates it', async ({
    page,
    context,
  }) => {
    await page.goto('en/quick/');
    await keptWholly(page);
    // A new version of two pages: one that every worker begins with, and one that comes later.
    const NEWER = '<p>Newer</p>';
    const changed = ['/en/what-if/', '/en/glossary/'];
    const built = (path: string) => readFileSync(join(import.meta.dirname, '../../dist', path), 'utf8');
    const hashOf = (content: string) => createHash('sha256').update(content).digest('base64');
    const worker = changed.reduce((text, path) => {
      own.set(path, NEWER);
      const page = built(`${path}index.html`);
      return text.replace(hashOf(page), hashOf(page + NEWER));
    }, built('en/sw.js'));
    let updates = 0;
    const update: Fault = (path, response) => {
      const isHit = path === '/en/sw.js';
      if (isHit) {
        updates++;
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(worker);
      }
      return isHit;
    };
    const states = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.installing?.state, registration?.waiting?.state, registration?.active?.state];
      });

    let hits = 0;
    fault = (path, response) => {
      if (update(path, response)) return true;
      hits++;
      signIn(response);
      return true;
    };
    await page.goto('en/learn/');
    await expect.poll(() => updates).toBeGreaterThan(0);
    await expect.poll(() => hits).toBeGreaterThan(0);
    await expect.poll(states, { timeout: 60_000 }).toEqual([undefined, undefined, 'activated']);
    await page.goto('en/what-if/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Newer', { exact: true })).toHaveCount(0);
    expect(await foreignEntries(page)).toEqual([]);

    fault = update;
    await page.goto('en/quick/');
    await expect.poll(states, { timeout: 60_000 }).toEqual([undefined, 'installed', 'activated']);
    await page.close();
    const next = await context.newPage();
    await expect(async () => {
      // Closed pages may count for a moment longer.
      await next.goto('about:blank');
      await next.goto('en/glossary/');
      expect(await next.getByText('Newer', { exact: true }).count()).toBe(1);
    }).toPass({ timeout: 60_000 });
    await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
    await keptGenuine(next, '/en/', changed);
    expect(await foreignEntries(next)).toEqual([]);
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
