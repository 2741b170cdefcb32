import { describe, expect, test } from 'vitest';
import { wrongField } from '../../../src/milestones/action-form.ts';
import { ACTION_TYPES, type Action, apply } from '../../../src/milestones/index.ts';
import { position } from './position.ts';

/** One action of every form that there is. */
const FORMS: readonly Action[] = [
  { type: 'draft', tile: 't01', space: 1 },
  { type: 'move', to: 'worker-1' },
  { type: 'move', to: 'worker-1', idle: true },
  { type: 'hire', tile: 't01', space: 7 },
  { type: 'buy', good: 'stone' },
  { type: 'sell', goods: ['stone', 'grain'] },
  { type: 'sell', goods: ['wood', 'wood'] },
  { type: 'street', from: 'S', milestone: 'a', to: 'b' },
  { type: 'house', lot: 'S+a+e' },
  { type: 'house', lot: 'S+a+e', bonusOn: 8 },
  { type: 'marketplace', at: 'b' },
  { type: 'take-bonus', lot: 'S+a+e', space: 2 },
  { type: 'leave-bonus' },
  { type: 'deliver', marketplace: 'S', numbers: [] },
  { type: 'deliver', marketplace: 'S', numbers: ['a', 'a', 'e'] },
  { type: 'give-back', goods: {} },
  { type: 'give-back', goods: { stone: 1, grain: 2, coin: 3 } },
  { type: 'cover', space: 3 },
  { type: 'done' },
];

test('every type of action is among the forms', () => {
  expect(new Set(FORMS.map(({ type }) => type))).toEqual(new Set(ACTION_TYPES));
});

describe.each(FORMS.map((action) => [JSON.stringify(action), action] as const))('%s', (_, action) => {
  const fields = Object.keys(action).filter((name) => name !== 'type');
  const optional: readonly string[] = fields.filter((name) => name === 'idle' || name === 'bonusOn');

  test('has the form, with a player or without, in any order', () => {
    expect(wrongField(action)).toBeNull();
    expect(wrongField({ player: 3, ...action })).toBeNull();
    expect(wrongField({ player: 0, ...action })).toBeNull();
    expect(wrongField(Object.fromEntries(Object.entries(action).reverse()))).toBeNull();
    expect(wrongField(Object.assign(Object.create(null), action))).toBeNull();
    expect(wrongField(Object.assign(Object.create({ to: 'mill' }), action)), 'of another kind of object').toBeNull();
  });

  test.each(fields)('is wrong in %s', (name) => {
    const values = [null, Number.NaN, {}, true, 1.5, '5', 'toString', undefined, Symbol('x'), 2 ** 53];
    const given = action[name as keyof Action] as unknown;
    for (const value of values) {
      if (typeof value === typeof given && typeof value !== 'number') continue;
      expect(wrongField({ ...action, [name]: value }), String(value)).toBe(name);
    }
  });

  test.each(fields)('is wrong without %s', (name) => {
    const { [name as 'type']: _, ...without } = action;
    expect(wrongField(without)).toBe(optional.includes(name) ? null : name);
  });

  test('is wrong with a field more', () => {
    expect(wrongField({ ...action, extra: 1 })).toBe('extra');
    expect(wrongField({ ...action, extra: undefined })).toBe('extra');
    expect(wrongField({ player: 1, ...action, extra: 1 })).toBe('extra');
    expect(wrongField({ ...action, player: undefined })).toBe('player');
  });

  test('is wrong where a field is inherited, alone or for the sake of another', () => {
    for (const name of ['type', ...fields]) {
      const { [name as 'type']: value, ...own } = action;
      expect(wrongField(Object.assign(Object.create({ [name]: value }), own)), name).toBe('type');
      expect(wrongField(Object.assign(Object.create({ [name]: value }), own, { extra: 1 })), name).toBe('extra');
    }
    expect(wrongField(Object.assign(Object.create({ player: 1 }), action))).toBe('type');
    expect(wrongField(Object.assign(Object.create({ player: 1 }), action, { extra: 1 }))).toBe('extra');
  });

  test.each([-0, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null, 2 ** 53])(
    'is wrong for the player %s',
    (player) => {
      expect(wrongField({ player, ...action })).toBe('player');
    },
  );
});

test.each([
  ['to', { type: 'move', to: 'worker-9' }],
  ['to', { type: 'move', to: 'constructor' }],
  ['to', { type: 'move', to: ['castle'] }],
  ['idle', { type: 'move', to: 'worker-1', idle: false }],
  ['good', { type: 'buy', good: 'gold' }],
  ['goods', { type: 'sell', goods: ['stone'] }],
  ['goods', { type: 'sell', goods: ['stone', 'wood', 'sand'] }],
  ['goods', { type: 'sell', goods: ['wood', 'stone'] }],
  ['goods', { type: 'sell', goods: ['gold', 'stone'] }],
  ['goods', { type: 'sell', goods: ['stone', 'gold'] }],
  ['goods', { type: 'sell', goods: { 0: 'stone', 1: 'wood', length: 2 } }],
  ['numbers', { type: 'deliver', marketplace: 'S', numbers: ['e', 'a'] }],
  ['numbers', { type: 'deliver', marketplace: 'S', numbers: ['a', 1] }],
  ['numbers', { type: 'deliver', marketplace: 'S', numbers: [1] }],
  ['numbers', { type: 'deliver', marketplace: 'S', numbers: new Array(1) }],
  ['numbers', { type: 'deliver', marketplace: 'S', numbers: 'a' }],
  ['goods', { type: 'give-back', goods: { stone: 0 } }],
  ['goods', { type: 'give-back', goods: { stone: -1 } }],
  ['goods', { type: 'give-back', goods: { wood: 1, stone: 1 } }],
  ['goods', { type: 'give-back', goods: { gold: 1 } }],
  ['goods', { type: 'give-back', goods: [] }],
  ['goods', { type: 'give-back', goods: null }],
  ['goods', { type: 'give-back', goods: Object.create({ stone: 1 }) }],
  ['type', { type: 'pass' }],
  ['type', { type: 'toString' }],
  ['type', { space: 1 }],
  ['type', null],
  ['type', undefined],
  ['type', 'done'],
  ['type', []],
] as const)('wrong in %s: %o', (field, action) => {
  expect(wrongField(action)).toBe(field);
  const outcome = apply(position({}), action as unknown as Action);
  expect(outcome.ok ? null : outcome.refusals).toEqual([{ rule: null, reason: 'malformed', at: [{ field }] }]);
});

test('nobody whose turn it is not gets an action in by a zero with a sign', () => {
  const outcome = apply(position({}), { player: -0, type: 'move', to: 'worker-1' });
  expect(outcome.ok ? null : outcome.refusals).toEqual([
    { rule: null, reason: 'malformed', at: [{ field: 'player' }] },
  ]);
});
