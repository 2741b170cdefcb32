import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { type Game, newGame, PRACTICE_SET, randomSet, viewFor } from '../../../src/milestones/index.ts';
import { consider, simulations } from '../../../src/players/consider.ts';
import { LEVELS, playerOf } from '../../../src/players/levels.ts';
import { random } from '../../../src/players/random.ts';
import { play } from '../../../src/simulator/play.ts';

const FEW = simulations(4);

/** Positions of a game that random plays; some are in the middle of a visit. */
function positions(seed: number, set = PRACTICE_SET): Game[] {
  const start = newGame({ players: 3, seed, set });
  const games = Array.from(play(start, [random, random, random], xoroshiro128plus(seed)), ({ game }) => game);
  return [start, ...games.filter(({ state }, i) => i % 150 === 0 && state.phase !== 'over')];
}

describe.each(LEVELS)('%s', (level) => {
  const player = playerOf(level, FEW);
  const choice = (game: Game) => player(viewFor(game, game.state.player), xoroshiro128plus(1));

  test.each([2, 3, 4])('finishes games of %i players without a refused action', (players) => {
    const start = newGame({ players, seed: 1, set: players === 2 ? PRACTICE_SET : randomSet(players) });
    const steps = [...play(start, Array(players).fill(player), xoroshiro128plus(1))];
    expect(steps.at(-1)?.game.state.phase).toBe('over');
  });

  test('does not know the order of the draw pile', () => {
    for (const game of positions(1)) expect(choice({ ...game, pile: [...game.pile].reverse() })).toEqual(choice(game));
  });

  test('chooses the same again with the same seed', () => {
    for (const game of positions(2, randomSet(2))) expect(choice(game)).toEqual(choice(game));
  });
});

test('the turns considered: the one looked into most comes first, and somebody wins', () => {
  for (const game of positions(3)) {
    const turns = consider(viewFor(game, game.state.player), xoroshiro128plus(1), simulations(20));
    const looks = turns.map((turn) => turn.simulations);
    expect(looks).toEqual([...looks].sort((a, b) => b - a));
    for (const turn of turns) expect(turn.chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  }
});
