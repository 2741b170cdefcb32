import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type CardTable,
  type CardThought,
  cardMachine,
  gameAt,
  nextGame,
  savedMatchOf,
  scoresAt,
  selectCards,
  tableOfMatch,
  tableOfPlayed,
  totalsAt,
  winnerAt,
} from '../../../src/machines/card-table.ts';
import { type Action, legalActions, readMatch, totalsOf, winnerOf } from '../../../src/thousand-miles/index.ts';
import { PLAYER } from '../../../src/thousand-miles/players/levels.ts';
import { viewFor } from '../../../src/thousand-miles/view.ts';

const STARTED = '2026-01-02T03:04:05.000Z';
const LATER = '2026-02-03T04:05:06.000Z';

/** A table at which the computer plays as it does, and has been asked what is listed. */
async function begun(target: number | null, showsAtOnce = true) {
  const asked: CardThought[] = [];
  const actor = createActor(
    cardMachine.provide({
      actors: {
        think: fromPromise<readonly Action[], CardThought>(async ({ input }) => {
          asked.push(input);
          return [PLAYER[input.by](input.view, 1)];
        }),
      },
      delays: { pace: 20 },
      guards: { showsAtOnce: () => showsAtOnce, confirmsTurns: () => false },
    }),
  );
  actor.start();
  const until = (waitsFor: string) =>
    waitFor(actor, (snapshot) => selectCards.waitsFor(snapshot) === waitsFor, { timeout: 600_000 });
  await until('setup');
  const first = { target, opponent: 'learner', deck: 101, starter: 0, seed: 3, started: STARTED, played: [] } as const;
  actor.send({ type: 'start', asked: first });
  const table = () => selectCards.table(actor.getSnapshot()) as CardTable;
  return { actor, asked, table, until };
}

/** Plays the game at the table to its end as the racer would. */
async function playOut({ actor, table }: Awaited<ReturnType<typeof begun>>) {
  for (let cards = 0; cards < 300; cards++) {
    const { context } = await waitFor(actor, (now) => ['play', 'over'].includes(selectCards.waitsFor(now)), {
      timeout: 600_000,
    });
    const game = gameAt(context.table as CardTable);
    if (game.state.phase === 'over') return table();
    actor.send({ type: 'act', action: PLAYER.racer(viewFor(game, 0), cards) });
  }
  return expect.fail('the game does not end');
}

test('a match goes on until somebody has the points: the drivers start by turns, and what was played is kept', async () => {
  const begunTable = await begun(5000);
  let table = await playOut(begunTable);
  const starters = [table.history.start.options.starter];
  while (winnerAt(table) === null) {
    const next = nextGame(table, 100 + starters.length);
    if (next === null) return expect.fail('there is no next game');
    begunTable.actor.send({ type: 'start', asked: next });
    table = await playOut(begunTable);
    starters.push(table.history.start.options.starter);
    expect(totalsAt(table)).toEqual(totalsOf(scoresAt(table)));
    const read = readMatch(JSON.parse(JSON.stringify(savedMatchOf(table, STARTED))));
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    const again = tableOfMatch(read, table.seed);
    expect(totalsAt(again)).toEqual(totalsAt(table));
    expect(again.played).toEqual(table.played);
  }
  expect(starters.every((starter, i) => starter === i % 2)).toBe(true);
  expect(nextGame(table, 1)).toBe(null);
  expect(Math.max(...totalsAt(table))).toBeGreaterThanOrEqual(5000);
  for (const [i, { scores }] of table.played.entries()) {
    const earlier = tableOfPlayed(table, i);
    expect(gameAt(earlier).state.scores).toEqual(scores);
    expect(scoresAt(earlier)).toEqual(scoresAt(table).slice(0, i + 1));
    expect(winnerAt(earlier)).toBe(null);
  }
  // Going on from a step of the first game makes a match of its own, which begins with that game.
  begunTable.actor.send({ type: 'open', table: tableOfPlayed(table, 0) });
  begunTable.actor.send({ type: 'branch', at: 2, started: LATER });
  expect(begunTable.table()).toMatchObject({ started: LATER, played: [], target: 5000, history: { at: 2 } });
  begunTable.actor.stop();
  for (const { view } of begunTable.asked) {
    expect(view).not.toHaveProperty('deck');
    expect(view.other.hand).toBe(null);
  }
});

test('a single game has a next one, too, and nobody who has won a match', async () => {
  const table = await playOut(await begun(null));
  expect(winnerAt(table)).toBe(null);
  expect(nextGame(table, 1)).toMatchObject({
    starter: 1,
    target: null,
    played: [{ scores: gameAt(table).state.scores }],
  });
});

test('who has reached the target has won; with as many points each it decides nothing', () => {
  const score = (total: number) => ({ total }) as never;
  expect(winnerOf(2000, [[score(2500), score(2500)]])).toBe(null);
  expect(winnerOf(2000, [[score(2500), score(2400)]])).toBe(0);
  expect(winnerOf(2000, [[score(1000), score(2400)]])).toBe(1);
  expect(winnerOf(2000, [[score(1000), score(2000)]])).toBe(1);
  expect(winnerOf(null, [[score(9000), score(0)]])).toBe(null);
});

test('one’s own card is taken back without a question until the computer’s is seen, and with one after that', async () => {
  const { actor, table, until } = await begun(null, false);
  await until('play');
  const act = () => {
    const card = legalActions(gameAt(table())).find(({ type }) => type === 'discard') as Action;
    actor.send({ type: 'act', action: card });
  };
  act();
  actor.send({ type: 'undo' });
  expect([table().history.at, table().history.marks]).toEqual([0, []]);
  act();
  await until('showing');
  await until('play');
  const { at } = table().history;
  expect(at).toBeGreaterThan(1);
  actor.send({ type: 'undo' });
  expect([table().history.at, selectCards.isTakingBack(actor.getSnapshot())]).toEqual([at, true]);
  actor.send({ type: 'leaveIt' });
  expect(selectCards.isTakingBack(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'undo' });
  actor.send({ type: 'takeBack' });
  expect(table().history.at).toBe(0);
  expect(table().history.marks.length).toBeGreaterThan(0);
});
