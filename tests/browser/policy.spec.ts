import { expect, type Page, test } from '@playwright/test';
import { PAGES, visitAll } from './pages.ts';
import { after, type PlannedGame, playedGame } from './planned-games.ts';
import { countRequests } from './requests.ts';
import { startGame, TableDriver, watch } from './table-driver.ts';
import { ANY_WINDOW } from './windows.ts';

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content');

/** Scrolls to the end, so that all comes that waits to be seen. */
async function readToTheEnd(page: Page, allFetched: () => Promise<void>): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await allFetched();
}

test('every kind of page keeps its policy, which allows nothing but the site itself', { tag: ANY_WINDOW }, async ({
  page,
  baseURL,
}) => {
  await visitAll(page, PAGES, (page) => {
    const strange = watch(page, baseURL as string);
    const allFetched = countRequests(page);
    return async (path) => {
      await page.goto(path);
      const policy = (await policyOf(page)) ?? '';
      expect(policy, path).toContain("default-src 'none'");
      expect(policy, path).not.toMatch(/unsafe|https?:|\*/);
      await readToTheEnd(page, allFetched);
      expect(strange, path).toEqual([]);
    };
  });
});

test('search, settings, a second language and turns of a game go on under the policy, and no other host is asked', {
  tag: ANY_WINDOW,
}, async ({ page, baseURL }) => {
  const strange = watch(page, baseURL as string);
  const allFetched = countRequests(page);
  await page.goto('en/rules/castle/?with=hu');
  await expect(page.getByText('A két követelés', { exact: true })).toBeVisible();
  await readToTheEnd(page, allFetched);
  await page.goto('en/?q=can I move past the castle');
  await expect(page.getByRole('dialog').getByRole('article').getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');

  const plan = playedGame(2, 3) ?? (playedGame(2, 5) as PlannedGame);
  await startGame(page, plan.seed);
  const hand = new TableDriver(page, false);
  let game = plan.start;
  for (const { player: _, ...action } of plan.actions.slice(0, 12)) {
    await hand.take(game, action);
    await hand.confirmEnd();
    game = after(game, action);
  }
  expect(strange).toEqual([]);
});
