import { expect, test } from 'vitest';
import { withCard } from '../../../src/thousand-miles/cards.ts';
import type { Card } from '../../../src/thousand-miles/index.ts';
import { driver, table } from './table.ts';

const so = (count: number, card: Card) => Array(count).fill(card).join(' ');

test('a scene takes each card from the deck once, those included that must have been played (C1.3)', () => {
  const rolls = so(14, 'roll');
  const rollsIn = (game: ReturnType<typeof table>) => game.deck.filter((card) => card === 'roll').length;
  expect(rollsIn(table({ deck: rolls }))).toBe(14);
  expect(rollsIn(table({ deck: rolls, me: { condition: 'rolling', safeties: 'right-of-way' } }))).toBe(14);
  expect(() => table({ deck: rolls, me: { condition: 'rolling' } })).toThrow('no roll is left');
  const accidents = { hand: 'accident accident' };
  expect(() => table({ me: accidents, other: { condition: 'accident' } })).toThrow('no accident is left');
  expect(() => table({ me: { ...accidents, safeties: 'driving-ace', coups: 'driving-ace' } })).toThrow(
    'no accident is left',
  );
  expect(() => table({ me: { hand: so(3, 'speed-limit') }, other: { limit: true } })).toThrow('no speed-limit is left');
});

test('hands are filled up with remedies, from which nothing follows', () => {
  const { state } = table({});
  const hands = state.drivers.flatMap(({ hand }) => hand);
  const count = (card: Card) => hands.filter((each) => each === card).length;
  expect([count('repairs'), count('spare-tire'), count('gasoline'), hands.length]).toEqual([6, 6, 1, 13]);
  const deck = [so(6, 'repairs'), so(6, 'spare-tire'), so(6, 'gasoline')].join(' ');
  expect(driver(table({ me: { hand: so(7, '25') }, deck }), 1).hand).toEqual(Array(6).fill('end-of-limit'));
});

test('a position that breaks a rule is no scene', () => {
  expect(() => table({ answerable: 'stop' })).toThrow('answerable-disagrees');
});

test('a card that comes to a hand has its place in the order of the cards', () => {
  expect(withCard(['25', 'roll'], 'driving-ace')).toEqual(['25', 'roll', 'driving-ace']);
  expect(withCard(['25', 'roll'], '100')).toEqual(['25', '100', 'roll']);
  expect(withCard(['50'], '25')).toEqual(['25', '50']);
});
