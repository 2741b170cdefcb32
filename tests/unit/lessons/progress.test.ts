import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joined, progressText, readProgress } from '../../../src/lessons/progress.ts';

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

test.each([
  '',
  '{',
  '[]',
  '{"format":"milestones-lessons 2","lessons":{}}',
  '{"format":"milestones-lessons 1","lessons":{"a":{"tries":0,"star":true}}}',
])('what is no progress is refused: %s', (text) => expect(readProgress(text)).toBeNull());
