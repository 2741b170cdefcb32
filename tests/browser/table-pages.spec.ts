import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expectAccessibleIn } from './axe.ts';
import { lettersHere } from './letters.ts';
import { ANY_WINDOW, overflow, windowOf } from './windows.ts';

for (const language of languages) {
  test(`the pages around the table are accessible in ${language} and fit their window`, {
    tag: windowOf(language),
  }, async ({ page }) => {
    for (const path of ['real-table', 'players', 'rulings'])
      await test.step(path, async () => {
        await page.goto(`${language}/${path}/`);
        await expectAccessibleIn(language, page);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      });
  });
}

test('advice is marked, and what rests on rules names them', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/real-table/');
  await expect(page.locator('#taking-back')).toContainText('Our advice');
  await expect(page.locator('#unequal-turns')).not.toContainText('Our advice');
  await expect(page.locator('#unequal-turns').getByRole('link', { name: 'Rule 12.3' })).toBeVisible();
});

test('the numbers of players stand beside each other, on one screen in every language', async ({ page }) => {
  await lettersHere(page);
  for (const language of ['en', 'fr', 'it', 'hu']) {
    await page.goto(`${language}/players/`);
    await expect(page.locator('table tr').last()).toBeInViewport({ ratio: 1 });
  }
  await page.goto('en/players/');
  await expect(page.getByRole('row', { name: /VP that trigger the end/ }).getByRole('cell')).toHaveText([
    '67',
    '59',
    '51',
  ]);
});

test('the history names every ruling, and what has changed', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/rulings/');
  await expect(page.locator('[id="9.5"]')).toContainText('22 November 2026');
  await expect(page.locator('main')).toContainText('other reading');
});
