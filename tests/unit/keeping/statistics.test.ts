import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { inAll, resultOf } from '../../../src/activities/table/keeping/statistics.ts';
import type { TableGame } from '../../../src/machines/game.ts';
import { beginHistory, confirmEnd, gameOf, type History, perform } from '../../../src/milestones/history.ts';
import { newGame, PRACTICE_SET, type Seat, viewFor } from '../../../src/milestones/index.ts';
import { greedy } from '../../../src/players/greedy.ts';

const SEATS: readonly Seat[] = [
  { name: 'Ann', colour: 'blue', by: 'person' },
  { name: 'Greta', colour: 'red', by: 'journeyman' },
];

/** A game that is played to its end, and the most VP that the first player had in one of the turns. */
function played(seed: number): { readonly table: TableGame; readonly most: number } {
  const random = xoroshiro128plus(seed);
  let history: History = beginHistory(newGame({ players: 2, seed, set: PRACTICE_SET }));
  let most = 0;
  let since = 0;
  for (;;) {
    const { state } = gameOf(history);
    if (state.phase === 'over') return { table: { history, seats: SEATS, started: '', seed }, most };
    for (const action of greedy(viewFor(gameOf(history), state.player), random)) {
      const before = gameOf(history).state;
      const performed = perform(confirmEnd(history), action);
      if (!performed.ok) throw new Error(JSON.stringify(performed.refusals));
      history = performed.history;
      const { state: after } = gameOf(history);
      const scored =
        after.finalScoring === null
          ? 0
          : Object.values(after.finalScoring).reduce((sum, { vp }) => sum + (vp[0] ?? 0), 0);
      const vp = (after.players[0]?.vp ?? 0) - scored;
      if (before.player === 0) most = Math.max(most, vp - since);
      if (after.player !== 0 || before.player !== 0) since = vp;
    }
  }
}

test('a finished game of one person against a computer: whether it is won, the VP, the best turn', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const { table, most } = played(seed);
    const { state } = gameOf(table.history);
    const [me, other] = state.players.map(({ vp }) => vp) as [number, number];
    const result = resultOf(table);
    expect(result).toMatchObject({ against: ['journeyman'], vp: me, bestTurn: most });
    // Where the best turn is shown, it is the person's, and has just begun.
    const { bestAt = 0 } = result ?? {};
    const beginning = table.history.steps[bestAt - 1];
    expect(beginning?.action).toMatchObject({ player: 0, type: 'move' });
    const end = table.history.steps.findIndex((step, i) => i >= bestAt - 1 && step.game.state.player !== 0);
    const scored = table.history.steps
      .slice(bestAt - 1, end < 0 ? undefined : end + 1)
      .flatMap(({ events }) => events)
      .filter((event) => event.type === 'vp' && event.player === 0 && event.source !== 'majority');
    expect(scored.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), 0)).toBe(most);
    if (me !== other) expect(result?.won).toBe(me > other);
    // Whose results they are is not clear where several people play, or none.
    expect(resultOf({ ...table, seats: SEATS.map((seat) => ({ ...seat, by: 'person' })) })).toBe(null);
    expect(resultOf({ ...table, seats: SEATS.map((seat) => ({ ...seat, by: 'master' })) })).toBe(null);
    // Nor is a game counted that goes on.
    expect(resultOf({ ...table, history: { ...table.history, at: table.history.at - 1 } })).toBe(null);
  }
});

test('all in all: a game counts once for each level that was met', () => {
  const result = { against: ['journeyman'], won: true, vp: 30, bestTurn: 6, bestAt: 20 } as const;
  expect(inAll([])).toBe(null);
  expect(
    inAll([
      result,
      { ...result, won: false, vp: 21, bestTurn: 9 },
      { ...result, against: ['apprentice', 'apprentice', 'master'], vp: 40 },
    ]),
  ).toEqual({
    games: 3,
    mean: 30,
    best: 40,
    bestTurn: 9,
    levels: [
      { level: 'apprentice', games: 1, won: 1 },
      { level: 'journeyman', games: 2, won: 1 },
      { level: 'master', games: 1, won: 1 },
    ],
  });
});
