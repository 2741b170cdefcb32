/**
 * `npm run versus`: how fast the table's machine is beside boardgame.io, both around the same engine with the same actions of
 * a whole game of the journeyman against himself. boardgame.io plays twice: with its turns, as its manual has a game, and at its
 * leanest, without turns and without undo. Prints actions a second, medians of five rounds that take turns, and the ratios.
 */
import { createRequire } from 'node:module';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createActor, waitFor } from 'xstate';
import { gameMachine } from '../../../src/machines/game.ts';
import { MILESTONES } from '../../../src/milestones/game.ts';
import { beginHistory } from '../../../src/milestones/history.ts';
import { apply, newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';
import { journeyman } from '../../../src/players/journeyman.ts';
import { play } from '../../../src/simulator/play.ts';

// Without its checks for developers, as it would be shipped.
process.env.NODE_ENV = 'production';
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const ROUNDS = 5;
const SECONDS = 2;

const start = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
const actions = Array.from(play(start, [journeyman, journeyman], xoroshiro128plus(1)), ({ action }) => action);

function byTheEngine() {
  let game = start;
  for (const action of actions) game = apply(game, action).game;
  return game;
}

const seats = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Ben', colour: 'blue', by: 'person' },
];
const actor = createActor(gameMachine).start();
await waitFor(actor, (snapshot) => snapshot.matches('setup'));

function atTheTable() {
  actor.send({
    type: 'open',
    table: { history: beginHistory(start), seats, started: '2026-01-01T00:00:00.000Z', seed: 1 },
  });
  for (const action of actions) {
    actor.send({ type: 'act', action });
    actor.send({ type: 'confirm' });
  }
  return actor.getSnapshot().context.table.history.steps.at(-1).game;
}

const whoseTurn = ({ G }) => MILESTONES.currentPlayer(G.game);

const withTurns = {
  setup: () => ({ game: start }),
  turn: { order: { first: whoseTurn, next: whoseTurn } },
  moves: {
    act: ({ G, events }, action) => {
      const { game } = apply(G.game, action);
      if (MILESTONES.endsTurn(G.game, game)) events.endTurn();
      return { game };
    },
  },
  endIf: ({ G }) => MILESTONES.isOver(G.game),
};

const leanest = {
  setup: () => ({ game: start }),
  disableUndo: true,
  moves: { act: ({ G }, action) => ({ game: apply(G.game, action).game }) },
};

function byBoardgameIo(game) {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  for (const action of actions) client.moves.act(action);
  client.stop();
  return client.getState().G.game;
}

const ways = {
  'the engine alone': byTheEngine,
  'our table’s machine': atTheTable,
  'boardgame.io, with turns': () => byBoardgameIo(withTurns),
  'boardgame.io, at its leanest': () => byBoardgameIo(leanest),
};

const ended = JSON.stringify(byTheEngine());
for (const [name, way] of Object.entries(ways))
  if (JSON.stringify(way()) !== ended) throw new Error(`${name}: not the same game`);

function rateOf(way) {
  const begin = performance.now();
  let rounds = 0;
  for (; performance.now() < begin + SECONDS * 1000; rounds++) way();
  return (rounds * actions.length * 1000) / (performance.now() - begin);
}

const rates = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [name, way] of Object.entries(ways)) rates[name].push(rateOf(way));

const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const ours = median(rates['our table’s machine']);
console.log(`${actions.length} actions of a game between two, ${ROUNDS} rounds`);
for (const [name, found] of Object.entries(rates)) {
  const rate = median(found);
  const figure = Math.round(rate).toLocaleString('en').padStart(12);
  console.log(`${name.padEnd(32)}${figure} actions/s   our machine: ${(ours / rate).toFixed(2)} times as fast`);
}
