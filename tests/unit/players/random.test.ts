import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { ACTION_TYPES, newGame, PRACTICE_SET, viewFor } from '../../../src/milestones/index.ts';
import { random } from '../../../src/players/random.ts';
import { play } from '../../../src/simulator/play.ts';

test('it draws the type of action first, so that every type is played often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 5; seed++) {
    const start = newGame({ players: 2, seed, set: PRACTICE_SET });
    for (const { action } of play(start, [random, random], xoroshiro128plus(seed)))
      counts.set(action.type, (counts.get(action.type) ?? 0) + 1);
  }
  expect(ACTION_TYPES.filter((type) => (counts.get(type) ?? 0) === 0)).toEqual([]);
});

test('the same generator gives the same choice', () => {
  const game = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
  const choose = (seed: number) => random(viewFor(game, game.state.player), xoroshiro128plus(seed));
  expect(choose(3)).toEqual(choose(3));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(choose(seed)))).size).toBeGreaterThan(5);
});
