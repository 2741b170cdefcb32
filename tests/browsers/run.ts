/**
 * `npm run browsers`: walks through the built site in Firefox and WebKit: a page of each kind, an example, a lesson, the search,
 * ten turns of either game. Says which browser a machine lacks; one that is there and fails is a failure.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { SAFETIES } from '../../src/thousand-miles/cards.ts';
import { CHAPTERS, chaptersCut } from '../browser/chapter-texts.ts';
import { PAGES } from '../browser/pages.ts';
import { serve } from '../browser/serve.ts';
import { BROWSERS, type Driver } from './drivers.ts';

/** Notes in the page whatever goes wrong there; it is served into every page behind its policy. */
const RECORDER = `window.faults = [];
addEventListener('error', (event) => faults.push(event.message ?? 'not loaded: ' + (event.target.src ?? event.target.href)), true);
addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => faults.push(event.violatedDirective + ' ' + event.blockedURI));`;

interface Page extends Window {
  readonly faults: string[];
}

/** Asks until it is so. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(150)) if (await isSo()) return;
  throw new Error(`never came about: ${what}`);
}

/** Presses the middle of what a selector names, as a mouse does. */
async function press(driver: Driver, selector: string): Promise<void> {
  const place = await driver.run((each) => {
    const element = document.querySelector(each);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  }, selector);
  await driver.click(place);
}

const isThere = (driver: Driver, selector: string) =>
  until(selector, () => driver.run((each) => document.querySelector(each) !== null, selector));

/** What is wrong with the page as it is now. */
const faultsOf = (driver: Driver) =>
  driver.run(() => {
    const { faults, innerWidth } = window as unknown as Page;
    const wide = document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [];
    const bare = document.querySelector('h1, .setup') === null ? ['nothing is shown'] : [];
    return [...faults, ...wide, ...bare];
  });

async function expectSound(driver: Driver, where: string): Promise<void> {
  const faults = await faultsOf(driver);
  if (faults.length > 0) throw new Error(`${where}: ${faults.join('; ')}`);
}

type Walk = (driver: Driver, host: string) => Promise<void>;

const everyKindOfPage: Walk = async (driver, host) => {
  for (const path of PAGES) {
    await driver.open(host + path);
    await until(`${path} is awake`, () =>
      driver.run(() => document.querySelector('astro-island[ssr][client="painted"]') === null),
    );
    await driver.run(() => scrollTo(0, document.body.scrollHeight));
    await pause(200);
    await expectSound(driver, path);
  }
};

const anExample: Walk = async (driver, host) => {
  await driver.open(`${host}en/examples/street/`);
  await driver.run(() => document.querySelector('.example-stepper')?.scrollIntoView());
  await isThere(driver, 'astro-island:not([ssr]) .example-to-forward');
  const step = () => driver.run(() => document.querySelector('.example-dot[aria-current]')?.getAttribute('href') ?? '');
  const before = await step();
  await press(driver, '.example-to-forward');
  await until('the next step', async () => (await step()) !== before);
  await expectSound(driver, 'example');
};

/** Presses what the first of the selectors names that names anything, each time another of its elements; gives that selector. */
async function pressOneOf(driver: Driver, selectors: readonly string[], time: number): Promise<string | null> {
  const pressed = await driver.run(
    (each, turn) => {
      document.querySelector('[data-next]')?.removeAttribute('data-next');
      const found = each.find((selector) => document.querySelector(selector));
      const elements = found === undefined ? [] : [...document.querySelectorAll(found)];
      elements[turn % elements.length]?.setAttribute('data-next', '');
      return found ?? null;
    },
    selectors,
    time,
  );
  if (pressed !== null) await press(driver, '[data-next]');
  return pressed;
}

const CONFIRM = '.bar-confirm:not([aria-disabled="true"])';
const SPOT = '.spot-allowed:not([aria-pressed])';

const aLesson: Walk = async (driver, host) => {
  await driver.open(`${host}en/learn/first-street/`);
  await isThere(driver, 'astro-island:not([ssr]) .lesson');
  // What may be chosen is shown when it is asked for, behind More.
  await press(driver, 'details:has(> .lesson-acts) > summary');
  await press(driver, 'details > .lesson-acts > [aria-pressed="false"]');
  const act = '.choosing-confirm:not([aria-disabled="true"])';
  const answer = '.lesson-answer, .lesson-reached, .lesson-right';
  const isAnswered = () => driver.run((each) => document.querySelector(each) !== null, answer);
  // Where the settings ask for no confirmation, the last place that is chosen acts.
  for (let press = 0; press < 8 && !(await isAnswered()); press++) {
    await pressOneOf(driver, [act, SPOT], press);
    await pause(200);
  }
  await isThere(driver, answer);
  await expectSound(driver, 'lesson');
};

const theSearch: Walk = async (driver, host) => {
  await driver.open(`${host}en/`);
  await press(driver, '#search');
  await isThere(driver, '#search-dialog[open]');
  await driver.type('#search-dialog textarea', 'castle');
  await isThere(driver, '#search-results .hit-title');
  await expectSound(driver, 'search');
};

/** A note on a term stands in the window, also far down a page. */
const aTerm: Walk = async (driver, host) => {
  await driver.open(`${host}en/rules/turn/`);
  const last = await driver.run(() => {
    const terms = [...document.querySelectorAll<HTMLElement>('.term')];
    terms.at(-1)?.scrollIntoView({ block: 'center' });
    terms.at(-1)?.setAttribute('data-next', '');
    return `term-${terms.at(-1)?.getAttribute('href')?.split('#')[1]}`;
  });
  await pause(300);
  await press(driver, '[data-next]');
  await pause(300);
  const place = await driver.run((id) => {
    const { top, bottom } = document.getElementById(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return { top, bottom, height: innerHeight };
  }, last);
  if (place.top < 0 || place.bottom > place.height || place.bottom === place.top)
    throw new Error(`the note of ${last} leaves the window: ${JSON.stringify(place)}`);
};

const theChapters: Walk = async (driver, host) => {
  await driver.open(`${host}en/rules/castle/`);
  const { uncopied, unread } = await driver.run(
    chaptersCut,
    CHAPTERS.map((chapter) => `/${chapter}`),
  );
  if (uncopied.length + unread.length > 0) throw new Error(`not copied: ${uncopied}; not in a reader view: ${unread}`);
};

/** A link to a rule leads there, past examples that are still to come. */
const aRule: Walk = async (driver, host) => {
  await driver.open(`${host}en/rules/end/#12.9`);
  const isInSight = () =>
    driver.run(() => {
      const top = document.getElementById('12.9')?.getBoundingClientRect().top ?? -1;
      return document.readyState === 'complete' && top > -5 && top < 120;
    });
  await until('the link to 12.9 ends there', isInSight);
  // What comes later must not move it away.
  await pause(1500);
  await until('the link to 12.9 stays there', isInSight);
};

const TURNS = 10;
const END_TURN = '.bar-end:not([aria-disabled="true"])';
const STEPS = [
  CONFIRM,
  END_TURN,
  '.bar-done:not([aria-disabled="true"])',
  'ul:not(:has([aria-pressed="true"])) .tile-allowed + .tile-button',
  SPOT,
  '.panel-goods button:not([aria-disabled="true"], [aria-pressed="true"])',
  '.tools button:not(.tool-impossible, [aria-pressed="true"])',
];

const aGame: Walk = async (driver, host) => {
  await driver.open(`${host}en/play/`);
  await isThere(driver, 'astro-island:not([ssr]) .setup-start');
  await press(driver, '.setup-start');
  await isThere(driver, '.table');
  let turns = 0;
  for (let press = 0; press < 300 && turns < TURNS; press++) {
    if ((await pressOneOf(driver, STEPS, press)) === END_TURN) turns += 1;
    await pause(60);
  }
  if (turns < TURNS) throw new Error(`only ${turns} turns could be played`);
  await expectSound(driver, 'game');
  await driver.open(`${host}en/play/`);
  await isThere(driver, '.table');
};

const CARD_STEPS = [
  '.hand-card[data-can] [data-does="play"]:not([aria-disabled="true"])',
  // A safety is never thrown away: that would be asked first.
  `.hand-card:not(${SAFETIES.map((card) => `[data-kind="${card}"]`).join()}) [data-does="discard"]:not([aria-disabled="true"])`,
];

const aCardGame: Walk = async (driver, host) => {
  await driver.open(`${host}en/card-game/play/`);
  await isThere(driver, 'astro-island:not([ssr]) .card-start');
  await press(driver, '.card-start');
  let turns = 0;
  for (let press = 0; press < 100 && turns < TURNS; press++) {
    if ((await pressOneOf(driver, CARD_STEPS, press)) !== null) turns += 1;
    await pause(300);
  }
  if (turns < TURNS) throw new Error(`only ${turns} turns could be played`);
  await expectSound(driver, 'card game');
};

const WALKS = { everyKindOfPage, anExample, aLesson, theSearch, aTerm, theChapters, aRule, aGame, aCardGame };

const server = await serve(new Map([['/recorder.js', RECORDER]]), '<script src="/recorder.js"></script>');
let failed = 0;
for (const { name, missing, start } of BROWSERS) {
  if (missing.length > 0) {
    console.log(`- ${name} is not on this machine: apt-get install ${missing.join(' ')}`);
    continue;
  }
  const driver = await start();
  console.log(driver.name);
  for (const [walk, go] of Object.entries(WALKS)) {
    try {
      await go(driver, server.address);
      console.log(`  ✓ ${walk}`);
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${walk}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await driver.close();
}
await server.close();
process.exitCode = failed === 0 ? 0 : 1;
