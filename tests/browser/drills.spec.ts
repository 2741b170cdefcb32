import { expect, type Page, test } from '@playwright/test';
import { type Drill, drillOf, drillOn, type Item, TOPICS } from '../../src/activities/drills/draw-drill.ts';
import { mistakesIn } from '../../src/activities/drills/drill.ts';
import { spotName } from './accessible-names.ts';
import { expectAccessible } from './axe.ts';
import { holdBack } from './held-back.ts';
import { awake } from './islands.ts';
import { errorsOf } from './page-errors.ts';
import { gameTable, refusal, spotMarks, startButton } from './table-parts.ts';
import { ANY_WINDOW, NARROW, overflow, WIDE } from './windows.ts';
import { called } from './words.ts';

const question = (page: Page) => page.getByRole('heading', { level: 2 });
const result = (page: Page) => page.getByRole('heading', { level: 3 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.locator(':focus');
const spot = (page: Page, { game }: Drill, at: string) => page.getByRole('button', { name: spotName(game, at) });
/** What is listed with a verdict. */
const judged = (page: Page, verdict: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(verdict, { exact: true }) });

/** Opens a drill and waits until it answers: the one that the address names, where it names one. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(awake(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  const [, seed] = /#(\d+)$/.exec(path) ?? [];
  if (seed === undefined) return;
  await expect(page.getByText(called('drills', 'number')).filter({ hasText: new RegExp(` ${seed}$`) })).toBeVisible();
}

test('a drill is answered by keyboard, in the picture and in the list', { tag: WIDE }, async ({ page }) => {
  const drill = drillOf('streets', 5);
  await open(page, 'en/practice/streets/#5');
  // The places of the picture are one stop of the tab key.
  await question(page).focus();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveRole('button');
  await page.keyboard.press('Home');
  await expect(focused(page)).toHaveRole('button');
  const first = (await focused(page).getAttribute('aria-label')) as string;
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveRole('button');
  await expect(focused(page)).not.toHaveAccessibleName(first);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Space');
  await expect(focused(page)).not.toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Tab');
  await expect(page.getByText('Answer from a list')).toBeFocused();
  await page.keyboard.press('Enter');
  for (const { answer } of drill.items) {
    await page.keyboard.press('Tab');
    await expect(focused(page)).toHaveRole('checkbox');
    if (answer === 1) await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await expect(button(page, 'Check')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toHaveText('All correct!');
  await expect(result(page)).toBeFocused();
  await expect(judged(page, 'Right')).toHaveCount(drill.items.filter(({ answer }) => answer === 1).length);
});

test('a drill that only stands there until the named one comes takes no answer', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const { release: come } = await holdBack(page, /_astro\/draw-drill\./);
  await page.goto('en/practice/streets/#5');
  await expect(awake(page)).toHaveCount(1);
  await expect(page.getByText('Exercise 1', { exact: true })).toBeVisible();
  await expect(button(page, 'Check').click({ timeout: 1000 })).rejects.toThrow();
  await expect(result(page)).toHaveCount(0);

  come();
  await expect(page.getByText('Exercise 5', { exact: true })).toBeVisible();
  const drill = drillOf('streets', 5);
  for (const { at } of drill.items.filter(({ answer }) => answer === 1)) await spot(page, drill, at).click();
  await button(page, 'Check').click();
  await expect(result(page)).toHaveText('All correct!');
});

test('the reasons are fetched with the first answer; where they cannot be, the verdict stands and that is said', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const drill = drillOf('streets', 5);
  const [place] = drill.items as [Item];
  const RESULTS = /_astro\/Results\./;
  let asked = 0;
  await page.route(RESULTS, (route) => {
    asked += 1;
    return route.abort();
  });
  await open(page, 'en/practice/streets/#5');
  expect(asked).toBe(0);
  await spot(page, drill, place.at).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await button(page, 'Check').click();
  await expect(result(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();

  await page.unroute(RESULTS);
  await button(page, 'Try again').click();
  const reasons = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /\d+\.\d+$/ }) });
  await expect(reasons).not.toHaveCount(0);
  await expect(result(page)).toBeVisible();
});

test('what is wrong or missed is named, with the reason and the rule', { tag: ANY_WINDOW }, async ({ page }) => {
  const branches = ({ why }: Item) => why[0]?.reason === 'branches-between-sections';
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  const drill = seeds.map((seed) => drillOf('streets', seed)).find(({ items }) => items.some(branches)) as Drill;
  await open(page, `en/practice/streets/#${drill.seed}`);
  const wrong = drill.items.find(branches) as Item;
  await spot(page, drill, wrong.at).click();
  await button(page, 'Check').click();
  const rights = drill.items.filter(({ answer }) => answer === 1).length;
  await expect(result(page)).toHaveText(`${rights + 1} mistakes.`);
  await expect(judged(page, 'Missed')).toHaveCount(rights);
  const told = judged(page, 'Wrong');
  await expect(told).toContainText('Without a marketplace, you can’t start a third one there');
  await expect(told.getByRole('link', { name: 'Rule 8.5' })).toHaveAttribute('href', /rules\/board-of-works\/#8\.5$/);
  await expect(spot(page, drill, wrong.at)).toHaveCount(0);
  await expect(spotMarks(page.getByRole('img', { name: /^Game board/ }), 'cause')).toHaveCount(1);

  await button(page, 'Next exercise').click();
  await expect(question(page)).toBeFocused();
  await expect(page).not.toHaveURL(new RegExp(`#${drill.seed}$`));
  await expect(button(page, 'Check')).toBeVisible();
});

test('a drill is solved through roles and names alone', { tag: ANY_WINDOW }, async ({ page }) => {
  const { items } = drillOf('yield', 7);
  await open(page, 'en/practice/yield/#7');
  await expect(page.getByRole('img', { name: /^Player board of Nora/ })).toBeVisible();
  for (const { at, answer } of items) {
    // In English a good is called as in the engine.
    const group = page.getByRole('group', { name: at === 'vp' ? 'VP' : `Goods: ${at}`, exact: true });
    await group.getByRole('radio', { name: String(answer), exact: true }).check();
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('heading', { name: 'All correct!' })).toBeFocused();
});

test('the address names the drill: reload, another language, a link that names none', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await open(page, 'en/practice/houses/');
  await expect(page).toHaveURL(/#\d+$/);
  const seed = new URL(page.url()).hash.slice(1);
  await expect(page.getByText(`Exercise ${seed}`, { exact: true })).toBeVisible();
  const asked = await question(page).textContent();
  await page.reload();
  await expect(question(page)).toHaveText(asked as string);

  const [lot] = /\w\d-\w\d-\w\d/.exec(asked as string) as RegExpExecArray;
  await open(page, `hu/practice/houses/#${seed}`);
  await expect(question(page)).toContainText(lot);

  await open(page, 'en/practice/houses/#<script>');
  await expect(page.getByText('This link is incomplete or mistyped.')).toBeVisible();
  await expect(page).toHaveURL(/#%3Cscript%3E$/);
});

test('the drill of the page is the first of its topic; who has answered one gets others', { tag: ANY_WINDOW }, async ({
  page,
  browser,
}) => {
  const asleep = await browser.newContext({ javaScriptEnabled: false });
  const still = await asleep.newPage();
  await still.goto('en/practice/houses/');
  const first = await question(still).first().textContent();
  await asleep.close();

  for (const _ of ['first visit', 'second visit']) {
    await open(page, 'en/practice/houses/');
    await expect(page).toHaveURL(/#1$/);
    await expect(question(page)).toHaveText(first as string);
  }
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('milestones-practised-houses'))).toBe('true');
  await open(page, 'en/practice/houses/');
  await expect(page).not.toHaveURL(/#1$/);
  await open(page, 'en/practice/lots/');
  await expect(page).toHaveURL(/#1$/);

  // An address that names none names the drill that is shown, also where another one was.
  const asked = await question(page).textContent();
  await open(page, 'en/practice/lots/#7');
  await expect(page.getByText('Exercise 7', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    location.hash = '';
  });
  await expect(page).toHaveURL(/#1$/);
  await expect(page.getByText('Exercise 1', { exact: true })).toBeVisible();
  await expect(question(page)).toHaveText(asked as string);
});

/** Begins a game and asks for what is refused: before the draft there is nothing to finish. */
async function refuseAtTable(page: Page): Promise<void> {
  await page.goto('en/play/');
  await startButton(page).click();
  await expect(gameTable(page)).toBeVisible();
  await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: 'Done' }).click({ force: true });
  await expect(refusal(page)).toBeVisible();
  // It is written down a moment after it has been told.
  await expect.poll(async () => Object.keys((await kept(page)).rules)).toContain('4.8');
}

/** What the page keeps, as it was written down, as soon as it is. */
async function kept(page: Page) {
  const text = () => page.evaluate(() => localStorage.getItem('milestones-mistakes'));
  await expect.poll(text).not.toBeNull();
  return JSON.parse((await text()) as string);
}

test('what the table refuses is remembered, practised only on request, and comes back later', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await refuseAtTable(page);
  expect(Object.values((await kept(page)).rules)).toEqual([{ times: 1, box: 0, due: expect.any(Number) }]);

  await page.evaluate(() => {
    const before = JSON.parse(localStorage.getItem('milestones-mistakes') as string);
    const mistake = { times: 2, box: 0, due: 0 };
    localStorage.setItem(
      'milestones-mistakes',
      JSON.stringify({ ...before, rules: { '12.3': mistake, '12.6': mistake } }),
    );
  });
  // With nothing marked some of the exercises would be right.
  const seed = Array.from({ length: 50 }, (_, seed) => seed).find(
    (seed) => mistakesIn(drillOn('12.6', seed) as Drill, {}).length > 0,
  ) as number;
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (numbers) => (numbers as unknown as Uint32Array).fill(seed) as never;
  }, seed);
  await page.goto('en/practice/daily/');
  await expect(page.getByText('no exercise for it: read it again')).toBeVisible();
  const remembered = page.getByRole('listitem').filter({ hasText: 'refused twice' });
  await expect(remembered).toHaveCount(2);
  await expect(remembered.getByRole('link', { name: 'Majorities' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Begin/ })).toHaveCount(0);
  await button(page, 'Practise these daily').click();
  await page.getByRole('button', { name: 'Begin (1 exercise)' }).click();
  const progress = page.getByRole('paragraph').filter({ hasText: '1 of 1' });
  await expect(progress.getByRole('link', { name: 'Rule 12.6' })).toBeVisible();
  await button(page, 'Check').click();
  await expect(page.getByRole('link', { name: 'Rule 12.6' }).nth(1)).toBeVisible();
  await expect(result(page)).toContainText('mistake');
  await button(page, 'Finish').click();
  await expect(page.getByText('Done for today. You got 0 of 1 right.')).toBeVisible();
  await expect(focused(page)).toContainText('Done for today.');
  await expect(page.getByText('You have done a daily exercise or position on 1 day.')).toBeVisible();
  await expect(page.getByText('again tomorrow')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is due today. The next exercise comes tomorrow.')).toBeVisible();
  expect((await kept(page)).rules['12.6'].box).toBe(0);

  await button(page, 'Forget everything').click();
  await expect(page.getByText('Nothing to practise yet')).toBeVisible();
});

test('what a try in an example or a lesson refuses is remembered as well', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/examples/street/');
  await expect(awake(page).getByRole('region', { name: /^Steps of the example/ })).toBeVisible();
  await button(page, 'Now you').click();
  await page.getByRole('button', { name: /^C1: number 2/ }).press('Enter');
  await expect(refusal(page)).toContainText('you can’t start a third one there');
  await expect.poll(async () => Object.keys((await kept(page))?.rules ?? {})).toEqual(['8.5']);
});

test('a damaged store is told, kept until the reader discards it; a blocked one is told', { tag: ANY_WINDOW }, async ({
  page,
  context,
}) => {
  await page.goto('en/practice/');
  await page.evaluate(() =>
    localStorage.setItem(
      'milestones-mistakes',
      '{"version":1,"wanted":true,"rules":{"8.5":{"times":2,"box":0,"due":1},"99.9":{}}}',
    ),
  );
  await page.goto('en/practice/daily/');
  await expect(page.getByText('can no longer be read')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save them as a file' })).toHaveAttribute('href', /99\.9/);
  // The other rules are there.
  await expect(page.getByText('refused twice')).toBeVisible();
  // What the table refuses meanwhile does not overwrite it, and is remembered beside it.
  await refuseAtTable(page);
  await page.goto('en/practice/daily/');
  await expect(page.getByText('can no longer be read')).toBeVisible();
  await button(page, 'Throw them away').click();
  await expect(page.getByText('can no longer be read')).toHaveCount(0);
  expect(Object.keys((await kept(page))?.rules ?? {})).toEqual(['8.5', '4.8']);

  const blocked = await context.newPage();
  await blocked.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await blocked.goto('en/practice/daily/');
  await expect(blocked.getByText('This browser doesn’t let the page save anything')).toBeVisible();
  await open(blocked, 'en/practice/moves/#1');
  await button(blocked, 'Check').click();
  await expect(result(blocked)).toContainText('mistake');
});

test('places, goods, numbers and several player boards are accessible, before the answer or after it', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('fr/practice/');
  await expectAccessible(page);
  for (const topic of ['castle', 'majorities']) {
    await open(page, `fr/practice/${topic}/#3`);
    await expectAccessible(page);
  }
  for (const topic of ['lots', 'yield']) {
    await open(page, `fr/practice/${topic}/#3`);
    await button(page, 'Vérifier').click();
    await expectAccessible(page);
  }
});

test('every topic fits a phone, before the answer and after it', { tag: NARROW }, async ({ page }) => {
  const failures = errorsOf(page);
  for (const topic of TOPICS) {
    await open(page, `hu/practice/${topic}/#3`);
    expect(await overflow(page), topic).toBeLessThanOrEqual(0);
    await button(page, 'Ellenőrzés').click();
    await expect(result(page)).toBeFocused();
    expect(await overflow(page), `${topic}, answered`).toBeLessThanOrEqual(0);
  }
  expect(failures).toEqual([]);
});

test('without a script a drill can be read with its answer', { tag: ANY_WINDOW }, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('it/practice/streets/');
  await expect(page.getByText('Segna tutti i posti')).toBeVisible();
  const check = page.getByRole('button', { name: 'Controlla', includeHidden: true });
  await expect(check).toHaveCount(1);
  await expect(check).toBeHidden();
  await expect(judged(page, 'Giusto').first()).toBeVisible();
  await context.close();
});

test('rule cards, chapters and the page of everything else lead to the drills', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/rule/8.5/');
  await page.getByRole('link', { name: 'Where streets start' }).click();
  await expect(page).toHaveURL(/practice\/streets\//);
  await page.goto('en/rules/mill/');
  await expect(page.getByRole('link', { name: 'Which numbers to score' })).toBeVisible();
  await page.goto('en/more/');
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
});
