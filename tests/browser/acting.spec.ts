import { expect, type Page, test } from '@playwright/test';
import { gameBefore, replay } from '../../src/milestones/history.ts';
import {
  type Action,
  type Game,
  type LotId,
  layoutOf,
  legalActions,
  type Space,
  totalGoods,
} from '../../src/milestones/index.ts';
import { expectAccessibleInAllColours } from './axe.ts';
import { nothingOver } from './over-page.ts';
import { after, decisionsOf, gameWithEverything, keptText } from './planned-games.ts';
import { keepText, savedGame, TableDriver, waitForSaved, watch } from './table-driver.ts';
import {
  actionButtons,
  announced,
  chosenTool,
  endTurn,
  gameLog,
  gameTable,
  preview,
  primaryButton,
  refusal,
  tools,
  yieldSigns,
} from './table-parts.ts';
import { ANY_WINDOW, drawn, NARROW, WIDE } from './windows.ts';

const plan = gameWithEverything();

/** Opens the planned game as it stands before its action number `at`, ready to be played on. */
async function openBefore(page: Page, at: number, language = 'en'): Promise<Game> {
  await keepText(page, keptText(plan, at));
  await page.goto(`${language}/play/`);
  await expect(gameTable(page)).toBeVisible();
  const end = endTurn(page);
  if ((await end.count()) > 0) await end.click();
  return games[at] as Game;
}

const firstOf = (type: Action['type']) => plan.actions.findIndex((action) => action.type === type);

const KINDS = [
  'draft',
  'move',
  'hire',
  'buy',
  'sell',
  'street',
  'house',
  'marketplace',
  'take-bonus',
  'deliver',
  'give-back',
  'cover',
] as const;

/** The planned game before each of its actions. */
const history = replay(plan.start, plan.actions, []);
const games = plan.actions.map((_, i) => gameBefore(history, i));
const goodsOf = ({ state }: Game) => (state.players[state.player] as Game['state']['players'][number]).goods;
const vpOf = ({ state }: Game, player: number) => (state.players[player] as Game['state']['players'][number]).vp;
const isAt = ({ state }: Game, space: Space) => state.phase === 'space' && state.players[state.player]?.piece === space;
const farthest = ({ board }: Game) => board.points.at(-1)?.id as string;
const farthestLot = ({ board }: Game) => layoutOf(board).lots.at(-1)?.id as LotId;

interface Mistake {
  /** The position that it is made in; otherwise where the kind of action is first taken. */
  readonly where?: (game: Game) => boolean;
  readonly make: (table: TableDriver, game: Game) => Promise<void>;
  /** What is said to it. */
  readonly said: RegExp;
}

/** Something that each kind of action could be mistaken for. */
const MISTAKES: { readonly [type in (typeof KINDS)[number]]: Mistake } = {
  draft: {
    make: async (table, game) => {
      await table.tile(game, game.state.startingTiles[0] as string).click();
      await table.space('worker-8').click();
    },
    said: /would stick out/,
  },
  move: {
    where: ({ state }) => state.phase === 'move' && state.players[state.player]?.piece === 'worker-5',
    make: (table) => table.space('worker-2').click(),
    said: /is behind you/,
  },
  hire: {
    make: async (table, game) => {
      await table.tool('hire').click();
      await table.tile(game, game.state.display[0] as string).click();
      await table.space('worker-8').click();
    },
    said: /would stick out/,
  },
  buy: {
    where: (game) => isAt(game, 'trading-house') && goodsOf(game).coin === 0,
    make: (table) => table.tool('buy').click(),
    said: /enough coins/,
  },
  sell: {
    where: (game) => isAt(game, 'trading-house') && totalGoods(goodsOf(game)) - goodsOf(game).coin < 2,
    make: (table) => table.tool('sell').click(),
    said: /To sell, you need two goods cubes/,
  },
  street: {
    make: async (table, game) => {
      await table.tool('street').click();
      await table.point(game, farthest(game)).click();
    },
    said: /No line joins|neither|market stall/,
  },
  house: {
    make: async (table, game) => {
      await table.tool('house').click();
      await table.lot(game, farthestLot(game)).click();
    },
    said: /at least one edge/,
  },
  marketplace: {
    make: async (table, game) => {
      await table.tool('marketplace').click();
      await table.point(game, game.state.streets[0]?.[1] as string).click();
    },
    said: /There’s a milestone on this number/,
  },
  'take-bonus': {
    make: async (table, game) => {
      const { lot } = plan.actions[firstOf('take-bonus')] as Extract<Action, { type: 'take-bonus' }>;
      await table.lot(game, lot).click();
      const { spaces } = game.state.players[game.state.player] as Game['state']['players'][number];
      const other = spaces.findIndex(
        (space) => space !== null && space !== 'covered' && space.kind !== game.state.bonusTiles[lot],
      );
      await table.space(`worker-${other + 1}` as Space).click();
    },
    said: /only on a worker of the same kind/,
  },
  deliver: {
    make: (table, game) => table.point(game, farthest(game)).click(),
    said: /there’s none here|not next to the marketplace/,
  },
  'give-back': {
    // Playwright waits for what is `aria-disabled`; people need not.
    make: (table) => table.bar('Done').click({ force: true }),
    said: /meet the castle’s demands/,
  },
  cover: {
    where: ({ state }) =>
      state.visit !== null && 'cover' in state.visit && state.players[state.player]?.spaces[0] === 'covered',
    make: async (table) => {
      if ((await table.tool('cover').count()) > 0) await table.tool('cover').click();
      await table.space('worker-1').click();
    },
    said: /cover a visible worker/,
  },
};

/** Lets every action wait for its confirmation. */
const confirmActions = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('milestones-settings', JSON.stringify({ confirmActions: true })));

/** Makes the mistake of a kind of action; then takes the action, takes it back, and does it again. `look` sees each state. */
async function tryKind(
  page: Page,
  type: (typeof KINDS)[number],
  look: (state: 'refused' | 'previewed') => Promise<void> = async () => {},
): Promise<void> {
  const { where, make, said } = MISTAKES[type];
  // What is previewed waits here for its confirmation.
  await confirmActions(page);
  const table = new TableDriver(page, false);
  await make(table, await openBefore(page, where === undefined ? firstOf(type) : games.findIndex(where)));
  await expect(refusal(page), type).toContainText(said);
  await expect(refusal(page).getByRole('link').first()).toHaveAttribute('href', /#\d+\.\d+$/);
  await look('refused');

  const at = firstOf(type);
  const { player: _, ...action } = plan.actions[at] as (typeof plan.actions)[number];
  const game = await openBefore(page, at);
  const { next } = decisionsOf(plan).find((each) => JSON.stringify(each.game) === JSON.stringify(game)) as {
    next: Game;
  };
  const isNow = (expected: Game) =>
    waitForSaved(page, ({ state }) => JSON.stringify(state) === JSON.stringify(expected.state));
  await table.choose(game, action);
  await expect(preview(page).getByRole('paragraph').first(), type).toBeVisible();
  await expect(table.bar('Confirm')).toHaveAttribute('aria-disabled', 'false');
  await look('previewed');
  await table.bar('Confirm').click();
  await isNow(next);
  await table.undo();
  expect((await isNow(game)).pile).toEqual(game.pile);
  await table.bar('Redo').click();
  await isNow(next);
}

/** Where axe looks: at one refusal, and at a preview of each shape. The others are made of the same elements. */
const LOOKED_AT: { readonly [type in (typeof KINDS)[number]]?: 'refused' | 'previewed' } = {
  sell: 'refused',
  hire: 'previewed', // a tile, and a spot on the loop
  'give-back': 'previewed', // goods
  street: 'previewed', // spots on the board
  house: 'previewed', // a lot, and a bonus tile
};

for (const type of KINDS) {
  const state = LOOKED_AT[type];
  const accessible = state === undefined ? '' : `, and accessible in all colours when it is ${state}`;
  test(`${type} at 360×740: refused, previewed, confirmed, taken back${accessible}`, { tag: ANY_WINDOW }, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const strange = watch(page, baseURL as string);
    await tryKind(page, type, async (now) => {
      if (now === state) await expectAccessibleInAllColours(page, '.board-frame, .table-hand');
    });
    expect(strange).toEqual([]);
  });
}

test('what the others have done is told also where only one move is possible', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const forced = decisionsOf(plan).find(
    ({ game }) => game.state.phase === 'move' && game.state.movesLeft === 2 && legalActions(game).length === 1,
  );
  await openBefore(page, forced?.at as number);
  await expect(page.getByRole('heading', { name: 'Since your last turn' })).toBeVisible();
});

test('who presses Confirm twice has confirmed once, and pays for nothing else', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await confirmActions(page);
  const { at, game, action, next } = decisionsOf(plan).find(
    (each) => each.action.type === 'hire' && legalActions(each.next).some(({ type }) => type === 'sell'),
  ) as ReturnType<typeof decisionsOf>[number];
  await openBefore(page, at);
  const table = new TableDriver(page, false);
  await table.choose(game, action);
  await table.bar('Confirm').dblclick();
  await expect(table.bar('Done')).toBeVisible();
  expect((await savedGame(page)).state).toEqual(next.state);
  await expect(table.bar('Confirm')).toHaveCount(0);
});

test('a spot that is chosen stays so when it is pressed again, and a refusal goes with what is taken back', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const { at, game, action } = decisionsOf(plan).find(
    (each) =>
      each.action.type === 'street' && legalActions(each.game).filter(({ type }) => type === 'street').length > 3,
  ) as ReturnType<typeof decisionsOf>[number];
  await openBefore(page, at);
  const table = new TableDriver(page, false);
  const start = table.point(game, (action as Extract<Action, { type: 'street' }>).from);
  await table.tool('street').click();
  for (let pressed = 0; pressed < 3; pressed++) {
    if (pressed > 0 || (await start.getAttribute('aria-pressed')) !== 'true') await start.click();
    await expect(start).toHaveAttribute('aria-pressed', 'true');
    // As somebody presses who does not mean to press twice.
    await page.waitForTimeout(450);
  }
  await table.point(game, farthest(game)).click();
  await expect(refusal(page)).toBeVisible();
  await table.undo();
  await expect(refusal(page)).toHaveCount(0);
});

test('bonus tiles are left where they are, and that is taken back', { tag: ANY_WINDOW }, async ({ page }) => {
  const game = await openBefore(page, firstOf('take-bonus'));
  const table = new TableDriver(page, false);
  await table.take(game, { type: 'leave-bonus' });
  const left = after(game, { type: 'leave-bonus' });
  await waitForSaved(page, ({ state }) => JSON.stringify(state) === JSON.stringify(left.state));
  await table.undo();
  await waitForSaved(page, ({ state }) => JSON.stringify(state) === JSON.stringify(game.state));
});

test('the buttons that an action ends with never move and never change places, in any language', {
  tag: NARROW,
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const places = async () =>
    actionButtons(page).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { x, width } = button.getBoundingClientRect();
        return `${button.classList[0]} ${Math.round(x)} ${Math.round(width)}`;
      }),
    );
  for (const language of ['fr', 'hu']) {
    const stops = [firstOf('street'), firstOf('take-bonus'), firstOf('cover')];
    const seen: string[][] = [];
    for (const at of stops) {
      await openBefore(page, at, language);
      seen.push(await places());
    }
    for (const other of seen) expect(other).toEqual(seen[0]);
    const cut = await primaryButton(page).evaluateAll(
      (buttons) => buttons.filter((button) => button.scrollWidth > button.clientWidth + 1).length,
    );
    expect(cut, language).toBe(0);
  }
});

test('every space ahead shows and says what it gives before a move is made (6.2, 7.1, 11.2, 11.3)', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const at = plan.actions.findIndex(({ type }, i) => type === 'move' && i > 20);
  const game = await openBefore(page, at);
  const table = new TableDriver(page, false);
  const { player } = game.state;
  const goodsOf = (of: Game) => Object.values(of.state.players[player]?.goods ?? {}).reduce((sum, n) => sum + n, 0);
  let told = 0;
  for (let n = 1; n <= 8; n++) {
    const space = `worker-${n}` as Space;
    const name = (await table.space(space).getAttribute('aria-label')) as string;
    if (!name.endsWith('possible')) continue;
    const gain = goodsOf(after(game, { type: 'move', to: space })) - goodsOf(game);
    expect(name).toMatch(gain === 0 ? /gives nothing/ : new RegExp(`gives ${gain} `));
    told += 1;
  }
  expect(told).toBeGreaterThan(0);
  expect(await yieldSigns(table.loop).count()).toBeGreaterThan(0);
  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'What can I do here?' });
  await expect(dialog).toContainText('to the castle: demands:');
  await expect(dialog).toContainText('There’s nothing to finish now.');
  await expect(dialog.getByRole('link', { name: /^Rule / }).first()).toBeVisible();
  await expectAccessibleInAllColours(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('what a space gives can be read: no badge lies over another, and none under a mark or a mouse', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const two = decisionsOf(plan).find(
    ({ game }) =>
      game.state.phase === 'move' &&
      legalActions(game).some(
        (action) =>
          action.type === 'move' &&
          !action.idle &&
          vpOf(after(game, action), game.state.player) > vpOf(game, game.state.player),
      ),
  ) as ReturnType<typeof decisionsOf>[number];
  const game = await openBefore(page, two.at);
  const table = new TableDriver(page, false);
  const signs = table.loop.getByText(/^\+\d/);
  expect(await signs.count()).toBeGreaterThan(1);
  const boxes = await signs.evaluateAll((all) =>
    all.map((sign) => (sign.parentElement as Element).children[0]?.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      expect(Math.min(wide, high)).toBeLessThan(1);
    }
  // Painted later, they lie above all marks.
  const above = await signs.evaluateAll((all) => {
    const sign = all[0] as Element;
    const last = [...(sign.closest('svg') as Element).querySelectorAll('[role="button"]')].at(-1) as Element;
    return all.every((sign) => (last.compareDocumentPosition(sign) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
  });
  expect(above).toBe(true);
  // What is pointed at keeps its colours: a veil would make it look as if it could not be chosen.
  const { to } = legalActions(game).find(({ type }) => type === 'move') as Extract<Action, { type: 'move' }>;
  await table.space(to).hover();
  const veil = await table
    .space(to)
    .evaluate((spot) => [...spot.querySelectorAll(':scope > path')].map((path) => getComputedStyle(path).fill));
  for (const fill of veil) expect(fill).toMatch(/^(none|rgba\(0, 0, 0, 0\))$/);
});

test('the seats are as wide as each other, whoever is at the table', { tag: ANY_WINDOW }, async ({ page }) => {
  const seats = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  for (const at of [0, firstOf('move'), firstOf('street'), firstOf('sell')]) {
    await openBefore(page, at);
    await expect(seats).toHaveCount(2);
    const widths = await seats.evaluateAll((all) => all.map((seat) => seat.getBoundingClientRect().width));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
  }
});

test('previews have the room they need in windows of every size, and the button stays in the window', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await confirmActions(page);
  const table = new TableDriver(page, false);
  for (const type of ['move', 'hire', 'buy', 'sell', 'give-back', 'street'] as const) {
    const at = firstOf(type);
    const { player: _, ...action } = plan.actions[at] as (typeof plan.actions)[number];
    await table.choose(await openBefore(page, at), action);
    for (const size of [
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      const what = `${type} at ${size.width}×${size.height}`;
      await expect(table.bar('Confirm'), what).toBeInViewport({ ratio: 1 });
      // What scrolls is a group of its own, named by what is asked of whoever is at the table.
      await expect(page.getByRole('group', { name: /^(Ann|Ben),/ }), what).toHaveCount(0);
    }
  }
});

test('where everybody stands is a key away, and closing it leads back', { tag: ANY_WINDOW }, async ({ page }) => {
  const { state } = await openBefore(page, firstOf('street'));
  const count = page.getByRole('button', { name: 'Standings' });
  await count.focus();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Standings' });
  const now = dialog.getByRole('row', { name: /^VP now/ }).getByRole('cell');
  await expect(now).toHaveText(state.players.map(({ vp }) => String(vp)));
  await expectAccessibleInAllColours(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(count).toBeFocused();
});

test('a preview says what becomes possible and what no longer is', { tag: ANY_WINDOW }, async ({ page }) => {
  await confirmActions(page);
  const at = firstOf('street');
  const game = await openBefore(page, at);
  const table = new TableDriver(page, false);
  const { player: _, ...action } = plan.actions[at] as (typeof plan.actions)[number];
  await table.choose(game, action);
  await expect(preview(page)).toContainText(/Afterwards you can/);
});

test('going back over a tile of the pile asks first, and the log says so; within a turn it is free', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const at = firstOf('hire');
  const game = await openBefore(page, at);
  const table = new TableDriver(page, false);
  const { player: _, ...action } = plan.actions[at] as (typeof plan.actions)[number];
  await table.take(game, action);
  const hired = await waitForSaved(page, ({ state }) => state.display.join() !== game.state.display.join());
  await page.keyboard.press('Shift+U');
  const dialog = page.getByRole('dialog', { name: 'Undo past a revealed tile?' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInAllColours(page, 'dialog');
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(dialog).toBeHidden();
  expect((await savedGame(page)).state).toEqual(hired.state);
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await waitForSaved(page, ({ state }) => state.display.join() === game.state.display.join());
  await expect(gameLog(page)).toContainText('saw a tile from the draw pile here before');
  // What has been seen once need not be asked about again.
  await page.keyboard.press('r');
  await waitForSaved(page, ({ state }) => state.display.join() !== game.state.display.join());
  await page.keyboard.press('u');
  await waitForSaved(page, ({ state }) => state.display.join() === game.state.display.join());
  await expect(dialog).toBeHidden();
});

test('shortcuts: all are listed, none is taken from a text field, single ones can be switched off', {
  tag: WIDE,
}, async ({ page }) => {
  await openBefore(page, firstOf('street'));
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys at the table' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInAllColours(page, 'dialog');
  const listed = await dialog.getByRole('definition').allTextContents();
  const used = await gameTable(page)
    .locator('[aria-keyshortcuts]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-keyshortcuts') as string));
  for (const keys of used.flatMap((all) => all.split(' '))) expect(listed.join(' '), keys).toContain(keys);
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(chosenTool(page)).toHaveText('House');
  await page.keyboard.press('1');
  await expect(chosenTool(page)).toHaveText('Street section');
  await page.keyboard.press('s');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await expectAccessibleInAllColours(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  // In the field of the search a letter is a letter.
  await page.keyboard.press('/');
  await page.keyboard.type('2');
  await expect(chosenTool(page)).toHaveText('Street section');
  await page.keyboard.press('Escape');
  await nothingOver(page);
  await page.evaluate(() => localStorage.setItem('milestones-settings', JSON.stringify({ shortcuts: false })));
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  await tools(page).getByRole('button', { name: 'House' }).click();
  await expect(chosenTool(page)).toHaveText('House');
  for (const key of ['1', 'u', '/']) await page.keyboard.press(key);
  await drawn(page);
  await expect(chosenTool(page)).toHaveText('House');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('explaining as we go: each thing when it first comes up, with its rule, and no longer when switched off', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const game = await openBefore(page, firstOf('street') - 1);
  await page.keyboard.press('x');
  await expect(announced(page)).toContainText('From now on');
  const { player: _, ...action } = plan.actions[firstOf('street') - 1] as (typeof plan.actions)[number];
  await new TableDriver(page, false).take(game, action);
  const explained = page.getByRole('complementary', { name: 'Explain as we go' });
  await expect(explained).toContainText('A street section costs 1 stone and 1 sand');
  await expect(announced(page)).toContainText('A street section costs 1 stone and 1 sand');
  await expect(explained.getByRole('link', { name: 'Rule 8.3' })).toBeVisible();
  await expectAccessibleInAllColours(page, '.table-hand');
  await explained.getByRole('button', { name: 'Got it' }).click();
  await expect(explained).toBeHidden();
  await page.keyboard.press('x');
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await expect(explained).toBeHidden();
});

test('a visit that is finished with something chosen by half says that it was left out', { tag: ANY_WINDOW }, async ({
  page,
  isMobile,
}) => {
  const streets = (game: Game) => legalActions(game).filter((action) => action.type === 'street');
  // A street can go on in two ways from a milestone, so that its end remains to be chosen.
  const forkIn = (game: Game) =>
    streets(game).find(({ from, milestone, to }) =>
      streets(game).some((other) => other.from === from && other.milestone === milestone && other.to !== to),
    );
  const at = games.findIndex((game) => forkIn(game) !== undefined);
  const game = await openBefore(page, at);
  const { from, milestone } = forkIn(game) as { from: string; milestone: string };
  const table = new TableDriver(page, isMobile);
  await table.tool('street').click();
  for (const id of [from, milestone]) {
    const point = table.point(game, id);
    if ((await point.getAttribute('aria-pressed')) !== 'true') await point.click();
  }
  await table.bar('Done').click();
  const leftOut = '“Build a street section” wasn’t done, because you hadn’t chosen everything for it.';
  await expect(gameTable(page)).toContainText(leftOut);
  await expect(announced(page)).toContainText(leftOut);
});
