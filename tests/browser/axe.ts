import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Language } from '../../src/words/languages.ts';
import { drawn } from './windows.ts';

/** Less than half of `axe.source`, and read by the page in half the time. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Expects that axe finds nothing on the page as it is now, by the rules that it is told, or in a part of it. */
async function expectNothing(page: Page, options: axe.RunOptions, part?: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(
    async ([options, part]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        ...options,
        // What is right is not to be described as well, which takes most of the time.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
    },
    [options, part] as const,
  );
  expect(found).toEqual([]);
}

/** Expects that axe finds nothing on the page as it is now; only by some of its rules, or in a part of it, where they are given. */
export const expectAccessible = (page: Page, rules?: string[], part?: string): Promise<void> =>
  expectNothing(page, rules ? { runOnly: rules } : {}, part);

/**
 * Expects that axe finds nothing but poor contrast, which is most of its work: for a page whose colours are looked at elsewhere, such as
 * in another language.
 */
export const expectAccessibleBesideColours = (page: Page): Promise<void> =>
  expectNothing(page, { rules: { 'color-contrast': { enabled: false } } });

/**
 * The same in any language. Words can break all but colours, which are looked at in English; what is built of them is the same everywhere,
 * so that one other language, with the longest words, is enough.
 */
export async function expectAccessibleIn(language: Language, page: Page): Promise<void> {
  if (language === 'en') await expectAccessible(page);
  if (language === 'hu') await expectAccessibleBesideColours(page);
}

/** The colours that a page has besides those of the day. */
const OTHER_COLOURS = [
  { colorScheme: 'dark', contrast: 'no-preference' },
  { colorScheme: 'dark', contrast: 'more' },
  { colorScheme: 'light', contrast: 'more' },
] as const;

/** Expects that axe finds nothing in a part of the page, and no poor contrast whatever its colours. */
export async function expectAccessibleInAllColours(page: Page, part: string): Promise<void> {
  await expectAccessible(page, undefined, part);
  for (const colours of OTHER_COLOURS) {
    await page.emulateMedia(colours);
    await drawn(page);
    await expectAccessible(page, ['color-contrast'], part);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
}
