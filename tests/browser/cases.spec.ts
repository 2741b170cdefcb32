import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleIn } from './axe.ts';
import { ANY_WINDOW, NARROW, windowOf } from './windows.ts';

for (const language of languages) {
  test(`the edge cases are accessible in ${language}`, { tag: windowOf(language) }, async ({ page }) => {
    await page.goto(`${language}/what-if/`);
    await expectAccessibleIn(language, page);
    // All of them take axe a minute; every sixth has every kind of picture.
    await page.evaluate(() => {
      for (const [i, details] of document.querySelectorAll<HTMLDetailsElement>('details[data-case]').entries()) {
        if (i % 6 > 0) details.remove();
        else details.open = true;
      }
    });
    await expectAccessibleIn(language, page);
  });
}

test('a question opens in place, by keys alone, and keeps its place in another language', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/what-if/');
  await page.getByRole('link', { name: 'At the castle' }).click();
  const details = page.locator('details[data-case=two-workers]');
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(details.getByRole('link', { name: 'Rule 11.4' })).toHaveAttribute(
    'href',
    /\/en\/rules\/castle\/#11\.4$/,
  );
  await expect(details.getByRole('img').first()).toBeVisible();
  await expect(page).toHaveURL(/#two-workers$/);
  await page
    .getByRole('navigation', { name: 'Language' })
    .getByRole('link', { name: /Français/ })
    .click();
  await expect(page).toHaveURL(/\/fr\/what-if\/#two-workers$/);
  await expect(page.locator('#two-workers')).toBeInViewport();
});

test('the case that was opened can be shown large to the others at the table', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('hu/what-if/#two-workers');
  const details = page.locator('details[data-case=two-workers]');
  await details.getByRole('button', { name: 'Mutasd nagyban' }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('heading')).toBeVisible();
  await expect(large.getByRole('img').first()).toBeVisible();
  await expectAccessible(page);
  expect(await large.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
  await large.getByRole('button', { name: 'Bezárás' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(details.getByRole('button', { name: 'Mutasd nagyban' })).toBeFocused();
});

test('yes or no stands beside the question', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/what-if/');
  await expect(page.locator('details[data-case=two-workers] > summary b')).toHaveText('No');
  await expect(page.locator('details[data-case=empty-space] > summary b')).toHaveText('Yes');
});

test('the filter leaves what has the words, and says when nothing has', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('fr/what-if/');
  const open = page.locator('details[data-case]:visible');
  const all = await open.count();
  await page.getByRole('searchbox').fill('chateau');
  await expect(page.locator('details[data-case=past-the-castle]')).toBeVisible();
  expect(await open.count()).toBeLessThan(all / 2);
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(open).toHaveCount(0);
  await expect(page.locator('#filter').getByRole('status')).not.toBeEmpty();
});

test('a case is listed at every place that it concerns', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/what-if/');
  const more = page.getByText(/^\d+ more questions? about this$/);
  const listed = page.getByRole('region', { name: 'At the castle' }).getByRole('group').filter({ has: more });
  await listed.getByText(/^\d+ more/).click();
  await listed.getByRole('link').first().click();
  await expect(page.locator('details[data-case][open]')).toBeInViewport();
});

test('the answers can be read without a script, and never scroll sideways', async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto('hu/what-if/#full-lap');
  await expect(page.locator('#full-lap')).toBeInViewport();
  await expect(page.locator('#full-lap').getByRole('img')).toBeVisible();
  await page.locator('details[data-case=two-workers] > summary').click();
  await expect(page.locator('#two-workers').getByRole('img').first()).toBeVisible();
  const width = await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth);
  expect(width).toBe(0);
  await context.close();
});

test('on paper all answers are open', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/what-if/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#two-workers')).toBeVisible();
});

test('nothing moves while the edge cases are read', { tag: NARROW }, async ({ page }) => {
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
