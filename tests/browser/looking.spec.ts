import { expect, type Page, test } from '@playwright/test';
import { gameBefore, replay } from '../../src/machines/history.ts';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible } from './axe.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { keepText, savedGame, watch } from './table-driver.ts';

const plan = gameWithEverything();
const history = replay(plan.start, plan.actions, []);

/** How many actions of the planned game are there when players look back in the middle of it. */
const MIDDLE = plan.actions.length - 30;

async function openGame(page: Page, count: number, language = 'en'): Promise<void> {
  await keepText(page, keptText(plan, count));
  await page.goto(`${language}/play/`);
  await expect(page.locator('.table')).toBeVisible();
}

const past = (page: Page) => page.locator('.table-past');

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Chooses the log's entry of a step. */
async function lookBack(page: Page, at: number): Promise<void> {
  const all = page.getByRole('button', { name: 'Show all turns' });
  if ((await all.count()) > 0) await all.click();
  // The latest turn stands first, and a step of a turn below the one before it; steps that tell nothing have no entry.
  await page.locator(`.log-show[data-at="${at}"]`).click();
  await expect(past(page)).toBeVisible();
}

/** What the table shows of the game after so many steps: points, where the pieces stand, what is built. */
async function expectStep(page: Page, at: number): Promise<void> {
  await expect(page.getByText(`Step ${at} of`)).toBeVisible();
  const { state } = gameBefore(history, at);
  await expect(page.locator('.seat-vp')).toHaveText(state.players.map(({ vp }) => String(vp)));
  await expect(page.locator('.supplies dd').first()).toHaveText(String(24 - state.streets.length));
}

test('from an entry of the log to the table as it was, by steps and turns, and back to the game', async ({
  page,
  baseURL,
  isMobile,
}) => {
  const strange = watch(page, baseURL as string);
  await openGame(page, MIDDLE);
  const before = await savedGame(page);
  const at = plan.actions.findIndex(({ type }) => type === 'street') + 1;
  await lookBack(page, at);
  await expect(page.getByText('You are looking back')).toBeVisible();
  await expectStep(page, at);
  await expect(page.locator('.board-frame')).toBeInViewport();
  await expect(page.locator('[data-live]')).toContainText('builds a street section');
  await expect(page.locator('.log-step[aria-current=step]')).toContainText('builds a street section');
  // Nothing on the table can be pressed that would act.
  await expect(page.locator('.table-past :is(.board-pane, .own-board) button')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Actions' })).toHaveCount(0);

  await page.getByRole('button', { name: 'One step back' }).click();
  await expectStep(page, at - 1);
  await page.getByRole('button', { name: 'To the beginning', exact: true }).click();
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

test('to play on from a step leaves what came after it to be done again', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a window’s size changes nothing here');
  await openGame(page, MIDDLE);
  const at = MIDDLE - 5;
  await lookBack(page, at);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(past(page)).toHaveCount(0);
  await expect.poll(async () => (await savedGame(page)).state).toEqual(gameBefore(history, at).state);
  for (let i = at; i < MIDDLE; i++) await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect.poll(async () => (await savedGame(page)).state).toEqual(gameBefore(history, MIDDLE).state);
});

test('a replay shows every step after the other, faster when that is wanted, and stops at the end', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a window’s size changes nothing here');
  await page.clock.install();
  await openGame(page, 8);
  await page.getByRole('button', { name: 'Replay' }).click();
  // From the beginning on.
  await expectStep(page, 1);
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
  test(`the past is accessible by day and at dusk, and fits its window (${language})`, async ({ page, isMobile }) => {
    test.skip(isMobile && language !== 'hu', 'what a window’s size changes is the same in every language');
    await openGame(page, MIDDLE, language);
    await page.locator('.log-show').nth(4).click();
    await expect(past(page)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    if (language === 'en') await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    if (isMobile) await expectAccessible(page);
  });
}
