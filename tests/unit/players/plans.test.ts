import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { type Action, apply, type Game, newGame, PRACTICE_SET, randomSet } from '../../../src/milestones/index.ts';
import { plansOf } from '../../../src/players/ahead/plans.ts';
import { journeyman } from '../../../src/players/journeyman.ts';
import { random } from '../../../src/players/random.ts';
import { play } from '../../../src/simulator/play.ts';

/** Positions in which a turn goes on with a move: of games that random plays, which hoards goods, and that the journeyman plays, who builds. */
const games: readonly Game[] = [
  { by: random, players: 3, seed: 1, set: PRACTICE_SET },
  { by: random, players: 2, seed: 2, set: randomSet(2) },
  { by: journeyman, players: 2, seed: 3, set: PRACTICE_SET },
].flatMap(({ by, players, seed, set }) => {
  const start = newGame({ players, seed, set });
  const steps = play(start, Array(players).fill(by), xoroshiro128plus(seed));
  const moving = Array.from(steps, ({ game }) => game).filter(({ state }) => state.phase === 'move');
  return moving.filter((_, i) => i % 25 === 0);
});

/** The game after actions that have to be accepted. */
function after(game: Game, actions: readonly Action[]): Game {
  let reached = game;
  for (const action of actions) {
    const outcome = apply(reached, action);
    if (!outcome.ok) throw new Error(JSON.stringify({ action, refusals: outcome.refusals }));
    reached = outcome.game;
  }
  return reached;
}

test('every turn that a plan begins with is legal and whole', () => {
  expect(games.length).toBeGreaterThan(20);
  for (const game of games) {
    const { player } = game.state;
    const { turns } = plansOf(game, player, 8);
    expect(turns.length).toBeGreaterThan(0);
    for (const { actions } of turns) {
      const { state } = after(game, actions);
      expect(state.phase === 'over' || state.player !== player).toBe(true);
      // It ends with the last of them, and not before.
      const before = after(game, actions.slice(0, -1)).state;
      expect(before.player).toBe(player);
    }
  }
});

test('the best turn comes first and is worth what the best plan is', () => {
  for (const game of games) {
    const { worth, turns } = plansOf(game, game.state.player, 8);
    const worths = turns.map((turn) => turn.worth);
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(worths[0]).toBe(worth);
  }
});

test('no plan knows the order of the draw pile', () => {
  for (const game of games) {
    const turned = { ...game, pile: [...game.pile].reverse() };
    expect(plansOf(turned, game.state.player, 8)).toEqual(plansOf(game, game.state.player, 8));
  }
});
