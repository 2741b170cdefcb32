import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects that axe finds nothing on the page as it is now; only by some of its rules, or in a part of it, where they are given. */
export async function expectAccessible(page: Page, rules?: string[], part?: string): Promise<void> {
  // Without frames of other hosts to look into there is no need for a page of its own to look from.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (part !== undefined) axe.include(part);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`);
  expect(found).toEqual([]);
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
    // Colours change by the shortest of transitions: they are measured when they have changed.
    await page.evaluate(() => new Promise((changed) => requestAnimationFrame(() => requestAnimationFrame(changed))));
    await expectAccessible(page, ['color-contrast'], part);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
}
