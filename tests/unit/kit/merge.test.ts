import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from '../../../src/kit/merge.ts';

test('what each has changed is there, name by name and place by place', () => {
  const before = { names: ['', '', ''], at: { x: 1, y: 1 } };
  expect(
    merge(before, { names: ['Ada', '', ''], at: { x: 2, y: 1 } }, { names: ['', '', 'Gil'], at: { x: 1, y: 3 } }),
  ).toEqual({ names: ['Ada', '', 'Gil'], at: { x: 2, y: 3 } });
});

test('what is put into a set, and taken out of it, is, whatever its length; lists that are not named so have places', () => {
  const ofSets = (before: string[], after: string[], now: string[]) =>
    merge({ done: before }, { done: after }, { done: now }, ['done']).done;
  expect(ofSets(['a'], ['b'], ['c'])).toEqual(['c', 'b']);
  expect(ofSets(['a', 'b'], ['b', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'd', 'c']);
  expect(ofSets(['a'], ['a', 'b', 'c'], ['a', 'c'])).toEqual(['a', 'c', 'b']);
  expect(merge({ at: ['1', '2'] }, { at: ['2', '2'] }, { at: ['1', '1'] }, ['done'])).toEqual({ at: ['2', '1'] });
  expect(merge(['gap'], ['gap', 'stall'], ['stall'])).toEqual(['gap', 'stall']);
});

test('what is taken away goes, unless the other has changed it, and what the other has taken away stays away', () => {
  const before: Record<string, number> = { a: 1, b: 1, c: 1 };
  expect(merge(before, { c: 1 }, { a: 1, b: 2, c: 1 })).toEqual({ b: 2, c: 1 });
  expect(merge(before, { a: 2, b: 1, c: 1 }, { a: 1, b: 1 })).toEqual({ a: 2, b: 1 });
});

test('where both have changed the same, the page’s own counts', () => {
  expect(merge({ name: 'x' }, { name: 'mine' }, { name: 'other' })).toEqual({ name: 'mine' });
  expect(merge([1], [1, 2], [1, 2, 3])).toEqual([1, 2]);
});

test('whatever is kept, one who has changed nothing changes nothing, and one who is alone keeps all of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(merge(one, one, other)).toEqual(other);
      expect(merge(one, other, one)).toEqual(other);
    }),
  );
});
