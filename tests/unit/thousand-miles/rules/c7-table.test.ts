import { expect, test } from 'vitest';
import { CARDS, legalActions } from '../../../../src/thousand-miles/index.ts';
import { action, driver, play, refusals, table, told } from '../table.ts';

test('C7.1 all that the table shows is in the state, and what was last played in the events', () => {
  const game = table({
    me: {
      hand: '100',
      miles: '100 25 100',
      condition: 'rolling',
      safeties: 'extra-tank driving-ace',
      coups: 'driving-ace',
    },
    other: { miles: '200', condition: 'accident', limit: true },
  });
  expect(game.state.drivers).toMatchObject([
    {
      miles: ['100', '25', '100'],
      total: 225,
      light: 'green',
      safeties: ['extra-tank', 'driving-ace'],
      coupsFourres: ['driving-ace'],
    },
    { miles: ['200'], total: 200, light: 'red', condition: 'accident', limit: true },
  ]);
  expect(told(game, '100')[0]).toBe('C3.2 drove 0 100 325');
  const after = play(game, '-100');
  expect(after.state.discards.at(-1)).toBe('100');
  expect(after.state.deckCount).toBe(game.state.deckCount - 1);
  expect(driver(after, 0).hand).toHaveLength(6);
});

test('C7.2 every card of the hand can be discarded, and every card that no rule forbids can be played', () => {
  const game = table({ me: { hand: '25 100 stop roll extra-tank', condition: 'rolling', limit: true } });
  const hand = CARDS.filter((card) => driver(game, 0).hand.includes(card));
  const playable = hand.filter((card) => refusals(game, card).length === 0);
  expect(playable).toEqual(['25', 'extra-tank']);
  expect(legalActions(game)).toEqual([...playable.map(action), ...hand.map((card) => action(`-${card}`))]);
});
