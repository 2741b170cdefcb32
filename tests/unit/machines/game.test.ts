import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { gameMachine, type NewTable, savedGameOf, select, type TableGame } from '../../../src/machines/game.ts';
import { awaitsConfirmation, gameOf, replay } from '../../../src/milestones/history.ts';
import { type Action, apply, legalActions, readSavedGame } from '../../../src/milestones/index.ts';
import { TELLINGS } from '../../../src/telling/told-so-far.ts';
import { gameWithEverything } from '../../browser/planned-games.ts';

const NEW: NewTable = {
  seats: [
    { name: 'Ann', colour: 'red', by: 'person' },
    { name: 'Ben', colour: 'blue', by: 'person' },
  ],
  seed: 11,
  started: '2026-01-02T03:04:05.000Z',
  variants: { equalCategoryScores: false },
};

/** A table at which a game has been started, with everything that it saved. */
async function started(kept: TableGame | null = null, confirmsTurns = true) {
  const saved: TableGame[] = [];
  const machine = gameMachine.provide({
    actors: { load: fromPromise(async () => kept) },
    guards: { confirmsTurns: () => confirmsTurns },
    actions: {
      save: ({ context }) => {
        if (context.table !== null) saved.push(context.table);
      },
    },
  });
  const actor = createActor(machine);
  actor.start();
  await waitFor(actor, (snapshot) => select.waitsFor(snapshot) !== 'loading');
  const table = () => select.table(actor.getSnapshot()) as TableGame;
  return { actor, saved, table, waitsFor: () => select.waitsFor(actor.getSnapshot()) };
}

/** The first legal action of a type, or any. */
function legal(table: TableGame, matches: (action: Action) => boolean = () => true): Action {
  return legalActions(gameOf(table.history)).find(matches) as Action;
}

test('the table waits for the set-up, the draft, moves and spaces in turn, and asks before a turn ends', async () => {
  const { actor, table, waitsFor } = await started();
  expect(waitsFor()).toBe('setup');
  actor.send({ type: 'start', asked: NEW });
  expect(waitsFor()).toBe('draft');
  for (const next of ['draft', 'turnEnd', 'draft', 'turnEnd']) {
    if (waitsFor() === 'turnEnd') actor.send({ type: 'confirm' });
    actor.send({ type: 'act', action: legal(table()) });
    expect(waitsFor()).toBe(next);
  }
  actor.send({ type: 'confirm' });
  expect(waitsFor()).toBe('move');
  actor.send({ type: 'act', action: { type: 'move', to: 'trading-house' } });
  expect(waitsFor()).toBe('tradingHouse');
  actor.send({ type: 'act', action: { type: 'done' } });
  expect(waitsFor()).toBe('move');
  actor.send({ type: 'act', action: { type: 'move', to: 'board-of-works' } });
  expect(waitsFor()).toBe('turnEnd');
});

test('a visit in which nothing is possible ends by itself; undo goes back to the move, redo over the end', async () => {
  const { actor, table, waitsFor } = await started();
  actor.send({ type: 'start', asked: NEW });
  while (waitsFor() !== 'move')
    actor.send(waitsFor() === 'turnEnd' ? { type: 'confirm' } : { type: 'act', action: legal(table()) });
  const before = table().history.at;
  // Nobody has anything to deliver yet.
  actor.send({ type: 'act', action: { type: 'move', to: 'mill' } });
  expect(
    table()
      .history.steps.map(({ action }) => action.type)
      .slice(before),
  ).toEqual(['move', 'done']);
  expect([waitsFor(), gameOf(table().history).state.movesLeft]).toEqual(['move', 1]);
  actor.send({ type: 'undo' });
  expect([table().history.at, gameOf(table().history).state.movesLeft]).toEqual([before, 2]);
  actor.send({ type: 'redo' });
  expect([table().history.at, gameOf(table().history).state.movesLeft]).toEqual([before + 2, 1]);
});

test('an action that is refused changes nothing', async () => {
  const { actor, table, saved } = await started();
  actor.send({ type: 'start', asked: NEW });
  const before = table();
  actor.send({ type: 'act', action: { type: 'done' } });
  actor.send({ type: 'undo' });
  actor.send({ type: 'redo' });
  actor.send({ type: 'confirm' });
  expect(table()).toBe(before);
  expect(saved).toHaveLength(1);
});

test('the set-up can be looked at and left again without losing the game', async () => {
  const { actor, table, waitsFor } = await started();
  actor.send({ type: 'start', asked: NEW });
  actor.send({ type: 'act', action: legal(table()) });
  const before = table();
  actor.send({ type: 'leave' });
  expect(waitsFor()).toBe('setup');
  actor.send({ type: 'resume' });
  expect(table()).toBe(before);
  expect(waitsFor()).toBe('draft');
});

test('a saved game passes the schema and comes back as it was', async () => {
  const { actor, table } = await started();
  actor.send({ type: 'start', asked: NEW });
  for (let i = 0; i < 40; i++) {
    const actions = legalActions(gameOf(table().history));
    actor.send({ type: 'act', action: actions[(i * 7) % actions.length] as Action });
    actor.send({ type: 'confirm' });
  }
  const text = JSON.stringify(savedGameOf(table(), '2026-01-02T04:04:05.000Z'));
  const read = readSavedGame(JSON.parse(text));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const history = replay(read.start, read.record.actions, read.saved.marks);
  const back = await started({ ...table(), history });
  expect(gameOf(back.table().history)).toEqual(gameOf(table().history));
  expect(back.table().history.steps).toEqual(table().history.steps);
  back.actor.send({ type: 'undo' });
  actor.send({ type: 'undo' });
  expect(gameOf(back.table().history)).toEqual(gameOf(table().history));
});

test('no sequence of what people press breaks the game', async () => {
  const kinds = ['act', 'act', 'act', 'confirm', 'confirm', 'undo', 'redo', 'leave', 'resume', 'wrong'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(999),
      fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(999)), { maxLength: 150 }),
      async (seed, presses) => {
        const { actor, table, waitsFor } = await started();
        actor.send({ type: 'start', asked: { ...NEW, seed } });
        for (const [kind, n] of presses) {
          const actions = legalActions(gameOf(table().history));
          if (kind === 'act' && actions.length > 0)
            actor.send({ type: 'act', action: actions[n % actions.length] as Action });
          else if (kind === 'wrong') actor.send({ type: 'act', action: { type: 'cover', space: n } });
          else if (kind !== 'act') actor.send({ type: kind });
          const { history } = table();
          expect(history.at).toBeLessThanOrEqual(history.steps.length);
          expect(waitsFor() === 'turnEnd' || waitsFor() === 'setup').toBe(
            awaitsConfirmation(history) || waitsFor() === 'setup',
          );
          // What is shown is what the engine makes of the actions that count.
          let game = history.start;
          for (const { action } of history.steps.slice(0, history.at)) {
            const outcome = apply(game, action);
            if (!outcome.ok) throw new Error('a step is refused');
            game = outcome.game;
          }
          expect(gameOf(history)).toEqual(game);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('the table goes to any step of its game, and to no other', async () => {
  const { actor, table, waitsFor } = await started();
  actor.send({ type: 'start', asked: NEW });
  for (let i = 0; i < 2; i++) actor.send({ type: 'act', action: legal(table()) });
  const { history } = table();
  actor.send({ type: 'goTo', at: 0 });
  expect(gameOf(table().history)).toBe(history.start);
  expect(waitsFor()).toBe('draft');
  actor.send({ type: 'goTo', at: 3 });
  expect(table().history.at).toBe(0);
  actor.send({ type: 'goTo', at: 2 });
  expect(table().history).toEqual(history);
  expect(waitsFor()).toBe('turnEnd');
});

test('a branch is a game of its own that stands where the other one stood', async () => {
  const { actor, table, saved, waitsFor } = await started();
  actor.send({ type: 'start', asked: NEW });
  for (let i = 0; i < 4; i++) {
    if (waitsFor() === 'turnEnd') actor.send({ type: 'confirm' });
    actor.send({ type: 'act', action: legal(table()) });
  }
  const other = table();
  const count = saved.length;
  for (const at of [-1, other.history.at]) actor.send({ type: 'branch', at, started: '2026-02-03T04:05:06.000Z' });
  expect(table(), 'nothing that is past').toBe(other);
  actor.send({ type: 'branch', at: 1, started: '2026-02-03T04:05:06.000Z' });
  expect(gameOf(table().history)).toEqual(other.history.steps[0]?.game);
  expect([table().started, table().seed, table().seats]).toEqual(['2026-02-03T04:05:06.000Z', NEW.seed, NEW.seats]);
  expect(saved.slice(count)).toEqual([table()]);
  expect(gameOf(other.history), 'the other game is as it was').toEqual(other.history.steps.at(-1)?.game);
  expect(waitsFor()).toBe('draft');
});

test('whoever looks back at the table looks at nothing else afterwards: at the game that branches off, and after leaving', async () => {
  const { actor, table } = await started();
  const past = () => select.past(actor.getSnapshot());
  actor.send({ type: 'start', asked: NEW });
  for (let i = 0; i < 2; i++) actor.send({ type: 'act', action: legal(table()) });
  const before = table();
  actor.send({ type: 'lookBack', at: 1, plays: false });
  expect([past(), table()]).toMatchObject([{ at: 1, plays: false }, before]);
  actor.send({ type: 'leave' });
  actor.send({ type: 'resume' });
  expect(past()).toBeNull();
  actor.send({ type: 'lookBack', at: 1, plays: false });
  actor.send({ type: 'branch', at: 1, started: '2026-02-03T04:05:06.000Z' });
  expect(past()).toBeNull();
});

test('the final scoring is told step by step where the game ends at this table, and whole where it was over before', async () => {
  const { start, actions } = gameWithEverything();
  const played = { history: replay(start, actions.slice(0, -1), []), seats: NEW.seats, started: NEW.started, seed: 1 };
  const { actor, table, waitsFor } = await started(played);
  const told = () => select.told(actor.getSnapshot());
  actor.send({ type: 'confirm' });
  actor.send({ type: 'act', action: actions.at(-1) as Action });
  actor.send({ type: 'confirm' });
  expect([waitsFor(), told()]).toEqual(['over', 0]);
  actor.send({ type: 'tell', told: 2 });
  expect(told()).toBe(2);
  actor.send({ type: 'leave' });
  actor.send({ type: 'resume' });
  expect(told()).toBeGreaterThanOrEqual(TELLINGS);
  const back = await started(table());
  expect(select.told(back.actor.getSnapshot()), 'kept when it was over').toBeGreaterThanOrEqual(TELLINGS);
  back.actor.send({ type: 'undo' });
  back.actor.send({ type: 'takeBack' });
  back.actor.send({ type: 'redo' });
  expect([back.waitsFor(), select.told(back.actor.getSnapshot())]).toEqual(['over', 0]);
});

test('where people want to confirm nothing, an action that ends a turn is kept once, and the next turn begins', async () => {
  const { actor, table, saved, waitsFor } = await started(null, false);
  actor.send({ type: 'start', asked: NEW });
  actor.send({ type: 'act', action: legal(table()) });
  expect(waitsFor()).toBe('draft');
  actor.send({ type: 'act', action: legal(table()) });
  expect(saved.map(({ history }) => [history.at, history.confirmed])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  actor.send({ type: 'undo' });
  actor.send({ type: 'redo' });
  expect(waitsFor(), 'what has been confirmed is not asked about again').toBe('draft');
});

test('what has shown a tile of the pile is taken back only when people have decided so', async () => {
  const { actor, table } = await started();
  const takingBack = () => select.takingBack(actor.getSnapshot());
  actor.send({ type: 'start', asked: NEW });
  const shows = () => table().history.steps.some(({ events }) => events.some(({ type }) => type === 'refilled'));
  for (let i = 0; i < 400 && !shows(); i++) {
    const actions = legalActions(gameOf(table().history));
    actor.send({ type: 'act', action: actions[(i * 7) % actions.length] as Action });
    if (!shows()) actor.send({ type: 'confirm' });
  }
  const before = table();
  const shown = 1 + before.history.steps.findIndex(({ events }) => events.some(({ type }) => type === 'refilled'));
  actor.send({ type: 'takeBack' });
  expect(table(), 'nobody has asked to go back').toBe(before);
  actor.send({ type: 'undo' });
  expect([table(), takingBack()]).toEqual([before, 1]);
  actor.send({ type: 'leaveIt' });
  expect([table(), takingBack()]).toEqual([before, null]);
  actor.send({ type: 'goTo', at: 0 });
  expect([table(), takingBack()]).toEqual([before, 1]);
  actor.send({ type: 'takeBack' });
  expect([table().history.at, table().history.marks, takingBack()]).toEqual([0, [shown], null]);
  actor.send({ type: 'goTo', at: before.history.at });
  actor.send({ type: 'undo' });
  expect(table().history.at, 'what is marked need not be asked about again').toBe(shown - 1);
});
