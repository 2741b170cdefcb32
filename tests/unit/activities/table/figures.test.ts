import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figuresOf } from '../../../../src/activities/table/summary/figures.ts';
import { beginHistory, confirmEnd, gameOf, type History, perform } from '../../../../src/milestones/history.ts';
import {
  type Action,
  type Game,
  legalActions,
  newGame,
  PRACTICE_SET,
  randomSet,
} from '../../../../src/milestones/index.ts';
import { drawFrom } from '../../kit/drawing.ts';
import { chosen, withPlenty } from '../../milestones/playing.ts';

const sum = (numbers: Iterable<number>) => [...numbers].reduce((a, b) => a + b, 0);

function done(history: History, action: Action): History {
  const performed = perform(history, action);
  if (!performed.ok) throw new Error(JSON.stringify(performed.refusals));
  return confirmEnd(performed.history);
}

/** Plays by chance until the game is over, or until there have been so many actions. */
function played(start: Game, seed: number, most: number): History {
  const draw = drawFrom(seed);
  let history = beginHistory(start);
  while (history.at < most && gameOf(history).state.phase !== 'over')
    history = done(history, chosen(legalActions(gameOf(history)), draw));
  return history;
}

/** Coins that a player has given away, by the actions alone. */
function coinsSpent({ steps }: History, player: number): number {
  let spent = 0;
  for (const { action } of steps) {
    if (action.player !== player) continue;
    if (action.type === 'hire' || action.type === 'buy') spent += 2;
    if (action.type === 'give-back') spent += action.goods.coin ?? 0;
  }
  return spent;
}

test('in any game the figures of a player add up to the score and to the coins in hand', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 4 }), fc.boolean(), (seed, players, plenty) => {
      const dealt = newGame({ players, seed, set: seed % 2 === 0 ? PRACTICE_SET : randomSet(seed) });
      // From the deal on, or from a position with plenty in everybody's hands, in which more is built.
      const start = plenty ? withPlenty(gameOf(played(dealt, seed, 2 * players)), drawFrom(seed)) : dealt;
      const history = played(start, seed, 1_500);
      const { state } = gameOf(history);
      figuresOf(history).forEach(({ before, turns, sources, coins }, player) => {
        const { vp, goods } = state.players[player] as (typeof state.players)[number];
        expect(before + sum(Object.values(sources))).toBe(vp);
        expect((turns.at(-1)?.score ?? before) + sources.majority).toBe(vp);
        const coinsAtFirst = start.state.players[player]?.goods.coin as number;
        expect(coinsAtFirst + sum(Object.values(coins)) - coinsSpent(history, player)).toBe(goods.coin);
        const yielded = history.steps.flatMap(({ events }) =>
          events.flatMap((event) =>
            event.type === 'goods' && event.player === player && event.spaces.length > 0 ? [event.count] : [],
          ),
        );
        expect(sum(turns.map((turn) => turn.goods))).toBe(sum(yielded));
        const scores = [before, ...turns.map(({ score }) => score)];
        expect(turns.map((turn) => turn.vp)).toEqual(turns.map(({ score }, i) => score - (scores[i] as number)));
      });
    }),
    { numRuns: 40 },
  );
});

test('every turn of a player is counted once, and what was taken back not at all', () => {
  const start = newGame({ players: 3, seed: 8, set: PRACTICE_SET });
  const history = played(start, 8, 1_500);
  const ends = history.steps.filter(({ events }) =>
    events.some(({ type }) => type === 'turn-ended' || type === 'game-over'),
  );
  const turnsOf = (player: number) => ends.filter(({ action }) => action.player === player).length;
  expect(figuresOf(history).map(({ turns }) => turns.length)).toEqual([turnsOf(0), turnsOf(1), turnsOf(2)]);

  const half = { ...history, at: 40 };
  expect(figuresOf(half)).toEqual(figuresOf({ ...half, steps: half.steps.slice(0, 40) }));
});
