import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { type Game, newGame, PRACTICE_SET, readSavedGame, readText, recordOf } from '../../src/milestones/index.ts';
import { expectAccessible, expectAccessibleInAllColours } from './axe.ts';
import { nothingOver } from './over-page.ts';
import { takeBack } from './shared-window.ts';
import { draftFirst, savedGame, startGame, TableDriver, waitForSaved, watch } from './table-driver.ts';
import { gameTable, keepingNotice, keptGames, logTurns, moreOfSetup, saveAsFile, startButton } from './table-parts.ts';
import { ANY_WINDOW, WHOLE, WIDE } from './windows.ts';

takeBack();

const row = (page: Page, title: string) =>
  keptGames(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** What shows more of what can be done with a game. */
const moreOf = (game: Locator) => game.getByText(/^More/);

const leave = (page: Page) => page.getByRole('button', { name: 'New or saved game' }).click();

async function more(page: Page, title: string, action: string): Promise<void> {
  const game = row(page, title);
  if ((await game.getByRole('group').getAttribute('open')) === null) await moreOf(game).click();
  await game.getByRole('button', { name: action }).click();
}

/** Takes the first starting tile of the player whose turn it is. */
async function draft(page: Page, space: number): Promise<Game> {
  const game = await savedGame(page);
  const [tile] = game.state.startingTiles as [string];
  await new TableDriver(page, false).take(game, { type: 'draft', tile, space });
  return waitForSaved(page, ({ state }) => !state.startingTiles.includes(tile));
}

const chooseFile = (page: Page, name: string, text: string) =>
  page.getByLabel('Open a game file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await press();
  const got = await download;
  return { name: got.suggestedFilename(), text: await readFile(await got.path(), 'utf8') };
}

const LINKS = { 'The whole game': /#game=/, 'This position only': /#position=/, 'My turn, for a friend': /#turn=/ };

const linkOf = async (page: Page, what: keyof typeof LINKS) => {
  const share = page.getByRole('button', { name: 'Share', exact: true });
  if ((await share.getAttribute('aria-expanded')) !== 'true') await share.click();
  await page.getByRole('radio', { name: what }).check();
  const field = page.getByRole('textbox', { name: 'The link' });
  await expect(field).toHaveValue(LINKS[what]);
  return field.inputValue();
};

test('several games lie side by side, and each tab goes on with its own', { tag: ANY_WINDOW }, async ({
  page,
  isMobile,
}) => {
  await startGame(page, 11);
  if (!isMobile) await draft(page, 2);
  await leave(page);
  await expect(row(page, 'Ann and Ben')).toContainText('turn');
  await page.getByRole('radio', { name: '3 players' }).check({ force: true });
  await startButton(page).click();
  await waitForSaved(page, ({ options }) => options.players === 3);
  await leave(page);
  await expect(keptGames(page)).toHaveCount(2);
  if (isMobile) {
    await moreOf(keptGames(page).first()).click();
    const games = page.getByRole('region', { name: 'Your games' });
    const small = await games
      .getByRole('button')
      .or(moreOf(games))
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && height < 43.5),
      );
    expect(small).toEqual([]);
    return;
  }
  await row(page, 'Ann and Ben').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'take a starting tile' })).toBeVisible();
  const before = await savedGame(page);
  expect(before.state.startingTiles).toHaveLength(4);
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  expect(await savedGame(page)).toEqual(before);
});

test('a game is renamed, copied, deleted and brought back', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  await draft(page, 2);
  await leave(page);
  await expect(page.getByRole('region', { name: 'Play', exact: true })).toBeFocused();
  await more(page, 'Ann and Ben', 'Rename');
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Sunday evening');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Sunday evening')).toBeVisible();
  await expect(row(page, 'Sunday evening').getByRole('button', { name: 'Rename' })).toBeFocused();

  await more(page, 'Sunday evening', 'Duplicate');
  await expect(row(page, 'Sunday evening (copy)')).toBeVisible();
  await expect(row(page, 'Sunday evening').getByRole('button', { name: 'Duplicate' })).toBeFocused();
  await more(page, 'Sunday evening', 'Delete');
  await expect(page.getByText('“Sunday evening” has been deleted.').last()).toBeVisible();
  const restore = page.getByRole('button', { name: 'Bring it back' });
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await expect(row(page, 'Sunday evening')).toBeVisible();
  await expect(row(page, 'Sunday evening').getByRole('button', { name: 'Continue' })).toBeFocused();
  await more(page, 'Sunday evening', 'Delete');

  // A copy goes its own way, and what is deleted stays so.
  await row(page, 'Sunday evening (copy)').getByRole('button', { name: 'Continue' }).click();
  await draft(page, 5);
  await page.reload();
  await leave(page);
  await expect(keptGames(page)).toHaveCount(1);
  await expect(row(page, 'Sunday evening (copy)')).toBeVisible();
});

test('a game is saved as a file, and comes back from it beside the others', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await startGame(page, 11);
  const game = await draft(page, 2);
  const file = await downloaded(page, () => saveAsFile(page));
  expect(file.name).toMatch(/^milestones-ann-ben-\d{4}-\d\d-\d\d\.json$/);
  expect(readText(file.text, readSavedGame)).toMatchObject({
    ok: true,
    saved: { seats: [{ name: 'Ann' }, { name: 'Ben' }] },
  });

  await draft(page, 5);
  await leave(page);
  await chooseFile(page, 'game.json', file.text);
  await expect(page.getByText('The game from the file is now among your games.')).toBeVisible();
  expect(await savedGame(page)).toEqual(game);
  await leave(page);
  await expect(keptGames(page)).toHaveCount(2);

  // A bare record has no names; it gets those that the set-up proposes.
  const record = recordOf(newGame({ players: 4, seed: 3, set: PRACTICE_SET }), []);
  await chooseFile(page, 'record.json', JSON.stringify(record));
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Dan');
  await leave(page);

  const refused = [
    ['{"format":', 'This isn’t a saved game, or it’s damaged'],
    ['{"format":"chess/1"}', 'This isn’t a saved game of this kind'],
    [file.text.replace('milestones-save/1', 'milestones-save/2'), 'comes from a newer version of the site'],
    [file.text.replace('"type":"draft"', '"type":"move","to":"mill"'), 'an action that the rules do not allow'],
    [JSON.stringify({ ...record, options: { ...record.options, players: 7 } }), '(First error at: options.players)'],
  ] as const;
  for (const [text, told] of refused) {
    await chooseFile(page, 'damaged.json', text);
    await expect(page.getByText('The file can’t be opened.')).toContainText(told);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator(':focus')).toBeVisible();
  }
  await expect(keptGames(page)).toHaveCount(3);
});

test('a link brings the whole game or its position to somebody else', { tag: ANY_WINDOW }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const strange = watch(page, baseURL as string);
  await startGame(page, 11);
  await draft(page, 2);
  const game = await draft(page, 5);
  const link = await linkOf(page, 'The whole game');
  expect(link.length).toBeLessThan(600);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const position = await linkOf(page, 'This position only');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('The game from the link is now among your games.')).toBeVisible();
  await expect(other).toHaveURL(/\/en\/play\/$/);
  expect(await savedGame(other)).toEqual(game);
  await expect(logTurns(other)).not.toHaveCount(0);

  // A link that is put into the address of an open table is followed too, and a damaged one changes nothing.
  await other.goto(position);
  await expect(logTurns(other)).toHaveCount(0);
  expect((await savedGame(other)).state).toEqual(game.state);
  for (const damaged of [link.slice(0, -3), `${link}A`, position.slice(0, -9)]) {
    await other.goto(damaged);
    await expect(other.getByText('The link is incomplete or mistyped')).toBeVisible();
    await other.getByRole('button', { name: 'Close', exact: true }).click();
  }
  expect((await savedGame(other)).state).toEqual(game.state);
  await leave(other);
  await expect(keptGames(other)).toHaveCount(2);
  await elsewhere.close();
  expect(strange).toEqual([]);
});

test('friends play one game by link, and no link overwrites anything', { tag: ANY_WINDOW }, async ({
  page,
  browser,
  baseURL,
}) => {
  const strange = watch(page, baseURL as string);
  const byLink = (from: Page) => linkOf(from, 'My turn, for a friend');
  await startGame(page, 11);
  await draft(page, 2);
  const first = await byLink(page);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await expect(page.getByText('The link also contains the hidden order of the draw pile.')).toBeVisible();

  const elsewhere = await browser.newContext();
  const friend = await elsewhere.newPage();
  await friend.goto(first);
  await expect(friend.getByText('The game from the link is now among your games.')).toBeVisible();
  const sent = await draft(friend, 5);
  const second = await byLink(friend);

  // It is the game that is kept here, one turn on, however long the browser takes to find it.
  await page.evaluate(() => {
    const open = indexedDB.open('milestones');
    open.onsuccess = () => {
      const games = open.result.transaction('table', 'readwrite').objectStore('table');
      const until = performance.now() + 1000;
      const hold = () => {
        if (performance.now() < until) games.count().onsuccess = hold;
        else open.result.close();
      };
      hold();
    };
  });
  await page.goto(second);
  await expect(keepingNotice(page)).toContainText(/“Ann and Ben” continues: .*tile/);
  await expectAccessible(page);
  await expect.poll(() => savedGame(page)).toEqual(sent);
  for (const [link, told] of [
    [first, 'The link is older than your saved “Ann and Ben”.'],
    [second, 'Your “Ann and Ben” is exactly the same as the one in the link.'],
    [second.slice(0, -3), 'The link is incomplete or mistyped'],
  ] as const) {
    await page.goto(link);
    await expect(keepingNotice(page)).toContainText(told);
    expect(await savedGame(page)).toEqual(sent);
  }

  await friend.getByRole('button', { name: 'Undo', exact: true }).click();
  await waitForSaved(friend, ({ state }) => state.startingTiles.length > sent.state.startingTiles.length);
  const other = await draft(friend, 4);
  await page.goto(await byLink(friend));
  await expect(keepingNotice(page)).toContainText('but the game continued differently there');
  expect(await savedGame(page)).toEqual(sent);
  await page.getByRole('link', { name: 'Open the other version as a separate game' }).click();
  await expect(page.getByText('The game from the link is now among your games.')).toBeVisible();
  expect(await savedGame(page)).toEqual(other);
  await leave(page);
  await expect(keptGames(page)).toHaveCount(2);
  await elsewhere.close();
  expect(strange).toEqual([]);
});

test('two tabs never play the same game: the second one is told, and may take it over', { tag: WIDE }, async ({
  context,
}) => {
  const first = await context.newPage();
  await startGame(first, 11);
  await savedGame(first);
  const second = await context.newPage();
  await second.goto('en/play/');
  await expect(second.getByText('You’re playing “Ann and Ben” in another tab.')).toBeVisible();
  await expect(gameTable(second)).toHaveCount(0);

  const game = await draft(first, 2);
  await second.getByRole('button', { name: 'Play it here' }).click();
  await expect(gameTable(second)).toBeVisible();
  expect(await savedGame(second)).toEqual(game);
  await expect(first.getByText('You’re playing “Ann and Ben” in another tab.')).toBeVisible();
  await expect(gameTable(first)).toHaveCount(0);
  const later = await draft(second, 5);

  // And back again, with what the other tab has done.
  await row(first, 'Ann and Ben').getByRole('button', { name: 'Continue' }).click();
  await expect(first.getByRole('button', { name: 'Play it here' })).toBeInViewport();
  await second.close();
  await row(first, 'Ann and Ben').getByRole('button', { name: 'Continue' }).click();
  await expect(gameTable(first)).toBeVisible();
  expect(await savedGame(first)).toEqual(later);
});

test('when there is no room left, that is said, play goes on, and deleting makes room', { tag: ANY_WINDOW }, async ({
  browser,
  baseURL,
}) => {
  // How much room there is a browser remembers for a while, so that only a window of its own is told.
  const context = await browser.newContext({ baseURL: baseURL as string });
  const page = await context.newPage();
  const { origin } = new URL(baseURL as string);
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const told = page.getByText('There’s no space left for saving.');
  await startGame(page, 11);
  await expect(told).toBeVisible();
  await draftFirst(page);

  // The game is here as it is now, for a file and for the list, beside another one.
  const file = await downloaded(page, () => saveAsFile(page));
  const read = readText(file.text, readSavedGame);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.record.actions).toHaveLength(1);
  await leave(page);
  await startButton(page).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await leave(page);
  await expect(keptGames(page)).toHaveCount(2);
  await keptGames(page).last().getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'false');
  await leave(page);

  await protocol.send('Storage.overrideQuotaForOrigin', { origin });
  await moreOf(keptGames(page).first()).click();
  await keptGames(page).first().getByRole('button', { name: 'Delete' }).click();
  await expect(told).toHaveCount(0);
  expect(await savedGame(page)).toEqual(read.game);
  await context.close();
});

test(
  'where the browser is set to keep nothing, that is said, and play goes on',
  { tag: WHOLE },
  async ({ baseURL }, testInfo) => {
    const profile = await mkdtemp(join(tmpdir(), 'keeps-nothing-'));
    await mkdir(join(profile, 'Default'));
    // What “block all cookies” in the browser's settings does.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(profile, {
      ...testInfo.project.use.launchOptions,
      baseURL: baseURL as string,
    });
    const page = await context.newPage();
    const strange = watch(page, baseURL as string);
    await startGame(page, 11);
    await expect(page.getByText('doesn’t let the page save anything')).toBeVisible();
    await draftFirst(page);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'false');

    // For as long as the page is open, its games lie side by side all the same.
    await leave(page);
    await startButton(page).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'true');
    await leave(page);
    await expect(keptGames(page)).toHaveCount(2);
    await keptGames(page).last().getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'false');
    expect(strange).toEqual([]);
    await context.close();
    await rm(profile, { recursive: true });
  },
);

test('what a later version has kept stays, can be had as a file, and is in nobody’s way', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await startGame(page, 11);
  const later = '{"format":"milestones-save/9","precious":true}';
  await page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('milestones');
        open.onsuccess = () => {
          const transaction = open.result.transaction('table', 'readwrite');
          transaction.objectStore('table').put({ shape: 'unknown', text }, 'game:later');
          transaction.objectStore('table').put(text, 'game');
          transaction.oncomplete = () => resolve();
        };
      }),
    later,
  );
  await page.reload();
  await expect(page.getByText('This game can’t be opened.')).toContainText('comes from a newer version of the site');
  await expect(keptGames(page)).toHaveCount(3);
  await expectAccessible(page);
  const unreadable = row(page, 'This game can’t be read');
  await expect(unreadable).toHaveCount(2);
  await expect(unreadable.first()).toContainText('It stays here untouched until you delete it.');
  for (const [i, text] of [later, JSON.stringify({ shape: 'unknown', text: later })].entries()) {
    await moreOf(unreadable.nth(i)).click();
    const file = await downloaded(page, () =>
      unreadable.nth(i).getByRole('button', { name: 'Save as a file' }).click(),
    );
    expect([later, JSON.stringify({ shape: 'unknown', text: later })], text).toContain(file.text);
  }
  await row(page, 'Ann and Ben').getByRole('button', { name: 'Continue' }).click();
  await expect(gameTable(page)).toBeVisible();
});

test('set-up, list, notices and link are accessible in all colours', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  await linkOf(page, 'The whole game');
  await expectAccessibleInAllColours(page, '.table-games');
  await leave(page);
  await page.goto('en/play/#game=damaged');
  await expect(page.getByText('The link is incomplete or mistyped')).toBeVisible();
  await moreOfSetup(page).click();
  for (const seat of [1, 2]) await page.getByRole('textbox', { name: `Name of player ${seat}` }).fill('Zoé');
  await expect(page.getByText('Two players can’t have the same name.')).toBeVisible();
  await more(page, 'Ann and Ben', 'Rename');
  await expect(page.getByRole('textbox', { name: 'Name of the game' })).toBeVisible();
  await expectAccessibleInAllColours(page, 'main');
  await page.keyboard.press('Escape');
  await more(page, 'Ann and Ben', 'Delete');
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await expectAccessibleInAllColours(page, '.games');
});

test('the screen is kept awake during a game, and storage is asked to last', { tag: WHOLE }, async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const kept = { locks: [] as WakeLockSentinel[], asked: 0 };
    Object.assign(window, { kept });
    const { request } = WakeLock.prototype;
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type);
      kept.locks.push(lock);
      return lock;
    };
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      kept.asked++;
      return persist.call(this);
    };
  });
  type Kept = { readonly kept: { readonly locks: readonly WakeLockSentinel[]; readonly asked: number } };
  const kept = () =>
    page.evaluate(() => {
      const { locks, asked } = (window as unknown as Kept).kept;
      return { awake: locks.filter(({ released }) => !released).length, asked };
    });
  await page.goto('en/play/');
  await expect(startButton(page)).toBeVisible();
  expect(await kept()).toEqual({ awake: 0, asked: 0 });
  await startGame(page, 11);
  await expect.poll(kept).toEqual({ awake: 1, asked: 1 });
  await leave(page);
  await expect.poll(kept).toEqual({ awake: 0, asked: 1 });
  // This browser has not agreed: the players are told to save as files what is dear to them.
  const told = page.getByText('This browser may delete saved games');
  await expect(told).toBeVisible();

  const { targetInfo } = await (await page.context().newCDPSession(page)).send('Target.getTargetInfo');
  const { browserContextId } = targetInfo as typeof targetInfo & { browserContextId: string };
  const browser = await (page.context().browser() as Browser).newBrowserCDPSession();
  const { origin } = new URL(baseURL as string);
  await browser.send('Browser.setPermission', {
    permission: { name: 'persistent-storage' },
    setting: 'granted',
    origin,
    browserContextId,
  });
  await startButton(page).click();
  await expect.poll(kept).toEqual({ awake: 1, asked: 2 });
  await leave(page);
  await page.reload();
  await leave(page);
  await expect(keptGames(page)).toHaveCount(2);
  await expect(told).toHaveCount(0);
});

test('a database that loses its connection loses no action', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  await savedGame(page);
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...asked) {
      if (asked[1] !== 'readwrite') return transaction.apply(this, asked);
      IDBDatabase.prototype.transaction = transaction;
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    };
  });
  const game = await draft(page, 2);
  await expect(page.getByText('doesn’t let the page save anything')).toHaveCount(0);
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  expect(await savedGame(page)).toEqual(game);
});

test('the same link opened again brings no second game', { tag: ANY_WINDOW }, async ({ page, browser }) => {
  await startGame(page, 11);
  await draft(page, 2);
  const link = await linkOf(page, 'The whole game');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('The game from the link is now among your games.')).toBeVisible();
  await savedGame(other);
  await other.goto('empty.html');
  await other.goto(link);
  await expect(keepingNotice(other)).toContainText('is exactly the same as the one in the link');
  await leave(other);
  await expect(keptGames(other)).toHaveCount(1);
  await elsewhere.close();
});

test('a game that another tab deletes is told where it is played, and a name from there stays', { tag: WIDE }, async ({
  context,
}) => {
  const first = await context.newPage();
  await startGame(first, 11);
  await savedGame(first);
  const second = await context.newPage();
  await second.goto('en/play/');
  await more(second, 'Ann and Ben', 'Rename');
  await second.getByRole('textbox', { name: 'Name of the game' }).fill('Sunday evening');
  await second.keyboard.press('Enter');
  await expect(row(second, 'Sunday evening')).toBeVisible();
  const game = await draft(first, 2);
  await expect(row(second, 'Sunday evening')).toBeVisible();
  await more(second, 'Sunday evening', 'Delete');
  await expect(keepingNotice(first)).toContainText('was deleted in another tab');
  const [tile] = game.state.startingTiles as [string];
  await new TableDriver(first, false).take(game, { type: 'draft', tile, space: 5 });
  await expect(row(second, 'Sunday evening')).toBeVisible();
});

test('what lies aside, of whatever key, is named in the settings, saved as a file and thrown away', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/learn/');
  await page.evaluate(() => localStorage.setItem('milestones-settings', '{"theme":"sepia","text":"larger"}'));
  await page.reload();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const parts = [{ of: 'kept', key: 'dreams', value: 7 }];
  const text = JSON.stringify({ format: 'milestones-backup/1', made: '', parts });
  const defaults = settings.getByText('Some of your saved settings can’t be read');
  await expect(defaults).toBeVisible();
  await expect(settings.getByText('can’t be read and has been put aside: settings.')).toBeVisible();
  await settings
    .getByLabel('Open a backup', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const aside = settings.getByText('has been put aside: settings and parts that this version doesn’t know.');
  await expect(aside).toBeVisible();
  const file = await downloaded(page, () => settings.getByRole('button', { name: 'Save what was put aside' }).click());
  expect(file.text).toContain('"key":"dreams","text":"7"');
  expect(file.text).toContain('sepia');
  await settings.getByRole('button', { name: 'Throw it away' }).click();
  await expect(aside).toBeHidden();
  await expect(defaults).toBeHidden();
  await expect(settings.locator(':focus')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('damaged')))).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem('milestones-settings'));
  expect(JSON.parse(kept as string)).toMatchObject({ theme: 'device', text: 'larger' });
});

test('a backup brings everything to a browser that has nothing, and twice changes nothing', {
  tag: ANY_WINDOW,
}, async ({ page, browser, baseURL }) => {
  await startGame(page, 11);
  const game = await draft(page, 2);
  const settings = (of: Page) => of.getByRole('dialog', { name: 'Settings' });
  const open = (of: Page) => of.getByRole('button', { name: 'Settings' }).first().click();
  await page.goto('en/learn/');
  await page.evaluate(() => {
    const lessons = { format: 'milestones-lessons 1', lessons: { loop: { tries: 1, star: true } } };
    localStorage.setItem('milestones-lessons', JSON.stringify(lessons));
  });
  await open(page);
  const file = await downloaded(page, () => settings(page).getByRole('button', { name: 'Save a backup' }).click());
  expect(file.name).toMatch(/^milestones-backup-\d{4}-\d\d-\d\d\.json$/);
  await expect(settings(page)).toContainText('The backup contains: 1 game');

  const elsewhere = await browser.newContext({ baseURL: baseURL as string });
  const other = await elsewhere.newPage();
  await other.goto('en/learn/');
  await open(other);
  const choose = (text: string) =>
    settings(other)
      .getByLabel('Open a backup', { exact: true })
      .and(other.locator('input'))
      .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose(file.text);
  await expect(settings(other)).toContainText('Added from the backup: 1 game');
  await choose(file.text);
  await expect(settings(other)).toContainText('You already have everything in this backup.');
  await choose(file.text.slice(0, 40));
  await expect(settings(other)).toContainText('is damaged or isn’t a backup');
  await settings(other).getByRole('button', { name: 'Close' }).click();
  await expect(other.getByText('1 of 24 lessons')).toBeVisible();
  await nothingOver(other);
  await other.goto('en/play/');
  await expect(gameTable(other)).toBeVisible();
  expect(await savedGame(other)).toEqual(game);
  await elsewhere.close();
});
