import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { holdBack } from './held-back.ts';
import { asleep } from './islands.ts';
import { netAtTable } from './night-parts.ts';
import { drawnLayer, photoMover, photoUnder } from './own-board-parts.ts';
import { boardPane, unfoldMore } from './table-parts.ts';
import { NARROW } from './windows.ts';
import { wordsOf } from './words.ts';

/** The rows of a board of 61 points, each with how far it is moved after it has begun: `S` the stall, `.` a gap. */
const ROWS = [
  ['S2131.3243', 0],
  ['2121421452', -1],
  ['311321323243', -1],
  ['2131.41425', 0],
  ['22123213231', 1],
  ['3413.35215', 1],
] as const;

const pad = (page: Page) => page.getByRole('group', { name: 'Numbers' });

/** Opens the page and waits until it hears what is pressed. */
async function openBoards(page: Page): Promise<void> {
  await page.goto('en/board/');
  await expect(asleep(page)).toHaveCount(0);
}

/** Enters a board with the pad; gives how often something was pressed. */
async function enter(page: Page, rows: readonly (readonly [string, number])[]): Promise<number> {
  let presses = 0;
  const press = async (name: string) => {
    await pad(page).getByRole('button', { name, exact: true }).tap();
    presses++;
  };
  for (const [i, [row, moved]] of rows.entries()) {
    if (i > 0) await press('Next row');
    if (moved !== 0) await press(moved < 0 ? 'Shift row left' : 'Shift row right');
    for (const mark of row.replaceAll(' ', '')) await press(mark === 'S' ? 'Stall' : mark === '.' ? 'Gap' : mark);
  }
  return presses;
}

test.describe('a board of one’s own', { tag: NARROW }, () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('is entered by touch with at most 90 presses, kept, handed on and played on', async ({ page, browser }) => {
    await openBoards(page);
    const presses = await enter(page, ROWS);
    expect(presses).toBeLessThanOrEqual(90);
    await expect(page.getByRole('group', { name: /^The board so far: 6\d points/ })).toBeVisible();
    await page.getByRole('button', { name: /Bushes/ }).tap();
    const free = page.getByRole('button', { name: /^No bush on the lot/ });
    await free.first().press('Enter');
    await expect(page.getByText('1 bush', { exact: true })).toBeVisible();
    await page.getByLabel('Name of the board').fill('Kitchen');
    await page.getByLabel('Name of the board').blur();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Check', exact: true })).toBeVisible();
    await expect(page.getByText('1 bush instead of 15.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Share/ }).tap();
    const link = await page.getByLabel('Link to this board').inputValue();
    expect(link.split('#board=')[1]?.length).toBeLessThanOrEqual(150);
    await expectAccessible(page);

    const friend = await browser.newPage();
    await friend.goto(link);
    await expect(friend.getByText('is now among yours')).toBeVisible();
    await expect(friend.getByRole('button', { name: 'Kitchen' })).toBeVisible();
    await friend.close();

    await page.getByRole('link', { name: 'Play on it' }).tap();
    await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue(/./);
    await page.getByRole('button', { name: 'Start the game' }).tap();
    await expect(page.getByText('take a starting tile')).toBeVisible();

    // Drills are drawn on it, and their address brings the board along, also where what draws them is still to come.
    const drawing = await holdBack(page, /_astro\/draw-drill\./);
    await page.goto('en/practice/streets/#7');
    await page.getByRole('combobox', { name: 'Board' }).selectOption('Kitchen');
    await expect(page).toHaveURL(/#7\/[\w-]+$/);
    drawing.release();
    await expect(page.getByRole('heading', { name: /where a street section may start/ })).toBeVisible();
    // Who follows it and cannot fetch what reads the board is told so; what stands there instead takes no answer.
    const follower = await browser.newPage();
    const reads = /_astro\/boards-store\./;
    await follower.route(reads, (route) => route.abort());
    await follower.goto(page.url());
    await expect(follower.getByRole('status').filter({ hasText: 'couldn’t be loaded' })).toBeVisible();
    await expect(follower.getByRole('button', { name: 'Check' }).click({ timeout: 1000 })).rejects.toThrow();
    await follower.unroute(reads);
    await follower.getByRole('button', { name: 'Try again' }).click();
    await expect(follower.getByRole('combobox', { name: 'Board' })).toHaveValue(/./);
    await follower.getByRole('button', { name: 'Check' }).click();
    await expect(follower.getByRole('heading', { level: 3 })).toBeVisible();
    await follower.close();
    await unfoldMore(page);
    await page.getByRole('button', { name: 'Change this position' }).tap();
    // The exercise has such a choice, too.
    await expect(page).toHaveURL(/\/check\/#position=/);
    await page.getByText(wordsOf('en', 'check').more as string).tap();
    await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue(/^(?!other)/);

    // The table of an evening is drawn with it, and its bonus tiles are counted; the next visit finds it again.
    await page.goto('en/game-night/');
    const lying = page.getByRole('combobox', { name: 'Board' });
    await lying.selectOption('Kitchen');
    await expect(page.getByText(/^Shuffle the 1 bonus tiles/)).toBeVisible();
    await page.reload();
    await expect(lying).toHaveValue(/./);
    await expect(netAtTable(page).first()).toBeAttached();
    await expectAccessible(page);
    await lying.selectOption('the one in the box');
    await expect(page.getByText(/^Shuffle the 15 bonus tiles/)).toBeVisible();
  });

  test('is entered by keyboard and as a form, names its faults, and comes back when it was deleted', async ({
    page,
  }) => {
    await openBoards(page);
    await pad(page).getByRole('button', { name: '1', exact: true }).focus();
    await page.keyboard.type('s12');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('34');
    await page.getByText('Type the rows instead').click();
    await expect(page.getByLabel('Row 1')).toHaveValue('S 1 2');
    await page.getByLabel('Row 2').fill('3 4 9');
    await page.getByLabel('Row 2').blur();
    await expect(page.getByText('The row hasn’t changed.')).toBeVisible();
    await page.getByLabel('Row 2').fill('3 4 . . S');
    await page.getByLabel('Row 2').blur();
    await page.getByRole('button', { name: /Check/ }).click();
    await expect(page.getByText('There is more than one stall: at A1 and E2.')).toBeVisible();
    await expect(page.getByText(/No line leads to E2/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Play on it' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete this board' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Board with 4 numbers' })).toBeFocused();
  });

  test('a photo lies under the board, moved by keys and by fingers, and never leaves the device', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await openBoards(page);
    await pad(page).getByRole('button', { name: '1', exact: true }).focus();
    await page.keyboard.type('s1234');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('43215');
    await page.getByText('A photo under the board').tap();
    await expect(page.getByText('it isn’t saved or sent anywhere')).toBeVisible();
    const file = page.locator('input[type="file"][accept="image/*"]');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('alert')).toContainText('can’t show “notes.txt” as a picture');

    await file.setInputFiles({ name: 'board.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(page.getByRole('alert')).toHaveCount(0);
    const image = photoUnder(page);
    await expect(image).toHaveAttribute('href', /^blob:/);
    const url = (await image.getAttribute('href')) as string;
    const canBeShown = () =>
      page.evaluate(async (src) => {
        const shown = Object.assign(new Image(), { src });
        return shown.decode().then(
          () => true,
          () => false,
        );
      }, url);
    expect(await canBeShown()).toBe(true);

    const lies = () => image.getAttribute('transform');
    let before = await lies();
    await page.getByLabel('Sideways').press('ArrowRight');
    await expect.poll(lies).not.toBe(before);
    before = await lies();
    await page.getByLabel('Turn').press('ArrowRight');
    await expect.poll(lies).not.toBe(before);
    // The more of the photo is seen, the less of the drawing.
    const drawn = () => drawnLayer(page).evaluate((layer) => Number(getComputedStyle(layer).opacity));
    expect(await drawn()).toBeCloseTo(0.5);
    await page.getByLabel('Fade to the photo').press('End');
    await expect.poll(drawn).toBe(0);

    await page.getByRole('button', { name: 'Move the photo', exact: true }).tap();
    await expect(photoMover(page)).toBeAttached();
    await boardPane(page).scrollIntoViewIfNeeded();
    const touches = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => touches.send('Input.dispatchTouchEvent', { type, touchPoints });
    const corner = async () => {
      const box = await boardPane(page).boundingBox();
      return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 };
    };
    before = await lies();
    // One finger scrolls the page.
    const from = await page.evaluate(() => scrollY);
    const finger = await corner();
    // While the page still moves, the browser keeps the next fingers to itself: whatever hears them cannot have them.
    const stands = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
    );
    await touch('touchStart', [{ ...finger, id: 0 }]);
    for (const by of [10, 25, 45, 70]) await touch('touchMove', [{ x: finger.x, y: finger.y + by, id: 0 }]);
    await touch('touchEnd', []);
    await stands;
    expect(await page.evaluate(() => scrollY)).toBeLessThan(from);
    expect(await lies()).toBe(before);
    const { x, y } = await corner();
    const width = Number(await image.getAttribute('width'));
    await touch('touchStart', [{ x, y, id: 0 }]);
    await touch('touchStart', [
      { x, y, id: 0 },
      { x: x + 100, y, id: 1 },
    ]);
    await touch('touchMove', [
      { x: x + 30, y: y + 20, id: 0 },
      { x: x + 130, y: y + 20, id: 1 },
    ]);
    await expect.poll(lies).not.toBe(before);
    await touch('touchMove', [
      { x: x + 30, y: y + 20, id: 0 },
      { x: x + 180, y: y + 20, id: 1 },
    ]);
    await touch('touchEnd', []);
    await expect.poll(async () => Number(await image.getAttribute('width'))).toBeGreaterThan(1.4 * width);
    await expectAccessible(page);

    // What is kept of the board holds nothing of the photo, and taken away it is gone.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/blob|photo|data:/);
    await page.getByRole('button', { name: /Bushes/ }).press('Enter');
    // What showed the numbers is gone; it had the photo, too.
    await expect(page.getByText('No bush yet')).toBeVisible();
    await expect(image).toHaveAttribute('href', url);
    await page.getByText('A photo under the board').click();
    await page.getByRole('button', { name: 'Remove the photo' }).press('Enter');
    await expect(image).toHaveCount(0);
    expect(await canBeShown()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('two tabs enter the same board, and neither loses what the other has entered', async ({ page }) => {
    await openBoards(page);
    await pad(page).getByRole('button', { name: '1', exact: true }).tap();
    const other = await page.context().newPage();
    await openBoards(other);
    await pad(other).getByRole('button', { name: '2', exact: true }).click();
    await pad(other).getByRole('button', { name: '3', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Board with 3 numbers' })).toBeVisible();
    await pad(page).getByRole('button', { name: '4', exact: true }).tap();
    await expect(other.getByRole('button', { name: 'Board with 4 numbers' })).toBeVisible();
    await other.close();
  });

  test('a cut link changes nothing, says so and stays in the address', async ({ page }) => {
    await page.goto('hu/board/#board=AAAAAAAAAA');
    await expect(page.getByText('A link csonka vagy elírt')).toBeVisible();
    await expect(page).toHaveURL(/#board=AAAAAAAAAA$/);
    await page.goto('fr/board/');
    await expect(page.getByRole('heading', { name: 'Votre plateau' })).toBeVisible();
  });
});
