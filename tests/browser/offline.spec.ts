import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { MILESTONES } from '../../src/milestones/game.ts';
import type { Game } from '../../src/milestones/index.ts';
import { awake } from './islands.ts';
import { bothWorkers, keptAtOnce, keptWholly, lookedAt, seesToCopy } from './offline-parts.ts';
import { nothingOver } from './over-page.ts';
import { after, type PlannedGame, playedGame } from './planned-games.ts';
import { serve } from './serve.ts';
import { startGame, TableDriver, waitForSaved } from './table-driver.ts';
import { gameTable } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, which would keep something soon after it has seen to that. */
async function keepsNothing(page: Page): Promise<void> {
  await seesToCopy(page, 'en/quick/');
  await page.waitForTimeout(500);
}

const aPlannedGame = () => playedGame(2, 3) ?? (playedGame(2, 5) as PlannedGame);

/** The game when what goes on by itself has happened. */
function goneOn(game: Game): Game {
  const next = MILESTONES.goesOnWith?.(game) ?? null;
  return next === null ? game : goneOn(after(game, next));
}

/** Takes some of a planned game's actions at a table that has come to them, and waits until they are saved: who leaves sooner loses the last. */
async function playActions(page: Page, { start, actions }: PlannedGame, from: number, to: number): Promise<void> {
  const hand = new TableDriver(page, false);
  const bare = actions.map(({ player: _, ...action }) => action);
  let game = bare.slice(0, from).reduce<Game>(after, start);
  await expect(gameTable(page)).toBeVisible();
  await hand.confirmEnd();
  for (const action of bare.slice(from, to)) {
    await hand.take(game, action);
    await hand.confirmEnd();
    game = after(game, action);
  }
  const last = JSON.stringify(goneOn(game).state);
  await waitForSaved(page, ({ state }) => JSON.stringify(state) === last);
}

test.describe('after the first visit', { tag: ANY_WINDOW }, () => {
  let server: Awaited<ReturnType<typeof serve>>;
  const added = new Map<string, string>();

  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    baseURL: async ({}, use) => {
      server = await serve(added);
      await use(server.address);
      await server.close();
      added.clear();
    },
  });

  test.beforeEach(({ page }) => page.clock.install());

  /** Without a network, and without the server. */
  async function goOffline(context: BrowserContext): Promise<void> {
    await context.setOffline(true);
    await server.close();
  }

  test('pages, search, a lesson and an example go on without a network; what is not kept says so', async ({
    page,
    context,
  }) => {
    await page.goto('en/');
    await keptWholly(page);
    await bothWorkers(page);
    await goOffline(context);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('en/rule/8.10/?from=a-friend#8.10');
    await expect(page.getByRole('main')).toContainText('8.10');
    await page.goto('en/rules/castle/#11.2');
    await expect(page.locator('[id="11.2"]')).toBeInViewport();
    const example = page
      .getByRole('figure')
      .filter({ hasText: /^Example/ })
      .first();
    await example.scrollIntoViewIfNeeded();
    await example.getByRole('button', { name: 'Last step' }).click();
    await expect(example.getByRole('link', { name: /^Step \d+ of/ }).last()).toHaveAttribute('aria-current', 'step');
    await page.goto('en/?q=castle');
    await expect(page.getByRole('dialog').getByRole('group').first()).toBeVisible();
    await page.goto('en/learn/first-street/');
    await expect(awake(page).getByRole('region', { name: 'Your first street' })).toBeVisible();

    await page.goto('en/no-such-page/');
    await expect(page.getByRole('heading', { name: 'Not saved on this device' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Quick sheet' }).click();
    await expect(page).toHaveURL(/\/en\/quick\/$/);
    // Hungarian has not been visited: that is said in Hungarian, and what is there is offered.
    await page.getByRole('link', { name: 'hu Magyar' }).click();
    await expect(page.getByRole('heading', { name: 'Nincs meg ezen az eszközön' })).toBeVisible();
    await expect(page.locator('#here a:visible')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/$/);
    await page.goto('');
    await expect(page).toHaveURL(/\/\w\w\/$/);
  });

  test('a game goes on when the network is gone in mid-turn, before its lazy parts were loaded', async ({
    page,
    context,
  }) => {
    await page.goto('en/quick/');
    await keptAtOnce(page);
    const plan = aPlannedGame();
    await startGame(page, plan.seed);
    await playActions(page, plan, 0, 5);
    await goOffline(context);
    await playActions(page, plan, 5, 14);
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toContainText('English');
    await page.keyboard.press('Escape');
    await nothingOver(page);
    await page.reload();
    await expect(gameTable(page)).toBeVisible();
    await playActions(page, plan, 14, 15);
  });

  test('another language is kept when it is visited', async ({ page, context }) => {
    await page.goto('en/quick/');
    await keptAtOnce(page);
    await page.getByRole('link', { name: 'fr Français' }).click();
    await expect(page).toHaveURL(/\/fr\/quick\/$/);
    await keptAtOnce(page, 'fr');
    await goOffline(context);
    await page.goto('fr/what-if/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('en/what-if/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a new version is announced, does not take over under open pages, and is there at the next visit', async ({
    page,
    context,
  }) => {
    await page.goto('en/quick/');
    await keptWholly(page);
    const plan = aPlannedGame();
    await startGame(page, plan.seed);
    await playActions(page, plan, 0, 4);
    const worker = () =>
      page.evaluate(async () => (await (await fetch('/en/sw.js', { cache: 'no-store' })).text()).endsWith('//2'));
    added.set('/en/sw.js', '//2');
    await page.goto('en/quick/');
    await lookedAt(page, () => page.getByRole('contentinfo').textContent()).toContain(
      'There’s a new version of this site',
    );
    expect(await worker()).toBe(true);
    // The game of the old version goes on while the new one waits, and in another tab, which takes it over.
    await page.goto('en/play/');
    await playActions(page, plan, 4, 6);
    const other = await context.newPage();
    await other.goto('en/play/');
    await other.getByRole('button', { name: 'Play it here' }).click();
    await expect(gameTable(other)).toBeVisible();
    await playActions(other, plan, 6, 8);
    const waits = (each: Page) =>
      each.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    expect(await waits(page)).toBe('installed');
    expect(await waits(other)).toBe('installed');
    await page.close();
    await other.close();
    const next = await context.newPage();
    await expect
      .poll(async () => {
        // Closed pages may count for a moment longer; from one page to the next the old worker would stay.
        await next.goto('about:blank');
        await next.goto('en/quick/');
        return waits(next);
      })
      .toBeUndefined();
    await expect(next.getByRole('contentinfo')).not.toContainText('new version');
    // It goes on in the new version, too.
    await next.goto('en/play/');
    await expect(gameTable(next)).toBeVisible();
    await playActions(next, plan, 8, 10);
  });

  test('nothing is fetched while data is saved, or when the reader does not want it', async ({ page }) => {
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await keepsNothing(page);
    expect(await registrations()).toBe(0);
  });

  test('the settings say what is kept, and remove it', async ({ page }) => {
    await page.goto('en/quick/');
    await keptAtOnce(page);
    await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings).toContainText(/Saved now: English – [\d.]+\u00a0MB/);
    await settings.getByRole('checkbox', { name: 'Save the site on this device' }).uncheck();
    await expect(settings).toContainText('Nothing is saved at the moment.');
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    await keepsNothing(page);
    // What was still on its way is removed when it has come.
    await expect.poll(left).toEqual([0, 0]);
  });
});

test.describe('the page that is shown where nothing is kept', { tag: ANY_WINDOW }, () => {
  test.use({ serviceWorkers: 'block' });

  test('comes again by itself with the network, but not in the way of a page that has been chosen', async ({
    page,
  }) => {
    await page.goto('en/offline/');
    await page.evaluate(() => {
      Object.assign(window, { isOld: true });
      dispatchEvent(new Event('online'));
    });
    await page.waitForFunction(() => !('isOld' in window));

    // The network is back while the page that was chosen is still on its way.
    await page.route('**/en/rules/', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    const rules = page.getByRole('banner').getByRole('link', { name: 'Rules', exact: true });
    await rules.evaluate((link: HTMLElement) => {
      link.click();
      setTimeout(() => dispatchEvent(new Event('online')), 100);
    });
    await expect(page).toHaveURL(/\/en\/rules\/$/);
  });
});
