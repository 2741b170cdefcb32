import { describe, expect, test } from 'vitest';
import type { Condition, Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import { lessons } from '../../../../src/activities/lessons/learning-path.ts';
import { fits, type Pattern } from '../../../../src/activities/lessons/lesson.ts';
import { ALL_LESSONS } from '../../../../src/activities/lessons/whole-game.ts';
import { beginHistory, type History, perform } from '../../../../src/milestones/history.ts';
import type { Action } from '../../../../src/milestones/index.ts';
import { position } from '../../milestones/position.ts';

const { act, begin, holds } = ALL_LESSONS;

test('a pattern names what it asks for, and leaves the rest open', () => {
  const event = { type: 'goods', good: 'wood', count: 3, goods: { wood: 1 }, spaces: [1, 2] };
  expect(fits({ type: 'goods' }, event)).toBe(true);
  expect(fits({ good: { oneOf: ['wood', 'sand'] }, count: { atLeast: 3 } }, event)).toBe(true);
  expect(fits({ count: { atMost: 2 } }, event)).toBe(false);
  expect(fits({ goods: { wood: 1 }, spaces: [1, 2] }, event)).toBe(true);
  expect(fits({ spaces: [1] }, event)).toBe(false);
  expect(fits({ vp: 3 }, event)).toBe(false);
});

test.each<readonly [string, Pattern, unknown, boolean]>([
  ['the same value', 3, 3, true],
  ['another value', 3, '3', false],
  ['nothing for nothing', null, null, true],
  ['nothing for something', null, 0, false],
  ['a list for something else', [1, 2], '12', false],
  ['a longer list', [1, 2], [1, 2, 3], false],
  ['a list that only begins the same', [1, 2], [1, 3], false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['none of several', { oneOf: ['wood', 'sand'] }, 'stone', false],
  ['as much as the least', { atLeast: 3 }, 3, true],
  ['less than the least', { atLeast: 3 }, 2, false],
  ['no number for the least', { atLeast: 3 }, '3', false],
  ['as much as the most', { atMost: 3 }, 3, true],
  ['more than the most', { atMost: 3 }, 4, false],
  ['no number for the most', { atMost: 3 }, '3', false],
  ['fields of nothing', { type: 'goods' }, null, false],
  ['fields of a word', { length: 4 }, 'wood', false],
  ['nothing asked of an object', {}, { type: 'goods' }, true],
  ['one field of two that differs', { type: 'goods', good: 'sand' }, { type: 'goods', good: 'wood' }, false],
])('a pattern meets %s', (_, pattern, value, expected) => {
  expect(fits(pattern, value)).toBe(expected);
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

/** A table where something of everything stands, and nothing has been done yet. */
const standing = beginHistory(
  position({
    players: [{ workers: 'q1* q2 l3', goods: { stone: 2, coin: 1 }, piece: 'mill', vp: 4 }, { workers: 'l4 s2' }],
    streets: ['S-a-b'],
    marketplaces: ['b'],
    houses: ['a+b+f'],
    flour: ['S'],
    bonusTiles: { 'c+g+h': 'quarryman' },
  }),
);

/** Two stones sold twice. */
const sold = [1, 2].reduce<History>(
  (history) => {
    const performed = perform(history, { type: 'sell', goods: ['stone', 'stone'] });
    if (!performed.ok) throw new Error(JSON.stringify(performed.refusals));
    return performed.history;
  },
  beginHistory(position({ players: [{ goods: { stone: 4 } }, {}], visiting: 'trading-house' })),
);

const sale = { type: 'goods', source: 'sold' } as const;

test.each<readonly [Condition, boolean, History]>([
  [{ stands: 'street', at: 'a' }, true, standing],
  [{ stands: 'street', at: 'c' }, false, standing],
  [{ stands: 'milestone', at: 'a' }, true, standing],
  [{ stands: 'milestone', at: 'b' }, false, standing],
  [{ stands: 'marketplace', at: 'b' }, true, standing],
  [{ stands: 'marketplace', at: 'a' }, false, standing],
  [{ stands: 'flour', at: 'S' }, true, standing],
  [{ stands: 'flour', at: 'b' }, false, standing],
  [{ stands: 'house', at: 'a+b+f' }, true, standing],
  [{ stands: 'house', at: 'b+c+g' }, false, standing],
  [{ stands: 'bonus-tile', at: 'c+g+h' }, true, standing],
  [{ stands: 'bonus-tile', at: 'b+c+g' }, false, standing],
  [{ owns: { stone: 2 } }, true, standing],
  [{ owns: { stone: 3 } }, false, standing],
  [{ owns: { stone: 2, wood: 1 } }, false, standing],
  [{ owns: { stone: 1 }, player: 1 }, false, standing],
  [{ hand: 3 }, true, standing],
  [{ hand: 4 }, false, standing],
  [{ ascends: true }, true, standing],
  [{ ascends: true, player: 1 }, false, standing],
  [{ ascends: false, player: 1 }, true, standing],
  [{ piece: 'mill' }, true, standing],
  [{ piece: 'castle' }, false, standing],
  [{ piece: 'castle', player: 1 }, true, standing],
  [{ workers: { kind: 'quarryman', atLeast: 2 } }, true, standing],
  [{ workers: { kind: 'quarryman', atLeast: 3 } }, false, standing],
  [{ workers: { kind: 'quarryman', atLeast: 1, bonus: true } }, true, standing],
  [{ workers: { kind: 'quarryman', atLeast: 2, bonus: true } }, false, standing],
  [{ workers: { kind: 'sand-worker', atLeast: 1 } }, false, standing],
  [{ scored: 0 }, true, standing],
  [{ scored: 1 }, false, standing],
  [{ happened: sale }, false, standing],
  [{ did: { type: 'sell' } }, false, standing],
  [{ happened: sale, times: 2 }, true, sold],
  [{ happened: sale, times: 3 }, false, sold],
  [{ happened: sale, player: 1 }, false, sold],
  [{ did: { type: 'sell' } }, true, sold],
  [{ did: { type: 'buy' } }, false, sold],
  [{ did: { type: 'sell' }, player: 1 }, false, sold],
  [{ received: { coin: 2 } }, true, sold],
  [{ received: { coin: 3 } }, false, sold],
  [{ received: { coin: 2, stone: 1 } }, false, sold],
  [{ received: { coin: 1 }, player: 1 }, false, sold],
  [{ all: [{ hand: 2 }, { received: { coin: 2 } }] }, true, sold],
  [{ any: [{ hand: 3 }, { received: { coin: 3 } }] }, false, sold],
  [{ not: { hand: 3 } }, true, sold],
])('%j: %s', (condition, expected, history) => {
  expect(holds(condition, history, 0)).toBe(expected);
});

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
