import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import { lessons } from '../../../../src/activities/lessons/learning-path.ts';
import { type LessonEventOf, lessonMachineFor } from '../../../../src/activities/lessons/machine.ts';
import { ALL_LESSONS } from '../../../../src/activities/lessons/whole-game.ts';
import { gameOf } from '../../../../src/milestones/history.ts';
import { type Action, viewFor } from '../../../../src/milestones/index.ts';
import { greedy } from '../../../../src/players/greedy.ts';

const { machine: lessonMachine, select: selectLesson } = lessonMachineFor(ALL_LESSONS);

async function start(id: string) {
  const lesson = lessons.find((each) => each.id === id) as Lesson;
  const keep = vi.fn();
  const actor = createActor(lessonMachine.provide({ actions: { keep } }), { input: { lesson } }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('acting'));
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  const send = (...events: LessonEventOf<Action>[]) => {
    for (const event of events) actor.send(event);
  };
  return { lesson, keep, send, read, state: () => actor.getSnapshot().value };
}

const moveTo = (n: number): LessonEventOf<Action> => ({
  type: 'act',
  action: { type: 'move', to: `worker-${n}` as 'worker-1' },
});

describe('a lesson', () => {
  test('goes on with what is right, and is kept at the moment of success', async () => {
    const { send, read, state, keep } = await start('passing');
    send(moveTo(5));
    expect([state(), read(selectLesson.answer)]).toEqual(['acting', { kind: 'right' }]);
    expect(keep).not.toHaveBeenCalled();
    send(moveTo(7));
    expect([state(), read(selectLesson.actions), read(selectLesson.tries)]).toEqual(['reached', 2, 1]);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('answers a mistake, waits, and lets the reader try again from that point', async () => {
    const { send, read, state } = await start('passing');
    send(moveTo(5), moveTo(6));
    expect(state()).toBe('corrected');
    expect(read(selectLesson.answer)).toMatchObject({ kind: 'said', said: { say: 'over' }, lost: true });
    const stopped = read(selectLesson.attempt);
    send(moveTo(7), { type: 'hint' }, { type: 'goOn' });
    expect(read(selectLesson.attempt)).toBe(stopped);
    send({ type: 'undo' });
    expect([state(), read(selectLesson.actions), read(selectLesson.tries)]).toEqual(['acting', 1, 2]);
    send(moveTo(7));
    expect(state()).toBe('reached');
  });

  test('what is taken back after a mistake leads to where the goal can be reached', async () => {
    const { send, read, state } = await start('passing');
    // Past the quarrymen for good, and then on to the wood.
    send(moveTo(6), { type: 'goOn' });
    expect([state(), read(selectLesson.hint)]).toEqual(['acting', null]);
    send(moveTo(7));
    expect(state()).toBe('corrected');
    send({ type: 'undo' });
    expect([state(), read(selectLesson.actions)]).toEqual(['acting', 0]);
    expect(read(selectLesson.hint)?.action).toEqual({ type: 'move', to: 'worker-5' });
  });

  test('a guided game is played to its end, whoever wins', async () => {
    const { lesson, send, read, state, keep } = await start('first-game');
    const random = xoroshiro128plus(1);
    while (state() !== 'reached') {
      const game = gameOf(read(selectLesson.attempt));
      expect(game.state.player).toBe(lesson.player);
      const before = read(selectLesson.actions);
      for (const action of greedy(viewFor(game, lesson.player), random)) send({ type: 'act', action });
      expect(read(selectLesson.actions)).toBeGreaterThan(before);
    }
    expect(gameOf(read(selectLesson.attempt)).state.phase).toBe('over');
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('an action that the rules forbid changes nothing', async () => {
    const { send, read, state } = await start('passing');
    const before = read(selectLesson.attempt);
    send({ type: 'act', action: { type: 'done' } });
    expect([state(), read(selectLesson.attempt)]).toEqual(['acting', before]);
  });

  test('lets the reader go on after a mistake, to the end, and start again', async () => {
    const { send, read, state } = await start('passing');
    send(moveTo(1), { type: 'goOn' });
    expect(state()).toBe('acting');
    expect(read(selectLesson.hint)).toBeNull();
    send(moveTo(5));
    expect(state()).toBe('corrected');
    send({ type: 'startAgain' });
    expect([state(), read(selectLesson.actions), read(selectLesson.answer)]).toEqual(['acting', 0, null]);
  });

  test('what follows from a mistake is played out, and taken back with it', async () => {
    const { send, read, state } = await start('open-five');
    const before = gameOf(read(selectLesson.attempt));
    send({ type: 'act', action: { type: 'street', from: 'p00', milestone: 'p05', to: 'p11' } });
    expect(state()).toBe('corrected');
    const acted = gameOf(read(selectLesson.attempt));
    while (read(selectLesson.canWatch)) send({ type: 'watch' });
    expect(read(selectLesson.watched).map(({ action }) => action.type)).toEqual(['move', 'street']);
    expect(read(selectLesson.game).state.players[1]?.vp).toBe(5);
    expect(gameOf(read(selectLesson.attempt))).toBe(acted);
    send({ type: 'goOn' });
    expect(read(selectLesson.game)).toBe(acted);
    send({ type: 'undo' });
    expect(read(selectLesson.game)).toEqual(before);
  });

  test('the others reply, and what they do is taken back with the action that they replied to', async () => {
    const { send, read, state } = await start('open-five');
    const street: Action = { type: 'street', from: 'p00', milestone: 'p05', to: 'p10' };
    send({ type: 'act', action: street }, { type: 'act', action: { type: 'done' } });
    expect(state()).toBe('reached');
    expect(read(selectLesson.attempt).steps.some(({ action }) => action.player === 1)).toBe(true);
    send({ type: 'undo' });
    expect(read(selectLesson.attempt).steps.map(({ action }) => action.type)).toEqual(['street']);
  });

  test.each(lessons.filter(({ par }) => par !== null).map(({ id }) => id))(
    'the hints of %s lead to the goal in par',
    async (id) => {
      const { lesson, send, read, state } = await start(id);
      for (let i = 0; i < (lesson.par as number); i++) {
        const hint = read(selectLesson.hint);
        expect(hint?.step).not.toBeNull();
        send({ type: 'act', action: hint?.action as Action });
      }
      expect(state()).toBe('reached');
    },
  );

  test('goes on where an earlier visit stopped, as far as its actions are still possible', async () => {
    const lesson = lessons.find(({ id }) => id === 'passing') as Lesson;
    const actor = createActor(lessonMachine, { input: { lesson } }).start();
    const impossible: Action = { type: 'house', lot: 'p00+p01+p02' };
    actor.send({ type: 'resume', actions: [impossible, { type: 'move', to: 'worker-5' }] });
    await waitFor(actor, (snapshot) => snapshot.matches('acting'));
    expect(selectLesson.mine(actor.getSnapshot())).toEqual([{ type: 'move', to: 'worker-5' }]);
    actor.send(moveTo(7));
    expect(actor.getSnapshot().value).toBe('reached');
  });

  test('goes on there also when that is known late, but not when something has been done meanwhile', async () => {
    const resume: LessonEventOf<Action> = { type: 'resume', actions: [{ type: 'move', to: 'worker-5' }] };
    const late = await start('passing');
    late.send(resume);
    expect(late.read(selectLesson.mine)).toEqual([{ type: 'move', to: 'worker-5' }]);
    const busy = await start('passing');
    busy.send(moveTo(3), { type: 'goOn' }, resume);
    expect(busy.state()).toBe('acting');
    expect(busy.read(selectLesson.mine)).toEqual([{ type: 'move', to: 'worker-3' }]);
  });

  test('does what was pressed while it was still searched, and of several presses the last', async () => {
    const lesson = lessons.find(({ id }) => id === 'passing') as Lesson;
    const actor = createActor(lessonMachine, { input: { lesson } }).start();
    expect(actor.getSnapshot().value).toBe('searching');
    actor.send({ type: 'hint' });
    actor.send(moveTo(5));
    expect(selectLesson.mine(actor.getSnapshot())).toEqual([]);
    await waitFor(actor, (snapshot) => selectLesson.mine(snapshot).length > 0);
    expect(actor.getSnapshot().value).toBe('acting');
    expect(selectLesson.answer(actor.getSnapshot())).toEqual({ kind: 'right' });
    expect(selectLesson.hints(actor.getSnapshot())).toBe(0);
  });

  test('a hint comes in three stages and begins anew after each action', async () => {
    const { send, read } = await start('passing');
    const stages = [1, 2, 3, 4].map(() => {
      send({ type: 'hint' });
      return read(selectLesson.hints);
    });
    expect(stages).toEqual([1, 2, 3, 3]);
    send(moveTo(5));
    expect(read(selectLesson.hints)).toBe(0);
  });
});
