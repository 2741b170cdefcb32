import { describe, expect, test } from 'vitest';
import { act, begin } from '../../../src/lessons/attempt.ts';
import { fits, holds } from '../../../src/lessons/conditions.ts';
import type { Condition, Lesson } from '../../../src/lessons/types.ts';
import type { History } from '../../../src/milestones/history.ts';
import type { Action } from '../../../src/milestones/index.ts';
import { lessons } from '../../../src/site/lessons/lessons.ts';

test('a pattern names what it asks for, and leaves the rest open', () => {
  const event = { type: 'goods', good: 'wood', count: 3, goods: { wood: 1 }, spaces: [1, 2] };
  expect(fits({ type: 'goods' }, event)).toBe(true);
  expect(fits({ good: { oneOf: ['wood', 'sand'] }, count: { atLeast: 3 } }, event)).toBe(true);
  expect(fits({ count: { atMost: 2 } }, event)).toBe(false);
  expect(fits({ goods: { wood: 1 }, spaces: [1, 2] }, event)).toBe(true);
  expect(fits({ spaces: [1] }, event)).toBe(false);
  expect(fits({ vp: 3 }, event)).toBe(false);
});

/** A lesson after these actions. */
function attemptAfter(id: string, ...actions: Action[]): History {
  const lesson = lessons.find((each) => each.id === id) as Lesson;
  return actions.reduce((attempt, action) => {
    const tried = act(lesson, attempt, action);
    if (!tried.ok) throw new Error(JSON.stringify(tried.refusals));
    return tried.attempt;
  }, begin(lesson));
}

const street: Action = { type: 'street', from: 'p00', milestone: 'p05', to: 'p11' };

describe('a condition', () => {
  const moved = attemptAfter('passing', { type: 'move', to: 'worker-5' });
  const built = attemptAfter('open-five', street);
  const replied = attemptAfter('open-five', street, { type: 'done' });

  test.each<readonly [string, Condition, History, boolean]>([
    ['an event of the reader', { happened: { type: 'goods', good: 'stone', count: 3 } }, moved, true],
    ['an event of somebody else', { happened: { type: 'street-built' }, player: 1 }, built, false],
    ['an event so often', { happened: { type: 'vp' }, times: 2 }, built, false],
    ['an action', { did: { type: 'move', to: 'worker-5' } }, moved, true],
    ['goods received', { received: { stone: 3 } }, moved, true],
    ['too many goods received', { received: { stone: 4 } }, moved, false],
    ['points scored by the reader', { scored: 3 }, built, true],
    ['points scored by another one', { scored: 5, player: 1 }, replied, true],
    ['a milestone that stands', { stands: 'milestone', at: 'p05' }, built, true],
    ['a street that touches a point', { stands: 'street', at: 'p11' }, built, true],
    ['a marketplace that does not stand', { stands: 'marketplace', at: 'p05' }, built, false],
    ['goods that were spent', { owns: { stone: 1 } }, built, false],
    ['a hand', { hand: 4 }, moved, true],
    ['workers of a kind', { workers: { kind: 'quarryman', atLeast: 3 } }, moved, true],
    ['workers with bonus tiles', { workers: { kind: 'quarryman', atLeast: 1, bonus: true } }, moved, false],
    ['numbers that ascend', { ascends: true }, moved, true],
    ['the place of the piece', { piece: 'worker-5' }, moved, true],
    ['all', { all: [{ scored: 3 }, { hand: 1 }] }, built, false],
    ['any', { any: [{ scored: 3 }, { hand: 1 }] }, built, true],
    ['not', { not: { scored: 3 } }, built, false],
  ])('%s', (_, condition, attempt, expected) => {
    expect(holds(condition, attempt, 0)).toBe(expected);
  });
});
