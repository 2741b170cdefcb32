import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { FORMATS, pagesInContents, printedPages } from './printed-pages.ts';
import { ANY_WINDOW } from './windows.ts';

const file = join(import.meta.dirname, '../../content/rulebook-pages.json');
const chaptersOf = (pages: ReadonlyMap<string, number>) =>
  Object.fromEntries(
    [...pages].filter(([id]) => /^[a-z-]+$/.test(id) && id !== 'content').sort(([, a], [, b]) => a - b),
  );

test('the contents of the rulebook name the pages on which the chapters begin', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const counted: Record<string, Record<string, Record<string, number>>> = {};
  for (const format of FORMATS) {
    counted[format] = {};
    for (const language of languages) {
      await page.goto(`${language}/rulebook/`);
      const { pages, count } = await printedPages(page, format);
      counted[format][language] = chaptersOf(pages);
      expect(count).toBeLessThan(61);
    }
  }
  if (test.info().config.updateSnapshots === 'all') writeFileSync(file, `${JSON.stringify(counted, null, 2)}\n`);
  expect(counted).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

for (const format of FORMATS) {
  test(`the contents show the pages of ${format} only`, { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('en/rulebook/');
    await page.setViewportSize(format === 'A4' ? { width: 642, height: 979 } : { width: 665, height: 912 });
    await page.emulateMedia({ media: 'print' });
    for (const other of FORMATS) {
      const shown = pagesInContents(page, other).first();
      await expect(shown).toBeVisible({ visible: format === other });
    }
  });

  test(`the quick reference fits one sheet of ${format} in every language`, { tag: ANY_WINDOW }, async ({ page }) => {
    for (const language of languages) {
      await page.goto(`${language}/quick/`);
      expect((await printedPages(page, format)).count).toBe(1);
    }
  });
}
