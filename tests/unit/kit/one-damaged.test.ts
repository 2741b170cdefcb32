import { afterEach, describe, expect, test, vi } from 'vitest';
import { readAttempt } from '../../../src/activities/position-of-the-day/position-store.ts';
import { FIRST_GAME } from '../../../src/activities/table/first-game/storage.ts';
import { readBoards } from '../../../src/entered-boards/boards-store.ts';
import { boardLinkOf } from '../../../src/entered-boards/link.ts';
import { keptEvening, NOTHING } from '../../../src/evening/kept-evening.ts';
import { opening } from '../../../src/keeping/opening.ts';
import { changeMistakes, readMistakes } from '../../../src/mistakes/mistakes-store.ts';
import * as lessons from '../../../src/progress/progress-store.ts';
import { recentQuestions } from '../../../src/search/recent.ts';
import { DEFAULT_SETTINGS, keeping as settings } from '../../../src/settings/settings.ts';
import { readStreak } from '../../../src/streak/streak-store.ts';
import { someEntry } from '../entered-boards/entries.ts';
import { localStorageWith } from './local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('one damaged item takes no other along, and what was kept lies aside', () => {
  const link = boardLinkOf(someEntry(1, 9));
  const mistake = { times: 1, box: 0, due: 20_000 };
  const lesson = { tries: 1, star: true };
  const begun = (lesson: string) => ({ lesson, actions: [{ type: 'pass' }] });
  const day = (day: number) => ({ day, tries: 2, done: 'solved' });
  const days = () => [20_000, 7, 9].map((each) => readAttempt(each).done);
  const { players, starter, names } = NOTHING.setup;
  const table = { players, starter, names, taps: ['skip'] };
  const evening = { setup: { ...NOTHING.setup, players: 3 }, table, part: 'play' };
  const fewer = { ...evening, setup: NOTHING.setup };

  test.each([
    [
      'boards',
      [
        { id: 'a', link },
        { id: 'b', link: 7 },
        { id: 'c', link },
      ],
      () => readBoards().boards.map(({ id }) => id),
      ['a', 'c'],
    ],
    [
      'mistakes',
      { version: 1, wanted: true, rules: { '8.5': mistake, '11.2': { ...mistake, due: 9e15 }, '99.9': mistake } },
      () => readMistakes()?.mistakes,
      { wanted: true, rules: { '8.5': mistake } },
    ],
    [
      'mistakes',
      { version: 1, wanted: 'yes', rules: { '8.5': mistake } },
      () => readMistakes()?.mistakes,
      { wanted: false, rules: { '8.5': mistake } },
    ],
    [
      'lessons',
      {
        format: 'milestones-lessons 1',
        lessons: { loop: lesson, street: { ...lesson, tries: 1e308 }, constructor: lesson },
      },
      () => lessons.readKept().progress,
      { loop: lesson },
    ],
    [
      'lesson-begun',
      { ...begun('loop'), others: [begun('street'), { lesson: 'income' }, begun('house')] },
      () => [lessons.lastBegun(), ...['street', 'income', 'house'].map((each) => lessons.readBegun(each)?.length)],
      ['loop', 1, undefined, 1],
    ],
    [
      'lesson-begun',
      { lesson: 'loop', actions: 7, others: [begun('street'), begun('house')] },
      () => [lessons.lastBegun(), ...['street', 'house'].map((each) => lessons.readBegun(each)?.length)],
      ['street', 1, 1],
    ],
    ['lesson-begun', { ...begun('loop'), others: 7 }, () => lessons.lastBegun(), 'loop'],
    [
      'position-of-the-day',
      { version: 1, ...day(20_000), others: [day(7), { ...day(9), tries: -1 }] },
      days,
      ['solved', 'solved', null],
    ],
    [
      'position-of-the-day',
      { version: 1, ...day(20_000), begun: 'now', others: [day(7), day(9)] },
      days,
      [null, 'solved', 'solved'],
    ],
    ['evening', { ...evening, setup: 7 }, () => keptEvening(), fewer],
    ['evening', { ...evening, board: 7 }, () => keptEvening(), evening],
    ['evening', { ...evening, table: 7 }, () => keptEvening(), { setup: evening.setup, part: 'play' }],
    [
      'streak',
      {
        version: 1,
        from: 10,
        to: 12,
        longest: 5,
        at: 'noon',
        before: [
          { from: 1, to: 2 },
          { from: 4, to: 3 },
        ],
      },
      readStreak,
      { version: 1, from: 10, to: 12, longest: 5, before: [{ from: 1, to: 2 }] },
    ],
    ['questions', ['a', 7, 'b'], recentQuestions, ['a', 'b']],
    ['questions', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], recentQuestions, ['a', 'b', 'c', 'd', 'e', 'f']],
    [
      'settings',
      { ...DEFAULT_SETTINGS, theme: 'sepia', text: 'larger', sound: 'loud' },
      () => settings.read().value,
      { ...DEFAULT_SETTINGS, text: 'larger' },
    ],
    ['opening', ['a', null, 'b'], () => opening.read().value, ['a', 'b']],
    ['first-game', ['a', {}, 'b'], () => FIRST_GAME.read().value, ['a', 'b']],
  ])('%s %j', (key, kept, read, good) => {
    const text = JSON.stringify(kept);
    const stored = localStorageWith({ [`milestones-${key}`]: text });
    expect(read()).toEqual(good);
    expect(stored[`milestones-${key}-damaged`]).toBe(text);
    const once = { ...stored };
    expect(read()).toEqual(good);
    expect({ ...stored }).toEqual(once);
  });

  test('under a former name too', () => {
    const text = JSON.stringify({ version: 1, wanted: true, rules: { '8.5': mistake, '11.2': 7 } });
    const stored = localStorageWith({ mistakes: text });
    expect(readMistakes()).toEqual({ mistakes: { wanted: true, rules: { '8.5': mistake } }, damaged: text });
    expect(Object.keys(stored).sort()).toEqual(['milestones-mistakes', 'milestones-mistakes-damaged']);
  });

  test('where there is no room to put anything aside, the others can be read and nothing is written', () => {
    const stored = localStorageWith({
      'milestones-boards': JSON.stringify([{ id: 'a', link }, 7]),
      'milestones-mistakes': JSON.stringify({ version: 1, wanted: true, rules: { '8.5': 7 } }),
    });
    Object.defineProperty(stored, 'setItem', {
      value: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    const before = { ...stored };
    expect(readBoards()).toMatchObject({ boards: [{ id: 'a' }], blocked: true });
    expect(changeMistakes(() => ({ wanted: false, rules: {} }))).toBeNull();
    expect({ ...stored }).toEqual(before);
  });
});
