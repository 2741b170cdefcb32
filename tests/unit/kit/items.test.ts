import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { items, parts, readItems, record, withOthers } from '../../../src/kit/items.ts';
import { whole } from '../../../src/kit/reading.ts';
import { readProgress } from '../../../src/progress/progress.ts';

describe('what reads items', () => {
  const all = v.object({
    list: items(whole(0, 9), 3),
    record: record(v.picklist(['a', 'b']), whole(0, 9), 2),
    parts: parts({ name: v.string(), size: v.optional(whole(0)), of: v.optional(v.string(), 'tea') }),
    days: withOthers({ version: v.literal(1) }, { day: whole(0, 9), begun: v.optional(whole(0, 9)) }, 2),
  });
  const good = { list: [1, 2, 3], record: { a: 1 }, parts: { name: 'x', of: 'milk' }, days: { version: 1, day: 1 } };

  test('tells whether all of them could be read', () => {
    expect(readItems(all, good)).toEqual({ value: good, isWhole: true });
    for (const [damaged, value] of [
      [{ list: [1, -1, 3] }, { list: [1, 3] }],
      [{ list: [1, 2, 3, 4] }, { list: [1, 2, 3] }],
      [{ record: { a: 1, b: 10, c: 1 } }, { record: { a: 1 } }],
      [{ record: JSON.parse('{"a":1,"__proto__":2}') }, { record: { a: 1 } }],
      [{ parts: { name: 'x', size: -1, of: 7 } }, { parts: { name: 'x', of: 'tea' } }],
      [
        { days: { version: 1, day: 10, begun: -1, others: [{ day: 2 }, 3, { day: 4 }, { day: 5 }] } },
        { days: { version: 1, day: 2, others: [] } },
      ],
    ] as const)
      expect(readItems(all, { ...good, ...damaged })).toEqual({ value: { ...good, ...value }, isWhole: false });
  });

  test('gives nothing where what holds them does not fit', () => {
    for (const damaged of [
      { list: {} },
      { record: [1] },
      { parts: { size: 1 } },
      { days: { version: 2, day: 1 } },
      { days: { version: 2, day: 10, others: [{ day: 1 }] } },
      { days: { version: 1, day: 10, others: [] } },
    ])
      expect(readItems(all, { ...good, ...damaged })).toBeNull();
  });

  test('is the only one to leave anything out', () => {
    expect(v.is(all, good)).toBe(true);
    for (const damaged of [
      { list: [10] },
      { list: [1, 2, 3, 4] },
      { record: { c: 1 } },
      { parts: { name: 'x', size: -1 } },
    ])
      expect(v.is(all, { ...good, ...damaged })).toBe(false);
    const text = '{"format":"milestones-lessons 1","lessons":{"loop":{"tries":1,"star":true},"street":7}}';
    expect(readProgress(text)).toBeNull();
  });
});
