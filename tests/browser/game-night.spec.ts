import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Employment,
  finalScoringOf,
  gameOfScene,
  KINDS,
  type Player,
  startingTileCount,
  targetScore,
  totalGoods,
  winnersOf,
} from '../../src/milestones/index.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { expectAccessible } from './axe.ts';
import { lineOn } from './film-parts.ts';
import { flagsOf, namesAtTable, saidOn } from './night-parts.ts';
import { errorsOf } from './page-errors.ts';
import { printedPages } from './printed-pages.ts';
import { ANY_WINDOW, overflow, windowOf } from './windows.ts';
import { wordsOf } from './words.ts';

/** A message with values in its simple places. */
const said = (message: string | undefined, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), message ?? '');

/** What the evening consists of. */
const evening: { readonly ask: readonly string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/game-night.json'), 'utf8'),
);

/** What is ticked off one by one when a game is set up. */
const stepsOf = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
/** What the address holds of the setup: it is written a moment after the last press. */
const setupAt = (page: Page): { readonly done: readonly string[]; readonly names: readonly string[] } =>
  JSON.parse(Buffer.from(page.url().split('#setup=')[1] ?? '', 'base64url').toString() || '{}');
/** The chapters of the film, to read. */
const cardsSeen = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
/** The number of VP that triggers the end, as a word of its own. */
const targetOf = (players: number) => new RegExp(`\\b${targetScore(players)}\\b`);
/** The sum that the end card comes to, for each player. */
const totalRow = (end: Locator, total: string) =>
  end.getByRole('row').filter({ has: end.page().getByRole('rowheader', { name: total, exact: true }) });

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

for (const language of ['en', 'hu'] as const) {
  test(`an evening in ${language}: setting up, teaching, four turns, scoring`, { tag: windowOf(language) }, async ({
    page,
    isMobile,
  }) => {
    // With a finger on a phone, by keys alone at a desk.
    const press = (target: Locator, key = 'Enter') => (isMobile ? target.tap() : target.press(key));
    const words = wordsOf(language, 'game-night');
    const calculators = wordsOf(language, 'calculators');
    const seat = (n: number) => said(calculators.player, { n: String(n) });
    const errors = errorsOf(page);
    await page.goto(`${language}/game-night/`);

    // Set up
    for (const [i, name] of NAMES.entries())
      await page.getByRole('textbox', { name: said(words.name, { player: seat(i + 1) }), exact: true }).fill(name);
    await press(page.getByRole('radio', { name: said(words['starts.of'], { player: seat(2) }), exact: true }), ' ');
    const steps = stepsOf(page).getByRole('checkbox');
    for (const step of await steps.all()) await press(step, ' ');
    const draft = stepsOf(page).getByRole('list').getByRole('listitem');
    const takes = ['Ada', 'Gil', 'Éva', 'Ben'].map(
      (name, turn) => `${name} ${said(words['draft.takes'], { left: String(startingTileCount(4) - 2 * turn) })}`,
    );
    await expect(draft).toHaveText(takes);
    await expect(namesAtTable(page)).toHaveText(NAMES);
    await expect(stepsOf(page).last()).toContainText('21');
    await expect.poll(() => setupAt(page).done).toHaveLength(await steps.count());
    await page.reload();
    await expect(draft).toHaveText(takes);
    for (const step of await steps.all()) await expect(step).toBeChecked();

    // Teach
    const goTo = (part: 'teach' | 'turn' | 'ask' | 'score') =>
      press(
        page
          .getByRole('navigation', { name: words.nav as string })
          .getByRole('link', { name: words[`part.${part}`] as string, exact: true }),
      );
    await goTo('teach');
    await expect(steps.first()).toBeHidden();
    await expect(page.getByRole('link', { name: words['film.show'] as string, exact: true })).toHaveAttribute(
      'href',
      /\/how-to-play\/\?players=4$/,
    );
    const card = cardsSeen(page)
      .filter({ has: page.locator('summary') })
      .first();
    await press(card.locator('summary'));
    await expect(card.locator('details p')).toBeVisible();

    // Four turns: what a place costs, and three that are counted out.
    await goTo('turn');
    await press(page.getByRole('link', { name: wordsOf(language, 'quick').works as string, exact: true }));
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
        // A 3 and, after a gap, a 5 of the first kind; the move ends on the second.
        const empty = page.getByRole('button', { name: calculators['row.empty'] as string, exact: true });
        const pad = calculator.getByRole('group').filter({ has: empty });
        await press(pad.getByRole('button').nth(2));
        const [third = ''] = said(calculators['row.space'], { n: '3' }).split('{what}');
        await press(calculator.getByRole('button', { name: third }));
        await press(pad.getByRole('button').nth(4));
        await calculator.getByLabel(calculators['row.to'] as string).selectOption('worker-3');
        await expect(calculator.getByRole('status')).toContainText('2');
      }
      await expect(calculator.getByRole('status')).toContainText(answer);
      await expect(calculator.getByRole('status').getByRole('link').first()).toHaveAttribute('href', /rules\/.*#\d/);
    }
    const cases = wordsOf(language, 'cases');
    await goTo('ask');
    const answer = page.getByText(cases[`${evening.ask[0]}.answer`] as string);
    await expect(answer).toBeHidden();
    await press(page.getByText(cases[`${evening.ask[0]}.question`] as string, { exact: true }));
    await expect(answer).toBeVisible();

    // Score
    const end = page.locator('#end');
    // The part of the score opens the scoring.
    await goTo('score');
    await enterFinished(page, language);
    const { totals, winners } = engineResult();
    const total = totalRow(end, calculators['end.total'] as string);
    await expect(total.getByRole('cell')).toHaveText(totals);
    const won = end.getByRole('status').getByRole('strong');
    for (const [seat, name] of NAMES.entries()) {
      if (winners.includes(seat)) await expect(won).toContainText(name);
      else await expect(won).not.toContainText(name);
    }
    await page.reload();
    await expect(total.getByRole('cell')).toHaveText(totals);

    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
}

test('what is read aloud, rehearsed and shown in the film is for as many players as the evening has', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  for (const [i, language] of languages.entries()) {
    // Another number each time: what the last evening has left does not do.
    const players = 3 - (i % 2);
    const words = wordsOf(language, 'game-night');
    await page.goto(`${language}/game-night/`);
    await page
      .getByRole('group', { name: words.players as string })
      .getByRole('radio', { name: String(players) })
      .check();
    await expect(page).toHaveURL(/#setup=/);
    const expectNumber = async (part: Locator) => {
      await expect(part.getByText(targetOf(players))).toBeVisible();
      for (const other of [2, 3, 4].filter((n) => n !== players))
        await expect(part.getByText(targetOf(other))).toBeHidden();
    };
    await page.goto(`${language}/game-night/#teach`);
    await expectNumber(saidOn(page, 'end'));
    await expect(flagsOf(page).filter({ visible: true })).toHaveText(targetOf(players));
    await page.goto(`${language}/game-night/explain/`);
    await expectNumber(page.getByRole('main'));
    // Whatever the film was shown for before.
    const toFilm = page.getByRole('link', { name: words['explain.rehearse.link'] as string });
    await expect(toFilm).toHaveAttribute('href', new RegExp(`[?&]players=${players}#`));
    await page.evaluate(() =>
      localStorage.setItem(
        'milestones-film',
        JSON.stringify({ cut: 'full', players: 4, chapter: 'goal', n: 0, speed: 1 }),
      ),
    );
    await toFilm.click();
    await expect(page).toHaveURL(/how-to-play\/\?rehearsal#host=goal$/);
    await page.goto(`${language}/how-to-play/#end`);
    await expect(lineOn(page)).toContainText(targetOf(players));
  }
});

test('what the host doesn’t read out before the game is closed, and opens for a link to it and on paper', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const words = wordsOf('en', 'game-night');
  const heading = (key: string) => page.getByRole('heading', { name: words[key] as string, exact: true });
  const draft = page.getByText(wordsOf('en', 'film-cues').draft as string);
  const closed = [heading('later'), heading('mistakes'), draft];
  await page.goto('en/game-night/#teach');
  await expect(heading('question').first()).toBeVisible();
  for (const part of closed) await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const part of closed) await expect(part).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  for (const part of closed) await expect(part).toBeHidden();
  // Followed on the page, and opened from elsewhere.
  await page.goto('en/game-night/#card-draft');
  await expect(draft).toBeInViewport();
  await page.goto('en/game-night/#mistakes');
  await expect(heading('mistakes')).toBeInViewport();
  for (const [place, part] of [
    ['card-draft', draft],
    ['mistakes', heading('mistakes')],
  ] as const) {
    await page.goto('en/credits/');
    await page.goto(`en/game-night/#${place}`);
    await expect(part).toBeInViewport();
  }
});

test('a line says how many chapters there are to read aloud, and after which the game can begin', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/game-night/#teach');
  const cards = cardsSeen(page);
  const line = page.getByText('chapters to read aloud');
  await expect(line).toContainText(`${await cards.count()} chapters`);
  const last = cards.last().getByRole('heading', { level: 3 });
  await expect(line).toContainText(`“${await last.textContent()}”`);
  await expect(cards.last()).toContainText(wordsOf('en', 'film')['recap.begin'] as string);
  // It takes as long to read the lines as to have the film say them.
  const minutes = /about (\d+) minutes/.exec((await line.textContent()) ?? '')?.[1];
  await expect(page.getByText(`Let the film explain: ${minutes} minutes`)).toBeVisible();
});

test('where the scripts cannot be fetched, that is said, and the page is loaded again', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('en/game-night/');
  const told = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' });
  await expect(told).toBeVisible();
  await page.unroute('**/_astro/*.js');
  const loaded = page.waitForEvent('domcontentloaded');
  await told.getByRole('button').click();
  await loaded;
  await page.getByRole('textbox').first().fill('Ada');
  await expect.poll(() => page.url()).toContain('#setup=');
  await expect(told).toBeHidden();
});

test('a name that is typed while another one is being saved stays', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/game-night/');
  const name = (n: number) => page.getByRole('textbox', { name: `Player ${n}: name` });
  await name(1).fill('Ada');
  await expect(page).toHaveURL(/#setup=/);
  // The next key comes when the browser has just stored the one before.
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      Storage.prototype.setItem = setItem;
      setItem.call(this, key, value);
      queueMicrotask(() => {
        const field = document.querySelectorAll<HTMLInputElement>('[name=name]')[1] as HTMLInputElement;
        field.value = 'Ben';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });
    };
  });
  await name(1).fill('Adam');
  await expect.poll(() => setupAt(page).names).toEqual(['Adam', 'Ben', '', '']);
});

test('the evening in whose place a new one or a linked one stands can be brought back', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/game-night/');
  const first = page.getByRole('textbox').first();
  await first.fill('Ada');
  await expect.poll(() => page.url()).toContain('#setup=');
  await page.getByRole('button', { name: 'New evening' }).click();
  await expect(first).toHaveValue('');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(first).toHaveValue('Ada');
  await expect(page.getByRole('button', { name: 'New evening' })).toBeFocused();
  const setup = { players: 3, starter: 1, names: ['Zoe', '', '', ''], done: [] };
  await page.goto('en/credits/');
  await page.goto(`en/game-night/#setup=${Buffer.from(JSON.stringify(setup)).toString('base64url')}`);
  await expect(first).toHaveValue('Zoe');
  await first.fill('Zoé');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(first).toHaveValue('Ada');
  await page.goto('en/credits/');
  await page.goto('en/game-night/');
  await expect(first).toHaveValue('Ada');
});

test('whoever is tied is asked for goods, and the most goods win', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/game-night/#end');
  const end = page.locator('#end');
  for (const player of ['A', 'B']) await end.getByLabel(`Player ${player}: VP before the final scoring`).fill('51');
  await end.getByLabel('Player B: goods left, coins included').fill(String(totalGoods(FINISHED[1]!.goods)));
  await expect(end.getByRole('status').getByRole('strong')).toContainText('Player B');
  await expect(end.getByLabel('Player C: goods left, coins included')).toHaveCount(0);
});

test('what cannot be is said at its place', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/game-night/#end');
  const end = page.locator('#end');
  const cell = (label: string) => end.getByLabel(label, { exact: true });
  // Below the rows that they are about.
  const faults = end.getByRole('table').getByRole('paragraph');
  for (const [label, text, fault] of [
    ['Quarrymen, Player A: visible workers', '9', /8 spaces/],
    ['Quarrymen, Player A: how many have a bonus tile', '1', /Player A: Each bonus tile needs a worker of its own/],
    ['Player A: VP before the final scoring', '-3', /Player A: Enter 0 or more/],
    ['Player A: VP before the final scoring', 'abc', /Player A: “abc” is not a number/],
  ] as const) {
    await cell(label).fill(text);
    await expect(cell(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(label)).toHaveAccessibleDescription(fault);
    await expect(totalRow(end, 'Total')).toHaveCount(0);
    await cell(label).fill('');
    await expect(faults).toHaveCount(0);
  }
  // Sixteen bonus tiles among four.
  for (const player of ['A', 'B', 'C', 'D']) {
    await cell(`Coiners, Player ${player}: visible workers`).fill('4');
    await cell(`Coiners, Player ${player}: how many have a bonus tile`).fill('4');
  }
  await expect(faults).toContainText('15 bonus tiles in the box');

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
  await expect(page.getByRole('alert').filter({ hasText: 'This link is incomplete or mistyped' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('milestones-evening', '{'));
  await page.goto('en/game-night/#house=x');
  await page.reload();
  await expect(page.locator('#house').getByRole('alert')).toContainText('link is incomplete or mistyped');
  await expect(page.locator('#house').getByRole('status')).toContainText('2 + 3 = 5');
  const damaged = page.getByRole('alert').filter({ hasText: 'can no longer be read' });
  await expect(damaged).toBeVisible();
  await damaged.getByRole('button').click();
  await expect(damaged).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('damaged')))).toEqual([]);
});

test('a calculator says that it comes, and where it cannot be fetched', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.route('**/MyRow.*.js', (route) => route.abort());
  await page.goto('en/game-night/#turn');
  const row = page.locator('#row');
  await row.locator('summary').click();
  await expect(row.getByRole('alert')).toBeVisible();
  await page.unroute('**/MyRow.*.js');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(row.getByRole('button', { name: /^Space 1: / })).toBeVisible();
});

test('without a script the evening can be read, for any number of players', { tag: ANY_WINDOW }, async ({
  browser,
  viewport,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto('hu/game-night/');
  const words = wordsOf('hu', 'game-night');
  await page
    .getByRole('group', { name: words.players as string })
    .getByRole('radio', { name: '2' })
    .check();
  await expect(stepsOf(page).getByRole('list').getByRole('listitem')).toHaveCount(2);
  await expect(stepsOf(page).last()).toContainText('25');
  await expect(saidOn(page, 'end').getByText(targetOf(2))).toBeVisible();
  await expect(saidOn(page, 'end').getByText(targetOf(4))).toBeHidden();
  await expect(flagsOf(page).filter({ visible: true })).toHaveText(targetOf(2));
  await context.close();
});

test('its pages fit every window and are accessible', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const path of [
    'fr/game-night/',
    'hu/game-night/',
    'hu/game-night/#turn',
    'fr/game-night/#score',
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

test('two player aids fill one sheet in every language', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${language}/game-night/aid/`);
    expect((await printedPages(page, 'A4')).count).toBe(1);
  }
});

test('rules, their cards and answers of the search lead to the calculator that applies them', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const house = page.locator('#house').getByRole('group', { name: 'Corner 1' });
  await page.goto('en/rules/board-of-works/');
  await page.locator('[id="8.11"]').getByRole('link', { name: 'My house' }).click();
  await expect(house).toBeVisible();
  await page.goto('en/rule/8.11/');
  await page.getByRole('link', { name: 'My house', exact: true }).click();
  await expect(house).toBeVisible();
  await page.goto('en/rules/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('textbox').fill('how much does a house score');
  await page.locator('#search-results article').getByRole('link', { name: 'My house' }).click();
  await expect(house).toBeVisible();
});
