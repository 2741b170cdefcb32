import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible } from './axe.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the rules' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

async function ask(page: Page, query: string) {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await expect(options(page).first()).toBeVisible();
}

test('two keys and a query lead from the home page to a rule', async ({ page }) => {
  await page.goto('en/');
  // Enter does not wait until the search is there.
  await page.keyboard.press('/');
  await page.keyboard.type('8.5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/rules\/board-of-works\/#8\.5$/);
  await expect(page.locator('[id="8.5"]')).toBeInViewport();
});

test('four keys and a query lead to a rule further down the list', async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'cstle');
  const third = options(page).nth(2);
  const address = (await third.getAttribute('href')) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${address.replaceAll('.', '\\.')}$`));
});

test('the button opens the search, a finger chooses', async ({ page, hasTouch }) => {
  await page.goto('en/');
  const button = page.getByRole('button', { name: 'Search' });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  if (hasTouch) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await box(page).fill('empty space');
  await options(page).filter({ hasText: 'Rule 5.7' }).click();
  await expect(page).toHaveURL(/\/en\/rules\/turn\/#5\.7$/);
});

test('a result on the same page closes the dialog and is shown', async ({ page }) => {
  await page.goto('en/rules/castle/');
  await ask(page, '11.6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[id="11.6"]')).toBeInViewport();
});

test('the keyboard does everything, and the screen reader is told', async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('mill');
  const active = async () => page.locator(`[id="${await box(page).getAttribute('aria-activedescendant')}"]`);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(await active()).toContainText('mill');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(await active()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('12 results');
  await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
  await box(page).fill('xyzzyq');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Nothing found');
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('keys typed elsewhere stay there', async ({ page }) => {
  await page.goto('en/rules/castle/');
  await page.getByRole('combobox', { name: 'Read beside it' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('hits are marked, and what is typed never becomes markup', async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'selling <img src=x onerror=alert(1)> cubes');
  await expect(options(page).first().locator('mark').first()).toHaveText(/sell/i);
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(0);
});

test('it goes on answering without a network', async ({ page, context }) => {
  await page.goto('en/');
  await ask(page, 'mill');
  await context.setOffline(true);
  await box(page).fill('château');
  await expect(options(page).filter({ hasText: 'castle' }).first()).toBeVisible();
});

test('what cannot be fetched is said, and tried again', async ({ page }) => {
  await page.route('**/search-*.json', (route) => route.abort());
  await page.goto('en/');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await page.unroute('**/search-*.json');
  await ask(page, 'castle');
});

test('the main thread stays awake while the search is made ready', async ({ page }) => {
  await page.goto('en/');
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await ask(page, 'castle');
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  // Tasks of more than 50 ms are reported; tests share their processor with others, so there is some room.
  expect(Math.max(0, ...long)).toBeLessThan(200);
});

const asked = { en: 'castle', fr: 'château', it: 'castello', hu: 'vár' };
for (const language of languages) {
  test(`it is accessible in ${language}, by day and at dusk, empty and with results`, async ({ page }) => {
    await page.goto(`${language}/`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').fill('');
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('combobox').fill(asked[language]);
      await expect(options(page).first()).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    }
  });

  test(`the list of all rules is accessible in ${language} and fits its window`, async ({ page }) => {
    await page.goto(`${language}/find/`);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the list of all rules', async ({ page }) => {
    await page.goto('en/');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/en\/find\/$/);
    await page.getByRole('link', { name: /^8\.5 / }).click();
    await expect(page).toHaveURL(/\/en\/rules\/board-of-works\/#8\.5$/);
  });
});
