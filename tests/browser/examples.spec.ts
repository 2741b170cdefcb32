import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chapterWith } from '../../src/rulebook/books.ts';
import type { Example, View } from '../../src/steps/step.ts';
import { languages } from '../../src/words/languages.ts';
import { expectAccessibleIn } from './axe.ts';
import { awake } from './islands.ts';
import { errorsOf } from './page-errors.ts';
import { countRequests } from './requests.ts';
import { takeBack } from './shared-window.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { gameTable, keptGames, refusal, spotMarks } from './table-parts.ts';
import { ANY_WINDOW, drawn, NARROW, overflow, windowOf } from './windows.ts';
import { called, wordsOf } from './words.ts';

takeBack();

const folder = join(import.meta.dirname, '../../content/examples');
const examples = readdirSync(folder).map((file) => {
  const { at, views, scene, steps }: Example = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const id = file.slice(0, -'.json'.length);
  return { id, steps: steps.length, chapter: chapterWith(at), views, players: scene.players.length };
});
const chapters = Map.groupBy(examples, ({ chapter }) => chapter);

async function open(page: Page, id: string, language = 'en', hash = ''): Promise<void> {
  await page.goto(`${language}/examples/${id}/${hash}`);
  await hydrated(page);
}

/** Waits until the island answers. */
async function hydrated(page: Page): Promise<void> {
  await expect(stepperIn(awake(page)).first()).toBeVisible();
}

const STEPS = called('stepper', 'steps');

/** An example that can be stepped through, in whatever language it is. */
const stepperIn = (within: Page | Locator) => within.getByRole('region', { name: STEPS });
/** Who acts in it, and what they have. */
const seat = (page: Page) =>
  stepperIn(page)
    .getByRole('paragraph')
    .filter({ has: page.getByText(/^\d+\sVP$/) });

const current = (page: Page | Locator) => page.locator('[aria-current="step"]');
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

// One example step by step in each language, all of them to their ends in French; all captions are read by a unit test.
for (const language of languages) {
  test(`examples can be stepped through by keyboard (${language})`, { tag: windowOf(language) }, async ({ page }) => {
    const failures = errorsOf(page);
    for (const [i, { id, steps }] of (language === 'fr' ? examples : examples.slice(0, 1)).entries()) {
      await open(page, id, language);
      await button(page, wordsOf(language, 'stepper').forward as string).focus();
      if (i > 0) await page.keyboard.press('End');
      else
        for (let step = 2; step <= steps; step++) {
          await page.keyboard.press('ArrowRight');
          await drawn(page);
          await expect(page.locator(`#step-${step}`), `${id} ${step}`).toBeVisible();
        }
      await expect(page.locator(`#step-${steps}`), `${id} ${steps}`).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`#step-${steps}$`));
      await expect(stepperIn(page).getByRole('status')).not.toBeEmpty();
      await page.keyboard.press('Home');
      await expect(page.locator('#step-1')).toBeVisible();
      expect(await overflow(page), `${id} fits`).toBeLessThanOrEqual(0);
    }
    expect(failures).toEqual([]);
  });
}

test('buttons and dots lead to the steps; playing can be paused', { tag: ANY_WINDOW }, async ({ page }) => {
  await open(page, 'two-moves');
  await button(page, 'Last step').click();
  await expect(current(page)).toHaveText('Step 5 of 5');
  await button(page, 'One step back').click();
  await expect(current(page)).toHaveText('Step 4 of 5');
  await page.getByRole('link', { name: 'Step 2 of 5' }).click();
  await expect(page.locator('#step-2')).toBeVisible();
  await expect(page.locator('#step-2')).toContainText('2 stone');
  await expect(page).toHaveURL(/#step-2$/);
  await button(page, 'Play').click();
  await expect(current(page)).toHaveText('Step 3 of 5');
  await button(page, 'Pause').click();
  await expect(button(page, 'Play')).toBeVisible();
});

test('take over, do a wrong thing, see why, do a right thing, return', { tag: ANY_WINDOW }, async ({ page }) => {
  await open(page, 'street');
  await button(page, 'Now you').click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Over to you/ })).toBeFocused();
  await expect(spotMarks(page, 'allowed')).toHaveCount(0);
  await button(page, 'Show what is allowed').click();
  await expect(spotMarks(page, 'allowed')).toHaveCount(3);

  await page.locator('[data-at="p02"]').press('Enter');
  const refused = refusal(page);
  await expect(refused).toContainText('you can’t start a third one there');
  await expect(refused.getByRole('link', { name: 'Rule 8.5' })).toBeVisible();
  await expect(page.locator('[data-at="p02"]')).toContainClass('spot-cause');
  await expect(refusal(page).getByRole('button')).toBeVisible();

  for (const point of ['p10', 'p15', 'p16']) await page.locator(`[data-at="${point}"]`).press('Enter');
  await expect(page.getByRole('definition').getByText('4 VP', { exact: true })).toBeVisible();
  await button(page, 'Confirm').click();
  await expect(page.getByText(/^Goal reached!/)).toBeVisible();
  await expect(seat(page)).toContainText('21 VP');
  await button(page, 'Undo').click();
  await expect(seat(page)).toContainText('17 VP');
  await button(page, 'Back to the example').click();
  await expect(button(page, 'Now you')).toBeFocused();
  await expect(current(page)).toHaveText('Step 1 of 6');
});

test('what is allowed nearby can be taken', { tag: ANY_WINDOW }, async ({ page }) => {
  await open(page, 'marketplace');
  await button(page, 'Now you').click();
  await page.locator('[data-at="p09"]').press('Enter');
  // The sentence is text, which can be copied and read aloud; the button only takes it.
  const take = refusal(page).getByRole('button', { name: 'Choose this' });
  await expect(take).toHaveAccessibleDescription(/^Marketplace on/);
  await take.click();
  await button(page, 'Confirm').click();
  await expect(stepperIn(page).getByRole('paragraph').filter({ hasText: 'builds a marketplace' })).toBeVisible();
});

test('a step and a position are links; cut ones say so and change nothing', { tag: ANY_WINDOW }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'house', 'en', '#step-3');
  await expect(current(page)).toHaveText('Step 3 of 5');
  // The address is written after the picture.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  await page.goto('en/examples/house/#step-77');
  await expect(page.getByText('The link is incomplete or mistyped')).toBeVisible();
  await expect(current(page)).toHaveText('Step 3 of 5');
  await expect(page).toHaveURL(/#step-77$/);
  await page.goto('en/examples/house/#step-1');
  await expect(current(page)).toHaveText('Step 1 of 5');

  await button(page, 'Now you').click();
  await page.locator('[data-at="p07+p08+p13"]').press('Enter');
  await button(page, 'Confirm').click();
  await button(page, 'Copy link').click();
  // It is said, and stands beside the button.
  await expect(stepperIn(page).getByText('Link copied.', { exact: true })).toHaveCount(2);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/en\/examples\/house\/#step-1\/[\w-]{200,1500}$/);

  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByText('This position came with the link')).toBeVisible();
  await expect(seat(other)).toContainText('24 VP');
  await other.goto('about:blank');
  await other.goto(`${link.slice(0, -20)}xxxx`);
  await expect(other.getByText('The link is incomplete or mistyped')).toBeVisible();
});

test('the play table goes on from a position, beside the games that are there', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await open(page, 'marketplace');
  await button(page, 'Play on from here').click();
  await expect(page).toHaveURL(/\/en\/play\/$/);
  await expect(gameTable(page)).toBeVisible();
  await expect(gameTable(page)).toContainText('13');
  await expect(page.getByText('The game from the link is now among your games.')).toBeVisible();
  await open(page, 'house');
  await button(page, 'Play on from here').click();
  await expect(gameTable(page)).toBeVisible();
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(keptGames(page)).toHaveCount(2);
});

/** The examples of a chapter, in their order. */
const inChapter = (page: Page) => page.getByRole('figure', { name: /^Example/ });

test('an example in a chapter needs no script until it is touched, and then does what it is touched for', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const allFetched = countRequests(page);
  await page.goto('en/rules/setup/');
  await allFetched();
  const before = scripts.length;
  const example = inChapter(page).filter({ hasText: 'wants the numbers to ascend from left to right' });
  await example.scrollIntoViewIfNeeded();
  await expect(example.getByRole('img').first()).toBeInViewport();
  await allFetched();
  expect(scripts.slice(before)).toEqual([]);
  await button(example, 'One step forward').click();
  await expect(current(example)).toContainText('Step 2');
  expect(scripts.length).toBeGreaterThan(before);
});

for (const [what, press] of [
  ['a press on a button', (example: Locator) => button(example, 'One step forward').click()],
  ['a press on a step', (example: Locator) => example.getByRole('link', { name: /^Step 2 of/ }).click()],
  ['a key', (example: Locator) => button(example, 'Last step').press('ArrowRight')],
] as const) {
  test(`${what} before the script of an example has come is carried out when it has`, { tag: ANY_WINDOW }, async ({
    page,
  }) => {
    await page.goto('en/rules/castle/');
    const come = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await come.promise;
      await route.continue();
    });
    const example = inChapter(page).first();
    const asked = page.waitForRequest('**/_astro/*.js');
    await press(example);
    await asked;
    await expect(current(example)).toHaveText(/^Step 1 of/);
    come.resolve();
    await expect(current(example)).toHaveText(/^Step 2 of/);
  });
}

test('nothing in a chapter moves while its examples are hydrated, and no picture is empty', { tag: NARROW }, async ({
  page,
}) => {
  test.slow();
  await watchShifts(page);
  for (const [chapter, members] of chapters) {
    await page.goto(`en/rules/${chapter}/`);
    await expect(inChapter(page)).toHaveCount(members.length);
    for (const example of await inChapter(page).all()) {
      await example.scrollIntoViewIfNeeded();
      await expect(example.getByRole('img').first()).toBeVisible();
      const { height } = (await example.boundingBox()) as { height: number };
      // Focused by script: what moves after a press of the reader's is not counted.
      await button(example, 'One step forward').evaluate((forward) => forward.focus({ preventScroll: true }));
      await expect(stepperIn(awake(example))).toBeVisible();
      await drawn(page);
      expect((await example.boundingBox())?.height, chapter).toBe(height);
    }
    expect(await shiftsOf(page), chapter).toEqual([]);
  }
});

test('several examples of a chapter have addresses of their own', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('fr/rules/worker-spaces/#one-long-move-3');
  await expect(page.locator('#one-long-move-3')).toBeVisible();
  await expect(page.locator('#two-moves-1')).toBeVisible();
  await page.goto('fr/rules/worker-spaces/#two-moves-2');
  await expect(page.locator('#two-moves-2')).toBeVisible();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.length).toBe(new Set(ids).size);
});

test('swiping steps on a touch screen', { tag: NARROW }, async ({ page }) => {
  await open(page, 'two-moves');
  const swipe = (from: number, to: number) =>
    stepperIn(page)
      .getByRole('img', { name: 'Player board of' })
      .evaluate(
        (element, [from, to]) => {
          const at = (clientX: number) => [new Touch({ identifier: 1, target: element, clientX, clientY: 300 })];
          element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: at(from as number) }));
          element.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: at(to as number) }));
        },
        [from, to],
      );
  await swipe(300, 100);
  await expect(current(page)).toHaveText('Step 2 of 5');
  await swipe(100, 300);
  await expect(current(page)).toHaveText('Step 1 of 5');
  await swipe(300, 280);
  await expect(current(page)).toHaveText('Step 1 of 5');
});

/** How many pictures an example shows of one position; how many tiles are on offer changes. */
const picturesOf = (views: readonly View[], players: number) => ({
  board: views.includes('board') ? 1 : 0,
  player: views.includes('players') ? players : views.includes('player') ? 1 : 0,
});

/** Expects of every example on a chapter's page its first and its last picture, all its captions, and nothing to press. */
async function expectWhole(page: Page, chapter: string): Promise<void> {
  const members = chapters.get(chapter) ?? [];
  await expect(inChapter(page), chapter).toHaveCount(members.length);
  for (const { id, steps, views, players } of members) {
    const example = page.locator(`#${id}`);
    const { board, player } = picturesOf(views, players);
    await expect(example.getByRole('img', { name: /^Game board\./ }), id).toHaveCount(2 * board);
    await expect(example.getByRole('img', { name: /^Player board of/ }), id).toHaveCount(2 * player);
    for (const picture of await example.getByRole('img').all()) await expect(picture, id).toBeVisible();
    for (let step = 1; step <= steps; step++) await expect(example.locator(`#${id}-${step}`)).toBeVisible();
    await expect(example.getByRole('button'), id).toHaveCount(0);
  }
}

test('on paper every example in every chapter shows its first and its last picture and all captions', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  test.slow();
  for (const chapter of chapters.keys()) {
    await page.goto(`en/rules/${chapter}/`);
    // A renderer that comes new in the course of a navigation may not know what was emulated before.
    await page.emulateMedia({ media: 'print' });
    await expectWhole(page, chapter);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an example shows its first and last position with all captions in between', { tag: ANY_WINDOW }, async ({
    page,
  }) => {
    await page.goto('hu/examples/flour/');
    // The dots, which are a list as well, are not there.
    const captions = stepperIn(page).getByRole('listitem');
    await expect(captions).toHaveCount(4);
    for (const caption of await captions.all()) await expect(caption).toBeVisible();
    const boards = page.getByRole('img', { name: /^Játéktábla\./ });
    await expect(boards).toHaveCount(2);
    await expect(boards.last()).toBeVisible();
    await expect(page.getByRole('group', { name: STEPS })).toBeHidden();
    await expect(boards.first()).toHaveAccessibleName(/mérföldkő/);
  });

  test('every example in every chapter shows its first and its last picture and all captions', {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    test.slow();
    for (const chapter of chapters.keys()) {
      await page.goto(`en/rules/${chapter}/`);
      await expectWhole(page, chapter);
    }
    await page
      .getByRole('figure', { name: /^Example/ })
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/en\/examples\/[\w-]+\/$/);
  });
});

for (const language of languages) {
  test(`the pages of the examples are accessible (${language})`, { tag: windowOf(language) }, async ({ page }) => {
    await page.goto(`${language}/examples/`);
    await expectAccessibleIn(language, page);
    for (const id of ['street', 'hire']) {
      await open(page, id, language);
      await expectAccessibleIn(language, page);
      await button(page, wordsOf(language, 'stepper')['take-over'] as string).click();
      await expectAccessibleIn(language, page);
    }
  });
}
