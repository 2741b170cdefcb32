import { createHash } from 'node:crypto';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { apply, type Game, newGame, PRACTICE_SET, randomSet, viewFor } from '../../../src/milestones/index.ts';
import { greedy } from '../../../src/players/greedy.ts';
import type { ComputerPlayer } from '../../../src/players/player.ts';
import { random } from '../../../src/players/random.ts';
import { play } from '../../../src/simulator/play.ts';

const NO_CHANCE = xoroshiro128plus(0);
const choice = (game: Game) => greedy(viewFor(game, game.state.player), NO_CHANCE);

/** Every position of a game that random plays; some are in the middle of a visit. */
const positions = (seed: number, set = PRACTICE_SET): Game[] => {
  const start = newGame({ players: 3, seed, set });
  return Array.from(play(start, [random, random, random], xoroshiro128plus(seed)), ({ game }) => game);
};

test('it does not know the order of the draw pile', () => {
  for (const game of positions(1).filter((_, i) => i % 50 === 0)) {
    if (game.state.phase === 'over') continue;
    expect(choice({ ...game, pile: [...game.pile].reverse() })).toEqual(choice(game));
  }
});

test('from anywhere in a turn it gives actions that bring the turn to its end', () => {
  const games = [...positions(2), ...positions(3, randomSet(3))].filter(({ state }) => state.phase !== 'over');
  for (const game of games.filter((_, i) => i % 40 === 0)) {
    let after = game;
    for (const action of choice(game)) {
      expect(after.state.player).toBe(game.state.player);
      const outcome = apply(after, action);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
      after = outcome.game;
    }
    expect(after.state.phase === 'over' || after.state.player !== game.state.player).toBe(true);
  }
});

test('it drafts two tiles that it can place', () => {
  const game = newGame({ players: 4, seed: 4, set: PRACTICE_SET });
  expect(choice(game).map(({ type }) => type)).toEqual(['draft', 'draft']);
});

test('it plays as it has always played, for the others are measured by it', () => {
  const hash = createHash('sha256');
  for (const players of [2, 3]) {
    const start = newGame({ players, seed: 5, set: randomSet(players) });
    const steps = play(start, Array<ComputerPlayer>(players).fill(greedy), NO_CHANCE);
    for (const { action } of steps) hash.update(JSON.stringify(action));
  }
  expect(hash.digest('hex')).toBe('8c6d5911abdbeefdb6239bc44d5092d4a13a1ad0091b36f7f6958f9fc4cdbd93');
});
