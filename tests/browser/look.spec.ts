import { expect, type Page, test } from '@playwright/test';
import { type Game, legalActions } from '../../src/milestones/index.ts';
import { countSounds } from './heard.ts';
import { after, decisionsOf, gameWithEverything, keptText } from './planned-games.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { keepText, startGame, TableDriver } from './table-driver.ts';
import {
  boardPane,
  flights,
  flying,
  gameTable,
  handOfTable,
  logEntries,
  pastTable,
  primaryButton,
} from './table-parts.ts';
import { ANY_WINDOW, overflow } from './windows.ts';

const plan = gameWithEverything();
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** The game as it stands after some of its actions. */
const at = (count: number) =>
  plan.actions.slice(0, count).reduce((game, { player: _, ...action }) => after(game, action), plan.start);
const first = (type: string, from = 0) => plan.actions.findIndex((action, i) => i >= from && action.type === type);

/** Lays the table after some of the plan's actions. */
async function layTable(page: Page, count: number): Promise<TableDriver> {
  await keepText(page, keptText(plan, count));
  await page.goto('en/play/');
  const table = new TableDriver(page, false);
  await expect(gameTable(page)).toBeVisible();
  await table.confirmEnd();
  return table;
}

const setSettings = (page: Page, settings: object) =>
  page.addInitScript((kept) => localStorage.setItem('milestones-settings', kept), JSON.stringify(settings));

test('at every size nothing scrolls sideways, and board, loop and buttons are in the window', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const { loop } = await layTable(page, first('move', 60));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await gameTable(page).evaluate((table) => table.scrollIntoView());
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect(boardPane(page), `the board at ${size.width}`).toBeInViewport();
    await expect(primaryButton(page), `the buttons at ${size.width}`).toBeInViewport({ ratio: 1 });
    await expect(loop, `the loop at ${size.width}`).toBeInViewport({ ratio: 0.98 });
  }
});

test('in a low window, as at 200 % zoom, the board stays in sight beside what is done and nothing lies over it', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await layTable(page, first('move', 60));
  for (const size of [
    { width: 640, height: 400 },
    { width: 720, height: 450 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await primaryButton(page).scrollIntoViewIfNeeded();
    await expect(primaryButton(page)).toBeInViewport({ ratio: 0.98 });
    await expect(boardPane(page), `the board at ${size.width}`).toBeInViewport({ ratio: 0.6 });
    const [board, hand] = [await boardPane(page).boundingBox(), await handOfTable(page).boundingBox()];
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual(hand?.x ?? 0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    // What lies beside the table comes over the board, not under it.
    const look = logEntries(page).first();
    await look.click();
    await expect(pastTable(page)).toBeVisible();
    await expect(pastTable(page).getByText('You’re looking back'), `the table at ${size.width}`).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(primaryButton(page)).toBeAttached();
  }
});

test('whatever is chosen, the loop and the buttons stay where they are, and nothing jumps', async ({
  page,
  isMobile,
}) => {
  // So low that the hand lies over the board, wherever the page is.
  if (isMobile) await page.setViewportSize(SIZES[0]);
  await watchShifts(page);
  await startGame(page, plan.seed);
  const table = new TableDriver(page, isMobile);
  const boxes = () =>
    page.evaluate(() =>
      ['.own-board', '.bar-primary'].map((part) => {
        const { x, y, width, height } = (document.querySelector(part) as Element).getBoundingClientRect();
        return [part, x, y, width, height]
          .map((value) => (typeof value === 'number' ? Math.round(value) : value))
          .join();
      }),
    );
  const places = new Set<string>();
  for (const { game, action, next } of decisionsOf(plan).slice(0, 14)) {
    await table.take(game, action);
    await table.confirmEnd();
    if (next.state.phase !== 'draft') for (const box of await boxes()) places.add(box);
  }
  expect([...places].sort()).toHaveLength(2);
  expect(await shiftsOf(page)).toEqual([]);
});

/** A tall phone, the same with the bars of its browser, and the smallest that is looked after. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
] as const;

for (const type of ['street', 'house', 'marketplace'] as const) {
  test(`on a phone every place for a ${type} is in sight when it is chosen, and nothing lies over it`, {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    const ways = (game: Game) => legalActions(game).filter((action) => action.type === type).length;
    const most = decisionsOf(plan).reduce((best, each) => (ways(each.game) > ways(best.game) ? each : best));
    for (const size of PHONES) {
      await page.setViewportSize(size);
      const table = await layTable(page, most.at);
      await table.tool(type).click();
      const places = table.board.getByRole('button', { name: /– possible$/ });
      expect(await places.count()).toBeGreaterThan(type === 'street' ? 1 : 4);
      const covered = () =>
        places.evaluateAll((all) =>
          all.flatMap((place) => {
            const { x, y, width, height } = (place.querySelector('.spot-hit') as Element).getBoundingClientRect();
            const there = document.elementFromPoint(x + width / 2, y + height / 2);
            return there?.closest('.spot') === place ? [] : [place.getAttribute('data-at')];
          }),
        );
      await expect.poll(covered, `${size.width}×${size.height}`).toEqual([]);
    }
  });
}

test('the board is enlarged and made smaller by buttons, keys and two fingers, and its window stays as it is', async ({
  page,
  isMobile,
}) => {
  await layTable(page, first('move', 60));
  const board = boardPane(page).getByLabel('Game board', { exact: true });
  const sheet = () => board.evaluate((element) => element.getBoundingClientRect().width);
  const pane = () => boardPane(page).boundingBox();
  const [usual, box] = [await sheet(), await pane()];
  // On a phone the usual board is larger than its window: the one button shows all of it first.
  if (isMobile) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    expect(await sheet()).toBeCloseTo(box?.width ?? 0, 0);
  }
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await sheet()).toBeGreaterThan((isMobile ? 1 : 1.3) * usual);
  expect(await pane()).toEqual(box);
  if (!isMobile) {
    await page.keyboard.press('-');
    expect(await sheet()).toBeCloseTo(usual, 0);
    return;
  }
  const cdp = await page.context().newCDPSession(page);
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 60 };
  const before = await sheet();
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y, id: 1 },
    { x: middle.x + apart, y: middle.y, id: 2 },
  ];
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [40, 50, 60])
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await sheet()).toBeGreaterThan(1.2 * before);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
});

test('the piece walks and workers hand over; a key ends it, undo leaves nothing of it, and it can be off', {
  tag: ANY_WINDOW,
}, async ({ page, isMobile }) => {
  const moves = first('move', 60);
  const { player: _, ...action } = plan.actions[moves] as (typeof plan.actions)[number];
  const brought = page.waitForResponse(/_astro\/movement-and-sound\.[^/]+\.js/);
  const table = await layTable(page, moves);
  // Nothing moves before what shows it has run.
  await page.evaluate((motion) => import(motion), (await brought).url());
  // With less movement the stylesheet still lets things change over, in a hundredth of a millisecond.
  const walks = () =>
    page.evaluate(
      () =>
        document
          .querySelector('.own-board .m-walker')
          ?.getAnimations({ subtree: true })
          .filter((animation) => !(animation instanceof CSSTransition)).length,
    );
  await table.take(at(moves), action);
  await expect.poll(walks).toBe(1);
  await page.keyboard.press('Shift');
  expect(await walks()).toBe(0);
  await expect(flying(page)).toHaveCount(0);
  await table.bar('Undo').click();
  await expect(flights(page)).toHaveCount(0);
  test.skip(isMobile, 'the setting is the same everywhere');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.take(at(moves), action);
  expect(await walks()).toBe(0);
  await expect(flights(page)).toHaveCount(0);
});

test('settings of the table: buttons for the left hand, larger text, and actions without confirmation', async ({
  page,
  isMobile,
}) => {
  const moves = first('move', 60);
  await setSettings(page, { hand: 'left', text: 'largest', confirmActions: false, confirmTurns: false });
  const table = await layTable(page, moves);
  const [primary, undo] = await Promise.all(
    [primaryButton(page), table.bar('Undo')].map((button) => button.boundingBox()),
  );
  expect(primary?.x).toBeLessThan(undo?.x ?? 0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const action = plan.actions[moves] as { to: Parameters<typeof table.space>[0] };
  await table.space(action.to).click();
  await expect(table.bar('Undo')).toHaveAttribute('aria-disabled', 'false');
  await expect(table.bar('Confirm')).toHaveCount(0);
  await expect(table.bar('End turn')).toHaveCount(0);
  if (isMobile) return;
  // What cannot be kept is said, and holds all the same.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Buttons for the' }).selectOption('right hand');
  await expect(page.getByText('your settings apply until you leave it')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'right');
});

test('sounds are off at first, and heard when they are wanted', { tag: ANY_WINDOW }, async ({ page }) => {
  const moves = first('move', 60);
  const { player: _, ...action } = plan.actions[moves] as (typeof plan.actions)[number];
  const heard = await countSounds(page);
  const table = await layTable(page, moves);
  await table.take(at(moves), action);
  await table.bar('Undo').click();
  expect(await heard()).toBe(0);
  await table.fromSheet('Settings');
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  await table.take(at(moves), action);
  await expect.poll(heard).toBeGreaterThan(0);
});
