import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBy, joined, progressText, readProgress } from '../../../src/progress/progress.ts';

const progress = fc.dictionary(
  fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
  fc.record({ tries: fc.integer({ min: 1, max: 99 }), star: fc.boolean() }, { noNullPrototype: true }),
  { noNullPrototype: true, maxKeys: 6 },
);

test('what is kept is read again', () => {
  fc.assert(
    fc.property(progress, (all) => {
      expect(readProgress(progressText(all))).toEqual(all);
    }),
  );
});

test('joining takes nothing back: no lesson, no star, and not the tries that it took here', () => {
  fc.assert(
    fc.property(progress, progress, (one, other) => {
      const both = joined(one, other);
      expect(Object.keys(both).sort()).toEqual([...new Set([...Object.keys(one), ...Object.keys(other)])].sort());
      for (const [id, passed] of Object.entries(both)) {
        expect(passed.star).toBe(one[id]?.star === true || other[id]?.star === true);
        expect(passed.tries).toBe((one[id] ?? other[id])?.tries);
      }
    }),
  );
});

test('a lesson has a star where it has one in either, and the tries that it took here', () => {
  const star = (star: boolean, tries = 2) => ({ a: { tries, star } });
  expect(joined(star(false), star(true, 5))).toEqual(star(true));
  expect(joined(star(true), star(false, 5))).toEqual(star(true));
  expect(joined(star(false), star(false, 5))).toEqual(star(false));
});

test('what another progress would change are lessons that are not there, and stars', () => {
  const [plain, starred] = [
    { tries: 1, star: false },
    { tries: 3, star: true },
  ];
  const here = { both: plain, mine: plain, had: starred, less: starred };
  const there = { both: plain, mine: starred, had: starred, less: plain, fresh: plain };
  expect(changesBy(here, there)).toEqual({ added: ['fresh'], starred: ['mine'] });
  expect(changesBy(here, {})).toEqual({ added: [], starred: [] });
});

describe('what is as large as it may be', () => {
  const kept = (lessons: unknown) => readProgress(JSON.stringify({ format: 'milestones-lessons 1', lessons }));
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`l-${i}`, { tries: 1, star: true }]));

  test('is read: 1,000 lessons, 100,000 tries, names of 64 characters', () => {
    for (const lessons of [{}, many(1000), { [`a-0${'z'.repeat(61)}`]: { tries: 100_000, star: false } }])
      expect(kept(lessons)).toEqual(lessons);
  });

  test('and what is larger, or of another form, is not', () => {
    for (const lessons of [
      many(1001),
      { ['a'.repeat(65)]: { tries: 1, star: true } },
      { '': { tries: 1, star: true } },
      { A: { tries: 1, star: true } },
      { 'a b': { tries: 1, star: true } },
      { a: { tries: 100_001, star: true } },
      { a: { tries: 1.5, star: true } },
      { a: { tries: '1', star: true } },
      { a: { tries: 1, star: 'yes' } },
      { a: { tries: 1 } },
      { a: { tries: 1, star: true, par: 2 } },
      [{ tries: 1, star: true }],
      null,
      'a',
    ])
      expect(kept(lessons)).toBeNull();
  });
});

test.each([
  '',
  '{',
  '[]',
  '{"format":"milestones-lessons 2","lessons":{}}',
  '{"format":"milestones-lessons 1","lessons":{"a":{"tries":0,"star":true}}}',
])('what is no progress is refused: %s', (text) => expect(readProgress(text)).toBeNull());
