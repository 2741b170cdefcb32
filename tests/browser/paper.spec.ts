import { expect, type Page, test } from '@playwright/test';
import { PAGES } from './pages.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { keepText } from './table-driver.ts';
import { logEntries } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';

/** What a page shows only when it is asked for, or a part at a time. It has no role: while it is folded away, nobody is told of it. */
const FOLDED = 'details > :not(summary, button), .night-part, .examples li, .topic, .term-note';

/** The beginnings of what a page folds away, and that of what is missing as it would be printed now. */
const foldedOn = (page: Page) =>
  page.evaluate((folded) => {
    const parts = [...document.querySelectorAll(folded)].filter(
      (part) => part.textContent.trim() !== '' && part.closest('.no-print') === null,
    );
    const begin = (those: readonly Element[]) => those.map(({ textContent }) => textContent.trim().slice(0, 40));
    return { all: begin(parts), missing: begin(parts.filter((part) => !part.checkVisibility())) };
  }, FOLDED);

test('nothing that is folded away on the screen is missing on paper', { tag: ANY_WINDOW }, async ({ page }) => {
  const folding: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const { all, missing } = await foldedOn(page);
    expect(missing, path).toEqual([]);
    if (all.length > 0) folding.push(path);
  }
  expect(folding).toEqual(
    expect.arrayContaining([
      'en/game-night/',
      'en/game-night/first-table/',
      'en/learn/',
      'en/rules/castle/',
      'en/what-if/',
      'en/card-game/examples/',
    ]),
  );
});

/** Prints the page and gives what `look` sees while it is printed. */
async function whilePrinted<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const seen = await look();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return seen;
}

test('what is only made when it is unfolded is made for paper, and for no longer', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const plan = gameWithEverything();
  await keepText(page, keptText(plan, plan.actions.length - 2));
  await page.goto('en/play/');
  const steps = logEntries(page);
  await expect(steps.first()).toBeVisible();
  const latest = await steps.count();
  const printed = await whilePrinted(page, () => steps.count());
  expect(printed).toBeGreaterThan(latest);
  await expect(steps).toHaveCount(latest);

  await page.goto('en/check/');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const ways = page
    .getByRole('group')
    .filter({ hasText: /^Everything I can do now/ })
    .locator('li');
  await expect(page.getByText(/^Everything I can do now/)).toBeVisible();
  expect(await ways.count()).toBe(0);
  expect(await whilePrinted(page, () => ways.count())).toBeGreaterThan(0);
  await expect(ways).toHaveCount(0);
});
