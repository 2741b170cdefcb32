import { expect, type Page, test } from '@playwright/test';
import { gameBefore, replay } from '../../src/milestones/history.ts';
import { KINDS } from '../../src/milestones/index.ts';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleInAllColours } from './axe.ts';
import { answerAfter } from './held-back.ts';
import { memory } from './memory.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { plotBars, plotNumbers, plotSigns } from './plot-parts.ts';
import { keepText, savedGame, TableDriver, waitForSaved, watch } from './table-driver.ts';
import {
  announced,
  asTable,
  besideTable,
  boardPane,
  countedWorkers,
  endTurn,
  figuresHeading,
  finalScoring,
  gameLog,
  gameTable,
  keptGames,
  logEntries,
  logEntryAt,
  pastTable,
  pointsTold,
  pressAsPastAppears,
  seatPoints,
  shownStep,
  startButton,
  tellAll,
  tellNext,
  winner,
} from './table-parts.ts';
import { ANY_WINDOW, NARROW, overflow, WIDE } from './windows.ts';

const plan = gameWithEverything();
const history = replay(plan.start, plan.actions, []);

/** How many actions of the planned game are there when players look back in the middle of it. */
const MIDDLE = plan.actions.length - 30;

async function openGame(page: Page, count: number, language = 'en'): Promise<void> {
  await keepText(page, keptText(plan, count));
  await page.goto(`${language}/play/`);
  await expect(gameTable(page)).toBeVisible();
}

const past = (page: Page) => pastTable(page);

/** Chooses the log's entry of a step. */
async function lookBack(page: Page, at: number): Promise<void> {
  const all = page.getByRole('button', { name: 'Show all turns' });
  if ((await all.count()) > 0) await all.click();
  // The latest turn stands first, and a step of a turn below the one before it; steps that tell nothing have no entry.
  await logEntryAt(page, at).click();
  await expect(past(page)).toBeVisible();
}

/** What the table shows of the game after so many steps: points, where the pieces stand, what is built. */
async function expectStep(page: Page, at: number): Promise<void> {
  await expect(page.getByText(`Step ${at} of`)).toBeVisible();
  const { state } = gameBefore(history, at);
  await expect(seatPoints(page)).toHaveText(state.players.map(({ vp }) => String(vp)));
  await expect(besideTable(page).getByRole('term').first()).toHaveText('Street sections');
  await expect(besideTable(page).getByRole('definition').first()).toHaveText(String(24 - state.streets.length));
}

test('from an entry of the log to the table as it was, by steps and turns, and back to the game', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const strange = watch(page, baseURL as string);
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  await openGame(page, MIDDLE);
  const before = await savedGame(page);
  const at = plan.actions.findIndex(({ type }) => type === 'street') + 1;
  await lookBack(page, at);
  await expect(page.getByText('You’re looking back')).toBeVisible();
  await expectStep(page, at);
  await expect(boardPane(page)).toBeInViewport();
  await expect(announced(page)).toContainText('builds a street section');
  await expect(shownStep(page)).toContainText('builds a street section');
  // Nothing on the table can be pressed that would act.
  await expect(boardPane(page).getByRole('button')).toHaveCount(0);
  await expect(past(page).getByRole('img', { name: 'Game board' })).toBeVisible();
  await expect(past(page).getByRole('img', { name: /^Player board of / })).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Actions' })).toHaveCount(0);

  await page.getByRole('button', { name: 'One step back' }).click();
  await expectStep(page, at - 1);
  await page.getByRole('button', { name: 'To the start', exact: true }).click();
  await expectStep(page, 0);
  await expect(page.getByRole('heading', { name: 'Before the first action' })).toBeVisible();
  await page.getByRole('button', { name: 'To the last step' }).click();
  await expectStep(page, MIDDLE);
  await page.getByRole('slider', { name: 'Place in the game' }).fill(String(at));
  await expectStep(page, at);

  if (!isMobile) {
    await past(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, at - 1);
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expectStep(page, at + 1);
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    await expectStep(page, 2);
    await page.keyboard.press('Escape');
  } else await page.getByRole('button', { name: 'Back to the game' }).click();

  await expect(past(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Game table' })).toBeFocused();
  expect((await savedGame(page)).state).toEqual(before.state);
  expect(strange).toEqual([]);
});

test('after looking back, and after leaving the table, the board lies as it lay, as large and in the same place', async ({
  page,
  isMobile,
}) => {
  await openGame(page, MIDDLE);
  const lies = () =>
    boardPane(page).evaluate((pane) => {
      const { width } = (pane.firstElementChild as Element).getBoundingClientRect();
      return [width, pane.scrollLeft, pane.scrollTop].map(Math.round);
    });
  for (let i = 0; i < 2; i++) {
    const [before] = await lies();
    await page.keyboard.press('+');
    await expect.poll(async () => (await lies())[0]).toBeGreaterThan(before!);
  }
  await boardPane(page).evaluate((pane) => pane.scrollTo({ left: 40, top: 30, behavior: 'instant' }));
  const [width, ...place] = await lies();
  expect(place).toEqual([40, 30]);
  await lookBack(page, 10);
  expect((await lies())[0]).toBe(width);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  if (!isMobile) {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys at the table' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Back to the game' }).click();
  expect(await lies()).toEqual([width, 40, 30]);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await page.getByRole('button', { name: 'Continue' }).first().click();
  await expect(gameTable(page)).toBeVisible();
  expect(await lies()).toEqual([width, 40, 30]);
});

test('a key that is pressed as the past appears is heard', { tag: ANY_WINDOW }, async ({ page }) => {
  await openGame(page, MIDDLE);
  await pressAsPastAppears(page, 'Home');
  await lookBack(page, MIDDLE - 5);
  await expectStep(page, 0);
});

test('to play on from a step makes a game of its own, and the other one stays as it was', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openGame(page, MIDDLE);
  const at = MIDDLE - 5;
  await lookBack(page, at);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(past(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Game table' })).toBeFocused();
  await expect.poll(async () => (await savedGame(page)).state).toEqual(gameBefore(history, at).state);
  // What came after it in the other game can be done again here, too.
  for (let i = at; i < MIDDLE; i++) await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(async () => (await savedGame(page)).state).toEqual(gameBefore(history, MIDDLE).state);

  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(keptGames(page)).toHaveCount(2);
});

test('a replay shows every step after the other, faster when that is wanted, and stops at the end', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await openGame(page, 8);
  // From here on time passes only as the test says.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Replay' }).click();
  // From the beginning on, when what shows it has come.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText('Step 1 of')).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(2_400);
  await expectStep(page, 2);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4×');
  await page.clock.runFor(1_200);
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(60_000);
  await expectStep(page, 4);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(60_000);
  await expectStep(page, 8);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

for (const language of languages) {
  test(`the past is accessible by day and at dusk, and fits its window (${language})`, {
    tag: language === 'en' ? WIDE : NARROW,
  }, async ({ page, isMobile }) => {
    await openGame(page, MIDDLE, language);
    await logEntries(page).nth(4).click();
    await expect(past(page)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (!isMobile) await expectAccessibleInAllColours(page, '.table-past');
    else if (language === 'hu') await expectAccessible(page);
  });
}

/** The end of the planned game, confirmed by whoever took the last turn. */
async function endGame(page: Page, language = 'en'): Promise<void> {
  await openGame(page, plan.actions.length, language);
  await endTurn(page).click();
  await expect(finalScoring(page)).toBeVisible();
}

const scores = (page: Page) =>
  seatPoints(page)
    .allTextContents()
    .then((texts) => texts.map(Number));

test('the final scoring is told kind by kind, the scores grow with it, and the winner comes last', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await endGame(page);
  const scoring = plan.end.state.finalScoring as NonNullable<typeof plan.end.state.finalScoring>;
  const expected = plan.end.state.players.map(({ vp }, i) =>
    KINDS.reduce((sum, kind) => sum - (scoring[kind].vp[i] as number), vp),
  );
  expect(await scores(page)).toEqual(expected);
  await expect(gameLog(page)).not.toContainText('wins with');
  for (const kind of KINDS) {
    await expect(winner(page)).toHaveCount(0);
    await tellNext(page).click();
    scoring[kind].vp.forEach((vp, i) => {
      expected[i] = (expected[i] as number) + vp;
    });
    expect(await scores(page)).toEqual(expected);
    await expect(pointsTold(page)).toHaveText(expected.map(String));
    const told = (await finalScoring(page).getByRole('listitem').last().textContent()) as string;
    await expect(announced(page)).toHaveText(told);
  }
  await page.getByRole('button', { name: 'And the winner is' }).click();
  await expect(winner(page)).toContainText('wins with');
  await expect(winner(page)).toBeFocused();
  // Every worker that counts is shown beside its kind, and the board beside the winner.
  const counting = plan.end.state.players.flatMap(({ spaces }) => spaces.filter((each) => each && each !== 'covered'));
  await expect(countedWorkers(page)).toHaveCount(counting.length);
  await expect(finalScoring(page).getByRole('img', { name: 'Game board' })).toBeVisible();
  await expect(gameLog(page)).toContainText('wins with');
});

/** Numbers of a table's row or column, whatever else stands there. */
const numbers = (texts: readonly string[]) => texts.map(Number);

test('the plots of a finished game show the numbers of their tables, and those add up to the scores', {
  tag: ANY_WINDOW,
}, async ({ page, baseURL }) => {
  const strange = watch(page, baseURL as string);
  await endGame(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  const finals = plan.end.state.players.map(({ vp }) => vp);
  const figure = (name: string) => page.getByRole('figure', { name });
  for (const name of ['VP over time', 'Where the VP came from', 'Coins earned']) {
    const shown = figure(name);
    await shown.getByRole('button', { name: 'Show as a table' }).click();
    await expect(shown.getByRole('button', { name: 'Hide the table' })).toHaveAttribute('aria-expanded', 'true');
    await expect(shown.getByRole('table')).toBeVisible();
  }
  const cells = (name: string, player: number) => figure(name).locator(`tbody td:nth-of-type(${player + 1})`);
  const foot = async (name: string) => numbers(await figure(name).locator('tfoot td').allTextContents());
  expect(await foot('VP over time')).toEqual(finals);
  expect(await foot('Where the VP came from')).toEqual(finals);

  for (const name of ['Where the VP came from', 'Coins earned']) {
    const inPlot = numbers(await plotNumbers(figure(name)).allTextContents());
    const widths = numbers(
      await plotBars(figure(name)).evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width') ?? '')),
    );
    const longest = Math.max(...widths);
    for (const player of [0, 1]) {
      const inTable = numbers(await cells(name, player).allTextContents());
      expect(inPlot.filter((_, i) => i % 2 === player)).toEqual(inTable);
      expect((await foot(name))[player]).toBe(inTable.reduce((sum, value) => sum + value, 0));
    }
    // A bar is as long as its number says.
    for (const [i, width] of widths.entries())
      expect(width / longest).toBeCloseTo((inPlot[i] as number) / Math.max(...inPlot), 4);
  }

  // The height of a sign above the axis is its score, measured by the last one.
  for (const player of [0, 1]) {
    const ys = await plotSigns(figure('VP over time'), player).evaluateAll((signs) =>
      signs.map((sign) => Number(/ ([\d.]+)\)/.exec(sign.getAttribute('transform') ?? '')?.[1])),
    );
    const inTable = await cells('VP over time', player).allTextContents();
    const final = finals[player] as number;
    const [bottom, top] = [ys[0] as number, ys.at(-1) as number];
    inTable.forEach((text, turn) => {
      if (text !== '–') expect(((bottom - (ys[turn] as number)) / (bottom - top)) * final).toBeCloseTo(Number(text), 4);
    });
  }
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(strange).toEqual([]);
});

test('a finished game prints its result with all tables, and nothing of the table around it', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await endGame(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(figuresHeading(page)).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print the result' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  // Whether it is hidden or not: what is to be seen must not be left out for being hidden.
  const any = { includeHidden: true };
  const whole = [
    finalScoring(page).getByRole('table', any),
    finalScoring(page).getByRole('img', { ...any, name: /^Chart: / }),
  ];
  for (const parts of whole) {
    expect(await parts.count()).toBeGreaterThan(4);
    for (const part of await parts.all()) await expect(part).toBeVisible();
  }
  const around = [
    page.getByRole('banner', any),
    page.getByRole('contentinfo', any),
    page.getByRole('region', { ...any, name: 'The board' }),
    page.getByRole('complementary', { ...any, name: 'Beside the table' }),
    page.getByRole('group', { ...any, name: 'Actions' }),
    page.getByRole('list', { ...any, name: 'Players', exact: true }),
    finalScoring(page).getByRole('button', any),
  ];
  for (const gone of around) {
    await expect(gone).not.toHaveCount(0);
    await expect(gone.first()).toBeHidden();
  }
});

for (const language of languages) {
  test(`the end of a game, told and in figures, is accessible and fits its window (${language})`, {
    tag: language === 'en' ? WIDE : NARROW,
  }, async ({ page, isMobile }) => {
    await endGame(page, language);
    await tellNext(page).click();
    if (!isMobile) await expectAccessibleInAllColours(page, '.final');
    else if (language === 'hu') await expectAccessible(page);
    await tellAll(page).click();
    await expect(figuresHeading(page)).toBeVisible();
    // Who has pressed one finds another one in its place.
    for (const _ of await asTable(page).all()) await asTable(page).first().click();
    await expect(asTable(page)).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (!isMobile) await expectAccessibleInAllColours(page, '.final');
    else if (language === 'hu') await expectAccessible(page);
  });
}

test('a finished game is watched again from its beginning', { tag: ANY_WINDOW }, async ({ page }) => {
  await endGame(page);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('button', { name: 'Watch the game again' }).click();
  await expect(past(page)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(winner(page)).toBeVisible();
});

test('where the past cannot be fetched, that is said, and the game goes on', { tag: ANY_WINDOW }, async ({ page }) => {
  await answerAfter(
    page,
    /_astro\/Past\.[^/]+\.js/,
    (route) => route.abort(),
    () => openGame(page, MIDDLE),
  );
  await logEntries(page).first().click();
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
  await expect(pastTable(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
});

/** What the list of kept games may take for each of them, in kB and in nodes: a table that is not let go of takes many times as much. */
const MOST_FOR_A_GAME = 60;
const NODES_FOR_A_GAME = 10;

test('twenty games one after the other in one tab leave nothing behind but themselves', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/play/');
  const session = await page.context().newCDPSession(page);
  const table = new TableDriver(page, false);
  const playAGame = async () => {
    await startButton(page).click();
    const game = await waitForSaved(page, ({ state }) => state.startingTiles.length === 5);
    await table.take(game, { type: 'draft', tile: game.state.startingTiles[0] as string, space: 2 });
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'New or saved game' }).click();
    await expect(startButton(page)).toBeVisible();
  };
  const settled = async () => {
    // What has been left a moment ago may still be on its way out.
    await page.waitForTimeout(500);
    return memory(session);
  };
  // What is fetched and remembered once is there after the first few, and the list shows no more games than that.
  for (let i = 0; i < 8; i++) await playAGame();
  const before = await settled();
  for (let i = 8; i < 20; i++) await playAGame();
  const after = await settled();
  expect(after.heap - before.heap).toBeLessThan(12 * MOST_FOR_A_GAME);
  expect(after.nodes).toBeLessThan(before.nodes + 12 * NODES_FOR_A_GAME);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});
