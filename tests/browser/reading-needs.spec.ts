import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '../../src/words/languages.ts';
import { cardTable } from './card-parts.ts';
import { PAGES, visitAll } from './pages.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { coveredFocus, NEEDS, type Need, showAs, sticksOut, wideBars } from './reading-needs.ts';
import { keepText } from './table-driver.ts';
import { gameTable, primaryButton, startButton } from './table-parts.ts';
import { NARROW } from './windows.ts';
import { called } from './words.ts';

const needs = Object.keys(NEEDS) as Need[];
const plan = gameWithEverything();
const OFFLINE = 'en/offline/';
/** A page of each kind that stands in a language. */
const KINDS = PAGES.filter((path) => path.startsWith('en/') && path !== OFFLINE);

async function layTable(page: Page, language: Language): Promise<void> {
  await keepText(page, keptText(plan, 60));
  await page.goto(`${language}/play/`);
  await expect(gameTable(page)).toBeVisible();
  await expect(primaryButton(page)).toBeVisible();
}

async function dealCards(page: Page, language: Language): Promise<void> {
  await page.goto(`${language}/card-game/play/`);
  await page.getByRole('button', { name: called('card-table', 'setup.start') }).click();
  await expect(cardTable(page)).toBeVisible();
}

for (const language of languages)
  test(`for no need of a reader a page of ${language} scrolls sideways, and no bar covers more than a quarter of it`, {
    tag: NARROW,
  }, async ({ page }) => {
    test.slow();
    // Fonts that come late are not used: letters of the device take more room.
    await page.route(/\.woff2$/, (route) => route.abort());
    // Boxes are the same in all languages; two with long words are looked at for every need.
    const looked = ['fr', 'hu'].includes(language) ? needs : (['text of 200 % on a phone'] as const);
    await visitAll(page, KINDS, (page) => async (path) => {
      await page.goto(path.replace('en/', `${language}/`));
      for (const need of looked) {
        await showAs(page, need);
        if (path.endsWith('/play/')) await expect(startButton(page).or(cardStart(page))).toBeVisible();
        await expect.soft.poll(() => sticksOut(page), `${path}, ${need}`).toBeNull();
        expect.soft(await wideBars(page), `${path}, ${need}`).toEqual([]);
      }
    });
  });

const cardStart = (page: Page) => page.getByRole('button', { name: called('card-table', 'setup.start') });

for (const language of languages)
  test(`the tables of both games scroll sideways for no need of a reader of ${language}`, { tag: NARROW }, async ({
    page,
  }) => {
    test.slow();
    for (const [what, lay] of [
      ['the table', layTable],
      ['the table of cards', dealCards],
    ] as const) {
      await lay(page, language);
      for (const need of needs) {
        await showAs(page, need);
        await expect.soft.poll(() => sticksOut(page), `${what}, ${need}`).toBeNull();
        expect.soft(await wideBars(page), `${what}, ${need}`).toEqual([]);
      }
    }
  });

/** As many stops of each page are gone to: enough for all of its controls that are not in a list of many. */
const STOPS = 100;
/** The page on which the head and the foot are gone through too; they are the same on all. */
const WITH_FRAME = 'en/';
const STOPS_WITH_FRAME = 140;

/** The need with the lowest window, in which bars cover most; for the others it is enough to look at pages with bars of their own. */
const LOWEST: Need = 'a zoom of 400 %';
const WITH_BARS = [
  WITH_FRAME,
  'en/check/',
  'en/game-night/',
  'en/how-to-play/',
  'en/learn/branching/',
  'en/rules/castle/',
];

for (const need of needs)
  test(`with ${need}, what has the focus is seen wherever Tab leads`, { tag: NARROW }, async ({ page }) => {
    test.slow();
    await visitAll(page, need === LOWEST ? KINDS : WITH_BARS, (page) => async (path) => {
      await page.goto(path);
      await showAs(page, need);
      const withFrame = path === WITH_FRAME;
      expect.soft(await coveredFocus(page, withFrame ? STOPS_WITH_FRAME : STOPS, withFrame), path).toEqual([]);
    });
    await layTable(page, 'en');
    await showAs(page, need);
    expect.soft(await coveredFocus(page, STOPS_WITH_FRAME, true), 'the table').toEqual([]);
    await dealCards(page, 'en');
    await showAs(page, need);
    expect.soft(await coveredFocus(page, STOPS_WITH_FRAME, true), 'the table of cards').toEqual([]);
  });
