import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { gameMachine, type NewTable, select, type TableGame, type Thought } from '../../../src/machines/game.ts';
import { gameOf } from '../../../src/milestones/history.ts';
import { type Action, legalActions, type Seat } from '../../../src/milestones/index.ts';
import { greedy } from '../../../src/players/greedy.ts';

const seat = (name: string, by: Seat['by']): Seat => ({ name, colour: name === 'Ann' ? 'red' : 'blue', by });
const PACE = 1000;
const NEW: NewTable = {
  seats: [seat('Ann', 'person'), seat('Ben', 'master')],
  startingPlayer: 0,
  seed: 11,
  started: '2026-01-02T03:04:05.000Z',
  variants: { equalCategoryScores: false },
};

type Mind = (thought: Thought, signal: AbortSignal) => Promise<readonly Action[]>;
const mind: Mind = async ({ view }) => greedy(view, xoroshiro128plus(1));

/** A table at which a game has been started, with a clock that stands still until it is told to go on. */
async function started(given: Partial<NewTable> = {}, think: Mind = mind, atOnce = false) {
  const clock = new SimulatedClock();
  const asked: Thought[] = [];
  const machine = gameMachine.provide({
    actors: {
      load: fromPromise<TableGame | null>(async () => null),
      think: fromPromise<readonly Action[], Thought>(({ input, signal }) => {
        asked.push(input);
        return think(input, signal);
      }),
    },
    delays: { pace: PACE },
    guards: { showsAtOnce: () => atOnce },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  await waitFor(actor, (snapshot) => select.waitsFor(snapshot) === 'setup');
  actor.send({ type: 'start', asked: { ...NEW, ...given } });
  const waitsFor = () => select.waitsFor(actor.getSnapshot());
  return {
    actor,
    clock,
    asked,
    waitsFor,
    table: () => select.table(actor.getSnapshot()) as TableGame,
    until: (what: string) => waitFor(actor, (snapshot) => select.waitsFor(snapshot) === what, { timeout: 600_000 }),
  };
}

/** Does whatever comes first until it is a computer's turn. */
function playOn({ actor, table, waitsFor }: Awaited<ReturnType<typeof started>>): void {
  while (!['thinking', 'showing', 'over'].includes(waitsFor())) {
    const { history } = table();
    if (waitsFor() === 'turnEnd') actor.send({ type: 'confirm' });
    else actor.send({ type: 'act', action: legalActions(gameOf(history))[0] as Action });
  }
}

test('a computer is asked what its player may know, and its actions come one at a time, the end of its turn as well', async () => {
  const game = await started();
  // The player to the starting player’s right drafts first (4.8).
  await game.until('showing');
  expect(game.asked[0]?.by).toBe('master');
  expect(game.asked[0]?.view).not.toHaveProperty('pile');
  expect(game.table().history.at).toBe(0);
  for (const [at, waits] of [
    [1, 'showing'],
    [2, 'showing'],
    [2, 'draft'],
  ] as const) {
    game.clock.increment(PACE);
    expect([game.table().history.at, game.waitsFor()]).toEqual([at, waits]);
  }
  expect(game.asked).toHaveLength(1);
});

test('people neither act nor confirm for a computer', async () => {
  const game = await started();
  await game.until('showing');
  const before = game.table();
  game.actor.send({ type: 'act', action: legalActions(gameOf(before.history))[0] as Action });
  game.actor.send({ type: 'confirm' });
  expect(game.table()).toBe(before);
});

test('what a computer does can be shown at once, and held', async () => {
  const game = await started();
  game.actor.send({ type: 'hold' });
  expect(game.waitsFor()).toBe('held');
  game.actor.send({ type: 'goOn' });
  await game.until('showing');
  game.actor.send({ type: 'hold' });
  game.clock.increment(10 * PACE);
  expect([game.table().history.at, game.waitsFor()]).toEqual([0, 'held']);
  game.actor.send({ type: 'goOn' });
  game.actor.send({ type: 'skip' });
  expect([game.table().history.at, game.waitsFor()]).toEqual([2, 'draft']);
});

test('nothing happens behind the back of somebody who looks back, and what people held stays held', async () => {
  const game = await started();
  const past = () => select.past(game.actor.getSnapshot());
  await game.until('showing');
  game.actor.send({ type: 'lookBack', at: 0, plays: true });
  game.clock.increment(10 * PACE);
  expect([game.table().history.at, game.waitsFor(), past()]).toMatchObject([0, 'held', { at: 0, plays: true }]);
  game.actor.send({ type: 'return' });
  expect([game.waitsFor(), past()]).toEqual(['showing', null]);
  game.actor.send({ type: 'hold' });
  game.actor.send({ type: 'lookBack', at: 0, plays: false });
  game.actor.send({ type: 'return' });
  expect([game.waitsFor(), past()]).toEqual(['held', null]);
});

test('where nobody wants to watch, a computer’s turn is shown at once', async () => {
  const game = await started({}, mind, true);
  await game.until('draft');
  expect(game.table().history.at).toBe(2);
});

test('undo leads back to the last decision of a person and interrupts the thinking; redo leads forward again', async () => {
  const signals: AbortSignal[] = [];
  let silent = false;
  const game = await started({}, (thought, signal) => {
    signals.push(signal);
    return silent ? new Promise(() => {}) : mind(thought, signal);
  });
  await game.until('showing');
  game.actor.send({ type: 'undo' });
  expect(game.waitsFor(), 'no person has decided anything yet').toBe('showing');
  game.actor.send({ type: 'skip' });
  silent = true;
  playOn(game);
  expect(game.waitsFor()).toBe('thinking');
  const ended = game.table();
  const decided = ended.history.at - 1;

  game.actor.send({ type: 'undo' });
  expect(signals.at(-1)?.aborted).toBe(true);
  expect(game.table().history.at).toBe(decided);
  expect(game.waitsFor()).not.toBe('thinking');
  silent = false;
  game.actor.send({ type: 'redo' });
  expect(game.table().history.at).toBe(ended.history.at);
  await game.until('showing');
  game.actor.send({ type: 'skip' });
  const answered = game.table();
  expect(answered.history.at).toBeGreaterThan(ended.history.at);

  game.actor.send({ type: 'undo' });
  expect(game.table(), 'a tile of the pile has been seen').toBe(answered);
  game.actor.send({ type: 'takeBack' });
  expect(game.table().history.at, 'over the whole turn of the computer').toBe(decided);
  game.actor.send({ type: 'redo' });
  expect(gameOf(game.table().history)).toEqual(gameOf(answered.history));
  expect(game.waitsFor()).toBe('move');
});

test('leaving and a new game interrupt the thinking', async () => {
  const signals: AbortSignal[] = [];
  const game = await started({}, (_, signal) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  game.actor.send({ type: 'leave' });
  game.actor.send({ type: 'resume' });
  game.actor.send({ type: 'start', asked: { ...NEW, seed: 12 } });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
});

test('a computer that fails is asked again, and in the end the people are told', async () => {
  let failures = 0;
  const game = await started({}, async (thought, signal) => {
    if (failures++ < 2) throw new Error('the worker died');
    return mind(thought, signal);
  });
  await game.until('showing');
  expect(game.asked).toHaveLength(3);

  const never = await started({}, async () => [{ type: 'done' }]);
  for (let i = 0; i < 3; i++) {
    await never.until('showing');
    never.clock.increment(PACE);
  }
  expect(never.waitsFor()).toBe('stuck');
  expect(never.table().history.at).toBe(0);
  never.actor.send({ type: 'goOn' });
  expect(never.waitsFor()).toBe('thinking');
});

test.each([2, 3, 4])('%i computers play a whole game among themselves', async (players) => {
  const by = ['apprentice', 'journeyman', 'master', 'master'] as const;
  const seats = by.slice(0, players).map((kind, i) => seat(`Computer ${i}`, kind));
  const game = await started({ seats });
  while (game.waitsFor() !== 'over') {
    await game.until('showing');
    game.actor.send({ type: 'skip' });
  }
  expect(gameOf(game.table().history).state.phase).toBe('over');
});
