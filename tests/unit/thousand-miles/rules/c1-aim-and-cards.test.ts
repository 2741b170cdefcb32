import { expect, test } from 'vitest';
import {
  ACTION_CARDS,
  CURED_BY,
  cardsOf,
  countIn,
  newGame,
  REMEDY_OF,
  SAFETY_OF,
} from '../../../../src/thousand-miles/index.ts';
import { allCards, driver, play, refusals, table } from '../table.ts';

const almost = '200 200 100 100 100 100 100';

test('C1.1 whoever has driven exactly 1000 miles first ends the game, and points are counted', () => {
  const game = table({ me: { hand: '100', miles: almost, condition: 'rolling' }, other: { miles: '75' } });
  expect(game.state.drivers[0].total).toBe(900);
  const { state } = play(game, '100');
  expect(state).toMatchObject({ phase: 'over', player: 0, completedBy: 0 });
  expect(state.scores?.map(({ miles }) => miles)).toEqual([1000, 75]);
  const short = table({ me: { hand: '75', miles: almost, condition: 'rolling' } });
  expect(play(short, '75').state).toMatchObject({ phase: 'turn', player: 1, completedBy: null, scores: null });
});

test('C1.2 miles, remedies and safeties lie before who plays them, action cards before the other driver', () => {
  const game = table({
    me: { hand: '100 stop gasoline extra-tank', condition: 'rolling' },
    other: { condition: 'rolling' },
  });
  expect(driver(play(game, '100'), 0).miles).toEqual(['100']);
  expect(driver(play(game, 'stop'), 1).condition).toBe('stop');
  expect(driver(play(game, 'stop'), 0).condition).toBe('rolling');
  expect(driver(play(game, 'extra-tank'), 0).safeties).toEqual(['extra-tank']);
  const stranded = table({ me: { hand: 'gasoline', condition: 'out-of-gas' }, other: { condition: 'accident' } });
  expect(driver(play(stranded, 'gasoline'), 0).condition).toBe('waiting');
  expect(driver(play(stranded, 'gasoline'), 1).condition).toBe('accident');
});

test('C1.3 the deck holds 101 cards, or 106 with one more of every action', () => {
  expect(cardsOf(101)).toEqual(allCards(101));
  expect(cardsOf(106)).toEqual(allCards(106));
  expect([cardsOf(101).length, cardsOf(106).length]).toEqual([101, 106]);
  expect(ACTION_CARDS.map((card) => [countIn(101, card), countIn(106, card)])).toEqual([
    [4, 5],
    [3, 4],
    [2, 3],
    [2, 3],
    [2, 3],
  ]);
  for (const deck of [101, 106] as const) {
    const game = newGame({ seed: 3, deck });
    const dealt = [...game.state.drivers.flatMap(({ hand }) => hand), ...game.deck];
    expect(dealt.sort()).toEqual(allCards(deck).sort());
  }
  expect(newGame({ seed: 3 }).options.deck).toBe(101);
  expect(() => newGame({ seed: 3, deck: 100 as 101 })).toThrow(new RangeError('a deck of 101 or 106 cards, not 100'));
  expect(() => newGame({ seed: 3, starter: 2 as 1 })).toThrow(new RangeError('no driver 2'));
});

test('C1.4 every action has its remedy and its safety', () => {
  const pairs = ACTION_CARDS.map((card) => `${card} – ${REMEDY_OF[card]} – ${SAFETY_OF[card]}`);
  expect(pairs).toEqual([
    'stop – roll – right-of-way',
    'speed-limit – end-of-limit – right-of-way',
    'out-of-gas – gasoline – extra-tank',
    'flat-tire – spare-tire – puncture-proof',
    'accident – repairs – driving-ace',
  ]);
  for (const card of ACTION_CARDS) {
    expect(CURED_BY[REMEDY_OF[card]]).toBe(card);
    const on = table({ me: { hand: card }, other: { condition: 'rolling', safeties: SAFETY_OF[card] } });
    expect(refusals(on, card)).toEqual([`C5.2 protected ${SAFETY_OF[card]}`]);
  }
});
