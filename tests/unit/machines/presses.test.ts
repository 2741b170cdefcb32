import { expect, test } from 'vitest';
import { pressesOfTurns, spread } from '../../bench/presses.ts';

test('half of all turns take at most five presses with the usual settings, and none more than sixteen', () => {
  const turns = ([2, 3, 4] as const).flatMap((players) =>
    [0, 1, 2, 3].flatMap((seed) => pressesOfTurns(players, seed)),
  );
  const { median, worst } = spread(turns);
  expect(median).toBeLessThanOrEqual(5);
  expect(worst).toBeLessThanOrEqual(16);
});
