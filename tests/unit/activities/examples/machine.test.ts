import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { exampleOf, examples } from '../../../../src/activities/examples/all-examples.ts';
import { type ExampleEvent, exampleMachine, selectExample } from '../../../../src/activities/examples/machine.ts';
import { extensions } from '../../../../src/machines/choice.ts';
import { nearestAction } from '../../../../src/machines/nearest-action.ts';
import { gameOf } from '../../../../src/milestones/history.ts';
import { apply, legalActions } from '../../../../src/milestones/index.ts';

function start(id: string) {
  const actor = createActor(exampleMachine, { input: exampleOf(id).example }).start();
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  const send = (...events: ExampleEvent[]) => {
    for (const event of events) actor.send(event);
  };
  return { send, at: () => read(selectExample.at), read };
}

describe('stepping', () => {
  test('forward, back, first, last and a step by its number; never beyond the ends', () => {
    const { send, at } = start('two-moves');
    send({ type: 'back' });
    expect(at()).toBe(0);
    send({ type: 'forward' }, { type: 'forward' });
    expect(at()).toBe(2);
    send({ type: 'last' }, { type: 'forward' });
    expect(at()).toBe(4);
    send({ type: 'goTo', step: 99 }, { type: 'back' });
    expect(at()).toBe(3);
    send({ type: 'goTo', step: -1 });
    expect(at()).toBe(0);
  });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('playing goes on by itself to the end, can be paused, and begins again from the end', () => {
    const { send, at, read } = start('two-moves');
    send({ type: 'play' });
    expect(at()).toBe(1);
    vi.advanceTimersByTime(5_000);
    expect(at()).toBe(2);
    send({ type: 'pause' });
    vi.advanceTimersByTime(20_000);
    expect(at()).toBe(2);
    send({ type: 'play' });
    vi.advanceTimersByTime(20_000);
    expect([at(), read(selectExample.isPlaying)]).toEqual([4, false]);
    send({ type: 'play' });
    expect([at(), read(selectExample.isPlaying)]).toEqual([0, true]);
    send({ type: 'forward' });
    expect([at(), read(selectExample.isPlaying)]).toEqual([1, false]);
  });
});

describe('taking over', () => {
  test('what is allowed is done, what is not changes nothing, and the example is as it was', () => {
    const { send, at, read } = start('two-moves');
    send({ type: 'takeOver' }, { type: 'act', action: { type: 'done' } });
    expect(read(selectExample.trial)?.at).toBe(0);
    send({ type: 'act', action: { type: 'move', to: 'worker-5' } });
    expect(read(selectExample.reachedGoal)).toBe(true);
    send({ type: 'undo' });
    expect(read(selectExample.reachedGoal)).toBe(false);
    send({ type: 'forward' });
    expect(at()).toBe(0);
    send({ type: 'return' }, { type: 'forward' });
    expect([at(), read(selectExample.trial)]).toEqual([1, null]);
  });

  test('a goal with a limit is not reached with more actions', () => {
    const { send, read } = start('one-long-move');
    send({ type: 'takeOver' });
    for (const to of ['worker-2', 'worker-6'] as const) send({ type: 'act', action: { type: 'move', to } });
    expect(read(selectExample.reachedGoal)).toBe(false);
    send({ type: 'startAgain' }, { type: 'act', action: { type: 'move', to: 'worker-6' } });
    expect(read(selectExample.reachedGoal)).toBe(true);
  });

  test('every goal can be reached, and most in more than one way', () => {
    const waysOf = (id: string) => {
      const { example, frames } = exampleOf(id);
      const most = example.try.goal?.actions ?? 3;
      let ways = 0;
      const explore = (events: readonly ExampleEvent[], depth: number) => {
        const { send, read } = start(id);
        send({ type: 'goTo', step: example.try.step - 1 }, { type: 'takeOver' }, ...events);
        if (read(selectExample.reachedGoal)) {
          ways += 1;
          return;
        }
        if (depth === most || ways > 1) return;
        const game = gameOf(read(selectExample.trial) as NonNullable<ReturnType<typeof selectExample.trial>>);
        if (game.state.player !== frames[0]?.before.state.player) return;
        for (const type of example.try.types)
          for (const action of extensions(game, { type })) explore([...events, { type: 'act', action }], depth + 1);
      };
      explore([], 0);
      return ways;
    };
    const goals = examples.filter(({ example }) => example.try.goal !== undefined).map(({ example }) => example.id);
    const ways = Object.fromEntries(goals.map((id) => [id, waysOf(id)]));
    console.log(ways);
    expect(Object.values(ways).filter((n) => n === 0)).toEqual([]);
    expect(Object.values(ways).filter((n) => n > 1).length).toBeGreaterThan(goals.length / 2);
  });

  test('at every step of every example, all legal actions can be made and undone', () => {
    for (const { example, frames } of examples) {
      const { send, read } = start(example.id);
      frames.forEach(({ next }, step) => {
        send({ type: 'goTo', step }, { type: 'takeOver' });
        for (const action of legalActions(next)) {
          send({ type: 'act', action });
          const trial = read(selectExample.trial);
          expect(trial?.at, `${example.id} ${step} ${JSON.stringify(action)}`).toBe(1);
          send({ type: 'undo' });
          expect(gameOf(read(selectExample.trial) as NonNullable<typeof trial>)).toEqual(next);
        }
      });
    }
  });

  test('where the goal is set there is something to do with the actions that the example is about', () => {
    for (const { example, frames } of examples) {
      const game = frames[example.try.step - 1]?.next;
      const possible = game && example.try.types.some((type) => extensions(game, { type }).length > 0);
      expect(possible, example.id).toBe(true);
    }
  });
});

test('the nearest legal action is legal and of the same type; the chosen one itself where it is legal', () => {
  const positions = examples
    .flatMap(({ frames }) => frames.map(({ next }) => next))
    .filter(({ state }) => state.phase !== 'over');
  fc.assert(
    fc.property(fc.constantFrom(...positions), fc.nat(), (game, pick) => {
      const legal = legalActions(game).filter((action) => !('idle' in action));
      const action = legal[pick % legal.length];
      if (action === undefined) return;
      expect(nearestAction(game, action)).toEqual(action);
    }),
  );
  const street = exampleOf('street');
  const between = street.frames.find(({ step }) => step.caption === 'between')?.before;
  const instead = between && nearestAction(between, { type: 'street', from: 'p02', milestone: 'p03', to: 'p04' });
  expect(between && instead && apply(between, instead).ok).toBe(true);
});
