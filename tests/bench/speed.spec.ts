/**
 * Part of `npm run speed`: after how long what moves on a page answers, on a phone with a slow mobile network and a processor
 * a quarter as fast as this one, and how often the page asks the network. Beside it the yardstick of the machine: a page that has
 * nothing but one button, and a fixed piece of arithmetic. All in turn, so that a busy moment meets each of them; the middle of the rounds.
 */
import { type Browser, type Page, test } from '@playwright/test';
import { SLOW_4G } from '../browser/first-sight.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;

/** What is waited for: the islands of the page are awake, and a picture later they can be pressed. */
const AWAKE = () => document.querySelector('astro-island') !== null && !document.querySelector('astro-island[ssr]');
const BUTTON =
  '<button onclick="this.textContent++">0</button><script>window.ready = document.querySelector("button") !== null</script>';

interface Found {
  readonly after: number;
  readonly requests: number;
}

/** In milliseconds from the beginning of the visit, with how many requests were made until then. */
async function answersAfter(page: Page, path: string): Promise<Found> {
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(AWAKE, undefined, { polling: 'raf' });
  const after = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
  );
  return { after, requests };
}

async function oneButton(page: Page): Promise<Found> {
  await page.route('**/one-button', (route) => route.fulfill({ contentType: 'text/html', body: BUTTON }));
  await page.goto('one-button', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'ready' in window, undefined, { polling: 'raf' });
  return { after: await page.evaluate(() => performance.now()), requests: 1 };
}

/** Ten million steps of a generator of random numbers. */
async function arithmetic(page: Page): Promise<Found> {
  const after = await page.evaluate(() => {
    const begin = performance.now();
    let x = 1;
    for (let i = 0; i < 1e7; i++) x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return performance.now() - begin + (x === 0 ? 1 : 0);
  });
  return { after, requests: 0 };
}

const measured: Readonly<Record<string, (page: Page) => Promise<Found>>> = {
  'ten million steps of arithmetic': arithmetic,
  'one button': oneButton,
  play: (page) => answersAfter(page, 'en/play/'),
  lesson: (page) => answersAfter(page, 'en/learn/whom-to-cover/'),
  drill: (page) => answersAfter(page, 'en/practice/yield/'),
  'card table': (page) => answersAfter(page, 'en/card-game/play/'),
};

async function visit(browser: Browser, measure: (page: Page) => Promise<Found>): Promise<Found> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const found = await measure(page);
  await context.close();
  return found;
}

test('after how long a page answers', async ({ browser }) => {
  test.setTimeout(600_000);
  const found = new Map<string, Found[]>(Object.keys(measured).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, measure] of Object.entries(measured)) found.get(name)?.push(await visit(browser, measure));
  for (const [name, rounds] of found) {
    const times = rounds.map(({ after }) => Math.round(after)).sort((a, b) => a - b);
    const { requests } = rounds[0] as Found;
    console.log(
      `${name.padEnd(34)} ${String(times[ROUNDS >> 1]).padStart(6)} ms (${times.join(', ')}), ${requests} requests`,
    );
  }
});
