import { expect, test } from 'vitest';
import { yieldsAhead, yieldTags } from '../../../src/choosing/ahead.ts';
import { namesFor } from '../../../src/telling/names.ts';
import { decisionsOf, gameWithEverything } from '../../browser/planned-games.ts';

test('goods and points that a space gives stand below each other, and each tag has a place of its own', () => {
  let both = 0;
  for (const { game } of decisionsOf(gameWithEverything())) {
    const yields = yieldsAhead(game);
    const tags = yieldTags(yields, namesFor('en', game.board, game.workerTiles));
    const places = tags.map(({ at, isSecond = false }) => `${at} ${isSecond}`);
    expect(new Set(places).size).toBe(places.length);
    for (const [at, { goods, vp }] of yields) {
      if (vp === 0 || Object.keys(goods).length === 0) continue;
      expect(tags.filter((tag) => tag.at === at).map(({ isSecond = false }) => isSecond)).toEqual([false, true]);
      both += 1;
    }
  }
  expect(both).toBeGreaterThan(0);
});
