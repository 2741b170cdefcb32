/**
 * `npm run bench`: how fast the engine plays, and how fast the table's machine and the master are. A play-out asks for all legal actions
 * at every step and takes one of them, the kind of action drawn first; a replay applies recorded actions, each of them checked.
 * The table is pressed as people press it. The master is given positions of the journeyman's games; every simulation searches one
 * turn more, and what the profiler finds in the files of the engine is the engine's share. Prints what it measured here and now;
 * nothing is stored, and nothing is compared.
 */
import { Session } from 'node:inspector/promises';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { createActor, waitFor } from 'xstate';
import { gameMachine } from '../../src/machines/game.ts';
import { MILESTONES } from '../../src/milestones/game.ts';
import { beginHistory } from '../../src/milestones/history.ts';
import {
  type Action,
  apply,
  type Game,
  legalActions,
  newGame,
  PRACTICE_SET,
  viewFor,
} from '../../src/milestones/index.ts';
import { consider, simulations } from '../../src/players/consider.ts';
import { journeyman } from '../../src/players/journeyman.ts';
import { play } from '../../src/simulator/play.ts';

const SECONDS = 2;
const SIMULATIONS = 50;

interface Played {
  readonly start: Game;
  readonly actions: readonly Action[];
}

/** One of the legal actions, every kind of action equally likely; the legal actions stand ordered by kind. */
function choose(legal: readonly Action[], random: RandomGenerator): Action {
  const firsts: number[] = [];
  for (let i = 0; i < legal.length; i++) if (i === 0 || legal[i]?.type !== legal[i - 1]?.type) firsts.push(i);
  const kind = uniformInt(random, 0, firsts.length - 1);
  return legal[uniformInt(random, firsts[kind] as number, (firsts[kind + 1] ?? legal.length) - 1)] as Action;
}

function playOut(start: Game, random: RandomGenerator): Played {
  const actions: Action[] = [];
  let game = start;
  for (let legal = legalActions(game); legal.length > 0; legal = legalActions(game)) {
    const action = choose(legal, random);
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    actions.push(action);
    game = outcome.game;
  }
  return { start, actions };
}

/** A game after some turns, everybody with goods to build and to deliver with. */
function inMidGame(start: Game, random: RandomGenerator): Game {
  let game = start;
  for (let n = 0; n < 60 || game.state.phase !== 'move'; n++) {
    const outcome = apply(game, choose(legalActions(game), random));
    if (!outcome.ok) throw new Error('refused');
    game = outcome.game;
  }
  const goods = { stone: 8, wood: 8, sand: 8, grain: 8, coin: 8 };
  return { ...game, state: { ...game.state, players: game.state.players.map((player) => ({ ...player, goods })) } };
}

/** Repeats `round`, which gives the actions it took, for some seconds; the first second only warms up. */
function measure(name: string, round: (i: number) => number): void {
  for (let i = 0, end = performance.now() + 1000; performance.now() < end; i++) round(i);
  let [rounds, actions] = [0, 0];
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  while (performance.now() < end) actions += round(rounds++);
  const seconds = (performance.now() - begin) / 1000;
  const figure = (n: number) => Math.round(n).toLocaleString('en').padStart(12);
  console.log(`${name.padEnd(44)}${figure(actions / seconds)} actions/s${figure(rounds / seconds)} games/s`);
}

const random = xoroshiro128plus(1);
for (const players of [2, 3, 4]) {
  const deals = Array.from({ length: 200 }, (_, seed) => newGame({ players, seed, set: PRACTICE_SET }));
  const middles = deals.map((deal) => inMidGame(deal, random));
  const pick = (games: readonly Game[], i: number) => games[i % games.length] as Game;
  measure(`play-outs from the deal, ${players} players`, (i) => playOut(pick(deals, i), random).actions.length);
  measure(`play-outs from mid-game, ${players} players`, (i) => playOut(pick(middles, i), random).actions.length);

  const records = [...deals, ...middles].map((start) => playOut(start, random));
  measure(`replays, every action checked, ${players} players`, (i) => {
    const { start, actions } = records[i % records.length] as Played;
    let game = start;
    for (const action of actions) {
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error('refused');
      game = outcome.game;
    }
    return actions.length;
  });
}

/** A game between two people who play like journeymen, press by press: each action is sent, and the end of each turn is confirmed. */
const start = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
const presses = [...play(start, [journeyman, journeyman], random)].flatMap(
  ({ action: { player: _, ...action }, game }, i, steps) => {
    const act = { type: 'act', action: action as Action } as const;
    return MILESTONES.endsTurn(steps[i - 1]?.game ?? start, game) ? [act, { type: 'confirm' } as const] : [act];
  },
);
const acts = presses.filter(({ type }) => type === 'act').length;
const SEATS = [
  { name: 'Ann', colour: 'red', by: 'person' },
  { name: 'Ben', colour: 'blue', by: 'person' },
] as const;
const table = { history: beginHistory(start), seats: SEATS, started: '2026-01-01T00:00:00.000Z', seed: 1 };
const actor = createActor(gameMachine).start();
await waitFor(actor, (snapshot) => snapshot.matches('setup'));
measure('a whole game at the table, 2 players', () => {
  actor.send({ type: 'open', table });
  for (const press of presses) actor.send(press);
  return acts;
});
if (actor.getSnapshot().context.table?.history.at !== acts) throw new Error('The table refused something');

/** The share of the processor's time that a task spends in the files of the engine. */
async function shareOfEngine(task: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  task();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const ofEngine = new Set(
    profile.nodes.filter(({ callFrame }) => callFrame.url.includes('/src/milestones/')).map(({ id }) => id),
  );
  let engine = 0;
  let all = 0;
  profile.samples?.forEach((node, i) => {
    const time = profile.timeDeltas?.[i] ?? 0;
    all += time;
    if (ofEngine.has(node)) engine += time;
  });
  return engine / all;
}

for (const players of [2, 3, 4]) {
  const start = newGame({ players, seed: 1, set: PRACTICE_SET });
  const turns = Array.from(play(start, Array(players).fill(journeyman), random), ({ game }) => game).filter(
    ({ state }) => state.phase === 'move' && state.movesLeft === 2,
  );
  const positions = turns.filter((_, i) => i % 5 === 0);
  const think = () => {
    for (const game of positions) consider(viewFor(game, game.state.player), random, simulations(SIMULATIONS));
  };
  think();
  const begin = performance.now();
  think();
  const rate = Math.round((1000 * SIMULATIONS * positions.length) / (performance.now() - begin)).toLocaleString('en');
  const share = (100 * (await shareOfEngine(think))).toFixed(0);
  console.log(
    `${`the master thinks, ${players} players`.padEnd(44)}${rate.padStart(12)} turns/s${share.padStart(14)} % in the engine`,
  );
}
