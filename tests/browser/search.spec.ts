import { expect, type Page, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleIn } from './axe.ts';
import { takeBack } from './shared-window.ts';
import { ANY_WINDOW, drawn, overflow, windowOf } from './windows.ts';

takeBack();

const dialog = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => dialog(page).getByRole('textbox');
const answer = (page: Page) => dialog(page).getByRole('article');
/** The hits that unfold in their place. */
const others = (page: Page) => dialog(page).getByRole('group');
/** What unfolds one of them; no role says so. */
const summaries = (page: Page) => others(page).locator('summary');
/** The question that a picture belongs to, beside the picture. */
const ofPicture = (page: Page) => answer(page).getByRole('link', { name: /\?$/ });

async function ask(page: Page, query: string) {
  await page.keyboard.press('/');
  await page.keyboard.type(query);
}

test('two keys and a query lead from the home page to a rule', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  // Enter does not wait until the search is there.
  await page.keyboard.press('/');
  await page.keyboard.type('8.5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/rules\/board-of-works\/#8\.5$/);
  await expect(page.locator('[id="8.5"]')).toBeInViewport();
});

test('the first hit is the answer, whole, with its rules and its picture', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'i have exactly two visible workers, must i cover one');
  await expect(answer(page).getByRole('heading')).toHaveText('I have exactly two visible workers. Must I cover one?');
  await expect(answer(page)).toContainText(/No, /);
  await expect(answer(page).getByRole('link', { name: 'Rule 11.4' })).toHaveAttribute('href', /\/en\/rule\/11\.4\/$/);
  await expect(answer(page).getByRole('img').first()).toBeVisible();
});

test('an answer says what it rests on, clause by clause, and what a table can switch', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/');
  await ask(page, '9.5');
  await expect(answer(page)).toContainText('Partly our ruling');
  await expect(answer(page)).toContainText('Our ruling: With a house');
  await expect(answer(page)).toContainText('You can change this');
  await box(page).fill('7.1');
  await expect(answer(page)).toContainText('Partly inferred');
  await expect(answer(page)).toContainText('Skip empty and covered spaces (inferred from 3.5)');
  await box(page).fill('11.4');
  await expect(answer(page)).toContainText('Stated in the rulebook');
});

test('a rule is shown with the picture of a question about it, or its own', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await ask(page, '8.10');
  await expect(answer(page).getByRole('img').first()).toBeVisible();
  await expect(ofPicture(page)).toHaveAttribute('href', /what-if\/#/);
  // On this one no question turns.
  await box(page).fill('8.2');
  await expect(answer(page)).toContainText('8.2');
  await expect(answer(page).getByRole('img').first()).toBeVisible();
  await expect(ofPicture(page)).toHaveCount(0);
});

test('the other hits unfold in place, by keys alone', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'can I move past the castle');
  await expect(answer(page)).toContainText(/castle/);
  for (let key = 0; key < 12; key += 1) {
    await page.keyboard.press('ArrowDown');
    if (
      await summaries(page)
        .first()
        .evaluate((summary) => summary === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  const first = others(page).first();
  await expect(first).toHaveAttribute('open', '');
  await expect(first.getByRole('link', { name: 'Open the page' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/\?q=/);
});

test('below an answer that was not meant stand the nearest cases about the things that were named', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'how many points does a house score');
  const section = dialog(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Not what you meant?' }) });
  const cases = section
    .getByRole('group')
    .filter({ hasText: /What if|real table/ })
    .filter({ hasText: /house/i });
  await expect(cases.nth(2)).toBeVisible();
});

/** Two hundred letters, as somebody dictates them in the middle of an argument. */
const LONG_QUESTION =
  'we have been arguing about this for ten minutes now: if I already have a house on the corner of this triangle and the corner belongs to two triangles at once, do I then get the points for it twice or not';

test('a long question stays readable in its field, and Enter answers it', { tag: ANY_WINDOW }, async ({ page }) => {
  expect(LONG_QUESTION.length).toBeGreaterThanOrEqual(200);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('en/');
    await ask(page, LONG_QUESTION);
    await expect(box(page)).toHaveValue(LONG_QUESTION);
    const { hidden, letters } = await box(page).evaluate((field) => ({
      hidden: field.scrollHeight - field.clientHeight,
      letters: parseFloat(getComputedStyle(field).fontSize),
    }));
    expect(hidden, `at ${size.width}`).toBeLessThanOrEqual(1);
    expect(letters).toBeGreaterThanOrEqual(18);
    await expect(box(page)).toBeInViewport({ ratio: 1 });
    // What was found is still seen below it, and the way out beside it.
    await expect(summaries(page).first()).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('button', { name: 'Clear' })).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(LONG_QUESTION);
  await expect(page).toHaveURL(/\?q=we\+have\+been|\/en\/(rules|what-if|real-table)\//);
});

test('an answer can be shown large to the others at the table, and goes back to its place', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'i have exactly two visible workers, must i cover one');
  await expect(answer(page).getByRole('img').first()).toBeVisible();
  const small = await answer(page)
    .getByText(/^No, /)
    .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  await answer(page).getByRole('button', { name: 'Show larger' }).click();
  const large = page.getByRole('dialog', { name: 'Show larger' });
  await expect(large.getByRole('heading')).toHaveText('I have exactly two visible workers. Must I cover one?');
  await expect(large.getByRole('img').first()).toBeVisible();
  const size = await large.getByText(/^No, /).evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThan(small * 1.2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(answer(page).getByRole('button', { name: 'Show larger' })).toBeFocused();
  await expect(box(page)).toHaveValue(/two visible workers/);
});

test('the address holds the query, and Back returns to its answers', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/rules/');
  await ask(page, 'how many points does a house score');
  await expect(page).toHaveURL(/\?q=how\+many\+points\+does\+a\+house\+score$/);
  await answer(page).getByRole('link', { name: 'Open the page' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(box(page)).toHaveValue('how many points does a house score');
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/en\/rules\/$/);
});

test('a query in the address is answered, whatever it is', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const query of ['11.4', '%00%F0%9F%8F%B0', 'x'.repeat(1500), '%3Cimg%20src=x%20onerror=alert(1)%3E']) {
    await page.goto(`en/find/?q=${query}`);
    await expect(dialog(page).getByRole('status')).not.toBeEmpty();
    await expect(dialog(page).locator('img')).toHaveCount(0);
  }
});

test('without a question it shows the quick sheet, the places of the game and what was asked before', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'who wins a tie');
  await expect(answer(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Clear' }).click();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(dialog(page).getByRole('button', { name: 'who wins a tie' })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: /^Mill / })).toHaveAttribute('href', /\/en\/quick\/#mill$/);
  await expect(dialog(page).getByRole('link', { name: 'At the castle' })).toHaveAttribute(
    'href',
    /what-if\/#group-castle$/,
  );
  await box(page).fill('how many points does a house score');
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await box(page).fill('');
  await expect(dialog(page).getByRole('button', { name: 'how many points does a house score' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'who wins a tie' }).click();
  await expect(answer(page)).toBeVisible();
  await box(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear these' }).click();
  await expect(dialog(page).getByRole('button', { name: 'who wins a tie' })).toHaveCount(0);
});

test('what is not sure is said, with what may be meant and where to look', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'best pizza in town');
  await expect(dialog(page).getByRole('heading', { name: 'Not sure. Did you mean …' })).toBeVisible();
  await expect(answer(page)).toHaveCount(0);
  const guesses = await summaries(page).count();
  expect(guesses).toBeLessThanOrEqual(4);
  await expect(dialog(page).getByRole('status')).toHaveText(guesses === 1 ? '1 guess' : `${guesses} guesses`);
  await expect(dialog(page).getByRole('link', { name: 'At the mill' })).toBeVisible();
  // Enter opens no page of which it is not sure.
  await page.keyboard.press('Enter');
  await expect(summaries(page).first()).toBeFocused();
  await box(page).fill('xyzzyq');
  await expect(dialog(page).getByRole('status')).toContainText('Nothing found');
});

test('a question in another language is answered in the page’s own', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'puis-je dépasser le château sans m’arrêter');
  await expect(answer(page)).toContainText('every move that reaches the castle');
});

test('the button opens the search, and a smaller one is there far down a page', async ({ page, hasTouch }) => {
  await page.goto('en/rules/board-of-works/');
  const button = page.getByRole('button', { name: 'Search' });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  if (hasTouch) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Search' }).last().click();
  await expect(box(page)).toBeFocused();
});

test('the search is within reach at the table and in a lesson', async ({ page }) => {
  for (const path of ['en/play/', 'en/learn/hiring/', 'en/practice/hiring/']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    // A page that is left while a step is being taken out of the history is not left.
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  }
});

test('the keyboard opens and closes it, and the screen reader is told', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('mill');
  await expect(dialog(page).getByRole('status')).toContainText('results');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('keys typed elsewhere stay there', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/rules/castle/');
  await page.getByRole('combobox', { name: 'Compare with' }).focus();
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);
});

test('hits are marked, and what is typed never becomes markup', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await ask(page, 'selling <img src=x onerror=alert(1)> cubes');
  await expect(summaries(page).locator('mark').first()).toBeVisible();
  await expect(dialog(page).locator('img')).toHaveCount(0);
});

test('it goes on answering without a network', { tag: ANY_WINDOW }, async ({ page, context }) => {
  await page.goto('en/');
  await ask(page, 'mill');
  await expect(dialog(page).getByRole('status')).toContainText('results');
  await context.setOffline(true);
  await box(page).fill('do I lose my goods at the castle');
  await expect(answer(page)).toContainText('castle');
});

test('what cannot be fetched is said, and tried again', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.route('**/search-*.json', (route) => route.abort());
  await page.goto('en/');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('status')).toContainText('couldn’t be loaded');
  await page.keyboard.press('Escape');
  await page.unroute('**/search-*.json');
  await ask(page, 'castle');
  await expect(answer(page)).toBeVisible();
});

test('the main thread stays awake while the search is made ready', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => long.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await ask(page, 'castle');
  await expect(answer(page)).toBeVisible();
  const long = await page.evaluate(() => (window as unknown as { long: number[] }).long);
  // Tasks of more than 50 ms are reported; tests share their processor with others, so there is some room.
  expect(Math.max(0, ...long)).toBeLessThan(200);
});

const asked = { en: 'castle', fr: 'château', it: 'castello', hu: 'vár' };
for (const language of languages) {
  test(`it is accessible in ${language}, empty, with results and unsure, and in English at dusk`, {
    tag: windowOf(language),
  }, async ({ page }) => {
    await page.goto(`${language}/`);
    await page.keyboard.press('/');
    for (const query of ['', asked[language], 'xyzzyq', '42 pizza']) {
      await box(page).fill(query);
      await page.emulateMedia({ colorScheme: 'light' });
      await expectAccessibleIn(language, page);
      if (language !== 'en') continue;
      // Dusk changes colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      await drawn(page);
      await expectAccessible(page, ['color-contrast']);
    }
  });

  test(`the list of all rules is accessible in ${language} and fits its window`, {
    tag: windowOf(language),
  }, async ({ page }) => {
    await page.goto(`${language}/find/`);
    await expectAccessibleIn(language, page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search leads to the list of all rules, in the card game to its own', { tag: ANY_WINDOW }, async ({
    page,
  }) => {
    await page.goto('en/');
    await page.getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(/\/en\/find\/#search$/);
    await page.getByRole('link', { name: /^8\.5 / }).click();
    await expect(page).toHaveURL(/\/en\/rules\/board-of-works\/#8\.5$/);
    await page.goto('en/card-game/');
    await page.getByRole('link', { name: 'Search' }).first().click();
    await expect(page).toHaveURL(/\/en\/card-game\/find\/#search$/);
    await page.getByRole('link', { name: /^C4\.3 / }).click();
    await expect(page).toHaveURL(/\/en\/card-game\/rules\/[\w-]+\/#C4\.3$/);
  });
});
