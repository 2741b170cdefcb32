import { expect, type Page, test } from '@playwright/test';
import { linkTextOf } from '../../src/links/index.ts';
import { gameOfScene } from '../../src/milestones/index.ts';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleBesideColours } from './axe.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { keepText, savedGame, startGame, TableDriver, waitForSaved, watch } from './table-driver.ts';
import {
  announced,
  besideTable,
  endTurn,
  finalScoring,
  gameTable,
  logTurns,
  moreOfSetup,
  preview,
  refusal,
  startButton,
  unfoldMore,
} from './table-parts.ts';
import { ANY_WINDOW, drawn, NARROW, overflow, WIDE, windowOf } from './windows.ts';

const plan = gameWithEverything();

/** Takes the draft of the game with seed 11: two tiles each, on spaces 2, 3 and 5, 6. */
async function draft(page: Page, isMobile: boolean): Promise<TableDriver> {
  await startGame(page, 11);
  const table = new TableDriver(page, isMobile);
  for (let i = 0; i < 4; i++) {
    const game = await savedGame(page);
    const [tile] = game.state.startingTiles as [string];
    await table.take(game, { type: 'draft', tile, space: i % 2 === 0 ? 2 : 5 });
    await table.confirmEnd();
    await waitForSaved(page, ({ state }) => !state.startingTiles.includes(tile));
  }
  return table;
}

for (const language of languages) {
  test(`set-up, middle and end of a game are accessible by day and at dusk (${language})`, {
    tag: windowOf(language),
  }, async ({ page, baseURL, isMobile }) => {
    const strange = watch(page, baseURL as string);
    const views = [
      [startButton, null],
      [gameTable, keptText(plan, plan.actions.length - 7)],
      [finalScoring, keptText(plan, plan.actions.length)],
    ] as const;
    for (const [view, kept] of views) {
      if (kept !== null) await keepText(page, kept);
      await page.goto(`${language}/play/`);
      // The last action of a kept game is asked about once more.
      if (view === finalScoring) await endTurn(page).click();
      await expect(view(page)).toBeVisible();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      // What a window's size changes is the same in every language.
      if (isMobile && language !== 'hu') continue;
      await page.emulateMedia({ colorScheme: 'light' });
      if (!isMobile && language !== 'en') {
        await expectAccessibleBesideColours(page);
        continue;
      }
      await expectAccessible(page);
      // Dusk changes colours and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      await drawn(page);
      await expectAccessible(page, ['color-contrast']);
    }
    expect(strange).toEqual([]);
  });
}

test('every space of the loop and every button that is shown can be hit by a finger', { tag: NARROW }, async ({
  page,
  isMobile,
}) => {
  await draft(page, isMobile);
  const buttons = page.getByRole('main').getByRole('button', { includeHidden: true });
  const small = await buttons.evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.getAttribute('aria-label'), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
});

test('one whole turn by keyboard alone', { tag: WIDE }, async ({ page }) => {
  await startGame(page, 11);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const text = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  /** Presses a key until the focus is on something of that name. */
  const go = async (key: string, name: RegExp) => {
    for (let i = 0; i < 90; i++) {
      if (name.test((await focused()) || (await text()))) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to ${name}, but to ${await focused()}`);
  };
  const press = async (key: string, name: RegExp) => {
    await go(key, name);
    await page.keyboard.press('Enter');
  };
  const toLoop = async () => go('Shift+Tab', /^(Space \d|castle|mill|board of works|trading house)/);
  for (const space of [2, 5, 2, 5]) {
    await go('Shift+Tab', /^Tile /);
    await page.keyboard.press('Enter');
    await go('Tab', /^Space \d/);
    await page.keyboard.press('Home');
    await press('ArrowRight', new RegExp(`^Space ${space}`));
    if (space === 5) await press('Tab', /^End turn/);
  }
  const before = await waitForSaved(page, ({ state }) => state.phase === 'move');
  for (const space of [2, 5]) {
    await toLoop();
    // From the castle up to the workers above it, and along them.
    for (const key of ['Home', 'ArrowUp']) await page.keyboard.press(key);
    await press('ArrowRight', new RegExp(`^Space ${space}`));
  }
  await expect(page.getByRole('heading', { name: 'end your turn here?' })).toBeVisible();
  await press('Tab', /^End turn/);
  const next = await waitForSaved(page, ({ state }) => state.player !== before.state.player);
  expect(next.state.players[before.state.player]?.piece).toBe('worker-5');
  await expect(announced(page)).toContainText('make your first move');
});

test('a reload in the middle of a game brings it back, with the way it came', { tag: ANY_WINDOW }, async ({
  page,
  isMobile,
}) => {
  const table = await draft(page, isMobile);
  const game = await savedGame(page);
  await table.take(game, { type: 'move', to: 'trading-house' });
  const visiting = await waitForSaved(page, ({ state }) => state.phase === 'space');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'you are at the trading house' })).toBeVisible();
  await unfoldMore(page);
  await expect(page.getByText('Deal number: 11')).toBeVisible();
  expect((await savedGame(page)).state).toEqual(visiting.state);
  for (let i = 0; i < 5; i++) await table.bar('Undo').click();
  await expect(page.getByRole('heading', { name: 'take a starting tile' })).toBeVisible();
  await expect(table.bar('Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('what is not allowed is explained with its rule and shown on the board', { tag: NARROW }, async ({
  page,
  isMobile,
}) => {
  const table = await draft(page, isMobile);
  await table.take(await savedGame(page), { type: 'move', to: 'trading-house' });
  await table.tool('sell').click();
  const refused = refusal(page);
  await expect(refused).toContainText('To sell, you need two goods cubes');
  await expect(refused.getByRole('link', { name: 'Rule 7.8' }).first()).toHaveAttribute(
    'href',
    /\/en\/rules\/trading-house\/#7\.8$/,
  );
  await table.bar('Undo').click();
  await table.take(await savedGame(page), { type: 'move', to: 'worker-5' });
  await table.space('worker-2').click();
  await expect(refused).toContainText('this space is behind you (space 2 from the left)');
  await expect(announced(page)).toContainText('this space is behind you');
  await expect(table.space('worker-2')).toContainClass('spot-cause');
  // Playwright waits for what is `aria-disabled`; people need not.
  await table.bar('Done').click({ force: true });
  await expect(refused).toContainText('There’s nothing to finish now.');
  expect((await savedGame(page)).state.movesLeft).toBe(1);
});

test('a crash is told in words, and the game goes on from where it was', { tag: ANY_WINDOW }, async ({
  page,
  isMobile,
}) => {
  const table = await draft(page, isMobile);
  const game = await savedGame(page);
  await page.evaluate(() => {
    Array.prototype.at = () => {
      throw new Error('broken on purpose');
    };
  });
  await table.space('worker-2').dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Something went wrong at the table' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue the game' }).click();
  await expect(gameTable(page)).toBeVisible();
  expect((await savedGame(page)).state).toEqual(game.state);
});

test('players cannot share a name, and a piece that is taken is swapped', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/play/');
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Zoé');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Zoé');
  await startButton(page).click();
  await expect(page.getByText('Two players can’t have the same name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Max');
  await page.getByRole('combobox', { name: 'Playing piece of player 1' }).selectOption('blue ship');
  await expect(page.getByRole('combobox', { name: 'Playing piece of player 2' })).toHaveValue('0');
  await startButton(page).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Zoé');
});

test('a table may play that a house leaves its bonus tile: it is set up so, said at the table, and played', {
  tag: ANY_WINDOW,
}, async ({ page, isMobile }) => {
  await page.goto('en/play/');
  await moreOfSetup(page).click();
  await page.getByRole('checkbox', { name: 'You may leave the bonus tile when you build a house on its lot' }).check();
  await startButton(page).click();
  const said = besideTable(page).getByText('You may leave the bonus tile when you build a house on its lot');
  await expect(said).toBeAttached();
  await expect.poll(async () => (await savedGame(page)).options.variants.houseMayLeaveBonus).toBe(true);

  const game = gameOfScene({
    variants: { equalCategoryScores: false, houseMayLeaveBonus: true },
    board: ['  S   2', '', '1   3   4', '      *', '  2   5'],
    players: [
      { piece: 'board-of-works', goods: { stone: 1, wood: 1 }, spaces: ['quarryman 1', 'lumberjack 2'] },
      { spaces: ['quarryman 2', 'coiner 5'] },
    ],
    state: { phase: 'space', streets: [['p0', 'p3', 'p6']], bonusTiles: { 'p3+p4+p6': 'lumberjack' } },
  });
  await page.goto('about:blank');
  await page.goto(`en/play/#position=${await linkTextOf(game)}`);
  const table = new TableDriver(page, isMobile);
  const house = { type: 'house', lot: 'p3+p4+p6' } as const;
  await table.choose(game, house);
  await expect(preview(page)).toContainText('leaves the bonus tile on the board');
  await table.bar('Confirm').click();
  await expect(logTurns(page).first()).toContainText('leaves the bonus tile on the board');
  const { houses, bonusTiles } = (await savedGame(page)).state;
  expect([houses, bonusTiles]).toEqual([[house.lot], { [house.lot]: 'lumberjack' }]);
});

/** The picture of the map is drawn, with words and in colours, and can be kept. */
async function expectPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Picture of the final board' }).click();
  const picture = page.getByRole('img', { name: /^Picture of the final board: .*Ann \d+\sVP.*Game board/ });
  await expect(picture).toBeVisible();
  const colours = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Map<number, number>();
    for (const pixel of new Uint32Array(data.buffer)) seen.set(pixel, (seen.get(pixel) ?? 0) + 1);
    // Those of whole areas, not of rims.
    return [canvas.width, [...seen.values()].filter((count) => count > 1000).length];
  });
  expect(colours[0]).toBe(1600);
  expect(colours[1]).toBeGreaterThan(15);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the picture' }).click();
  expect((await download).suggestedFilename()).toBe('milestones.png');
}

test('a finished game is played again with the same players, or dealt the same way', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await keepText(page, keptText(plan, plan.actions.length));
  await page.goto('en/play/');
  await endTurn(page).click();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expectPicture(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('heading', { name: 'take a starting tile' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Ann');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs one and shows the board', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('fr/play/');
    const told = page.getByRole('paragraph').filter({ hasText: 'La table de jeu nécessite JavaScript' });
    await expect(told).toBeVisible();
    await expect(page.getByRole('img', { name: /Le plateau d’entraînement/ })).toBeVisible();
  });
});
