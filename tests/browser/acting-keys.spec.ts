import { expect, test } from '@playwright/test';
import { endsTurn } from '../../src/machines/history.ts';
import { KeyboardDriver } from './keyboard-driver.ts';
import { after, gameWithEverything } from './planned-games.ts';
import { savedGame, startGame, waitForSaved, watch } from './table-driver.ts';

const KINDS: { readonly [kind: string]: string } = { 'sand-worker': 'sand worker', 'grain-grower': 'grain grower' };

test('a whole game of two by keyboard alone', async ({ page, baseURL, isMobile }) => {
  test.skip(isMobile, 'phones have no keys');
  test.setTimeout(240_000);
  const strange = watch(page, baseURL as string);
  const plan = gameWithEverything();
  await startGame(page, plan.seed);
  const keys = new KeyboardDriver(page);
  let game = plan.start;
  for (const { player: _, ...action } of plan.actions) {
    const tile = 'tile' in action ? game.workerTiles.find(({ id }) => id === action.tile) : undefined;
    const name = (tile?.workers ?? []).map(({ kind, number }) => `${KINDS[kind] ?? kind} ${number}`).join(' + ');
    await keys.take(action, name);
    const next = after(game, action);
    if (endsTurn(game, next)) {
      await expect(page.locator('.bar-end')).toHaveAttribute('aria-disabled', 'false');
      await page.keyboard.press('e');
    }
    game = next;
  }
  await waitForSaved(page, ({ state }) => state.phase === 'over');
  expect((await savedGame(page)).state).toEqual(plan.end.state);
  expect(strange).toEqual([]);
});
