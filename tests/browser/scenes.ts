import { expect, type Page } from '@playwright/test';
import { cardTable } from './card-parts.ts';
import { asleep } from './islands.ts';
import { ranLater } from './later.ts';
import { dialog, openGame, sheet } from './on-demand-parts.ts';
import { TableDriver } from './table-driver.ts';
import { gameTable, logEntries, pastTable, startButton } from './table-parts.ts';

/** What readers open and choose, in English: for what has to hold of every kind of it. */

type Scenes = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens a page and waits until its scripts run. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ranLater(page);
  await expect(asleep(page)).toHaveCount(0);
}

async function openChecker(page: Page): Promise<void> {
  await open(page, 'en/check/');
  // Comes last of what the checker fetches, among what is closed.
  await expect(page.getByRole('button', { name: 'Copy link', includeHidden: true })).toBeAttached();
}

/** A table where somebody has something to choose. */
const atTable = (page: Page) => openGame(page, 60);

async function ask(page: Page): Promise<void> {
  await page.goto('en/quick/');
  await ranLater(page);
  await page.keyboard.press('/');
  await page.keyboard.type('castle');
  await expect(page.getByText(/\d+ results/)).toBeAttached();
}

/** What opens over a page. */
export const LAYERS: Scenes = {
  'the search': ask,
  'an answer shown large': async (page) => {
    await ask(page);
    await button(page, 'Show larger').first().click();
    await expect(dialog(page, 'Show larger')).toBeVisible();
  },
  'the settings': async (page) => {
    await page.goto('en/quick/');
    await ranLater(page);
    await button(page, 'Settings').click();
    await expect(dialog(page, 'Settings')).toBeVisible();
  },
  'what a term means': async (page) => {
    await page.goto('en/rules/castle/');
    await ranLater(page);
    await page.getByText('workers', { exact: true }).first().click();
  },
  'more of the bar': async (page) => {
    await atTable(page);
    await new TableDriver(page, false).bar('More').click();
  },
  'what can be done now': async (page) => {
    await atTable(page);
    await sheet('What can I do here?')(page);
    await expect(dialog(page)).toBeVisible();
  },
  'the list of keys': async (page) => {
    await atTable(page);
    await page.keyboard.press('?');
    await expect(dialog(page)).toBeVisible();
  },
  'the standings': async (page) => {
    await atTable(page);
    await button(page, 'Standings').click();
    await expect(dialog(page)).toBeVisible();
  },
};

/** Where something is chosen, refused or explained on a page. */
export const CHOICES: Scenes = {
  // Before a game is kept, which would be at the table again.
  'starting tiles': async (page) => {
    await page.goto('en/play/');
    await startButton(page).click();
    await expect(gameTable(page)).toBeVisible();
    await button(page, /^Tile .*possible$/)
      .first()
      .click();
  },
  'a hint': async (page) => {
    await atTable(page);
    await button(page, 'Hint').click();
    await expect(button(page, 'Do it')).toBeVisible();
  },
  'the table as it was': async (page) => {
    await atTable(page);
    await logEntries(page).first().click();
    await expect(pastTable(page)).toBeVisible();
  },
  'the table of cards': async (page) => {
    await page.goto('en/card-game/play/');
    await button(page, 'Deal the cards').click();
    await expect(cardTable(page)).toBeVisible();
    await button(page, 'Hint').click();
    await expect(button(page, 'Do it')).toBeVisible();
  },
  // With streets to build, as it is at first.
  'a position that is begun': (page) => openChecker(page),
  'a position that is built': async (page) => {
    await openChecker(page);
    await button(page, 'Bonus tile').first().click();
    for (const part of ['The turn', 'The player boards']) await page.getByText(part, { exact: true }).click();
  },
  'a position that is asked about': async (page) => {
    await openChecker(page);
    await button(page, 'Ask').click();
    await button(page, 'Build a house').click();
  },
  'a lesson': async (page) => {
    await open(page, 'en/learn/hiring/');
    await button(page, 'Space 8: empty').click();
    await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  },
  'a drill that is checked': async (page) => {
    await open(page, 'en/practice/yield/');
    await button(page, 'Check').click();
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  },
  'an example': async (page) => {
    await page.goto('en/examples/street/');
    const forward = button(page, 'One step forward');
    await forward.scrollIntoViewIfNeeded();
    await expect(asleep(page)).toHaveCount(0);
    await forward.click();
  },
  'the film': async (page) => {
    await open(page, 'en/how-to-play/');
    await button(page, /^In full/).click();
  },
  'a board of one’s own': async (page) => {
    await open(page, 'en/board/');
    await page.getByRole('group', { name: 'Numbers' }).getByRole('button', { name: '1', exact: true }).focus();
    await page.keyboard.type('s1234');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('43215');
  },
  'an evening': async (page) => {
    await page.goto('en/game-night/#turn');
    await ranLater(page);
    await page.getByText('My row', { exact: true }).click();
    await expect(button(page, /^Space 1: /)).toBeVisible();
  },
};
