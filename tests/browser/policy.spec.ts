import { expect, type Page, test } from '@playwright/test';
import { PAGES } from './pages.ts';
import { after, type PlannedGame, playedGame } from './planned-games.ts';
import { startGame, TableDriver, watch } from './table-driver.ts';
import { ANY_WINDOW } from './windows.ts';

const policyOf = (page: Page) =>
  page.locator('meta[http-equiv="Content-Security-Policy"]').first().getAttribute('content');

/** Scrolls to the end, so that all comes that waits to be seen. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
  await page.waitForLoadState('networkidle');
}

test('every kind of page keeps its policy, which allows nothing but the site itself', { tag: ANY_WINDOW }, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const strange = watch(page, baseURL as string);
  for (const path of PAGES) {
    await page.goto(path);
    const policy = (await policyOf(page)) ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe|https?:|\*/);
    await readToTheEnd(page);
    expect(strange, path).toEqual([]);
  }
});

test('search, settings, a second language and turns of a game go on under the policy, and no other host is asked', {
  tag: ANY_WINDOW,
}, async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const strange = watch(page, baseURL as string);
  await page.goto('en/rules/castle/?with=hu');
  await expect(page.locator('.other').first()).toBeVisible();
  await readToTheEnd(page);
  await page.goto('en/?q=castle full');
  await expect(page.locator('#search-results .case-picture, #search-results .hit-title').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('#settings').click();
  await expect(page.locator('dialog.settings')).toBeVisible();
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
