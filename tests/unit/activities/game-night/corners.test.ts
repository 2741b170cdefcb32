import { describe, expect, it } from 'vitest';
import {
  type AtPoint,
  deliveryAnswer,
  EMPTY_LOT,
  EMPTY_MARKET,
  houseAnswer,
  type MarketEntries,
  marketAnswer,
  type OnPoint,
} from '../../../../src/activities/game-night/calculators/corners.ts';

const house = (corners: OnPoint[], more = {}) => houseAnswer({ ...EMPTY_LOT, corners, ...more });
const refused = (answer: ReturnType<typeof house>) =>
  answer.ok ? [] : answer.refusals.map(({ rule, reason }) => `${rule} ${reason}`);

describe('a house', () => {
  it('scores the free numbers at its corners (8.11)', () => {
    expect(house(['milestone', '2', '5'])).toMatchObject({ ok: true, vp: 7, numbers: [2, 5], tile: false });
    expect(house(['milestone', 'marketplace', '3'])).toMatchObject({ vp: 3 });
    expect(house(['milestone', 'milestone', 'marketplace'])).toMatchObject({ ok: true, vp: 0 });
  });

  it('needs a street on an edge, and so a milestone at a corner (8.10)', () => {
    expect(refused(house(['1', '2', '3']))).toEqual(['8.10 no-street-on-edge']);
    expect(refused(house(['1', '2', 'marketplace']))).toEqual(['8.10 no-street-on-edge']);
  });

  it('takes the bonus tile, or is not built (8.13, 9.4, 9.5)', () => {
    expect(house(['milestone', '2', '5'], { tile: 'coiner', worker: true })).toMatchObject({
      ok: true,
      tile: true,
      vp: 7,
    });
    expect(refused(house(['milestone', '2', '5'], { tile: 'coiner' }))).toHaveLength(1);
  });
});

const market = (more: Partial<MarketEntries>) => marketAnswer({ ...EMPTY_MARKET, ...more });
const whyNot = (more: Partial<MarketEntries>) => {
  const answer = market(more);
  return answer.ok ? [] : answer.refusals.map(({ rule, reason }) => `${rule} ${reason}`);
};

describe('a marketplace', () => {
  it('scores the number that it covers (8.14)', () => {
    for (const at of ['1', '2', '3', '4', '5'] as const)
      expect(market({ at })).toEqual({ ok: true, vp: Number(at), rule: '8.14', mayTake: false });
  });

  it('stands on a free number that a street touches (8.14, 8.15)', () => {
    expect(whyNot({ street: false })).toEqual(['8.15 no-street-touches']);
    expect(whyNot({ at: 'milestone' })).toEqual(['8.14 milestone-there']);
    expect(whyNot({ at: 'milestone', street: false })).toEqual(['8.14 milestone-there']);
    expect(whyNot({ at: 'marketplace' })).toEqual(['8.14 marketplace-there']);
  });

  it('may take the bonus tile beside it, and stands there without (9.1, 9.4)', () => {
    expect(market({ tile: 'coiner', worker: true })).toMatchObject({ ok: true, mayTake: true });
    expect(market({ tile: 'coiner', worker: false })).toMatchObject({ ok: true, mayTake: false });
  });
});

describe('a delivery', () => {
  it('scores the best two free numbers and earns a coin (10.2)', () => {
    const around: AtPoint[] = ['1', '5', 'milestone', '4', 'marketplace', 'none'];
    const { numbers, vp, coins } = deliveryAnswer({ around });
    expect({ numbers: [...numbers].sort(), vp, coins }).toEqual({ numbers: [4, 5], vp: 9, coins: 1 });
  });

  it('scores one number, or none, where there is no more (10.4)', () => {
    const only = (at: AtPoint): AtPoint[] => [at, 'none', 'none', 'milestone', 'marketplace', 'none'];
    expect(deliveryAnswer({ around: only('3') })).toEqual({ numbers: [3], vp: 3, coins: 1 });
    expect(deliveryAnswer({ around: only('none') })).toEqual({ numbers: [], vp: 0, coins: 1 });
  });
});
