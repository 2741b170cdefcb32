import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { positionOn } from '../../src/activities/position-of-the-day/verdict.ts';
import { readLinkText } from '../../src/links/index.ts';
import type { Action } from '../../src/milestones/index.ts';
import { dateOf, today } from '../../src/ui/days.ts';
import { asleep } from './islands.ts';
import { TableDriver } from './table-driver.ts';
import { keptGames } from './table-parts.ts';
import { ANY_WINDOW, WHOLE } from './windows.ts';

/** The first board has a name, the second can be played on. */
const [board, playable] = JSON.parse(readFileSync('tests/kept/board-links-1.json', 'utf8')) as [
  { text: string; name: string },
  { text: string },
];
const kept = JSON.parse(readFileSync('tests/kept/local-storage-1.json', 'utf8')) as Record<string, string>;
const gameOf = (file: string) => JSON.parse(readFileSync(`tests/kept/${file}`, 'utf8'))[0].saved as unknown;

type Keep = (page: Page) => Promise<unknown>;

/** Keeps a text in the local storage. */
const inStorage =
  (name: string, text: string): Keep =>
  (page) =>
    page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text] as const);

/** Keeps a game in the database of a kind of games. */
const inDatabase =
  (place: string, game: unknown): Keep =>
  (page) =>
    page.evaluate(
      ([place, text]) =>
        new Promise<void>((done) => {
          const open = indexedDB.open(place);
          open.onupgradeneeded = () => open.result.createObjectStore('table');
          open.onsuccess = () => {
            const { transaction } = open.result
              .transaction('table', 'readwrite')
              .objectStore('table')
              .put({ text }, 'game:a');
            transaction!.oncomplete = () => {
              open.result.close();
              done();
            };
          };
        }),
      [place, JSON.stringify(game)] as const,
    );

/** What a tab that keeps a game tells the others; of the local storage the browser tells them. */
const tellOfGames: Keep = (page) =>
  page.evaluate(() => {
    for (const name of ['milestones games', 'milestones-cards games']) new BroadcastChannel(name).postMessage(null);
  });

/** Pages that show what is kept: what is kept meanwhile, and what a reader then sees. */
const PAGES: readonly {
  readonly what: string;
  readonly path: string;
  readonly keep: Keep;
  readonly seen: (page: Page) => Promise<void>;
  /** Whether the browser forgets the page instead of restoring it: Chromium does when something is written into a database that the page has open. */
  readonly isForgotten?: true;
}[] = [
  {
    what: 'the lessons that are done',
    path: 'en/learn/',
    keep: inStorage('milestones-lessons', kept['milestones-lessons'] as string),
    seen: (page) => expect(page.getByText(/^[1-9]\d* of \d+ lessons? done/)).toBeVisible(),
  },
  {
    what: 'the mistakes',
    path: 'en/practice/daily/',
    keep: inStorage(
      'milestones-mistakes',
      JSON.stringify({ version: 1, wanted: true, rules: { '8.5': { times: 1, box: 0, due: 0 } } }),
    ),
    seen: (page) => expect(page.getByRole('button', { name: 'Begin (1 exercise)' })).toBeVisible(),
  },
  {
    what: 'the days in a row',
    path: 'en/practice/',
    keep: inStorage('milestones-streak', JSON.stringify({ version: 1, from: today() - 2, to: today(), longest: 3 })),
    seen: (page) => expect(page.getByText('You have done a daily exercise or position 3 days in a row.')).toBeVisible(),
  },
  {
    what: 'the position of the day',
    path: 'en/practice/position/',
    keep: inStorage(
      'milestones-position-of-the-day',
      JSON.stringify({ version: 1, day: today(), tries: 2, done: 'solved' }),
    ),
    seen: (page) => expect(page.getByText('solved, in 2 tries')).toBeVisible(),
  },
  {
    what: 'the evening',
    path: 'en/game-night/',
    keep: inStorage(
      'milestones-evening',
      JSON.stringify({
        setup: { players: 4, starter: 0, names: ['Ada', '', '', ''], done: [] },
        part: null,
        began: null,
      }),
    ),
    seen: (page) => expect(page.getByRole('textbox').first()).toHaveValue('Ada'),
  },
  {
    what: 'the boards in the set-up',
    path: 'en/play/',
    keep: inStorage('milestones-boards', JSON.stringify([{ id: 'a', link: playable.text }])),
    seen: (page) =>
      expect(
        page
          .getByRole('combobox', { name: 'Board', exact: true })
          .getByRole('option', { name: /^Board with \d+ numbers?$/ }),
      ).toHaveCount(1),
  },
  {
    what: 'the colours',
    path: 'en/glossary/',
    keep: inStorage('milestones-settings', JSON.stringify({ theme: 'dark' })),
    seen: (page) => expect(page.locator('html')).toHaveCSS('color-scheme', 'dark'),
  },
  {
    what: 'the games',
    path: 'en/play/',
    keep: inDatabase('milestones', gameOf('saved-games-1.json')),
    seen: (page) => expect(keptGames(page)).toHaveCount(1),
    isForgotten: true,
  },
  {
    what: 'the games of the card game',
    path: 'en/card-game/play/',
    keep: inDatabase('milestones-cards', gameOf('card-matches-1.json')),
    seen: (page) => expect(keptGames(page)).toHaveCount(1),
    isForgotten: true,
  },
];

const test = base.extend<{ restoring: Page }>({
  /** A page of a browser that restores pages when the reader goes back, which Playwright's own does not. */
  restoring: async ({ playwright, launchOptions, baseURL, locale }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      serviceWorkers: 'block',
    });
    await use(await context.newPage());
    await browser.close();
  },
});

/** Opens a page, and waits until it shows what is kept; at a table the list of games comes last. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(asleep(page).filter({ visible: true })).toHaveCount(0);
  if (path.endsWith('play/')) await expect(page.getByLabel('Open a game file')).toBeAttached();
}

const restored = PAGES.filter(({ isForgotten }) => !isForgotten);
for (const { what, path, keep, seen } of restored)
  test(`a page that is restored shows ${what} as they are kept now`, { tag: WHOLE }, async ({ restoring: page }) => {
    await open(page, path);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'restored' : 'loaded anew';
      }),
    );
    await page.goto('en/credits/#restored');
    await keep(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('restored');
    await seen(page);
  });

for (const { what, path, keep, seen } of PAGES) {
  test(`a page shows ${what} as another tab keeps them`, { tag: ANY_WINDOW }, async ({ page, context }) => {
    await open(page, path);
    const other = await context.newPage();
    await other.goto('empty.html');
    await keep(other);
    await tellOfGames(other);
    await seen(page);
    await other.close();
  });

  test(`a page that is seen again shows ${what} as they are kept now`, { tag: ANY_WINDOW }, async ({ page }) => {
    await open(page, path);
    // Of what the page itself has not heard of, as while it was frozen.
    await keep(page);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await seen(page);
  });
}

test('a name that is just being typed stays when another tab keeps a board', { tag: ANY_WINDOW }, async ({
  page,
  context,
}) => {
  await page.goto('en/board/');
  await expect(asleep(page)).toHaveCount(0);
  const name = page.getByLabel('Name of the board');
  await name.pressSequentially('Kit');
  const other = await context.newPage();
  await other.goto('empty.html');
  await inStorage('milestones-boards', JSON.stringify([{ id: 'a', link: board.text }]))(other);
  await expect(page.getByRole('button', { name: board.name })).toBeVisible();
  await expect(name).toHaveValue('Kit');
  await other.close();
});

const positions: readonly { readonly position: string; readonly best: { readonly actions: readonly Action[] } }[] =
  JSON.parse(readFileSync('content/positions-of-the-day.json', 'utf8'));
const dayInWords = (day: number) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(day));
const beforeMidnight = new Date(2027, 2, 1, 23, 58);
const DAY = Math.floor(Date.UTC(2027, 2, 1) / 86_400_000);

test('at midnight the next position comes, unless one is half done: then it is offered', {
  tag: ANY_WINDOW,
}, async ({ page, isMobile }) => {
  await page.clock.install({ time: beforeMidnight });
  await page.goto('en/practice/position/');
  await expect(page.getByText('Find your best turn')).toBeVisible();
  await expect(page.getByText(dayInWords(DAY))).toBeVisible();
  await page.clock.fastForward(5 * 60_000);
  await expect(page.getByText(dayInWords(DAY + 1))).toBeVisible();
  await expect(page.getByText('Find your best turn')).toBeVisible();

  const { position, best } = positions[positionOn(DAY + 1, positions.length)] as (typeof positions)[number];
  const read = await readLinkText(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  await new TableDriver(page, isMobile).choose(read.game, best.actions[0] as Action);
  await page.clock.fastForward(24 * 3_600_000);
  await expect(page.getByText('There’s a new position today.')).toBeVisible();
  await expect(page.getByText(dayInWords(DAY + 1))).toBeVisible();
  await page.getByRole('button', { name: 'Show today’s position' }).click();
  await expect(page.getByText(dayInWords(DAY + 2))).toBeVisible();
  await expect(page.getByText('There’s a new position today.')).toHaveCount(0);
});

test('what a clock that was a year ahead has put off is due today', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('empty.html');
  const rules = { '8.5': { times: 1, box: 1, due: today() + 367 } };
  await inStorage('milestones-mistakes', JSON.stringify({ version: 1, wanted: true, rules }))(page);
  await page.goto('en/practice/daily/');
  await expect(page.getByRole('button', { name: 'Begin (1 exercise)' })).toBeVisible();
});

test('with a clock before 1970 the position of the day comes', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('1969-12-30T12:00:00Z'));
  await page.goto('en/practice/position/');
  await expect(page.getByText('Find your best turn')).toBeVisible();
});
