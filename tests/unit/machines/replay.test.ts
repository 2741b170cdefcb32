import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { type ReplayEvent, replayMachine, selectReplay } from '../../../src/machines/replay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(at: number, last: number) {
  const actor = createActor(replayMachine, { input: { at, last } }).start();
  const send = (event: ReplayEvent) => actor.send(event);
  return {
    send,
    at: () => selectReplay.at(actor.getSnapshot()),
    isPlaying: () => selectReplay.isPlaying(actor.getSnapshot()),
  };
}

/** How long it takes until the step after this one is shown. */
function timeOfStep({ at }: ReturnType<typeof start>): number {
  const before = at();
  for (let time = 0; time <= 60_000; time += 50) {
    if (at() !== before) return time;
    vi.advanceTimersByTime(50);
  }
  throw new Error(`still at ${before}`);
}

test('a step is gone to by its number, never beyond the ends', () => {
  const replay = start(9, 5);
  expect(replay.at()).toBe(5);
  replay.send({ type: 'goTo', at: 2 });
  expect(replay.at()).toBe(2);
  replay.send({ type: 'goTo', at: -1 });
  expect(replay.at()).toBe(0);
  replay.send({ type: 'goTo', at: 6 });
  expect(replay.at()).toBe(5);
});

test('playing shows every step once and stops at the last; from there it begins again', () => {
  const replay = start(1, 3);
  replay.send({ type: 'play' });
  expect([replay.at(), replay.isPlaying()]).toEqual([2, true]);
  timeOfStep(replay);
  expect([replay.at(), replay.isPlaying()]).toEqual([3, false]);
  replay.send({ type: 'play' });
  expect([replay.at(), replay.isPlaying()]).toEqual([0, true]);
  replay.send({ type: 'pause' });
  vi.advanceTimersByTime(60_000);
  expect([replay.at(), replay.isPlaying()]).toEqual([0, false]);
});

test('going somewhere stops the playing', () => {
  const replay = start(0, 9);
  replay.send({ type: 'play' });
  replay.send({ type: 'goTo', at: 4 });
  vi.advanceTimersByTime(60_000);
  expect([replay.at(), replay.isPlaying()]).toEqual([4, false]);
});

test('twice the speed takes half the time, from the very step on that is shown', () => {
  const replay = start(0, 9);
  replay.send({ type: 'play' });
  const usual = timeOfStep(replay);
  replay.send({ type: 'setSpeed', speed: 2 });
  expect(timeOfStep(replay)).toBe(usual / 2);
  replay.send({ type: 'setSpeed', speed: 0.5 });
  expect(timeOfStep(replay)).toBe(usual * 2);
});

test('a game that has gone on is shown to its new end, and one that was taken back no further than it goes', () => {
  const replay = start(3, 3);
  replay.send({ type: 'setLast', last: 5 });
  replay.send({ type: 'goTo', at: 5 });
  expect(replay.at()).toBe(5);
  replay.send({ type: 'setLast', last: 2 });
  expect(replay.at()).toBe(2);
});

test('a game without steps can be looked at, too', () => {
  const replay = start(0, 0);
  replay.send({ type: 'play' });
  expect([replay.at(), replay.isPlaying()]).toEqual([0, false]);
});
