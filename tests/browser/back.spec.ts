import { expect, type Page, test } from '@playwright/test';
import { ranLater } from './later.ts';
import { isStep, nothingOver } from './over-page.ts';
import { startGame, TableDriver } from './table-driver.ts';
import { gameTable } from './table-parts.ts';
import { ANY_WINDOW, NARROW } from './windows.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search the rules' });
const openSearch = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
const openSettings = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();

/** Comes to a page from another one. */
async function come(page: Page, path: string): Promise<void> {
  await page.goto('en/credits/');
  await page.goto(path);
  await ranLater(page);
}

for (const [what, open] of [
  ['the search', openSearch],
  ['the settings', openSettings],
] as const)
  test(`Back closes ${what} and stays on the page, and leaves it as ever when pressed again`, {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    await come(page, 'en/glossary/#castle');
    await open(page);
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/en\/glossary\/#castle$/);
    // Forward opens it again, Back closes it again.
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/en\/credits\/$/);
  });

test('what is closed by its button or by Escape leaves no step behind', { tag: ANY_WINDOW }, async ({ page }) => {
  await come(page, 'en/glossary/');
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await page.keyboard.press('Escape');
  await nothingOver(page);
  await page.goBack();
  await expect(page).toHaveURL(/en\/credits\/$/);
});

test('dialogs over each other are closed by Back one by one', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  await ranLater(page);
  await page.keyboard.press('w');
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(search(page)).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(1);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(gameTable(page)).toBeVisible();
});

test('a dialog that comes in the place of another takes its step over', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  await ranLater(page);
  await page.keyboard.press('w');
  await dialog(page).getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys at the table' })).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(gameTable(page)).toBeVisible();
});

test('after a reload with a dialog open, Back leaves the page', { tag: ANY_WINDOW }, async ({ page }) => {
  await come(page, 'en/glossary/');
  await openSettings(page);
  await page.reload();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/en\/credits\/$/);
});

test('a question in the address is answered, Back closes it, and the way back from a finding leads to its answers', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await come(page, 'en/rules/');
  await openSearch(page);
  await page.getByRole('textbox').fill('castle');
  await expect(page).toHaveURL(/\?q=castle$/);
  await page.getByRole('link', { name: 'Open the page' }).first().click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('castle');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/en\/rules\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/en\/credits\/$/);
});

test('on a phone Back closes the sheet of the table, and what is opened from it', { tag: NARROW }, async ({ page }) => {
  await startGame(page, 11);
  await ranLater(page);
  const table = new TableDriver(page, true);
  await table.bar('More').click();
  const inSheet = page.getByRole('button', { name: 'Redo turn' });
  await expect(inSheet).toBeVisible();
  await isStep(page);
  await page.goBack();
  await expect(inSheet).toBeHidden();
  await table.fromSheet('Settings');
  await expect(settings(page)).toBeVisible();
  await isStep(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  // The site's head, with its way into the search, leaves its room to the game.
  await table.fromSheet('Search');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.getByRole('textbox').fill('castle');
  await expect(dialog(page).getByRole('article').first()).toBeVisible();
  await isStep(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(gameTable(page)).toBeVisible();
});
