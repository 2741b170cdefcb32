import { expect, test } from 'vitest';
import { legalActions } from '../../../../src/milestones/index.ts';
import {
  deliver,
  done,
  goods,
  LONG_BOARD,
  longEnds,
  longStreet,
  play,
  position,
  refusals,
  vp,
  type Written,
} from '../position.ts';

/** The first player at the mill. */
const milling = (more: Written = {}, grain = 6) =>
  position({ players: [{ goods: { grain } }, {}], visiting: 'mill', ...more });

const MARKET_B: Written = { streets: ['S-a-b'], marketplaces: ['b'] };

test('10.1 flour is delivered to any number of marketplaces, 2 grain each, whoever built them', () => {
  const both = play(milling(MARKET_B), deliver('b', 'c', 'g'), deliver('S', 'e'), done);
  expect(both.state).toMatchObject({ flour: ['b', 'S'], phase: 'move' });
  expect(goods(both)).toEqual({ grain: 2, coin: 2 });
  expect(refusals(milling(MARKET_B, 1), deliver('S', 'e'))).toEqual(['10.1 lacks-grain grain']);
  expect(refusals(milling(MARKET_B), deliver('c', 'd', 'h'))).toEqual(['10.1 no-marketplace-there c']);
  const elsewhere = position({ players: [{ goods: { grain: 2 } }, {}], visiting: 'trading-house' });
  expect(refusals(elsewhere, deliver('S', 'a', 'e'))).toEqual(['10.1 not-visiting mill']);
});

test('10.2 a delivery scores 2 free numbers directly next to the marketplace, and earns 1 coin', () => {
  // Four free numbers lie around the marketplace on h: d4, g4, l1 and m2; c and i have milestones.
  const game = milling({ streets: ['S-a-b', 'b-c-h', 'h-i-n'], marketplaces: ['h'] });
  const delivered = play(game, deliver('h', 'd', 'm'));
  expect([vp(delivered), goods(delivered)]).toEqual([4 + 2, { grain: 4, coin: 1 }]);
  expect(legalActions(game).filter((action) => action.type === 'deliver' && action.marketplace === 'h')).toEqual([
    deliver('h', 'd', 'g'),
    deliver('h', 'd', 'l'),
    deliver('h', 'd', 'm'),
    deliver('h', 'g', 'l'),
    deliver('h', 'g', 'm'),
    deliver('h', 'l', 'm'),
  ]);
  expect(refusals(game, deliver('h', 'd', 'k'))).toEqual(['10.2 not-next-to k']);
  expect(refusals(game, deliver('h', 'd', 'h'))).toEqual(['10.2 not-next-to h']);
  expect(refusals(game, deliver('h', 'c', 'd'))).toEqual(['10.2 not-free c']);
  expect(refusals(game, deliver('h', 'd'))).toEqual(['10.2 too-few-numbers d g l m']);
  expect(refusals(game, deliver('h', 'd', 'g', 'l'))).toEqual(['10.2 too-many-numbers d g l m']);
});

test('10.3 a marketplace is supplied once in a game', () => {
  const supplied = milling({ ...MARKET_B, flour: ['S'] });
  expect(refusals(supplied, deliver('S', 'e'))).toEqual(['10.3 supplied-already S']);
  expect(refusals(supplied, deliver('b', 'c', 'f'))).toEqual([]);
});

test('10.4 with one free number it scores that, with none 0; the coin is earned all the same', () => {
  const one = milling(MARKET_B);
  const scored = play(one, deliver('S', 'e'));
  expect([vp(scored), goods(scored)]).toEqual([2, { grain: 4, coin: 1 }]);
  expect(refusals(one, deliver('S'))).toEqual(['10.2 too-few-numbers e']);
  expect(refusals(one, deliver('S', 'b', 'e'))).toContain('10.4 too-many-numbers e');

  const none = milling({ streets: ['S-a-b', 'S-e-j'] });
  const nothing = play(none, deliver('S'));
  expect([vp(nothing), goods(nothing)]).toEqual([0, { grain: 4, coin: 1 }]);
});

test('10.5 next to means joined by a printed line, whether a street runs along it or not', () => {
  expect(vp(play(milling(), deliver('S', 'a', 'e')))).toBe(1 + 2);
  expect(vp(play(milling(MARKET_B), deliver('b', 'f', 'g')))).toBe(3 + 4);
});

test('10.6 the marketplace of the setup is supplied like any other; after 12 deliveries there are no more', () => {
  expect(play(milling(), deliver('S', 'a', 'e')).state.flour).toEqual(['S']);
  const board: Written = { board: LONG_BOARD, streets: longStreet(11), marketplaces: longEnds(11) };
  const last = milling({ ...board, flour: longEnds(11) });
  const all = play(last, deliver('u00', 'v00'));
  expect(all.state.flour).toHaveLength(12);
  expect(legalActions(all)).toEqual([done]);
  expect(refusals(all, deliver('u00', 'v00'))).toContain('13.3 no-flour-left');
});

test('10.7 the numbers are two points of choice, not the highest; one may serve for several marketplaces', () => {
  const game = milling({ streets: ['S-a-f'], marketplaces: ['f'] });
  const shared = play(game, deliver('S', 'e'), deliver('f', 'b', 'e'));
  expect(vp(shared)).toBe(2 + 2 + 2);
  expect(refusals(game, deliver('f', 'k', 'k'))).toEqual(['10.7 same-number-twice k']);
});
