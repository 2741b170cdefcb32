import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Action, type Game, legalActions } from '../../src/milestones/index.ts';
import { expectAccessible, expectAccessibleInAllColours } from './axe.ts';
import {
  type Decision,
  decisionsOf,
  gameWithEverything,
  keptText,
  type PlannedGame,
  playedGame,
} from './planned-games.ts';
import { keepText, savedGame, TableDriver, waitForSaved, watch } from './table-driver.ts';
import {
  boardPane,
  endTurn,
  gameLog,
  gameTable,
  highlights,
  logEntries,
  moreOfSetup,
  pastTable,
  reasonSaid,
  seatNames,
  startButton,
  tellAll,
} from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';

/** Nobody looks: the computers’ actions are shown at once, and the Master thinks as briefly as it can. */
const HURRY = { pace: 'none', thinking: 'short', confirmTurns: false } as const;

/** How long computers may need on a busy machine for a whole game, or for looking back at one. */
const WHOLE_GAME = 60_000;

async function withSettings(page: Page, settings: object): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('milestones-settings', kept), JSON.stringify(settings));
}

/** Sets a game up with a known deal; `kinds` says who sits where. */
async function start(page: Page, kinds: readonly string[], seed = 11): Promise<void> {
  await page.goto('en/play/');
  await page.getByRole('radio', { name: `${kinds.length} players` }).check();
  for (const [i, kind] of kinds.entries())
    await page.getByRole('combobox', { name: `Player in seat ${i + 1}` }).selectOption(kind);
  await moreOfSetup(page).click();
  await page.getByRole('spinbutton').fill(String(seed));
  await startButton(page).click();
  await expect(gameTable(page)).toBeVisible();
}

const actionsLeft = ({ state: { player, phase } }: Game) => `${player} ${phase}`;

/** Waits until it is the person’s turn, or the game is over. */
function personsTurn(page: Page): Promise<Game> {
  return waitForSaved(page, ({ state }) => state.phase === 'over' || state.player === 0);
}

test('one press begins a game against a computer, and what is finished is counted', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const plan = gameWithEverything();
  const text = keptText(plan, plan.actions.length);
  const at = text.lastIndexOf('"person"');
  await keepText(page, `${text.slice(0, at)}"journeyman"${text.slice(at + '"person"'.length)}`);
  await page.goto('en/play/');
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await page.getByText('Your games against the computer').click();
  const [vp] = plan.end.state.players.map((player) => player.vp);
  const won = plan.end.state.winners?.includes(0) ? 1 : 0;
  const figures = page.getByRole('group').filter({ hasText: 'Your games against the computer' });
  await expect(figures).toContainText(`Most VP in a game${vp}`);
  await expect(figures).toContainText(`Games against Greta (hard)${won} of 1 won`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show that turn' }).click();
  await expect(pastTable(page)).toBeVisible();
  await expect(pastTable(page)).toContainText('Ann');
  await page.goto('en/play/');
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await page.getByText('Against a stronger computer').click();
  await page.getByRole('link', { name: /^Greta/ }).click();
  await expect(seatNames(page).last()).toHaveText('Greta');
  expect((await savedGame(page)).state.phase).toBe('draft');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('milestones-settings') ?? '{}').sound)).toBe(true);
});

/** Ends the first worker of the page as soon as it is there, whatever it thinks about; `workersMade` counts them all. */
async function endFirstWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { workers: 0 };
    Object.assign(window, { counted });
    window.Worker = class extends Worker {
      constructor(...options: ConstructorParameters<typeof Worker>) {
        super(...options);
        if (counted.workers++ > 0) return;
        let isEnded = false;
        this.addEventListener('message', (said) => {
          // An answer that was on its way already is not heard either.
          if (isEnded) said.stopImmediatePropagation();
          isEnded = true;
          this.terminate();
        });
      }
    };
  });
}

const workersMade = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { readonly counted: { readonly workers: number } }).counted.workers);

/** What a person does who only wants to get home: everything to the castle, and nothing there but what it demands. */
function homewards(game: Game): Action {
  const legal = legalActions(game);
  return legal.find(({ type }) => type === 'done' || type === 'leave-bonus') ?? (legal[0] as Action);
}

test('a person and the Master play turn after turn', { tag: ANY_WINDOW }, async ({ page, baseURL, isMobile }) => {
  const strange = watch(page, baseURL as string);
  await withSettings(page, HURRY);
  await start(page, ['person', 'master']);
  const table = new TableDriver(page, isMobile);
  // Enough for the draft, a round of the loop and the way through the castle; the simulator plays such games to their ends.
  for (let taken = 0; taken < 12; taken++) {
    const game = await personsTurn(page);
    const before = JSON.stringify(game.state);
    await table.take(game, homewards(game));
    await waitForSaved(page, ({ state }) => JSON.stringify(state) !== before);
  }
  const { state } = await personsTurn(page);
  expect(state.phase).not.toBe('draft');
  await expect(gameLog(page)).toContainText('Aurel moves');
  expect(strange).toEqual([]);
});

test('four computers can be held, and go on', { tag: ANY_WINDOW }, async ({ page, baseURL }) => {
  const strange = watch(page, baseURL as string);
  await withSettings(page, { ...HURRY, pace: 'slow' });
  await start(page, ['apprentice', 'apprentice', 'apprentice', 'journeyman']);
  await expect(seatNames(page)).toHaveText(['Pip', 'Pip II', 'Pip III', 'Greta']);
  const table = new TableDriver(page, false);
  await table.fromSheet('Pause');
  await expect(page.getByRole('heading', { name: /is paused until you continue/ })).toBeVisible();
  const held = await savedGame(page);
  await expectAccessible(page);
  expect(actionsLeft(await savedGame(page))).toBe(actionsLeft(held));
  await table.fromSheet('Settings');
  await page.getByRole('combobox', { name: 'Computer players’ speed' }).selectOption('none');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await table.fromSheet('Continue');
  // The simulator plays their games to the end.
  await waitForSaved(page, ({ state }) => JSON.stringify(state) !== JSON.stringify(held.state));
  expect(strange).toEqual([]);
});

test('while people look back the computers wait, and then they go on', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.clock.install();
  await withSettings(page, { ...HURRY, pace: 'slow' });
  await start(page, ['apprentice', 'apprentice']);
  const steps = async () =>
    (await savedGame(page)).state.players.flatMap(({ spaces }) => spaces.filter(Boolean)).length;
  await expect.poll(async () => page.clock.runFor(500).then(steps)).toBeGreaterThan(0);
  await logEntries(page).first().click();
  await expect(page.getByText('You’re looking back')).toBeVisible();
  const then = await savedGame(page);
  await page.clock.runFor(60_000);
  expect((await savedGame(page)).state).toEqual(then.state);
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return JSON.stringify((await savedGame(page)).state);
    })
    .not.toBe(JSON.stringify(then.state));
});

test('while a computer thinks, the page stays awake, and undo takes the turn back', { tag: ANY_WINDOW }, async ({
  page,
  isMobile,
}) => {
  await withSettings(page, { pace: 'none', thinking: 'longest', confirmTurns: false });
  await start(page, ['person', 'master']);
  const table = new TableDriver(page, isMobile);
  // The Master drafts first or last; the person takes the first tiles that are there.
  for (let drafted = 0; drafted < 2; drafted++) {
    const game = await personsTurn(page);
    const [tile] = game.state.startingTiles as [string];
    await table.take(game, { type: 'draft', tile, space: drafted === 0 ? 1 : 5 });
    await waitForSaved(page, ({ state }) => !state.startingTiles.includes(tile));
  }
  const thinking = page.getByRole('heading', { name: 'Aurel is thinking …' });
  await expect(thinking).toBeVisible();
  // A page that thought itself would draw nothing before it has thought to the end, however fast the machine is.
  await boardPane(page).hover();
  const drawn = await thinking.evaluate(async (heading) => {
    let frames = 0;
    for (; heading.isConnected && frames < 5; frames++) await new Promise(requestAnimationFrame);
    return frames;
  });
  expect(drawn).toBe(5);

  await table.bar('Undo').click();
  await expect(page.getByRole('heading', { name: /^Take a starting tile/ })).toBeVisible();
  await table.bar('Redo').click();
  await expect(thinking).toBeVisible();
});

test('a worker that is killed in mid-thought is replaced, and the game goes on', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await endFirstWorker(page);
  await withSettings(page, HURRY);
  await start(page, ['master', 'person']);
  await expect(page.getByRole('heading', { name: 'Aurel is thinking …' })).toBeVisible();
  // A worker that was ended tells nobody: it is missed when it has been silent for too long.
  await expect
    .poll(async () => (await savedGame(page)).state.players[0]?.spaces.some((space) => space !== null))
    .toBe(true);
  expect(await workersMade(page)).toBe(2);
});

/** One sentence is shown; the rule and what the turn comes to are behind “More”. */
async function expectOneReason(answer: Locator) {
  await expect(reasonSaid(answer).filter({ visible: true })).toHaveText([/^[A-Z][^.!?]+\.$/]);
  await expect(reasonSaid(answer).first()).toBeInViewport({ ratio: 1 });
  const effect = answer.getByRole('definition').first();
  await expect(effect).toBeHidden();
  await answer.getByText('More', { exact: true }).click();
  await expect(effect).toBeVisible();
  await expect(answer.getByRole('link', { name: /^Rule / })).toBeVisible();
}

test('a hint is marked and reasoned, and covers nothing of what it marks', async ({ page, isMobile }) => {
  await withSettings(page, HURRY);
  await start(page, ['person', 'journeyman']);
  await personsTurn(page);
  const table = new TableDriver(page, isMobile);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const advice = page.getByRole('region', { name: 'A hint for you' });
  await hint.click();
  await expect(advice.getByRole('listitem').first()).toContainText('goes on spaces');
  await expectOneReason(advice);
  await expectAccessible(page);
  // The player board is marked, and not covered.
  const marked = await highlights(table.loop).first().boundingBox();
  const card = await advice.boundingBox();
  if (marked === null || card === null) throw new Error('the hint is not shown');
  const apart =
    marked.y >= card.y + card.height || marked.y + marked.height <= card.y || marked.x >= card.x + card.width;
  expect(apart || marked.x + marked.width <= card.x).toBe(true);
  await advice.getByRole('button', { name: 'Close' }).click();
  await expect(hint).toBeFocused();
  await expect(highlights(table.loop)).toHaveCount(0);
});

test('a hint is done, and a computer tells why', { tag: ANY_WINDOW }, async ({ page }) => {
  await withSettings(page, HURRY);
  await start(page, ['person', 'journeyman']);
  const table = new TableDriver(page, false);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const advice = page.getByRole('region', { name: 'A hint for you' });
  // Done by the hint, all tiles are drafted and the first turns are played.
  for (let drafted = 0; drafted < 3; drafted++) {
    const before = JSON.stringify((await personsTurn(page)).state);
    if (!(await advice.isVisible())) await hint.click();
    await advice.getByRole('button', { name: 'Do it' }).click();
    await waitForSaved(page, ({ state }) => JSON.stringify(state) !== before);
  }
  await personsTurn(page);
  await table.fromSheet('Why?');
  const mind = 'What Greta had in mind';
  await expect(page.getByRole('heading', { name: mind })).toBeVisible();
  await expectOneReason(page.getByRole('region', { name: mind }));
  await expectAccessibleInAllColours(page, '.advice');
  // Any line of the log tells it, too.
  await logEntries(page).first().click();
  await pastTable(page).getByRole('button', { name: 'Why?' }).click();
  const why = pastTable(page).getByRole('region', { name: /had in mind$/ });
  await expectOneReason(why);
});

/** The text that is kept of a game's last turns, as of a game that began with them. */
function lastTurns(plan: PlannedGame, count: number): string {
  const begins = decisionsOf(plan).filter(({ game }) => game.state.phase === 'move' && game.state.movesLeft === 2);
  const { at, game } = begins.at(-count) as Decision;
  const actions = plan.actions.slice(at);
  return keptText({ ...plan, start: game, actions }, actions.length);
}

test('the analysis of a game is stopped, run, and leads into the game', { tag: ANY_WINDOW }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const strange = watch(page, baseURL as string);
  // With her last turn Ann shares a game that she could have won: however short a computer thinks, it finds that.
  const plan = playedGame(2, 39) as PlannedGame;
  await keepText(page, lastTurns(plan, 8));
  await page.goto('en/play/');
  await endTurn(page).click();
  await tellAll(page).click();
  await page.getByRole('button', { name: 'Review with the computer' }).click();
  await page.getByRole('button', { name: 'Start the analysis' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped before the end.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the analysis' }).click();
  await expect(page.getByRole('img', { name: /^Ann’s chance of winning after each turn/ })).toBeVisible({
    timeout: WHOLE_GAME,
  });
  await expectAccessibleInAllColours(page, '.analysis');
  // First come the best moment, where one stands out, and the worst; each says why in one sentence, with the way back beside it.
  const moments = page.getByRole('region', { name: 'The game in hindsight' }).getByRole('article');
  const worst = moments.filter({ has: page.getByRole('heading', { name: /^Worst moment: turn \d+$/ }) });
  await expect(worst).toHaveCount(1);
  for (const moment of await moments.filter({ visible: true }).all()) {
    await expect(reasonSaid(moment)).toHaveText([/^[A-Z][^.!?]+\.$/]);
    await expect(moment.getByRole('button', { name: 'Try again from there' })).toBeVisible();
  }
  await worst.getByRole('button', { name: /^Show turn/ }).click();
  await expect(pastTable(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await worst.getByText('More', { exact: true }).click();
  await expect(worst.getByRole('definition').first()).toBeVisible();
  await worst.getByRole('button', { name: 'Try again from there' }).click();
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toHaveCount(0);
  await waitForSaved(page, ({ state }) => state.phase !== 'over');
  expect(strange).toEqual([]);
});
