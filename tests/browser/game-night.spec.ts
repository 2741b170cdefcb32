import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Employment,
  finalScoringOf,
  gameOfScene,
  KINDS,
  type Player,
  totalGoods,
  winnersOf,
} from '../../src/milestones/index.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { expectAccessible } from './axe.ts';
import { printedPages } from './printed-pages.ts';
import { ANY_WINDOW, NARROW, overflow, windowOf } from './windows.ts';

const wordsOf = (language: Language, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/words/${language}/${area}.json`), 'utf8'));
/** A message with values in its simple places. */
const said = (message: string | undefined, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), message ?? '');

const NAMES = ['Ada', 'Ben', 'Éva', 'Gil'];
/** A finished game for four: the first two are tied on VP after the final scoring, so that their goods decide. */
const FINISHED: readonly Player[] = gameOfScene({
  players: [
    { vp: 51, goods: { stone: 1 }, spaces: ['quarryman 1', 'quarryman 2', 'coiner 3'] },
    { vp: 49, goods: { coin: 3 }, spaces: ['lumberjack 2 bonus', 'sand-worker 3 bonus', 'coiner 4'] },
    { vp: 44, goods: {}, spaces: ['quarryman 2', 'lumberjack 3', 'lumberjack 5', 'covered'] },
    { vp: 30, goods: { grain: 2 }, spaces: ['grain-grower 6', 'grain-grower 7', 'coiner 8 bonus'] },
  ],
  state: { endTriggeredBy: 0, turnsLeft: 0, player: 3 },
}).state.players;

const count = (spaces: readonly Employment[], kind: string, bonus: boolean) =>
  spaces.filter((on) => on !== null && on !== 'covered' && on.kind === kind && (!bonus || on.bonus)).length;

/** The totals after the final scoring, and who wins, by the engine. */
function engineResult() {
  const scoring = finalScoringOf(FINISHED, false);
  const scored = FINISHED.map((player, seat) => ({
    ...player,
    vp: player.vp + KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[seat] as number), 0),
  }));
  return { totals: scored.map(({ vp }) => String(vp)), winners: winnersOf(scored) };
}

/** Enters the finished game on the end card. */
async function enterFinished(page: Page, language: Language): Promise<void> {
  const words = wordsOf(language, 'calculators');
  const terms = wordsOf(language, 'terms');
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  for (const [seat, { vp, spaces }] of FINISHED.entries()) {
    const player = NAMES[seat] as string;
    await fill(said(words['end.cell.vp'], { player }), String(vp));
    for (const kind of KINDS) {
      const values = { player, kinds: terms[`kinds.${kind}`] as string };
      const [workers, bonuses] = [count(spaces, kind, false), count(spaces, kind, true)];
      if (workers > 0) await fill(said(words['end.cell.workers'], values), String(workers));
      if (bonuses > 0) await fill(said(words['end.cell.bonus'], values), String(bonuses));
    }
  }
  for (const seat of [0, 1])
    await fill(
      said(words['end.cell.goods'], { player: NAMES[seat] as string }),
      String(totalGoods(FINISHED[seat]!.goods)),
    );
}

for (const language of languages) {
  test(`an evening in ${language}: setting up, teaching, four turns, scoring`, { tag: windowOf(language) }, async ({
    page,
    isMobile,
  }) => {
    // With a finger on a phone, by keys alone at a desk.
    const press = (target: Locator, key = 'Enter') => (isMobile ? target.tap() : target.press(key));
    const words = wordsOf(language, 'game-night');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${language}/game-night/`);

    // Set up
    for (const [seat, name] of NAMES.entries()) await page.locator('[name=name]').nth(seat).fill(name);
    await press(page.locator('[name=starter]').nth(1), ' ');
    const steps = page.locator('[name=done]');
    for (const step of await steps.all()) await press(step, ' ');
    const draft = page.locator('.night-draft:visible b');
    await expect(draft).toHaveText(['Ada', 'Gil', 'Éva', 'Ben']);
    await expect(page.locator('.night-table:visible [data-sits]')).toHaveText(NAMES);
    await expect(page.locator('.night-steps li').last()).toContainText('21');
    await expect(page).toHaveURL(/#setup=/);
    await page.reload();
    await expect(draft).toHaveText(['Ada', 'Gil', 'Éva', 'Ben']);
    for (const step of await steps.all()) await expect(step).toBeChecked();

    // Teach
    await press(page.getByRole('link', { name: words['tv.show'] as string, exact: true }));
    const card = page.locator('.night-card[data-shown]');
    await expect(card).toHaveAttribute('id', 'card-goal');
    for (let i = 0; i < 4; i++)
      await (isMobile ? page.locator('.tv-bar [data-next]').tap() : page.keyboard.press('ArrowRight'));
    await expect(card).toHaveAttribute('id', 'card-yield');
    await page.reload();
    await expect(card).toHaveAttribute('id', 'card-yield');
    await press(card.locator('summary'));
    await expect(card.locator('details p')).toBeVisible();
    await press(page.locator('.tv-bar [data-leave]'));
    await expect(card).toBeHidden();

    // Four turns: what a place costs, and three that are counted out.
    await press(page.locator('.night-loop a').nth(2));
    await expect(page.locator('#turn-works')).toBeInViewport();
    const answers = {
      row: /\b3-5\b|\b1\b/,
      house: /2 \+ 3 = 5/,
      market: /\b3\b/,
      delivery: /4 \+ 3 = 7/,
    };
    for (const [name, answer] of Object.entries(answers)) {
      const calculator = page.locator(`#${name}`);
      await press(calculator.locator('summary'));
      if (name === 'row') {
        // A 3 and, after a gap, a 5; the move ends on the second.
        await press(calculator.locator('.row-pad > div').first().getByRole('button').nth(2));
        await press(calculator.locator('.row-spaces button').nth(2));
        await press(calculator.locator('.row-pad > div').first().getByRole('button').nth(4));
        await calculator.locator('select').last().selectOption('worker-3');
        await expect(calculator.getByRole('status')).toContainText('2');
      }
      await expect(calculator.getByRole('status')).toContainText(answer);
      await expect(calculator.getByRole('status').getByRole('link').first()).toHaveAttribute('href', /rules\/.*#\d/);
    }
    const question = page.locator('.night-asked details').first();
    await press(question.locator('summary'));
    await expect(question.locator('p').first()).toBeVisible();

    // Score
    const end = page.locator('#end');
    await press(end.locator('summary'));
    await enterFinished(page, language);
    const { totals, winners } = engineResult();
    await expect(end.locator('.end-total td')).toHaveText(totals);
    const won = end.locator('.calculator-answer b');
    for (const [seat, name] of NAMES.entries()) {
      if (winners.includes(seat)) await expect(won).toContainText(name);
      else await expect(won).not.toContainText(name);
    }
    await page.reload();
    await expect(end.locator('.end-total td')).toHaveText(totals);

    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('whoever is tied is asked for goods, and the most goods win', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/game-night/#end');
  const end = page.locator('#end');
  for (const player of [1, 2]) await end.getByLabel(`Player ${player}: VP before the final scoring`).fill('51');
  await end.getByLabel('Player 2: goods left, coins included').fill(String(totalGoods(FINISHED[1]!.goods)));
  await expect(end.locator('.calculator-answer b')).toContainText('Player 2');
  await expect(end.getByLabel('Player 3: goods left, coins included')).toHaveCount(0);
});

test('what cannot be is said at its place', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/game-night/#end');
  const end = page.locator('#end');
  const cell = (label: string) => end.getByLabel(label, { exact: true });
  for (const [label, text, fault] of [
    ['Quarrymen, Player 1: visible workers', '9', /8 spaces/],
    ['Quarrymen, Player 1: of these, with a bonus tile', '1', /Player 1: Each bonus tile needs a worker of its own/],
    ['Player 1: VP before the final scoring', '-3', /Player 1: Nothing can be below 0/],
    ['Player 1: VP before the final scoring', 'abc', /Player 1: “abc” is not a number/],
  ] as const) {
    await cell(label).fill(text);
    await expect(cell(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(label)).toHaveAccessibleDescription(fault);
    await expect(end.locator('.end-total')).toHaveCount(0);
    await cell(label).fill('');
    await expect(end.locator('.end-card .calculator-fault')).toHaveCount(0);
  }
  // Sixteen bonus tiles among four.
  for (const player of [1, 2, 3, 4]) {
    await cell(`Coiners, Player ${player}: visible workers`).fill('4');
    await cell(`Coiners, Player ${player}: of these, with a bonus tile`).fill('4');
  }
  await expect(end.locator('.end-card .calculator-fault')).toContainText('15 bonus tiles in the box');

  await page.goto('en/game-night/#row');
  const row = page.locator('#row');
  await row.getByRole('button', { name: 'Bonus tile', exact: true }).click();
  await expect(row.getByRole('alert')).toContainText('choose the worker first');
  await row.getByLabel('Stone').fill('-1');
  await expect(row.getByLabel('Stone')).toHaveAccessibleDescription(/0 to 99/);
});

test('damaged links and what is damaged in the browser are said, and the rest goes on', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/game-night/#setup=x');
  await expect(page.locator('.night-link-damaged')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('milestones-evening', '{'));
  await page.goto('en/game-night/#house=x');
  await page.reload();
  await expect(page.locator('#house').getByRole('alert')).toContainText('link is damaged');
  await expect(page.locator('#house').getByRole('status')).toContainText('2 + 3 = 5');
  await expect(page.locator('.night-kept-damaged')).toBeVisible();
  await page.locator('.night-kept-damaged button').click();
  await expect(page.locator('.night-kept-damaged')).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('damaged')))).toEqual([]);
});

test('a calculator says that it comes, and where it cannot be fetched', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.route('**/MyRow.*.js', (route) => route.abort());
  await page.goto('en/game-night/');
  const row = page.locator('#row');
  await row.locator('summary').click();
  await expect(row.getByRole('alert')).toBeVisible();
  await page.unroute('**/MyRow.*.js');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.locator('.row-spaces button').first()).toBeVisible();
});

test('without a script the evening can be read, for any number of players', { tag: ANY_WINDOW }, async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto('hu/game-night/');
  await page.locator('#players-2').check();
  await expect(page.locator('.night-draft:visible li')).toHaveCount(2);
  await expect(page.locator('.night-steps li').last()).toContainText('25');
  await expect(page.locator('.night-show')).toBeHidden();
  await context.close();
});

test('its pages fit every window and are accessible', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const path of [
    'fr/game-night/',
    'hu/game-night/',
    'hu/game-night/aid/',
    'fr/game-night/explain/',
    'hu/quick/',
  ]) {
    await page.goto(path);
    for (const width of [320, 360, 390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
});

test('every card fits a big screen, in letters that are read from the sofa', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('hu/game-night/#tv');
  const card = page.locator('.night-card[data-shown]');
  await expect(card).toBeVisible();
  const cards = await page.locator('.night-card').count();
  for (let i = 0; i < cards; i++) {
    const { hidden, smallest } = await card.evaluate((shown) => ({
      hidden: (shown.parentElement as HTMLElement).scrollHeight - innerHeight,
      smallest: Math.min(
        ...[...shown.querySelectorAll('h3, h4, p, summary')]
          .filter((each) => each.checkVisibility())
          .map((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
      ),
    }));
    expect(hidden, `card ${i + 1}`).toBeLessThanOrEqual(0);
    expect(smallest).toBeGreaterThanOrEqual(40);
    await page.keyboard.press(i % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
  }
  await expectAccessible(page);
});

test('a finger that goes sideways turns the card, up and down does not', { tag: NARROW }, async ({ page }) => {
  await page.goto('it/game-night/#tv=2');
  const card = page.locator('.night-card[data-shown]');
  await expect(card).toHaveAttribute('id', 'card-end');
  const touches = await page.context().newCDPSession(page);
  const swipe = async (by: { readonly x: number; readonly y: number }) => {
    const at = (part: number) => [{ x: 190 + (by.x * part) / 4, y: 300 + (by.y * part) / 4 }];
    await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [1, 2, 3, 4])
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe({ x: -150, y: 0 });
  await expect(card).toHaveAttribute('id', 'card-board');
  // To the right the browser would go back to the page before.
  await swipe({ x: 150, y: 20 });
  await expect(card).toHaveAttribute('id', 'card-end');
  await swipe({ x: 60, y: -250 });
  await expect(card).toHaveAttribute('id', 'card-end');
});

test('two player aids fill one sheet in every language', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${language}/game-night/aid/`);
    expect((await printedPages(page, 'A4')).count).toBe(1);
  }
});

test('rules, their cards and answers of the search lead to the calculator that applies them', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const house = page.locator('#house .point-choice').first();
  await page.goto('en/rules/board-of-works/');
  await page.locator('[id="8.11"]').getByRole('link', { name: 'My house' }).click();
  await expect(house).toBeVisible();
  await page.goto('en/rule/8.11/');
  await page.getByRole('link', { name: 'My house', exact: true }).click();
  await expect(house).toBeVisible();
  await page.goto('en/rules/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('searchbox').fill('how much does a house score');
  await page.locator('#search-results article').getByRole('link', { name: 'My house' }).click();
  await expect(house).toBeVisible();
});
