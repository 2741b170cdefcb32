import { expect, type Page, test } from '@playwright/test';
import { drillOf } from '../../src/activities/drills/draw-drill.ts';
import { lineOn } from './film-parts.ts';
import { holdBack } from './held-back.ts';
import { asleep } from './islands.ts';
import { errorsOf } from './page-errors.ts';
import { draftFirst, startGame } from './table-driver.ts';
import { announced, gameLog, gameTable, seats } from './table-parts.ts';
import { TRANSLATED, translate } from './translator.ts';
import { ANY_WINDOW } from './windows.ts';
import { called } from './words.ts';

const texts = (page: Page) => ({
  table: () => gameTable(page).innerText(),
  said: () => announced(page).textContent(),
  seats: async () => (await seats(page).allInnerTexts()).join(),
});

// A translator replaces texts by elements of its own, and Preact goes on changing the texts that it replaced (preactjs/preact#948). So
// what changes in an island has the class `notranslate`. The attribute `translate="no"` would do, but preact/compat drops it from built
// pages.
test.describe('with the browser’s translation on', { tag: ANY_WINDOW }, () => {
  test.beforeEach(({ page }) => translate(page));

  test('the table goes on telling what is true', async ({ page }) => {
    const errors = errorsOf(page);
    await startGame(page, 11);
    const before = { table: await texts(page).table(), seats: await texts(page).seats() };
    await draftFirst(page);
    await expect.poll(texts(page).table).not.toBe(before.table);
    // The first player places two tiles and ends the turn; then it’s the next player’s turn.
    await page
      .getByRole('button', { name: /^Tile .* possible$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Space 4/ }).click();
    await page.getByRole('button', { name: 'End turn' }).click();
    await expect.poll(texts(page).seats).not.toBe(before.seats);
    await expect(announced(page)).not.toBeEmpty();
    await expect(gameLog(page)).not.toContainText(TRANSLATED);
    expect(errors).toEqual([]);
  });

  test('a lesson is translated, and answers', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/learn/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TRANSLATED);
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).click();
    const lesson = page.getByRole('region').first();
    await expect(lesson.getByText(TRANSLATED).first()).toBeVisible();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(lesson.getByRole('status').first()).not.toBeEmpty();
    expect(errors).toEqual([]);
  });

  test('a drill asks, answers and asks again', async ({ page }) => {
    const errors = errorsOf(page);
    const drill = drillOf('streets', 5);
    await page.goto(`en/practice/${drill.topic}/#5`);
    const number = page.getByText('Exercise 5', { exact: true });
    await expect(number).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('heading', { level: 3 })).toBeVisible();
    await page.getByRole('button', { name: 'Next exercise', exact: true }).click();
    await expect(number).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('the film tells line after line, translated', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/how-to-play/#host=castle');
    await expect(lineOn(page)).toHaveText(/⟦At the castle you have to stop/);
    await page.keyboard.press('ArrowRight');
    await expect(lineOn(page)).toHaveText(/^⟦First, keep 3 goods/);
    await page.keyboard.press('ArrowLeft');
    await expect(lineOn(page)).toHaveText(/⟦At the castle you have to stop/);
    expect(errors).toEqual([]);
  });

  test('the search says that it is coming no longer than it is', async ({ page }) => {
    const errors = errorsOf(page);
    await page.clock.install();
    const held = await holdBack(page, /en\/search-[^/]*\.json/);
    await page.goto('en/');
    await page.getByRole('button', { name: /Search/ }).click();
    const dialog = page.getByRole('dialog');
    const coming = dialog.getByText('Loading the search');
    await held.pass(3);
    await expect(coming).toBeVisible();
    held.release();
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expect(coming).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the search answers, and says for every question how much it has found', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/');
    await page.keyboard.press('/');
    await page.keyboard.type('8.5');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('article')).toContainText('8.5');
    const before = await dialog.getByRole('status').textContent();
    await dialog.getByRole('textbox').fill('castle');
    await expect(dialog.getByRole('status')).not.toHaveText(before as string);
    await dialog.getByRole('textbox').fill('xqzv');
    await expect(dialog.getByRole('article')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the checker says what is wrong, and that nothing is', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/check/');
    await expect(asleep(page)).toHaveCount(0);
    const sound = page.getByText('The rules allow this position.');
    await expect(sound).toBeVisible();
    await page.getByRole('button', { name: 'House', exact: true }).click();
    await page.getByRole('button', { name: /^Lot / }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'can’t be right:' })).toBeVisible();
    await expect(sound).toHaveCount(0);
    await page.getByRole('button', { name: called('check', 'undo') }).click();
    await expect(sound).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the calculators of the evening say what is entered now', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/game-night/#house');
    const house = page.locator('#house');
    const answer = house.getByRole('status');
    await expect(answer).toContainText('2 + 3 = 5');
    await house.getByRole('radio', { name: '4', exact: true }).first().check();
    await expect(answer).not.toContainText('2 + 3 = 5');
    await expect(answer).toContainText(/\w/);
    await expect(answer).not.toContainText(TRANSLATED);
    expect(errors).toEqual([]);
  });

  test('the evening says who takes tiles, under the names that were entered last', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/game-night/');
    const first = page.getByRole('textbox', { name: 'Player 1: name', exact: true });
    const takes = (name: string) =>
      page.getByRole('listitem').filter({ hasText: new RegExp(`^\\W*${name}\\W+takes 2`) });
    for (const name of ['Ada', 'Zoe']) {
      await first.fill(name);
      await expect(takes(name).first()).toBeVisible();
    }
    await expect(takes('Ada')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('the rules are translated', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/rules/castle/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TRANSLATED);
    expect(errors).toEqual([]);
  });
});
