import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { finalScoringOf, type Game, KINDS, newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';
import { majoritiesOf } from '../../../src/players/outlook/terms.ts';
import { outlookOf } from '../../../src/players/outlook.ts';
import { random } from '../../../src/players/random.ts';
import { play } from '../../../src/simulator/play.ts';

const start = newGame({ players: 3, seed: 1, set: PRACTICE_SET });
const games = Array.from(play(start, [random, random, random], xoroshiro128plus(1)), ({ game }) => game);
const some = games.filter((_, i) => i % 40 === 0);

function withMore(game: Game, player: number, vp: number): Game {
  const players = game.state.players.map((one, i) => (i === player ? { ...one, vp: one.vp + vp } : one));
  return { ...game, state: { ...game.state, players } };
}

test('the chances are those of all players together, and the order of the pile does not change them', () => {
  for (const game of some) {
    const { chances } = outlookOf(game);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect(outlookOf({ ...game, pile: [...game.pile].reverse() }).chances).toEqual(chances);
  }
});

test('more VP are a better chance', () => {
  for (const game of some.filter(({ state }) => state.phase !== 'over')) {
    const before = outlookOf(game).chances[1] as number;
    // Few enough not to look like the end of the game.
    expect(outlookOf(withMore(game, 1, 3)).chances[1]).toBeGreaterThan(before);
  }
});

test('a game that is over is certain', () => {
  const last = games.at(-1) as Game;
  const winners = last.state.winners as readonly number[];
  const { chances, scores } = outlookOf(last);
  expect(chances).toEqual([0, 1, 2].map((player) => (winners.includes(player) ? 1 / winners.length : 0)));
  expect(scores).toEqual(last.state.players.map(({ vp }) => vp));
});

test('majorities are counted as in the final scoring (12.4–12.6)', () => {
  for (const { state } of some) {
    const scoring = finalScoringOf(state.players, false);
    const expected = state.players.map((_, i) => KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[i] as number), 0));
    expect(state.players.map((_, i) => majoritiesOf(state.players, i))).toEqual(expected);
  }
});
