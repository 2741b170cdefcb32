import { expect, test } from '@playwright/test';
import { languageNames, languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleIn } from './axe.ts';
import { lettersHere } from './letters.ts';
import { nothingOver } from './over-page.ts';
import { errorsOf } from './page-errors.ts';
import { ANY_WINDOW, drawn, NARROW, overflow, windowOf } from './windows.ts';

/** Pages of every language, and the one that has none. */
const FRAMES = [
  ...languages.map((language) => ({ language, paths: [`${language}/`, `${language}/credits/`] })),
  { language: 'en', paths: ['404.html'] },
] as const;

for (const { language, paths } of FRAMES) {
  test(`${paths.join(' and ')} are accessible, in English also at dusk, fit their window and keep to their host`, {
    tag: windowOf(language),
  }, async ({ page, baseURL }) => {
    const strange = errorsOf(page);
    page.on('request', (request) => request.url().startsWith(baseURL ?? '') || strange.push(request.url()));
    for (const path of paths) {
      await page.goto(path);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      await expectAccessibleIn(language, page);
      if (language !== 'en') continue;
      // Dusk changes colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      await drawn(page);
      await expectAccessible(page, ['color-contrast']);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    expect(strange).toEqual([]);
  });
}

test('the language switch stays on the page and in its place', async ({ page }) => {
  await page.goto('en/credits/#content');
  for (const language of ['fr', 'it', 'hu', 'en'] as const) {
    await page.getByRole('link', { name: languageNames[language] }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/credits/#content$`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('on the narrowest phones the head of a page has two rows, in every language', { tag: NARROW }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await lettersHere(page);
  for (const language of languages) {
    await page.goto(`${language}/play/`);
    const tops = await page
      .locator('header :is(.main a, #languages a, #search, #settings)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops).toHaveLength(12);
    expect(new Set(tops).size, language).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('settings hold at once, are there before anything is shown, and are remembered', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('en/');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const day = await ground();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Appearance' }).selectOption('Dusk');
  expect(await ground()).not.toBe(day);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await nothingOver(page);
  await page.goto('fr/credits/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('button', { name: 'Rétablir les réglages par défaut' }).click();
  expect(await ground()).toBe(day);
});

test('the first key leads past the head of the page', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an address without a page is answered in four languages', { tag: ANY_WINDOW }, async ({ page }) => {
  const response = await page.goto('en/nowhere/');
  expect(response?.status()).toBe(404);
  for (const language of languages) {
    await expect(page.locator(`section[lang=${language}]`).getByRole('link')).toHaveAttribute('href', `/${language}/`);
  }
});

for (const [locale, language] of Object.entries({ 'fr-CA': 'fr', 'hu-HU': 'hu', 'pt-BR': 'en' })) {
  test.describe(`a reader whose browser speaks ${locale}`, () => {
    test.use({ locale });
    test(`is led to /${language}/`, { tag: ANY_WINDOW }, async ({ page }) => {
      await page.goto('');
      await expect(page).toHaveURL(new RegExp(`/${language}/$`));
    });
  });
}

test('a reader who chose a language is led to it again', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(/\/it\/$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/it\/$/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the root offers the four languages', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('');
    for (const language of languages) {
      await expect(page.getByRole('link', { name: languageNames[language] })).toHaveAttribute('href', `/${language}/`);
    }
  });

  test('a page reads and leads on', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('hu/');
    await page.getByRole('link', { name: languageNames.it }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  for (const tool of ['board', 'check'])
    test(`${tool}/ says that it needs one, and shows nothing to be pressed`, { tag: ANY_WINDOW }, async ({ page }) => {
      await page.goto(`it/${tool}/`);
      const main = page.getByRole('main');
      await expect(main.getByRole('paragraph').filter({ hasText: 'serve JavaScript' })).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    });
});
