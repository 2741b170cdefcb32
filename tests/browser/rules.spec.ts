import { expect, test } from '@playwright/test';
import { languageNames, languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleBesideColours, expectAccessibleIn } from './axe.ts';
import { CHAPTERS, chaptersCut } from './chapter-texts.ts';
import { errorsOf } from './page-errors.ts';
import { besideRule, besideRules } from './rule-parts.ts';
import { takeBack } from './shared-window.ts';
import { forgetFiles } from './shifts.ts';
import { ANY_WINDOW, drawn, overflow, WIDE, windowOf } from './windows.ts';
import { wordsOf } from './words.ts';

takeBack();

const kinds = [
  'rules/',
  'rules/board-of-works/',
  'rules/setup/',
  'rule/9.5/',
  'glossary/',
  'differences/',
  'quick/',
  'rulebook/',
];

test('on a phone the quick sheet, the glossary and the differences are at the top of the rules', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  for (const language of languages) {
    const words = wordsOf(language, 'rules');
    const ways = (['quick', 'glossary', 'differences'] as const).map((name) =>
      page.getByRole('article').getByRole('link', { name: words[`page.${name}`] as string, exact: true }),
    );
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${language}/rules/`);
      for (const way of ways) {
        await expect(way, `${language} at ${width}`).toBeInViewport({ ratio: 1 });
        expect((await way.boundingBox())?.height, `${language} at ${width}`).toBeGreaterThanOrEqual(44);
      }
      expect(await overflow(page), `${language} at ${width}`).toBeLessThanOrEqual(0);
    }
    // With the chapters beside the text they are there.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const way of ways) await expect(way).toBeHidden();
    await expect(page.getByRole('link', { name: words['page.differences'] as string })).toBeInViewport({ ratio: 1 });
  }
});

for (const language of languages) {
  test(`every kind of page of the rules is accessible, fits its window and does not move while it loads (${language})`, {
    tag: windowOf(language),
  }, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await forgetFiles(page);
    for (const kind of kinds)
      await test.step(kind, async () => {
        // The whole rulebook is long, and its chapters show its colours.
        const isLong = kind === 'rulebook/';
        await page.goto(`${language}/${kind}`);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        if (isLong) {
          if (language === 'en') await expectAccessibleBesideColours(page);
        } else await expectAccessibleIn(language, page);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
        // Colours are the same in every language.
        if (language === 'en' && !isLong) {
          await page.emulateMedia({ colorScheme: 'dark' });
          await drawn(page);
          await expectAccessible(page, ['color-contrast']);
          await page.emulateMedia({ colorScheme: 'light' });
        }
        expect(errors).toEqual([]);
      });
  });
}

test('a term opens by keyboard and closes again', async ({ page }) => {
  await page.goto('en/rules/castle/');
  const term = page.locator('[id="11.3"]').getByRole('link', { name: 'cover tile' });
  await expect(term).toHaveAttribute('aria-expanded', 'false');
  await term.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: 'Cover tile' });
  await expect(term).toHaveAttribute('aria-expanded', 'true');
  await expect(note).toBeVisible();
  await expect(note).toContainText('A small tile. You put it on a worker');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(note.getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(term).toBeFocused();
  await expect(term).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await note.getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/glossary\/#cover-tile$/);
});

test('a second press on a term closes its note', async ({ page }) => {
  await page.goto('en/rules/castle/');
  const term = page.locator('[id="11.3"]').getByRole('link', { name: 'cover tile' });
  const note = page.getByRole('dialog', { name: 'Cover tile' });
  await expect(term).toHaveAttribute('aria-expanded', 'false');
  for (const press of [() => term.click(), () => page.keyboard.press('Enter')]) {
    await term.focus();
    await press();
    await expect(note).toBeVisible();
    await term.focus();
    await press();
    await expect(note).toBeHidden();
    await expect(term).toBeFocused();
  }
});

test('a term with Ctrl held is a link like any other', { tag: WIDE }, async ({ page, context }) => {
  await page.goto('en/rules/castle/');
  const term = page.locator('[id="11.3"]').getByRole('link', { name: 'cover tile' });
  await expect(term).toHaveAttribute('aria-expanded');
  const opened = context.waitForEvent('page');
  await term.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await other.waitForURL(/\/en\/glossary\/#cover-tile$/);
  await other.close();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the text of every chapter is copied whole, and no reader view leaves any of it out', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/rules/castle/');
  const addresses = CHAPTERS.map((chapter) => `/${chapter}`);
  expect(addresses.length).toBeGreaterThan(80);
  expect(await page.evaluate(chaptersCut, addresses)).toEqual({ uncopied: [], unread: [] });
});

test('the number of a rule leads to it and copies its link', { tag: ANY_WINDOW }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('hu/rules/board-of-works/?with=it');
  await page.getByRole('link', { name: '8.5. szabály: a link másolása' }).click();
  await expect(page).toHaveURL(/#8\.5$/);
  await expect(page.getByRole('status').filter({ hasText: 'vágólap' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}hu/rules/board-of-works/#8.5`);
});

test('another language stays on the rule that is being read', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/rules/board-of-works/#8.10');
  await page.getByRole('link', { name: languageNames.fr }).click();
  await expect(page).toHaveURL(/\/fr\/rules\/board-of-works\/#8\.10$/);
  await expect(page.locator('[id="8.10"]')).toBeInViewport();
  await page.locator('[id="8.16"]').evaluate((rule) => rule.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('[id="8.10"]')).not.toBeInViewport();
  await page.getByRole('link', { name: languageNames.it }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/it\/rules\/board-of-works\/#8\.16$/);
  await page.locator('[id="8.16"]').getByRole('link', { name: 'una pagina' }).click();
  await page.getByRole('link', { name: languageNames.hu, exact: false }).first().click();
  await expect(page).toHaveURL(/\/hu\/rule\/8\.16\/$/);
});

test('two languages stand side by side, rule by rule', async ({ page }) => {
  await page.goto('en/rules/castle/');
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption(languageNames.hu);
  await expect(page).toHaveURL(/\?with=hu$/);
  const rules = page.getByRole('link', { name: /^Rule [\d.]+: copy the link$/ });
  const others = besideRules(page, 'hu');
  await expect(others).toHaveCount(await rules.count());
  await expect(besideRule(page, '11.4')).toContainText('Ha csak 2 látható munkásod van');
  const [own, other] = await Promise.all([
    page.locator('[id="11.4"]').boundingBox(),
    besideRule(page, '11.4').boundingBox(),
  ]);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 600;
  expect(isNarrow ? (other?.y ?? 0) > (own?.y ?? 0) : (other?.x ?? 0) > (own?.x ?? 0)).toBe(true);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await page.reload();
  await expect(others).toHaveCount(await rules.count());
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('');
  await expect(others).toHaveCount(0);
  await expect(page).toHaveURL(/\/en\/rules\/castle\/$/);
});

test('side by side that cannot be loaded says so', { tag: ANY_WINDOW }, async ({ page, context }) => {
  // The test before may have had it in this window.
  await forgetFiles(page);
  await page.goto('en/rules/castle/');
  await context.setOffline(true);
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption(languageNames.it);
  await expect(page.getByRole('status').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
});

test('a card names its rule, its neighbours and its questions', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/rule/8.5/');
  await expect(page).toHaveTitle(/^Rule 8\.5: .* – Milestones$/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Every section starts/);
  for (const language of languages.filter((other) => other !== 'en')) {
    await expect(page.locator(`section[lang=${language}]`).getByRole('link').first()).toHaveAttribute(
      'href',
      `/${language}/rule/8.5/`,
    );
  }
  await expect(page.getByRole('heading', { name: 'What if …?' })).toBeVisible();
  await page.getByRole('link', { name: 'Next rule: 8.6' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('8.6');
});

test('all rules are there for machines', { tag: ANY_WINDOW }, async ({ request }) => {
  const { rules } = await (await request.get('rules.json')).json();
  expect(rules).toHaveLength(new Set(rules.map(({ id }: { id: string }) => id)).size);
  expect(rules.find(({ id }: { id: string }) => id === '11.5')).toMatchObject({
    chapter: { number: 11, name: 'castle' },
    kind: 'rule',
    text: { en: 'If the worker you cover has a bonus tile, that tile leaves the game (9.7).' },
    refersTo: ['9.7'],
  });
  expect((await request.get('preview/11.5.png')).headers()['content-type']).toBe('image/png');
});

test('on paper a chapter is only its text', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('fr/rules/castle/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Deux fois la même rangée de quatre travailleurs' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter reads, its terms and links lead on', async ({ page }) => {
    await page.goto('it/rules/castle/');
    await expect(page.getByRole('link', { name: /^Regola [\d.]+: copia il link$/ })).toHaveCount(6);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.locator('[id="11.3"]').getByRole('link', { name: 'tessera copertura' }).click();
    await expect(page).toHaveURL(/\/it\/glossary\/#cover-tile$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Regola 11.2', exact: true }).first().click();
    await expect(page).toHaveURL(/#11\.2$/);
    await page.locator('[id="11.2"]').getByRole('link', { name: 'una pagina' }).click();
    await expect(page).toHaveURL(/\/it\/rule\/11\.2\/$/);
  });

  test('no island stands on a chapter', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('en/rules/player-board/');
    await expect(page.locator('astro-island')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'A player board: eight employment spaces above' })).toBeVisible();
  });
});
