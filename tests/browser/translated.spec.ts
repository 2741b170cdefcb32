import { expect, type Page, test } from '@playwright/test';
import { drillOf } from '../../src/activities/drills/draw-drill.ts';
import { draftFirst, startGame } from './table-driver.ts';
import { announced, gameLog, gameTable, seats } from './table-parts.ts';
import { TRANSLATED, translate } from './translator.ts';
import { ANY_WINDOW } from './windows.ts';

/** Whatever is thrown in the page. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

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

  test('the rules are translated', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('en/rules/castle/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(TRANSLATED);
    expect(errors).toEqual([]);
  });
});
