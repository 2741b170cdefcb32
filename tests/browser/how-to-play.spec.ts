import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from '../../src/words/languages.ts';
import { expectAccessible } from './axe.ts';
import {
  flightsOn,
  lineOn,
  locksOn,
  putInBackground,
  rowsOn,
  saidBy,
  searchOverCard,
  withVoice,
  withWakeLock,
} from './film-parts.ts';
import { awake } from './islands.ts';
import { lettersHere } from './letters.ts';
import { errorsOf } from './page-errors.ts';
import { printedPages } from './printed-pages.ts';
import { ANY_WINDOW, NARROW, overflow, WIDE, windowOf } from './windows.ts';
import { wordsOf } from './words.ts';

/** The script, as far as it is asked here. */
const script: {
  readonly chapters: readonly { readonly id: string; readonly steps: readonly { readonly cut?: string }[] }[];
} = JSON.parse(readFileSync(join(import.meta.dirname, '../../content/film.json'), 'utf8'));
const shotsIn = (cut: 'short' | 'full') =>
  script.chapters.flatMap(({ steps }) => steps.filter((step) => step.cut === 'both' || (step.cut ?? 'full') === cut));

const film = (page: Page) => page.getByRole('region', { name: 'The film' });
const bar = (page: Page) => page.getByRole('slider', { name: 'Position in the film' });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

// The length of the lines in every language is a unit test’s.
for (const language of ['en', 'hu'] as const)
  test(`both cuts play to their end in ${language}`, { tag: windowOf(language) }, async ({ page }) => {
    const words = wordsOf(language, 'how-to-play');
    const errors = errorsOf(page);
    await page.clock.install();
    await page.goto(`${language}/how-to-play/`);
    for (const cut of ['short', 'full'] as const) {
      const name = (words[`cut.${cut}`] as string).split('{')[0] as string;
      await page.getByRole('button', { name }).click();
      const slider = page.getByRole('slider');
      await expect(slider).toHaveAttribute('max', String(shotsIn(cut).length - 1));
      await expect(page.getByRole('button', { name: words.pause as string })).toBeVisible();
      await page.clock.runFor(cut === 'short' ? 3 * 60_000 : 10 * 60_000);
      await expect(page.getByText(words.ended as string)).toBeVisible();
      await expect(slider).toHaveValue(String(shotsIn(cut).length - 1));
      const table = page.getByRole('link', { name: wordsOf(language, 'first-table').title as string, exact: true });
      await expect(table).toHaveAttribute('href', new RegExp(`/${language}/game-night/first-table/$`));
      expect(await searchOverCard(page)).toBe(false);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });

test('the space bar plays and pauses, the arrows step, and so does the bar', { tag: WIDE }, async ({ page }) => {
  await page.goto('en/how-to-play/#castle');
  await expect(lineOn(page)).toContainText('At the castle you have to stop');
  await expect(page.getByRole('link', { name: 'Rule 11.1' }).first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lineOn(page)).toContainText('First, keep 3 goods');
  await expect(page).toHaveURL(/#castle-2$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/#castle$/);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await bar(page).press('End');
  await expect(bar(page)).toHaveAttribute('aria-valuetext', /^Before you begin, step \d of \d$/);
  await bar(page).press('Home');
  await expect(bar(page)).toHaveAttribute('aria-valuetext', 'The goal, step 1 of 4');
});

test('by keys alone a step on from the last one leads to what comes after the film', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/how-to-play/#recap-3');
  const ended = page.getByText('Now it’s your turn');
  await expect(lineOn(page)).toContainText('That’s all you need');
  await expect(ended).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(ended).toBeFocused();
  await expect(page.getByRole('button', { name: 'Next step' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const links = ['Set up your game', 'Your first game, at your table', 'Play here'].map((name) =>
    film(page).getByRole('link', { name, exact: true }),
  );
  // Two cuts, and the number of players.
  for (let tabs = 0; tabs < 4; tabs++) await page.keyboard.press('Tab');
  for (const link of links) {
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(ended).toBeHidden();
  await expect(lineOn(page)).toContainText('That’s all you need');
});

test('a tap on the picture plays and pauses', { tag: NARROW }, async ({ page }) => {
  await page.goto('en/how-to-play/#yield');
  const picture = film(page).getByRole('img').first();
  await expect(lineOn(page)).toContainText('There are five kinds');
  await picture.tap();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await picture.tap();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('a link to no chapter is said, and the film is there all the same', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#moon');
  await expect(page.getByRole('alert')).toHaveText(/no chapter by that name/);
  await press(page, /^In two minutes/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('where somebody has stopped is remembered, with the number of players', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/');
  await page.getByRole('radio', { name: '2' }).check();
  await press(page, /^In full/);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await bar(page).press('PageUp');
  const shown = await lineOn(page).textContent();
  await page.goto('en/credits/');
  await page.goto('en/how-to-play/');
  await press(page, /^Continue: /);
  await expect(lineOn(page)).toHaveText(shown ?? '');
  await press(page, 'Length and players');
  await press(page, /^In two minutes/);
  await bar(page).press('End');
  const last = script.chapters.findLast(({ steps }) => steps.some((step) => shotsIn('short').includes(step)));
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('milestones-film') ?? '{}')))
    .toMatchObject({ cut: 'short', chapter: last?.id });
  await page.reload();
  await expect(bar(page)).toHaveAttribute('max', String(shotsIn('short').length - 1));
  await expect(bar(page)).toHaveValue(String(shotsIn('short').length - 1));
});

test('what was kept and cannot be read, or is of a later version, is left alone', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/how-to-play/');
  for (const kept of ['{', '{"cut":"long","players":5,"chapter":"goal","n":0,"speed":2}']) {
    await page.evaluate((text) => localStorage.setItem('milestones-film', text), kept);
    await page.goto('en/credits/');
    await page.goto('en/how-to-play/');
    await press(page, /^In two minutes/);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    const aside = await page.evaluate(() =>
      Object.entries(localStorage).flatMap(([name, text]) =>
        name.startsWith('milestones-film-damaged') ? [text] : [],
      ),
    );
    expect(aside).toContain(kept);
  }
});

test('the number of players changes the target and the starting tiles', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#goal');
  await press(page, 'Length and players');
  await page.getByRole('radio', { name: '3' }).check();
  await press(page, /^In full/);
  await press(page, 'Pause');
  await page.evaluate(() => {
    location.hash = '#end';
  });
  await expect(lineOn(page)).toContainText('59');
  await page.evaluate(() => {
    location.hash = '#draft';
  });
  await expect(lineOn(page)).toContainText('There are 7');
});

test('only a voice of the device in the language of the page is offered', { tag: ANY_WINDOW }, async ({ page }) => {
  await withVoice(page, { lang: 'en-GB', localService: false, says: 'spoken' });
  await page.goto('en/how-to-play/');
  await press(page, /^In two minutes/);
  await expect(page.getByRole('button', { name: 'Read aloud' })).toHaveCount(0);
});

test('a voice speaks each line, VP as points, and the film ends with it', { tag: ANY_WINDOW }, async ({ page }) => {
  await withVoice(page, { lang: 'en-GB', localService: true, says: 'spoken' });
  await page.clock.install();
  await page.goto('en/how-to-play/#end');
  await press(page, 'Read aloud');
  expect(await saidBy(page)).toEqual([]);
  // From here on the page's time passes as the test says: the first line would be over before it is looked at.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await press(page, 'Play');
  await expect.poll(() => page.clock.runFor(20).then(() => saidBy(page))).toHaveLength(1);
  // When in a game this is stands over the picture; it is heard, too, by the voice and by a screen reader.
  expect((await saidBy(page))[0]).toMatch(/^Near the end of a game: .*51 points/);
  await expect(lineOn(page)).toContainText('Near the end of a game: ');
  await page.clock.runFor(15 * 60_000);
  await expect(page.getByText('Now it’s your turn')).toBeVisible();
});

test('a voice that never ends does not hold the film up', { tag: ANY_WINDOW }, async ({ page }) => {
  await withVoice(page, { lang: 'en-GB', localService: true, says: 'nothing' });
  await page.clock.install();
  await page.goto('en/how-to-play/#recap');
  await press(page, 'Read aloud');
  await press(page, 'Play');
  await page.clock.runFor(3 * 60_000);
  await expect(page.getByText('Now it’s your turn')).toBeVisible();
});

test('in the background the film waits, and goes on in front', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.clock.install();
  await page.goto('en/how-to-play/#board');
  await press(page, 'Play');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await putInBackground(page, true);
  const shown = await lineOn(page).textContent();
  await page.clock.runFor(60_000);
  await expect(lineOn(page)).toHaveText(shown ?? '');
  await putInBackground(page, false);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(lineOn(page)).not.toHaveText(shown ?? '');
});

test('the screen stays awake while the film plays, and no longer', { tag: ANY_WINDOW }, async ({ page }) => {
  await withWakeLock(page);
  await page.goto('en/how-to-play/#board');
  await expect(lineOn(page)).toContainText('Streets follow the lines');
  expect(await locksOn(page)).toBe(0);
  await press(page, 'Play');
  await expect.poll(() => locksOn(page)).toBe(1);
  await press(page, 'Pause');
  await expect.poll(() => locksOn(page)).toBe(0);
});

test('the film fills the screen, and gives it back', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#board');
  const fills = () => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label') ?? null);
  await press(page, 'Full screen');
  await expect.poll(fills).toBe('The film');
  await expect(lineOn(page)).toBeInViewport({ ratio: 1 });
  await press(page, 'Full screen');
  await expect.poll(fills).toBeNull();
});

test('the position of a step can be tried, and the film goes on from there', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#yield-2');
  await press(page, 'Try it yourself');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Over to you' })).toBeFocused();
  await page.getByRole('button', { name: /^Space 3/ }).click();
  await press(page, 'Confirm');
  await expect(page.getByText(/2 stone/).first()).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Back to the film');
  await expect(lineOn(page)).toContainText('Stop on a worker');
  await expect(page.getByRole('button', { name: 'Try it yourself' })).toBeFocused();
});

test('what is done on the board comes from the player who is named', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#street-2');
  // It flies for less than a second.
  const flown = flightsOn(page).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Next step' }).click();
  await flown;
  await expect(lineOn(page)).toContainText('score that number');
});

test('a new position says when in a game it is, once', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#castle');
  const when = film(page).getByText('A few turns later', { exact: true });
  await expect(when).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(lineOn(page)).toContainText('First, keep 3 goods');
  await expect(when).toHaveCount(0);
});

test('the final scoring shows what every player gets', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/how-to-play/#last-4');
  await expect(lineOn(page)).toContainText('Score all five kinds');
  await expect(film(page).getByRole('listitem').filter({ hasText: 'Nora' })).toContainText('+10');
});

test('a close-up is in the middle of the picture, and the way into the search over none', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of ['goal-2', 'board', 'last', 'draft']) {
      await page.goto(`en/how-to-play/#${place}`);
      await expect(lineOn(page)).toBeVisible();
      await expect(page.locator('#search-again')).toBeVisible();
      const seen = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const stage = box('.film-picture')!;
        const search = box('#search-again')!;
        const covers = search.left < stage.right && search.bottom > stage.top && search.top < stage.bottom;
        const board = document.querySelector<SVGSVGElement>('.film-picture .board > svg > svg');
        if (board === null) return { covers, off: 0, beside: 0 };
        const { a: scale, e: shift } = board.getScreenCTM()!;
        const { x, width } = board.viewBox.baseVal;
        const [left, right] = [x * scale + shift, (x + width) * scale + shift];
        const middle = (stage.top + stage.bottom) / 2;
        return {
          covers,
          off: Math.abs(left + right - stage.left - stage.right) / 2,
          // What of the board is drawn beside the part that is shown.
          beside: [left - 20, right + 20].flatMap((x) =>
            document.elementsFromPoint(x, middle).filter((each) => board.contains(each) && each !== board),
          ).length,
        };
      });
      expect(seen.covers, `${place} at ${width}`).toBe(false);
      expect(seen.off, `${place} at ${width}`).toBeLessThan(1.5);
      expect(seen.beside, `${place} at ${width}`).toBe(0);
    }
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test('with reduced motion nothing moves', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('en/how-to-play/#yield-3');
  await expect(lineOn(page)).toContainText('2 stone');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

test('somebody who explains goes on step by step, with what to show', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('it/game-night/#tv=6');
  await expect(page).toHaveURL(/\/it\/how-to-play\/#host=castle$/);
  const cues = wordsOf('it', 'film-cues');
  await expect(page.getByText(cues.castle as string).first()).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/#host=castle-2$/);
  await expect(
    page.getByRole('button', { name: wordsOf('it', 'how-to-play').play as string, exact: true }),
  ).toHaveCount(0);
  await expectAccessible(page);
  // What comes after the film is the host's evening.
  await page.goto('it/how-to-play/#host=recap-9');
  // The address says what is shown, once the film has followed it.
  await expect(page).toHaveURL(/#host=recap-3$/);
  await page.keyboard.press(' ');
  await expect(page).toHaveURL(/#host=recap-3$/);
  await expect(page.getByText(wordsOf('it', 'how-to-play').ended as string)).toHaveCount(0);
});

test('without a script the film is read: a picture and the lines of every chapter', { tag: ANY_WINDOW }, async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto('fr/how-to-play/#castle');
  const words = wordsOf('fr', 'film');
  for (const { id } of script.chapters)
    await expect(page.getByRole('heading', { name: words[`${id}.title`] as string, level: 3 })).toBeVisible();
  await expect(page.getByRole('heading', { name: words['castle.title'] as string })).toBeInViewport();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await context.close();
});

/** What triggers the end, for 2, 3 and 4 players (rule 12.1). */
const TARGETS = [67, 59, 51] as const;

test('the lines below the film are for as many as it is shown for, or for any number of players', {
  tag: ANY_WINDOW,
}, async ({ page, browser, viewport }) => {
  const read = (on: Page) => on.getByRole('listitem').filter({ has: on.getByRole('heading', { level: 3 }) });
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const still = await context.newPage();
  for (const language of languages) {
    const end = { hasText: wordsOf(language, 'film')['end.title'] as string };
    await page.goto(`${language}/how-to-play/?players=2`);
    const line = read(page)
      .filter(end)
      .getByRole('paragraph')
      .filter({ hasText: /67.*59.*51/s });
    await expect(line.getByText('67')).toBeVisible();
    for (const other of [59, 51]) await expect(line.getByText(String(other))).toBeHidden();
    await page
      .getByRole('group', { name: wordsOf(language, 'how-to-play').players as string })
      .getByRole('radio', { name: '3' })
      .check();
    await expect(line.getByText('59')).toBeVisible();
    await expect(line.getByText('67')).toBeHidden();
    for (const path of ['how-to-play/', 'how-to-play/storyboard/']) {
      await still.goto(`${language}/${path}`);
      for (const target of TARGETS)
        await expect(
          still
            .getByRole('main')
            .getByText(new RegExp(`\\b${target}\\b`))
            .first(),
        ).toBeVisible();
    }
  }
  await context.close();
});

test('the pictures of the film to read are laid out when they come near, and not before the first one', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/how-to-play/');
  const last = page.getByRole('heading', { level: 3 }).last();
  const isLaidOut = () => last.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await last.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test('the storyboard has every step and prints on at most four sheets', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${language}/how-to-play/storyboard/`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /./ })).not.toHaveCount(0);
    expect((await printedPages(page, 'A4')).count, language).toBeLessThanOrEqual(4);
  }
});

test('its pages fit every window and are accessible', { tag: ANY_WINDOW }, async ({ page }) => {
  // What flies is seen through while it comes and goes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['hu/how-to-play/', 'fr/how-to-play/#street-3', 'hu/how-to-play/storyboard/']) {
    await page.goto(path);
    for (const width of [320, 390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
});

/** Steps through the long film, and looks at each of its lines. */
async function allLines(page: Page, language: Language) {
  const lines: Awaited<ReturnType<typeof rowsOn>>[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${language}/how-to-play/#${script.chapters[0]?.id}`);
  // Before its script has run the film lies where the page has it; then it comes to where the window is filled.
  await expect(awake(page)).toHaveCount(1);
  for (const [i] of shotsIn('full').entries()) {
    await expect(page.getByRole('slider')).toHaveValue(String(i));
    lines.push(await rowsOn(page));
    await page.keyboard.press('ArrowRight');
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return lines;
}

for (const language of languages)
  test(`on a phone no line has more than three lines, and all are at the same place in ${language}`, {
    tag: NARROW,
  }, async ({ page }) => {
    await lettersHere(page);
    const lines = await allLines(page, language);
    for (const { rows, text } of lines) expect.soft(rows, text).toBeLessThanOrEqual(3);
    expect([...new Set(lines.map(({ top }) => top))]).toHaveLength(1);
  });

for (const language of ['fr', 'hu'] as const)
  test(`in the wide letters of a phone all lines are at the same place in ${language}`, { tag: NARROW }, async ({
    page,
  }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const lines = await allLines(page, language);
    expect([...new Set(lines.map(({ top }) => top))]).toHaveLength(1);
  });

test('the starting tiles are all in the picture', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [390, 844],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('en/how-to-play/#draft');
    await expect(lineOn(page)).toContainText('There are 9');
    const out = await film(page)
      .getByRole('figure')
      .evaluate((figure) => {
        const stage = figure.getBoundingClientRect();
        const heading = figure.querySelector('figcaption')!.getBoundingClientRect();
        const tiles = [...figure.querySelectorAll('li')].map((tile) => tile.getBoundingClientRect());
        return tiles.filter(({ top, bottom }) => top < heading.bottom || bottom > stage.bottom + 1).length;
      });
    expect(out, `${width} × ${height}`).toBe(0);
  }
});

test('on a television line and picture are seen at once, in letters that are read from the sofa', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const { id } of script.chapters) {
    await page.goto(`fr/how-to-play/#${id}`);
    await expect(lineOn(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('slider')).toBeInViewport({ ratio: 1 });
    const size = await lineOn(page).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
    expect(size).toBeGreaterThanOrEqual(36);
  }
});
