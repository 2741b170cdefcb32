import { readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { positionOn } from '../../src/activities/position-of-the-day/verdict.ts';
import { readLinkText } from '../../src/links/index.ts';
import type { Action } from '../../src/milestones/index.ts';
import { dateOf, today } from '../../src/ui/days.ts';
import { asleep } from './islands.ts';
import { TableDriver } from './table-driver.ts';
import { ANY_WINDOW, WHOLE } from './windows.ts';

/** Pages that show what is kept: under which name, what is kept there meanwhile, and what a reader then sees. */
/** The first board has a name, the second can be played on. */
const [board, playable] = JSON.parse(readFileSync('tests/kept/board-links-1.json', 'utf8')) as [
  { text: string; name: string },
  { text: string },
];
const kept = JSON.parse(readFileSync('tests/kept/local-storage-1.json', 'utf8')) as Record<string, string>;
const PAGES: readonly {
  readonly what: string;
  readonly path: string;
  readonly name: string;
  readonly text: string;
  readonly seen: (page: Page) => Promise<void>;
}[] = [
  {
    what: 'the lessons that are done',
    path: 'en/learn/',
    name: 'milestones-lessons',
    text: kept['milestones-lessons'] as string,
    seen: (page) => expect(page.getByText(/^[1-9]\d* of \d+ lessons? done/)).toBeVisible(),
  },
  {
    what: 'the mistakes',
    path: 'en/practice/daily/',
    name: 'milestones-mistakes',
    text: JSON.stringify({ version: 1, wanted: true, rules: { '8.5': { times: 1, box: 0, due: 0 } } }),
    seen: (page) => expect(page.getByRole('button', { name: 'Begin (1 exercise)' })).toBeVisible(),
  },
  {
    what: 'the days in a row',
    path: 'en/practice/',
    name: 'milestones-streak',
    text: JSON.stringify({ version: 1, from: today() - 2, to: today(), longest: 3 }),
    seen: (page) => expect(page.getByText('You have done a daily exercise or position 3 days in a row.')).toBeVisible(),
  },
  {
    what: 'the position of the day',
    path: 'en/practice/position/',
    name: 'milestones-position-of-the-day',
    text: JSON.stringify({ version: 1, day: today(), tries: 2, done: 'solved' }),
    seen: (page) => expect(page.getByText('solved, in 2 tries')).toBeVisible(),
  },
  {
    what: 'the evening',
    path: 'en/game-night/',
    name: 'milestones-evening',
    text: JSON.stringify({
      setup: { players: 4, starter: 0, names: ['Ada', '', '', ''], done: [] },
      part: null,
      began: null,
    }),
    seen: (page) => expect(page.getByRole('textbox').first()).toHaveValue('Ada'),
  },
  {
    what: 'the boards in the set-up',
    path: 'en/play/',
    name: 'milestones-boards',
    text: JSON.stringify([{ id: 'a', link: playable.text }]),
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
    name: 'milestones-settings',
    text: JSON.stringify({ theme: 'dark' }),
    seen: (page) => expect(page.locator('html')).toHaveCSS('color-scheme', 'dark'),
  },
];

const keep = (page: Page, name: string, text: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [name, text] as const);

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

for (const { what, path, name, text, seen } of PAGES) {
  test(`a page that is restored shows ${what} as they are kept now`, { tag: WHOLE }, async ({ restoring: page }) => {
    await page.goto(path);
    await expect(asleep(page).filter({ visible: true })).toHaveCount(0);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'restored' : 'loaded anew';
      }),
    );
    await page.goto('en/credits/#restored');
    await keep(page, name, text);
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('restored');
    await seen(page);
  });

  test(`a page shows ${what} as another tab keeps them`, { tag: ANY_WINDOW }, async ({ page, context }) => {
    await page.goto(path);
    await expect(asleep(page).filter({ visible: true })).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('empty.html');
    await keep(other, name, text);
    await seen(page);
    await other.close();
  });

  test(`a page that is seen again shows ${what} as they are kept now`, { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto(path);
    await expect(asleep(page).filter({ visible: true })).toHaveCount(0);
    // Of what the page itself has not heard of, as while it was frozen.
    await keep(page, name, text);
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
  await keep(other, 'milestones-boards', JSON.stringify([{ id: 'a', link: board.text }]));
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
  await expect(page.getByText('Find the best turn for')).toBeVisible();
  await expect(page.getByText(dayInWords(DAY))).toBeVisible();
  await page.clock.fastForward(5 * 60_000);
  await expect(page.getByText(dayInWords(DAY + 1))).toBeVisible();
  await expect(page.getByText('Find the best turn for')).toBeVisible();

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
  await keep(page, 'milestones-mistakes', JSON.stringify({ version: 1, wanted: true, rules }));
  await page.goto('en/practice/daily/');
  await expect(page.getByRole('button', { name: 'Begin (1 exercise)' })).toBeVisible();
});

test('with a clock before 1970 the position of the day comes', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('1969-12-30T12:00:00Z'));
  await page.goto('en/practice/position/');
  await expect(page.getByText('Find the best turn for')).toBeVisible();
});
