import { expect, test } from '@playwright/test';
import { PAGES } from './pages.ts';
import { foldedOn } from './paper-parts.ts';
import { ANY_WINDOW } from './windows.ts';

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
