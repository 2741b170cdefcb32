import { expect, type Page, test } from '@playwright/test';
import { readerName } from '../../src/telling/reader.ts';
import { languages } from '../../src/words/languages.ts';
import { holdBack } from './held-back.ts';
import { awake } from './islands.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { savedGame, waitForSaved } from './table-driver.ts';
import { gameTable, seatNames, startButton } from './table-parts.ts';
import { ANY_WINDOW, overflow } from './windows.ts';
import { wordsOf } from './words.ts';

const FIRST_SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
const WAYS = ['what', 'teach', 'ask', 'play', 'box'] as const;

for (const size of FIRST_SCREENS)
  test(`the first screen at ${size.width} says what the game is, and five ways on`, { tag: ANY_WINDOW }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const language of languages) {
      const words = wordsOf(language, 'site');
      await page.goto(`${language}/`);
      const facts = page.getByRole('list', { name: words['home.facts'] as string }).getByRole('listitem');
      await expect(facts).toHaveText([/2.*4/, /60/, /10/]);
      const ways = page.getByRole('navigation', { name: words['home.ways'] as string }).getByRole('listitem');
      await expect(ways).toContainText(WAYS.map((way) => words[`home.way.${way}`] as string));
      for (const part of [...(await facts.all()), ...(await ways.all())])
        await expect(part, language).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: /\b5\b/ }).first()).toBeInViewport({ ratio: 0.3 });
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });

test('every way on from Home leads somewhere, and the card game has a place of its own', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const words = wordsOf('en', 'site');
  const LEADS = ['how-to-play/', 'game-night/explain/', 'play/', 'game-night/'];
  for (const [i, path] of LEADS.entries()) {
    await page.goto('en/');
    await page
      .getByRole('navigation', { name: words['home.ways'] as string })
      .getByRole('link')
      .nth(i)
      .click();
    await expect(page).toHaveURL(new RegExp(`/en/${path}$`));
  }
  await page.goto('en/');
  await page.getByRole('link', { name: words['home.card-game.more'] as string }).click();
  await expect(page).toHaveURL(/\/en\/card-game\/$/);
});

const SCRIPTS = /_astro\/.*\.js/;

/** Where a page offers the search in words, beside the magnifier of its head. */
const TO_SEARCH = [
  { path: '', words: 'site', key: 'home.way.ask' },
  { path: 'game-night/#ask', words: 'game-night', key: 'ask.search' },
] as const;

test('what offers the search in words opens it with the cursor in its field', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages)
    for (const { path, words, key } of TO_SEARCH) {
      await page.goto(`${language}/${path}`);
      const way = page.getByRole('main').getByRole('button', { name: wordsOf(language, words)[key] as string });
      await way.click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(way).toBeFocused();
      // The dialog's step in the history is taken away after it has closed.
      await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
      await expect(page).toHaveURL(new RegExp(`/${language}/${path}$`));
    }
});

test('a way into the search that is pressed before its script has come opens the search when it comes', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  for (const way of ['home.way.ask', null]) {
    const { release: come } = await holdBack(page, SCRIPTS);
    await page.goto('en/', { waitUntil: 'commit' });
    const name = (way === null ? wordsOf('en', 'search').button : wordsOf('en', 'site')[way]) as string;
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('en', 'search').all as string })).toBeVisible();
    come();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    // Whoever comes back to the list, or gets its address, wants the list.
    await expect(page).toHaveURL(/\/en\/find\/$/);
    await page.unroute(SCRIPTS);
  }
});

test('the menu has what people come for; what is looked up belongs to Rules, what experts need to More', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.goto('en/glossary/');
  await expect(menu).toHaveText(['Learn', 'Rules', 'What if …?', 'Play', 'Game night', 'More']);
  await expect(menu.filter({ hasText: 'Rules' })).toHaveAttribute('aria-current', 'page');
  await menu.filter({ hasText: 'More' }).click();
  for (const name of ['Position checker', 'Your own board', 'Practice', 'Quick sheet', 'Glossary', 'Offline'])
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
});

test('the card game has one menu, also at its table', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const path of ['', 'play/', 'learn/', 'learn/first-roll/', 'rules/', 'glossary/']) {
    await page.goto(`en/card-game/${path}`);
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: wordsOf('en', 'card-game').label as string, exact: true });
    await expect(menu.getByRole('link', { name: 'Rules', exact: true }), path).toHaveAttribute(
      'href',
      '/en/card-game/rules/',
    );
  }
  await page.goto('en/card-game/play/');
  await expect(page.getByRole('radio', { name: 'A single game' })).toBeChecked();
});

/** Whoever plays, at the table that has been set up. */
const isAgainst = async (page: Page, name: string) => {
  await expect(gameTable(page)).toBeVisible();
  await expect(seatNames(page).last()).toHaveText(name);
};

/** Until it is the reader's turn: a computer that goes first plays by itself. */
const isAsked = (page: Page) => expect(page.getByRole('heading', { name: /^Take a starting tile/ })).toBeVisible();

test('one press begins a game against an easy computer; a reload goes on with it', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/play/');
  await page.getByRole('link', { name: 'Against an easy computer' }).click();
  await isAgainst(page, 'Pip');
  await expect(page).toHaveURL(/\/en\/play\/$/);
  await isAsked(page);
  const { state } = await waitForSaved(page, ({ state }) => state.player === 0);
  await page.reload();
  await isAgainst(page, 'Pip');
  expect((await savedGame(page)).state).toEqual(state);
  // Another one leaves the first among the games that are kept.
  await page.goto('en/play/?against=senior');
  await isAgainst(page, 'Tilda');
});

/** The names of the games that one press begins, as they are offered. */
const offered = (page: Page) =>
  page.getByRole('navigation', { name: wordsOf('en', 'setup').atOnce as string }).getByRole('link');

test('a newcomer is offered the first game first, and whoever has games here an easy computer', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const { first, easy } = wordsOf('en', 'setup') as { first: string; easy: string };
  await page.goto('en/play/');
  await expect(startButton(page)).toBeVisible();
  await expect(offered(page)).toHaveText([first, easy]);
  // What asks under the board whether the game is new to them leads there too.
  await expect(page.getByRole('figure').getByRole('link').first()).toHaveAttribute('href', '/en/learn/first-game/');
  await offered(page).last().click();
  await isAgainst(page, 'Pip');
  await isAsked(page);
  await waitForSaved(page, ({ state }) => state.player === 0);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(startButton(page)).toBeVisible();
  await expect(offered(page)).toHaveText([easy, first]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('what offers the search in words leads to the list of all rules', { tag: ANY_WINDOW }, async ({ page }) => {
    for (const { path, words, key } of TO_SEARCH) {
      await page.goto(`en/${path}`);
      await page
        .getByRole('main')
        .getByRole('link', { name: wordsOf('en', words)[key] as string })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: wordsOf('en', 'search').all as string })).toBeVisible();
    }
  });

  test('a newcomer is offered the first game first', { tag: ANY_WINDOW }, async ({ page }) => {
    const { first, easy } = wordsOf('en', 'setup') as { first: string; easy: string };
    await page.goto('en/play/');
    await expect(offered(page)).toHaveText([first, easy]);
    await offered(page).first().click();
    await expect(page).toHaveURL(/\/en\/learn\/first-game\/$/);
  });
});

test('whoever plays alone is You, and is addressed so', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${language}/play/?against=apprentice`);
    await isAgainst(page, 'Pip');
    await expect(seatNames(page).first()).toHaveText(readerName(language));
  }
  // The game that was begun last comes back in another language, whose words it takes.
  await page.goto('en/play/');
  await expect(seatNames(page).first()).toHaveText('You');
  await isAsked(page);
});

test('an address that asks for no such computer shows the set-up', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const asked of ['person', '__proto__', '%3Cscript%3E']) {
    await page.goto(`en/play/?against=${asked}`);
    await expect(startButton(page)).toBeVisible();
    await expect(gameTable(page)).toHaveCount(0);
  }
});

test('before any script has come, the quick starts can be pressed', { tag: ANY_WINDOW }, async ({ page }) => {
  const { release: come } = await holdBack(page, SCRIPTS);
  await page.goto('en/play/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Against an easy computer' }).click();
  await expect(page).toHaveURL(/\?against=apprentice$/);
  come();
  await isAgainst(page, 'Pip');
});

test('a quick start does not wait for the set-up, and what it needs is fetched while the page rests', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const isFetched = (name: RegExp) =>
    expect
      .poll(async () =>
        (await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name))).some((file) =>
          name.test(file),
        ),
      )
      .toBe(true);
  await page.goto('en/play/');
  for (const needed of [/\/Table\.[^/]*\.js$/, /\/table-against\.[^/]*\.js$/]) await isFetched(needed);
  // The set-up never comes.
  await page.route(/_astro\/(Setup|BoardGamesList)\.[^/]*\.js/, () => {});
  await page.goto('en/play/?against=apprentice');
  await isAgainst(page, 'Pip');
});

test('what is pressed in a lesson before its script has come is done when it comes', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const { release: come } = await holdBack(page, /_astro\/BoardLesson\..*\.js/);
  await page.goto('en/learn/passing/', { waitUntil: 'commit' });
  const space = page.getByRole('button', { name: /^Space 5:/ });
  await space.click();
  await expect(awake(page)).toHaveCount(0);
  come();
  await expect(page.getByText('That helps.', { exact: true })).toBeVisible();
});

test('the letters of a page come together or not at all, and are there on the next page', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const families = () =>
    page.evaluate(() =>
      ['--font-reading', '--font-interface'].map((name) =>
        getComputedStyle(document.documentElement).getPropertyValue(name),
      ),
    );
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  let held = 0;
  await page.route(/_astro\/fonts\//, async (route) => {
    // One file of several is late.
    if (held++ === 0) await mayCome;
    await route.continue();
  });
  // The page is loaded when its letters are.
  await page.goto('en/credits/', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
  for (const family of await families()) expect(family).toMatch(/^"?[^,]* fallback/);
  come();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('milestones-letters'))).not.toBeNull();
  // What is being read stays as it is.
  for (const family of await families()) expect(family).toMatch(/^"?[^,]* fallback/);
  await page.goto('en/rulings/');
  for (const family of await families()) expect(family).toMatch(/^"?Alegreya(?![^,]*fallback)/);
});

/** How wide all text of a page is, by family and weight, and how high its headings are. */
const measures = (page: Page) =>
  page.evaluate(() => {
    const widths: Record<string, number> = {};
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as HTMLElement;
      if (!walker.currentNode.textContent?.trim() || !element.checkVisibility()) continue;
      const { fontFamily, fontWeight } = getComputedStyle(element);
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const kind = `${/ serif|^serif/.test(fontFamily) ? 'serif' : 'sans'} ${fontWeight}`;
      for (const { width } of range.getClientRects()) widths[kind] = (widths[kind] ?? 0) + width;
    }
    const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')];
    return { widths, heights: headings.map((heading) => heading.getBoundingClientRect().height) };
  });

test('letters that come late move nothing, and what stands in for them has their measures, bold too', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await watchShifts(page);
  for (const language of languages) {
    const { release: come } = await holdBack(page, /_astro\/fonts\//);
    await page.goto(`${language}/learn/`, { waitUntil: 'commit' });
    await page.evaluate(() => sessionStorage.removeItem('milestones-letters'));
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const before = await measures(page);
    come();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('milestones-letters'))).not.toBeNull();
    expect(await measures(page)).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
    await page.unroute(/_astro\/fonts\//);
    await page.goto(`${language}/learn/`);
    const after = await measures(page);
    expect(Object.keys(after.widths).sort()).toEqual(['sans 400', 'sans 700', 'serif 400', 'serif 700']);
    for (const [kind, width] of Object.entries(after.widths))
      expect((before.widths[kind] as number) / width, `${language}, ${kind}`).toBeCloseTo(1, 1);
    expect(before.heights).toEqual(after.heights);
  }
});

test('the questions of What if are structured data in each language', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages)
    for (const path of ['what-if/', 'card-game/what-if/']) {
      await page.goto(`${language}/${path}`);
      const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
      expect(data['@type']).toBe('FAQPage');
      expect(data.inLanguage).toBe(language);
      const shown = await page.getByRole('heading', { level: 3, includeHidden: true }).allTextContents();
      expect(data.mainEntity.map(({ name }: { name: string }) => name).sort()).toEqual([...shown].sort());
    }
});
