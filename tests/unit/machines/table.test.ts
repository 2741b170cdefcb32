import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { historyFor } from '../../../src/kit/history.ts';
import { stageOf, type TableOf, type ThoughtOf, tableMachineFor } from '../../../src/machines/table.ts';
import {
  type Action,
  determinize,
  type Game,
  type GameEvent,
  legalActions,
  newGame,
  type Refusal,
  THOUSAND_MILES,
  type View,
} from '../../../src/thousand-miles/index.ts';

interface Seat {
  readonly name: string;
  readonly by: 'person' | 'computer';
}

type Table = TableOf<Game, Action, GameEvent, Seat>;
type New = Pick<Table, 'seats' | 'started'> & { readonly seed: number; readonly starter: 0 | 1 };

const { beginHistory, gameOf } = historyFor(THOUSAND_MILES);
const machine = tableMachineFor<Game, Action, GameEvent, Refusal, View, Seat, Table, New>(
  THOUSAND_MILES,
  ({ seed, starter, ...rest }) => ({ ...rest, seed, history: beginHistory(newGame({ seed, starter })) }),
);

/** A table of the card game with a computer that takes the first card it may, and everything that it has been asked. */
async function started() {
  const asked: ThoughtOf<View, Seat>[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        think: fromPromise<readonly Action[], ThoughtOf<View, Seat>>(async ({ input }) => {
          asked.push(input);
          return legalActions(determinize(input.view, 1)).slice(0, 1);
        }),
      },
      guards: { showsAtOnce: () => true },
    }),
  );
  actor.start();
  const until = (stage: string) => waitFor(actor, (snapshot) => stageOf(snapshot) === stage, { timeout: 600_000 });
  await until('setup');
  const seats: Seat[] = [
    { name: 'Ann', by: 'person' },
    { name: 'Ben', by: 'computer' },
  ];
  actor.send({ type: 'start', asked: { seats, seed: 5, starter: 0, started: '2026-01-02T03:04:05.000Z' } });
  const history = () => actor.getSnapshot().context.table?.history ?? expect.fail('there is no game');
  return { actor, asked, history, until };
}

test('a table plays a whole game of other rules: people act and confirm, computers see no more than they may', async () => {
  const { actor, asked, history, until } = await started();
  for (let presses = 0; !THOUSAND_MILES.isOver(gameOf(history())); presses++) {
    if (presses > 1000) expect.fail('the game does not end');
    await until('people');
    const [action] = legalActions(gameOf(history()));
    if (action !== undefined) actor.send({ type: 'act', action });
    actor.send({ type: 'confirm' });
  }
  expect(asked.length).toBeGreaterThan(0);
  for (const { view, by } of asked) {
    expect(by).toBe('computer');
    expect(view).not.toHaveProperty('deck');
  }
});

test('whoever has drawn a card is asked before that is taken back', async () => {
  const { actor, history, until } = await started();
  await until('people');
  actor.send({ type: 'act', action: legalActions(gameOf(history()))[0] as Action });
  actor.send({ type: 'undo' });
  expect(history().at).toBe(1);
  actor.send({ type: 'takeBack' });
  expect([history().at, history().marks]).toEqual([0, [1]]);
});
