import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Draw, drawnPress } from './presses.ts';

/** What a run of presses on one page came to. */
export interface Scene {
  readonly presses: number;
  /** What went wrong, each with the presses that led to it. */
  readonly errors: readonly { readonly error: string; readonly presses: readonly string[] }[];
  /** Presses after which the focus that had been somewhere was on the body. */
  readonly deadEnds: readonly string[];
}

/** A press that takes longer than this, in milliseconds, hangs. */
const PATIENCE = 20_000;

async function inTime<T>(what: Promise<T>): Promise<T> {
  const late = new AbortController();
  const end = pause(PATIENCE, null, { signal: late.signal }).then(() => {
    throw new Error('it hangs');
  });
  try {
    return await Promise.race([what, end]);
  } finally {
    late.abort();
    end.catch(() => {});
  }
}

/** What a browser says by itself where a request fails; the request is reported on its own. */
const OF_REQUESTS = /Failed to load resource|net::ERR_|Failed to fetch|dynamically imported module/;
/** Where a page is left in the middle of an answer, or its window fills the screen and has no other size; nothing is wrong with the site then. */
const OF_LEAVING =
  /restore it to normal state|ERR_ABORTED|Execution context was destroyed|Target page, context or browser has been closed|interrupted by another|Not attached to an active page/;

/** Notes everything that goes wrong in a tab. */
function watch(page: Page, host: string, isOffline: () => boolean, note: (error: string) => void): void {
  page.on('pageerror', (error) => {
    if (!(isOffline() && OF_REQUESTS.test(error.message))) note(`page error: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_REQUESTS.test(message.text())) note(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!request.url().startsWith(host) || isOffline() || OF_LEAVING.test(why)) return;
    note(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    const isMissing = response.status() >= 400 && response.url().startsWith(host);
    if (isMissing && !response.request().isNavigationRequest()) note(`${response.status()}: ${response.url()}`);
  });
  page.on('crash', () => note('the tab crashed'));
  page.on('dialog', (dialog) => void dialog.dismiss());
  // Nobody chooses a file.
  page.on('filechooser', () => {});
}

/** What stands in a tab: whether it shows the main part of a page, whether it is the site's at all, where the focus is. */
const looked = (page: Page) =>
  page.evaluate(() => ({
    isReady: document.readyState === 'complete',
    // The rules as data are no page.
    hasMain:
      document.contentType !== 'text/html' || (document.querySelector('main')?.getBoundingClientRect().height ?? 0) > 0,
    isOnBody: document.activeElement === null || document.activeElement === document.body,
  }));

/** The tabs of a scene: one or two, of which one is pressed. */
class Tabs {
  readonly #context: BrowserContext;
  readonly #watched: (page: Page) => void;
  page!: Page;

  constructor(context: BrowserContext, watched: (page: Page) => void) {
    this.#context = context;
    this.#watched = watched;
  }

  async open(address: string): Promise<void> {
    this.page = await this.#context.newPage();
    this.#watched(this.page);
    await this.page.goto(address, { waitUntil: 'commit' });
  }

  async other(): Promise<void> {
    const pages = this.#context.pages();
    const other = pages.find((page) => page !== this.page);
    if (other === undefined) return this.open(this.page.url());
    this.page = other;
    await other.bringToFront();
  }
}

/** Where is pressed, and for how long. */
interface Asked {
  readonly host: string;
  readonly path: string;
  readonly presses: number;
  /** No press is begun after this moment. */
  readonly until: number;
  /** Whether the service worker is let in. */
  readonly isKept: boolean;
}

/**
 * Presses at random on a page. The same `draw` presses the same way, as far as the page answers in time.
 */
export async function playScene(browser: Browser, asked: Asked, draw: Draw): Promise<Scene> {
  const { host, path, presses, until, isKept } = asked;
  const context = await browser.newContext({ hasTouch: true, serviceWorkers: isKept ? 'allow' : 'block' });
  let isOffline = false;
  const done: string[] = [];
  const errors: { error: string; presses: readonly string[] }[] = [];
  const deadEnds: string[] = [];
  const note = (error: string) => errors.push({ error, presses: [...done] });
  // A link to another host leads nowhere; a request that the site makes by itself is an error.
  await context.route(
    (url) => !url.href.startsWith(host) && url.protocol.startsWith('http'),
    (route) => {
      if (!route.request().isNavigationRequest()) note(`asked another host: ${route.request().url()}`);
      return route.fulfill({ status: 204 });
    },
  );
  const tabs = new Tabs(context, (page) => watch(page, host, () => isOffline, note));
  const setOffline = async (to: boolean) => {
    isOffline = to;
    await context.setOffline(to);
  };
  await tabs.open(host + path);
  let hadFocus = false;
  while (done.length < presses && Date.now() < until) {
    const { page } = tabs;
    try {
      const press = drawnPress(draw);
      await inTime(press({ page, draw, setOffline, otherTab: () => tabs.other() }, (what) => done.push(what)));
      await pause(draw(0, 3) * 40);
      if (!/^https?:/.test(tabs.page.url())) {
        // The browser's own page, offline or before the first: back to the site.
        await setOffline(false);
        await tabs.page.goto(host + path, { waitUntil: 'commit' });
      }
      const { isReady, hasMain, isOnBody } = await inTime(looked(tabs.page));
      if (isReady && !hasMain && !isOffline) note(`no main part at ${tabs.page.url()}`);
      if (isOnBody && hadFocus && /^(key (Enter|Space|Escape)|click)/.test(done.at(-1) ?? ''))
        deadEnds.push(`${tabs.page.url().slice(host.length)}: ${done.at(-1)}`);
      hadFocus = !isOnBody;
    } catch (error) {
      const { message } = error as Error;
      const isOfTheWay = OF_LEAVING.test(message) || (isOffline && OF_REQUESTS.test(message));
      if (!isOfTheWay) note(message.split('\n')[0] as string);
      if (message === 'it hangs') break;
    }
  }
  await context.close();
  return { presses: done.length, errors, deadEnds };
}
