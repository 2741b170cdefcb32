/**
 * `npm run memory`: plays twenty whole games one after the other in one tab, each with its final scoring, its figures and a
 * look back, and prints after each what is on the heap and on the page. Fails where a game leaves more behind than the list
 * of kept games needs for it.
 */
import { expect, test } from '@playwright/test';
import { memory } from '../browser/memory.ts';

const GAMES = 20;
/** What is fetched and remembered once is there after so many. */
const FIRST = 8;
/** In kB. The list that is shown and the one before it hold each game as a text of some 25 kB; a table that is not let go of takes much more. */
const MOST_FOR_A_GAME = 100;

test('twenty whole games in one tab', async ({ page }) => {
  test.setTimeout(1_200_000);
  await page.addInitScript(() =>
    localStorage.setItem('milestones-settings', JSON.stringify({ pace: 'none', confirmTurns: false })),
  );
  await page.goto('en/play/');
  const session = await page.context().newCDPSession(page);
  const taken = [];
  for (let i = 1; i <= GAMES; i++) {
    for (const seat of [1, 2])
      await page.getByRole('combobox', { name: `Player in seat ${seat}` }).selectOption('apprentice');
    await page.locator('.setup-start').click();
    await page.getByRole('button', { name: 'Show everything' }).click({ timeout: 120_000 });
    await expect(page.locator('.summary')).toBeVisible();
    await page.getByRole('button', { name: 'Watch the game again' }).click();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await page.getByRole('button', { name: 'Set up another game' }).click();
    await expect(page.locator('.setup')).toBeVisible();
    const now = await memory(session);
    taken.push(now);
    console.log(`${i} games: ${Math.round(now.heap)} kB, ${now.nodes} nodes, ${now.listeners} listeners`);
  }
  const [before, after] = [taken[FIRST - 1], taken[GAMES - 1]] as [(typeof taken)[number], (typeof taken)[number]];
  const each = (after.heap - before.heap) / (GAMES - FIRST);
  console.log(`${Math.round(each)} kB for each game`);
  expect(each).toBeLessThan(MOST_FOR_A_GAME);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});
