import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepTry, readAttempt } from '../../../src/activities/position-of-the-day/position-store.ts';
import { doneOn, runningOn, type Streak } from '../../../src/streak/streak.ts';
import { isCounted, keepDone, readStreak, runningToday } from '../../../src/streak/streak-store.ts';
import { today } from '../../../src/ui/days.ts';
import samples from '../../kept/daily-1.json' with { type: 'json' };
import later from '../../kept/daily-2.json' with { type: 'json' };
import { localStorageWith } from '../kit/local-storage.ts';

const after = (days: readonly number[]) => days.reduce<Streak | null>((streak, day) => doneOn(streak, { day }), null);
const running = (streak: Streak | null, day: number) => runningOn(streak, { day });

const tried = (day: number, tries: number, done: 'solved' | null) =>
  keepTry({ day, tries: 0, done: null }, (now) => ({ ...now, tries, done }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('days one after the other make a streak, once each; a day left out begins a new one, and the longest is remembered', () => {
  expect(after([10, 11, 11, 12])).toEqual({ from: 10, to: 12, longest: 3 });
  expect(after([10, 11, 12, 14])).toMatchObject({ from: 14, to: 14, longest: 3 });
});

test('it runs until a whole day has gone by without anything', () => {
  const streak = after([10, 11, 12]);
  expect([12, 13, 14].map((day) => running(streak, day))).toEqual([3, 3, 0]);
  expect(running(null, 12)).toBe(0);
});

test('who flies over the date line has a day twice, or one less, and loses no day in a row', () => {
  expect(doneOn(after([10, 11, 12]), { day: 11 })).toEqual(after([10, 11, 12]));
  expect(running(after([10, 11, 12]), 11)).toBe(3);
  const west = { day: 14, dayThere: 13 };
  expect(runningOn(after([10, 11, 12]), west)).toBe(4);
  expect(running(doneOn(after([10, 11, 12]), west), 14)).toBe(5);
  expect(running(after([10, 11, 12]), 14)).toBe(0);
});

test('what midnight has overtaken counts for the day before, although today has been done', () => {
  expect(running(after([10, 11, 13, 12]), 13)).toBe(4);
});

test.each([
  ['a year ahead', 366],
  ['a month behind', -30],
  ['back in 1970', -20_000],
  ['two days ahead', 2],
  ['two days behind', -2],
])('a clock that is %s for three days ends no streak', (_, error) => {
  const { streak, clock } = daysWith([
    [11, 0],
    [3, error],
    [1, 0],
  ]);
  expect(runningOn(streak, clock)).toBe(15);
  expect(running(doneOn(streak, { day: clock.day + 1 }), clock.day + 1)).toBe(16);
  expect(running(doneOn(streak, { day: clock.day + 9 }), clock.day + 9)).toBe(1);
});

test('when a clock that was ahead is right again, the days in a row are there before anything is done, and a day later they are not', () => {
  const streak = after([10, 11, 12, 379]);
  expect([14, 15].map((day) => running(streak, day))).toEqual([4, 0]);
  expect(running(after([378, 379]), 14)).toBe(0);
  expect(running(doneOn(after([378, 379]), { day: 14 }), 14)).toBe(3);
});

/** Something is done every day from day 20,000 on, so many days with each error of the clock; what is kept, and the clock after the last. */
function daysWith(periods: readonly (readonly [days: number, error: number])[]) {
  let streak: Streak | null = null;
  let day = 20_000;
  let shown = 0;
  for (const [days, error] of periods) {
    for (let n = 0; n < days; n++, day++) {
      streak = doneOn(streak, { day: day + error, isBack: day + error < shown });
      shown = day + error;
    }
  }
  return { streak, clock: { day: day - 1 } };
}

test('whatever clocks show for a while, days in a row are at most as many fewer as the error lasted', () => {
  const wrong = fc.tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: -19_000, max: 19_000 }).filter((error) => Math.abs(error) > 1),
  );
  const right = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constant(0));
  const small = fc.tuple(
    fc.integer({ min: 1, max: 5 }),
    fc.integer({ min: -9, max: 9 }).filter((e) => Math.abs(e) > 1),
  );
  const times = fc.array(fc.tuple(right, fc.oneof(wrong, small)), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(times, right, (before, last) => {
      const { streak, clock } = daysWith([...before.flat(), last]);
      const all = [...before.flat(), last].reduce((sum, [days]) => sum + days, 0);
      const lasted = before.reduce((sum, [, [days]]) => sum + days, 0);
      expect(runningOn(streak, clock)).toBeGreaterThanOrEqual(all - lasted);
      expect(streak?.longest).toBeGreaterThanOrEqual(all - lasted);
    }),
  );
});

test('whatever the days, what runs and what was longest are as counted day by day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), (list) => {
      const days = list.toSorted((a, b) => a - b);
      const has = new Set(days);
      const runEndingOn = (day: number): number => (has.has(day) ? 1 + runEndingOn(day - 1) : 0);
      const last = days.at(-1) as number;
      const streak = after(days);
      expect(running(streak, last)).toBe(runEndingOn(last));
      expect(streak?.longest).toBe(Math.max(...days.map(runEndingOn)));
    }),
  );
});

describe('what the browser keeps', () => {
  test('the streak goes on from the last day of February to the first of March', () => {
    localStorageWith({});
    vi.useFakeTimers({ now: new Date(2027, 1, 28, 23, 50) });
    keepDone();
    vi.setSystemTime(new Date(2027, 2, 1, 0, 10));
    keepDone();
    expect(readStreak()).toMatchObject({ longest: 2 });
  });

  test('what is begun before midnight counts for that day, what is finished days later for the day it is finished on', () => {
    localStorageWith({});
    vi.useFakeTimers({ now: new Date(2027, 1, 27, 12) });
    keepDone();
    const begun = today();
    vi.setSystemTime(new Date(2027, 2, 1, 0, 10));
    keepDone(today() - 1);
    expect(runningToday(readStreak(), today())).toBe(2);
    keepDone();
    expect(runningToday(readStreak(), today())).toBe(3);
    vi.setSystemTime(new Date(2027, 2, 2, 12));
    keepDone(begun);
    expect(runningToday(readStreak(), today())).toBe(4);
  });

  test.each(['1969-12-31T12:00', '2300-01-01T12:00', '2027-03-28T02:30'])(
    'with a clock at %s it is kept and read again',
    (now) => {
      const items = localStorageWith({});
      vi.useFakeTimers({ now: new Date(now) });
      keepDone();
      tried(today(), 1, 'solved');
      expect(runningToday(readStreak(), today())).toBe(1);
      expect(readAttempt(today())).toMatchObject({ tries: 1, done: 'solved' });
      expect(Object.keys(items).sort()).toEqual(['milestones-position-of-the-day', 'milestones-streak']);
    },
  );

  test('a clock that is found to be a day ahead ends no streak', () => {
    localStorageWith({});
    vi.useFakeTimers();
    for (const day of [1, 2, 3, 5]) {
      vi.setSystemTime(new Date(2027, 4, day, 20));
      keepDone();
    }
    vi.setSystemTime(new Date(2027, 4, 5, 9));
    expect(runningToday(readStreak(), today())).toBe(4);
    keepDone();
    expect(runningToday(readStreak(), today())).toBe(5);
  });

  test('the position of an earlier day, or one that a wrong clock brought, takes nothing away from today’s', () => {
    localStorageWith({});
    tried(20_000, 2, 'solved');
    for (let day = 19_800; day < 20_000; day++) tried(day, 1, null);
    expect(readAttempt(20_000)).toEqual({ day: 20_000, tries: 2, done: 'solved' });
    expect(readAttempt(19_999)).toEqual({ day: 19_999, tries: 1, done: null });
  });

  test('what is kept of the days has an end, and what was tried last stays', () => {
    const items = localStorageWith({});
    for (let day = 1; day <= 500; day++) tried(day, 1, 'solved');
    expect(JSON.parse(items['milestones-position-of-the-day'] as string).others).toHaveLength(400);
    expect(readAttempt(500)).toMatchObject({ tries: 1, done: 'solved' });
    expect(readAttempt(101)).toMatchObject({ tries: 1, done: 'solved' });
    expect(readAttempt(1)).toMatchObject({ tries: 0, done: null });
  });

  test('a result stays as it was first reached, and nothing that is tried after it counts', () => {
    localStorageWith({});
    tried(5, 2, 'solved');
    expect(tried(5, 7, null)).toMatchObject({ tries: 2, done: 'solved' });
    expect(keepTry(readAttempt(5), (now) => ({ ...now, done: 'shown' }))).toMatchObject({ tries: 2, done: 'solved' });
  });

  test('what is begun before the date line makes it yesterday again counts for the day it was begun', () => {
    localStorageWith({});
    vi.useFakeTimers({ now: new Date(2027, 1, 27, 12) });
    keepDone();
    const begun = today() + 1;
    expect(isCounted(begun)).toBe(false);
    keepDone(begun);
    expect(isCounted(begun)).toBe(true);
    vi.setSystemTime(new Date(2027, 1, 28, 12));
    expect(runningToday(readStreak(), today())).toBe(2);
  });

  test('what was kept before is read, and nothing of another day or another form', () => {
    localStorageWith(samples);
    expect(readStreak()).toMatchObject({ from: 20770, to: 20780, longest: 30 });
    expect(readAttempt(20780)).toEqual({ day: 20780, tries: 3, done: 'solved' });
    expect(readAttempt(20781)).toEqual({ day: 20781, tries: 0, done: null });
    localStorageWith(later);
    expect(readAttempt(20781)).toEqual({ day: 20781, tries: 1, done: null, begun: 20781 });
    expect(readAttempt(20780)).toEqual({ day: 20780, tries: 3, done: 'solved', begun: 20779 });
    expect(readAttempt(20700)).toEqual({ day: 20700, tries: 1, done: 'shown' });
    const items = localStorageWith({ 'milestones-streak': samples['milestones-streak'].replace('20770', '20790') });
    expect(readStreak()).toBeNull();
    expect(Object.keys(items)).toEqual(['milestones-streak-damaged']);
  });

  test('where nothing is kept, nothing breaks', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepDone()).not.toThrow();
    expect(() => tried(1, 1, null)).not.toThrow();
    expect(readAttempt(1)).toEqual({ day: 1, tries: 0, done: null });
  });
});
