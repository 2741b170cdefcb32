import { expect, test } from 'vitest';
import { valuesAhead } from '../../../src/board/values-ahead.ts';
import { after, decisionsOf, gameWithEverything } from '../../browser/planned-games.ts';

test('what a house or a delivery scores is written where it goes, and no delivery there scores more', () => {
  let seen = 0;
  for (const { game, action } of decisionsOf(gameWithEverything())) {
    if (action.type !== 'house' && action.type !== 'deliver') continue;
    const { player } = game.state;
    const vpOf = (of: typeof game) => of.state.players[player]?.vp ?? 0;
    const scored = vpOf(after(game, action)) - vpOf(game);
    const written = valuesAhead(game, action.type).get(action.type === 'house' ? action.lot : action.marketplace);
    if (action.type === 'house') expect(scored - (action.bonusOn === undefined ? 0 : 1)).toBe(written);
    else expect(scored).toBeLessThanOrEqual(written as number);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(1);
});
