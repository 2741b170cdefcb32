import { expect, type Page, test } from '@playwright/test';
import { gameTable, seatNames, startButton } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';

const nameOf = (page: Page, n: number) => page.getByRole('textbox', { name: `Name of player ${n}` });

test('Enter in a field of the set-up starts no game', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/play/');
  await nameOf(page, 1).fill('Zoe');
  await nameOf(page, 1).press('Enter');
  await expect(startButton(page)).toBeVisible();
  await expect(gameTable(page)).toHaveCount(0);
  await page.goto('en/card-game/play/');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('spinbutton').fill('12');
  await page.getByRole('spinbutton').press('Enter');
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
});

test('what is entered in a set-up survives a reload and Back, until a game begins', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/play/');
  await page.getByRole('radio', { name: /^3/ }).check();
  for (const [i, name] of ['Zoe', 'Yan', 'Xenia'].entries()) await nameOf(page, i + 1).fill(name);
  await page.reload();
  await expect(nameOf(page, 3)).toHaveValue('Xenia');
  await page.goto('en/credits/');
  await page.goBack();
  await expect(nameOf(page, 1)).toHaveValue('Zoe');
  await startButton(page).click();
  await expect(seatNames(page)).toHaveText([/Zoe/, /Yan/, /Xenia/]);
  expect(await page.evaluate(() => sessionStorage.getItem('milestones-setup'))).toBeNull();

  await page.goto('en/card-game/play/');
  await page.getByRole('radio', { name: 'A single game' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'A single game' })).toBeChecked();
});

test('names lose what nobody sees, and are cut between whole signs', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/play/');
  await nameOf(page, 1).fill('\u202eZo\u00ade\u200b');
  // Eighteen letters, and a family of eight code units.
  await nameOf(page, 2).fill(`${'y'.repeat(18)}👨‍👩‍👧`);
  await expect(nameOf(page, 2)).toHaveValue('y'.repeat(18));
  await nameOf(page, 2).fill('Yan 👨‍👩‍👧');
  await startButton(page).click();
  await expect(seatNames(page)).toHaveText([/^Zoe/, /^Yan 👨‍👩‍👧/]);
});
