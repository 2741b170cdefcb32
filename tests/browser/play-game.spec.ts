import { expect, test } from '@playwright/test';
import { endsTurn } from '../../src/machines/history.ts';
import { after, gameWithEverything } from './planned-games.ts';
import { savedGame, startGame, TableDriver, waitForSaved, watch } from './table-driver.ts';

const OFTEN = 23;

test('a whole game of two, from the draft to the final scoring, with undo in between', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(!isMobile, 'a whole game at a wide window is played by keyboard');
  test.setTimeout(300_000);
  const strange = watch(page, baseURL as string);
  const plan = gameWithEverything();
  await startGame(page, plan.seed);
  const table = new TableDriver(page, isMobile);
  let game = plan.start;
  for (const [i, { player: _, ...action }] of plan.actions.entries()) {
    await table.take(game, action);
    const next = after(game, action);
    if (i % OFTEN === OFTEN - 1) {
      // Back over the ends of turns, forward again, and the last action once more by hand.
      for (let back = 0; back < 5; back++) await table.undo();
      for (let forward = 0; forward < 4; forward++) await table.bar('Redo').click();
      await table.take(game, action);
    }
    const ended = await table.bar('End turn').getAttribute('aria-disabled');
    expect(ended, `after action ${i}, ${JSON.stringify(action)}`).toBe(endsTurn(game, next) ? 'false' : 'true');
    await table.confirmEnd();
    game = next;
  }
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible();
  await page.getByRole('button', { name: 'Show it all at once' }).click();
  const winner = (plan.end.state.winners as number[])[0] as number;
  const vp = plan.end.state.players[winner]?.vp;
  await expect(page.locator('.final-winner')).toContainText(`${['Ann', 'Ben'][winner]} wins with ${vp} VP.`);
  await waitForSaved(page, ({ state }) => state.phase === 'over');
  expect((await savedGame(page)).state).toEqual(plan.end.state);
  expect(strange).toEqual([]);
});
