import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../src/words/languages.ts';

/**
 * Parts of a chapter that stands in two languages side by side. What stands beside a rule is told by its language alone: a name for
 * each would be read out before every rule.
 */

/** What stands beside the rules in another language. */
export const besideRules = (page: Page, language: Language): Locator =>
  page.getByRole('article').locator(`.rule + .other[lang=${language}]`);

/** What stands beside one rule. */
export const besideRule = (page: Page, id: string): Locator => page.locator(`[id="${id}"] + .other`);
