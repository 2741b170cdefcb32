/**
 * `npm run pace`: how long the table, the position checker and an example take from a press to the next picture, with a processor a quarter as fast as
 * this one. At the table each press of the last forty actions of a game in which everything happens, on a phone's window. Prints
 * what it measured here and now, and beside it what a page costs that has nothing but one button.
 */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { linkTextOf } from '../../src/links/index.ts';
import { type Game, newGame, randomSet, viewFor } from '../../src/milestones/index.ts';
import { greedy } from '../../src/players/greedy.ts';
import { after, gameWithEverything, keptText } from '../browser/planned-games.ts';
import { keepText, TableDriver } from '../browser/table-driver.ts';

const SLOWDOWN = 4;
const ACTIONS = 40;
/** How long a person looks before the next press, in milliseconds. */
const LOOK = 400;

/** Presses with a raw finger, when the page is at rest: a browser test's own questions to the page would be measured, too. */
async function press(page: Page, spot: Locator): Promise<void> {
  await spot.tap({ trial: true });
  const box = await spot.boundingBox();
  if (box === null) throw new Error('What is pressed has to be seen');
  await page.waitForTimeout(LOOK);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(LOOK);
}

class QuietDriver extends TableDriver {
  protected override press(spot: Locator): Promise<void> {
    return press(this.page, spot);
  }
}

/** Notes how long every interaction of the page took: from the first of its events to the picture after the last. */
function observe(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const taken = new Map<number, number>();
    Object.assign(window, { taken });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as (PerformanceEventTiming & {
        readonly interactionId: number;
      })[])
        if (interactionId > 0) taken.set(interactionId, Math.max(duration, taken.get(interactionId) ?? 0));
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** In milliseconds, the longest first. */
async function durations(page: Page): Promise<number[]> {
  const taken = await page.evaluate(() => [...(window as unknown as { taken: Map<number, number> }).taken.values()]);
  return taken.sort((a, b) => b - a);
}

async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

const told = (all: readonly number[]) =>
  `${all.length} presses: median ${all[all.length >> 1]} ms, one in ten over ${all[Math.floor(all.length / 10)]}, longest ${all.slice(0, 5).join(', ')}`;

/** Slows the page down, and tells what a press costs, at the median, where there is nothing but one button. */
async function oneButton(page: Page): Promise<number> {
  await page.goto('en/credits/');
  await page.setContent('<button onclick="this.textContent++">0</button>');
  await slowDown(page);
  for (let i = 0; i < 20; i++) await press(page, page.getByRole('button'));
  const all = await durations(page);
  console.log(`One button: ${told(all)}`);
  return all[all.length >> 1] as number;
}

test('from a press to the next picture', async ({ page }) => {
  test.setTimeout(300_000);
  await observe(page);

  await oneButton(page);

  const plan = gameWithEverything();
  const first = plan.actions.length - ACTIONS;
  let game = plan.actions.slice(0, first).reduce((now, { player: _, ...action }) => after(now, action), plan.start);
  await keepText(page, keptText(plan, first));
  await page.goto('en/play/');
  const table = new QuietDriver(page, true);
  await table.confirmEnd();
  for (const { player: _, ...action } of plan.actions.slice(first)) {
    await table.take(game, action);
    await table.confirmEnd();
    game = after(game, action);
  }
  const all = await durations(page);
  console.log(`The table: ${told(all)}`);
  expect(all.length).toBeGreaterThan(ACTIONS);
});

test('from a press on a card to the next picture', async ({ page }) => {
  test.setTimeout(300_000);
  await observe(page);
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto('en/card-game/play/');
  await page.getByText('More', { exact: true }).tap();
  await page.getByRole('spinbutton', { name: 'Deal number' }).fill('12');
  await page.getByRole('button', { name: 'Deal the cards' }).tap();
  await expect(page.locator('.hand')).toBeVisible();
  await slowDown(page);
  await page.evaluate(() => {
    const { tasks, taken } = window as unknown as { tasks: number[]; taken: Map<number, number> };
    tasks.length = 0;
    taken.clear();
  });
  const turn = page.locator('.card-prompt > p', { hasText: 'Your turn' });
  for (let cards = 0; cards < ACTIONS; cards++) {
    const playable = page.locator('.hand-card[data-can] [data-does="play"]');
    const { x, y, width, height } = (await ((await playable.count()) > 0
      ? playable.first()
      : page.locator('.hand-card [data-does="discard"]').first()
    ).boundingBox()) as { x: number; y: number; width: number; height: number };
    await page.waitForTimeout(LOOK);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForTimeout(LOOK);
    await expect(turn.or(page.locator('.card-over'))).toBeVisible();
    if (await page.locator('.card-over').isVisible()) break;
  }
  console.log(`The card table: ${told(await durations(page))}`);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  console.log(
    `Tasks of more than 50 ms meanwhile: ${tasks.length}; longest ${tasks
      .sort((a, b) => b - a)
      .slice(0, 5)
      .map(Math.round)
      .join(', ')}`,
  );
});

/** The last position of a game on a random board of 61 points, as large as the printed one, in which somebody can build. */
function positionOf61Points(): Game {
  const random = xoroshiro128plus(1);
  let game = newGame({ players: 4, seed: 1, set: randomSet(220) });
  let last = game;
  while (game.state.phase !== 'over')
    for (const action of greedy(viewFor(game, game.state.player), random)) {
      const { phase, player, players } = game.state;
      if (phase === 'space' && players[player]?.piece === 'board-of-works') last = game;
      game = after(game, action);
    }
  return last;
}

/** What the checker may take to answer, in milliseconds, beside what any page needs from a press to its picture. */
const ANSWER = 50;

test('from a question to the answer of the position checker, on a board of 61 points', async ({ page }) => {
  test.setTimeout(300_000);
  const game = positionOf61Points();
  expect(game.board.points.length).toBe(61);
  expect(game.state.streets.length).toBeGreaterThan(5);
  await observe(page);
  const anyPage = await oneButton(page);
  await page.goto(`en/check/#position=${await linkTextOf(game)}`);
  const kinds = page.getByRole('group', { name: 'What do you want to know?' }).getByRole('button');
  await expect(kinds.first()).toBeVisible();
  const took: number[] = [];
  const ask = async (how: () => Promise<void>) => {
    await page.evaluate(() => (window as unknown as { taken: Map<number, number> }).taken.clear());
    await how();
    took.push((await durations(page))[0] ?? 0);
  };
  // What is asked first fetches and warms up.
  await press(page, kinds.first());
  for (let i = 0; i < (await kinds.count()); i++) await ask(() => press(page, kinds.nth(i)));
  // What stands where, at once allowed with its points or refused with every rule.
  for (const kind of ['Build a marketplace', 'Build a house', 'Build a street section']) {
    await press(page, kinds.filter({ hasText: kind }));
    const spots = page.locator('.board [role="button"]');
    for (let i = 0; i < 12; i++) {
      await spots.nth((i * 5) % (await spots.count())).focus();
      await ask(async () => {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(LOOK);
      });
    }
  }
  took.sort((a, b) => b - a);
  console.log(`The position checker: ${told(took)}`);
  expect((took[took.length >> 1] as number) - anyPage).toBeLessThan(ANSWER);
});

test('from a press to the next step of an example', async ({ page }) => {
  await page.goto('en/examples/street/');
  await expect(page.locator('astro-island:not([ssr]) .example-stepper')).toBeVisible();
  await slowDown(page);
  const took = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLButtonElement>('.example-to-forward')?.click();
    while (!document.querySelectorAll('.example-dot')[1]?.hasAttribute('aria-current'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  console.log(`The first step of an example: ${Math.round(took)} ms`);
  expect(took).toBeLessThan(100);
});
