import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible } from './axe.ts';

for (const language of languages) {
  test(`the edge cases are accessible in ${language}`, async ({ page }) => {
    await page.goto(`${language}/what-if/`);
    // All of them take axe a minute; every sixth has every kind of picture.
    await page.evaluate(() => {
      for (const [i, article] of document.querySelectorAll('article').entries()) if (i % 6 > 0) article.remove();
    });
    await expectAccessible(page);
  });
}

test('a question in the contents leads to its answer', async ({ page }) => {
  await page.goto('en/what-if/');
  await page.getByText('At the castle', { exact: false }).first().click();
  const link = page
    .getByRole('navigation')
    .getByRole('link', { name: 'I have exactly two visible workers. Must I cover one?' });
  await link.click();
  await expect(page).toHaveURL(/#two-workers$/);
  const article = page.locator('article:target');
  await expect(article).toBeInViewport();
  await expect(article.getByRole('link', { name: 'Rule 11.4' })).toHaveAttribute(
    'href',
    /\/en\/rules\/castle\/#11\.4$/,
  );
});

test('the answers can be read without a script and never scroll sideways', async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto('hu/what-if/#full-lap');
  const article = page.locator('#full-lap');
  await expect(article.getByRole('heading')).toBeInViewport();
  await expect(article.getByRole('img')).toBeVisible();
  const width = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(width).toBe(0);
  await context.close();
});

test('nothing moves while the edge cases are read', async ({ page }) => {
  await page.goto('fr/what-if/');
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (let i = 0; i < 10; i++) await page.mouse.wheel(0, 900);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(
    0.02,
  );
});
