import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EMPTY_ROW, ROW, type Row, rowAnswer } from '../../../../src/activities/game-night/calculators/row.ts';
import { linkText, readLink } from '../../../../src/evening/address.ts';
import { LONGEST_NAME, SETUP } from '../../../../src/evening/kept-evening.ts';

const quarryman = (number: number, bonus = false) => ({ kind: 'quarryman' as const, number, bonus });
const row = (more: Partial<Row>): Row => ({
  ...EMPTY_ROW,
  spaces: [
    quarryman(2),
    null,
    'covered',
    quarryman(5, true),
    { kind: 'coiner', number: 4, bonus: false },
    null,
    null,
    null,
  ],
  ...more,
});
const brought = (more: Partial<Row>) => rowAnswer(row(more)).events.map((event) => `${event.rule} ${event.type}`);

describe('my row', () => {
  it('yields from those passed and the last, with their bonus tiles (6.2, 6.6)', () => {
    expect(rowAnswer(row({ to: 'worker-4' })).events).toMatchObject([
      { type: 'goods', good: 'stone', count: 2 },
      { type: 'vp', vp: 1 },
    ]);
    expect(rowAnswer(row({ from: 'worker-1', to: 'worker-4' })).events).toMatchObject([{ count: 1 }, { vp: 1 }]);
  });

  it('tells whether the numbers ascend (7.1)', () => {
    expect(rowAnswer(row({}))).toMatchObject({ ascends: false, numbers: [2, 5, 4] });
    expect(brought({ to: 'trading-house' })).toEqual(['7.1 no-income']);
  });

  it('tells what the castle asks and may cover (11.2, 11.3)', () => {
    const { events, covers } = rowAnswer(row({ from: 'mill', to: 'castle', goods: [3, 0, 0, 0, 2] }));
    expect(events).toMatchObject([{ type: 'demanded', giveBack: 2, cover: true }]);
    expect(covers).toEqual([1, 4, 5]);
  });

  it('tells that nothing happens where nobody is seen (5.7)', () => {
    expect(brought({ to: 'worker-3' })).toEqual(['5.7 no-worker']);
  });
});

describe('a link', () => {
  it('holds what was entered, and nothing that does not fit', () => {
    const entered = row({ goods: [1, 2, 3, 4, 5] });
    expect(readLink(linkText(entered), ROW)).toEqual(entered);
    expect(readLink(linkText({ ...entered, goods: [-1, 0, 0, 0, 0] }), ROW)).toBeNull();
    expect(readLink('x%', ROW)).toBeNull();
    expect(readLink(linkText(entered).slice(0, -3), ROW)).toBeNull();
  });

  it('has room for all that can be entered; what is longer is refused unread', () => {
    const names = Array<string>(4).fill('ő'.repeat(LONGEST_NAME));
    const setup = { players: 4, starter: 3, names, done: Array<string>(40).fill('a'.repeat(40)) };
    expect(readLink(linkText(setup), SETUP)).toEqual(setup);
    expect(readLink(linkText('a'.repeat(7_000)), v.string())).toBe('a'.repeat(7_000));
    expect(readLink(linkText('a'.repeat(10_000)), v.string())).toBeNull();
  });
});
