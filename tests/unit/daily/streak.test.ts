import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { doneOn, runningOn, type Streak } from '../../../src/daily/streak.ts';
import { keepAttempt, readAttempt } from '../../../src/islands/milestones/daily/position-store.ts';
import { doneToday, readStreak } from '../../../src/islands/milestones/drills/streak-store.ts';
import samples from '../../kept/daily-1.json' with { type: 'json' };
import { localStorageWith } from '../kit/local-storage.ts';

const after = (days: readonly number[]) => days.reduce<Streak | null>(doneOn, null);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('days one after the other make a streak, once each; a day left out begins a new one, and the longest is remembered', () => {
  expect(after([10, 11, 11, 12])).toEqual({ from: 10, to: 12, longest: 3 });
  expect(after([10, 11, 12, 14])).toEqual({ from: 14, to: 14, longest: 3 });
});

test('it runs until a whole day has gone by without anything', () => {
  const streak = after([10, 11, 12]);
  expect([12, 13, 14].map((day) => runningOn(streak, day))).toEqual([3, 3, 0]);
  expect(runningOn(null, 12)).toBe(0);
});

test('a clock that is put back takes nothing away', () => {
  expect(doneOn(after([10, 11, 12]), 11)).toEqual(after([10, 11, 12]));
});

test('whatever the days, what runs and what was longest are as counted day by day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), (list) => {
      const days = list.toSorted((a, b) => a - b);
      const has = new Set(days);
      const runEndingOn = (day: number): number => (has.has(day) ? 1 + runEndingOn(day - 1) : 0);
      const last = days.at(-1) as number;
      const streak = after(days);
      expect(runningOn(streak, last)).toBe(runEndingOn(last));
      expect(streak?.longest).toBe(Math.max(...days.map(runEndingOn)));
    }),
  );
});

describe('what the browser keeps', () => {
  test('the streak goes on from the last day of February to the first of March', () => {
    localStorageWith({});
    vi.useFakeTimers({ now: new Date(2027, 1, 28, 23, 50) });
    doneToday();
    vi.setSystemTime(new Date(2027, 2, 1, 0, 10));
    doneToday();
    expect(readStreak()).toMatchObject({ longest: 2 });
  });

  test('what was kept before is read, and nothing of another day or another form', () => {
    localStorageWith(samples);
    expect(readStreak()).toMatchObject({ from: 20770, to: 20780, longest: 30 });
    expect(readAttempt(20780)).toEqual({ day: 20780, tries: 3, done: 'solved' });
    expect(readAttempt(20781)).toEqual({ day: 20781, tries: 0, done: null });
    const items = localStorageWith({ 'milestones-streak': samples['milestones-streak'].replace('20770', '20790') });
    expect(readStreak()).toBeNull();
    expect(Object.keys(items)).toEqual(['milestones-streak-damaged']);
  });

  test('where nothing is kept, nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => doneToday()).not.toThrow();
    expect(() => keepAttempt({ day: 1, tries: 1, done: null })).not.toThrow();
    expect(readAttempt(1)).toEqual({ day: 1, tries: 0, done: null });
  });
});
