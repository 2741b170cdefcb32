import { expect, type Page, test } from '@playwright/test';
import { cardTable, hand } from './card-parts.ts';
import { asleep, awake } from './islands.ts';
import { ranLater } from './later.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { draftFirst, keepText, savedGame, startGame, TableDriver } from './table-driver.ts';
import { boardPane, endTurn, gameTable, keptGames, pastTable, startButton } from './table-parts.ts';
import { ANY_WINDOW, drawn, WIDE } from './windows.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const nameOf = (page: Page, n: number) => page.getByRole('textbox', { name: `Name of player ${n}` });

/** Holds a key for as long as some repetitions take. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 6; times++) await page.keyboard.down(key);
  await page.keyboard.up(key);
  await drawn(page);
}

test('Enter that is held chooses and does not confirm', { tag: WIDE }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('milestones-settings', JSON.stringify({ confirmActions: true })));
  await startGame(page, 11);
  const table = new TableDriver(page, false);
  await ranLater(page);
  const before = await savedGame(page);
  const [tile] = before.state.startingTiles as [string];
  await table.tile(before, tile).focus();
  await hold(page, 'Enter');
  await page.keyboard.press('l');
  await hold(page, 'Enter');
  await expect(table.bar('Confirm')).toHaveAttribute('aria-disabled', 'false');
  await hold(page, 'c');
  await expect(table.bar('Confirm')).toBeHidden();
  // One tile is taken: the turn of the next player has not been played by the same press.
  expect((await savedGame(page)).state.startingTiles).toHaveLength(before.state.startingTiles.length - 1);
});

test('Delete that is held discards one card', { tag: WIDE }, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('milestones-settings', JSON.stringify({ motion: 'none', pace: 'none' })),
  );
  await page.goto('en/card-game/play/');
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Deal number' }).fill('7');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page)).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.down('Delete');
  const ours = page.getByRole('button', { name: /^Show the table at this point: You discard/ });
  await expect(ours).toHaveCount(1);
  await expect(cardTable(page).getByText(/^Your turn/)).toBeVisible();
  await hold(page, 'Delete');
  await expect(ours).toHaveCount(1);
});

test('the key that opens the search is not written into it while it is held', { tag: WIDE }, async ({ page }) => {
  await page.goto('en/glossary/');
  await hold(page, '/');
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveValue('');
});

test('in a field no key is a shortcut, with AltGr none anywhere, and Caps Lock changes nothing', {
  tag: WIDE,
}, async ({ page }) => {
  await page.goto('en/play/');
  await nameOf(page, 1).focus();
  for (const key of ['/', '?']) await page.keyboard.press(key);
  await expect(dialog(page)).toHaveCount(0);
  await expect(nameOf(page, 1)).toHaveValue('/?');
  await page.getByRole('combobox', { name: 'Starting player' }).focus();
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);

  const press = (init: Omit<KeyboardEventInit, 'view'>) =>
    page.evaluate((init) => {
      (document.activeElement as HTMLElement).blur();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
    }, init);
  await press({ key: '/', modifierAltGraph: true });
  await press({ key: '/', ctrlKey: true, altKey: true, modifierAltGraph: true });
  await press({ key: '/', isComposing: true });
  await expect(dialog(page)).toHaveCount(0);
  await press({ key: '/', modifierCapsLock: true });
  await expect(dialog(page)).toBeVisible();
});

/** Presses every key of some with each modifier where the focus is, and while composing; gives those that a handler has taken. */
async function taken(page: Page): Promise<readonly string[]> {
  await drawn(page);
  const found = await page.evaluate(() => {
    const shown = () => `${document.body.innerHTML} ${document.activeElement?.outerHTML} ${location.href}`;
    const before = shown();
    const keys = [
      ...'0123456789abcdefghijklmnopqrstuvwxyz./+-? ',
      'Enter',
      'Escape',
      'Delete',
      'Backspace',
      'Home',
      'End',
    ];
    for (const side of ['Left', 'Right', 'Up', 'Down']) keys.push(`Arrow${side}`);
    const held = ['ctrlKey', 'altKey', 'metaKey', 'modifierAltGraph', 'isComposing'] as const;
    const taken = held.flatMap((modifier) =>
      keys
        // The Escape that ends a composition is kept from the browser, too (`held-keys.ts`).
        .filter((key) => modifier !== 'isComposing' || key !== 'Escape')
        .filter((key) => {
          const event = new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true });
          return !(document.activeElement ?? document.body).dispatchEvent(event);
        })
        .map((key) => `${modifier} ${key}`),
    );
    return new Promise<string[]>((done) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const after = shown();
          const at = [...after].findIndex((letter, i) => letter !== before[i]);
          const [from, to] = [before, after].map((text) => text.slice(Math.max(0, at - 40), at + 80));
          done(after === before ? taken : [...taken, `the page has changed from ${from} to ${to}`]);
        }),
      ),
    );
  });
  return found;
}

test('keys with Ctrl, Alt or Meta are the browser’s', { tag: WIDE }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('milestones-settings', JSON.stringify({ motion: 'none' })));
  await page.goto('en/board/');
  await expect(asleep(page)).toHaveCount(0);
  const pad = page.getByRole('group', { name: 'Numbers' });
  for (const name of ['3', '4', '1']) await pad.getByRole('button', { name, exact: true }).click();
  expect.soft(await taken(page), 'the numbers of a board').toEqual([]);
  await page
    .getByRole('group', { name: /^The board so far/ })
    .getByRole('button')
    .first()
    .focus();
  expect.soft(await taken(page), 'the picture of a board').toEqual([]);

  await page.goto('en/how-to-play/');
  await ranLater(page);
  await page.getByRole('button', { name: 'Search' }).first().click();
  await expect(dialog(page).getByRole('link').nth(3)).toBeVisible();
  expect.soft(await taken(page), 'the search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect.soft(await taken(page), 'the film').toEqual([]);

  const plan = gameWithEverything();
  const at = plan.actions.findIndex(({ type }) => type === 'street');
  await keepText(page, keptText(plan, at));
  await page.goto('en/play/');
  await ranLater(page);
  if ((await endTurn(page).count()) > 0) await endTurn(page).click();
  // Comes last of what the table fetches.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await new TableDriver(page, false).board.getByRole('button').first().focus();
  expect.soft(await taken(page), 'a table').toEqual([]);
  await page.keyboard.press('v');
  await expect(pastTable(page)).toBeVisible();
  expect.soft(await taken(page), 'the past').toEqual([]);
});

test('a key that ends a composition sends and closes nothing', { tag: WIDE }, async ({ page }) => {
  await startGame(page, 11);
  await draftFirst(page);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await keptGames(page).getByText(/^More/).click();
  await keptGames(page).getByRole('button', { name: 'Rename' }).click();
  const field = page.getByRole('textbox', { name: 'Name of the game' });
  const cdp = await page.context().newCDPSession(page);
  await field.fill('');
  await cdp.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  for (const key of ['Enter', 'Escape'])
    await field.evaluate(
      (element, key) =>
        element.dispatchEvent(
          new KeyboardEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('にほん');
});

test('a click without a pointer presses, also after a drag of the board', { tag: WIDE }, async ({ page }) => {
  await startGame(page, 11);
  const table = new TableDriver(page, false);
  for (let turn = 0; turn < 4; turn++) {
    await draftFirst(page);
    await table.confirmEnd();
  }
  await expect(awake(page)).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = await boardPane(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 30, { steps: 4 });
  await page.mouse.up();
  const heard = await boardPane(page).evaluate((pane) => {
    const sheet = pane.firstElementChild as HTMLElement;
    let clicks = 0;
    sheet.addEventListener('click', () => clicks++);
    sheet.click();
    return clicks;
  });
  expect(heard).toBe(1);
});

test('what can be pressed is not enlarged by two quick taps', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const path of ['en/', 'en/learn/loop/', 'en/play/', 'en/card-game/play/']) {
    await page.goto(path);
    const zoomed = await page
      .locator('a, button, input, select, textarea, summary, label, [role=button]')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).touchAction === 'auto').length);
    expect(zoomed, path).toBe(0);
  }
  await startGame(page, 11);
  const actions = gameTable(page).getByRole('button');
  expect(
    await actions.evaluateAll((all) => all.filter((each) => getComputedStyle(each).touchAction === 'auto').length),
  ).toBe(0);
  await expect(startButton(page)).toHaveCount(0);
});
