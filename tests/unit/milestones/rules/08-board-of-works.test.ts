import { expect, test } from 'vitest';
import { type Goods, legalActions } from '../../../../src/milestones/index.ts';
import {
  deliver,
  done,
  eventsOf,
  goods,
  house,
  marketplace,
  move,
  play,
  position,
  refusals,
  street,
  vp,
  type Written,
} from '../position.ts';

const PLENTY = { stone: 5, wood: 5, sand: 5 };

/** The first player at the board of works. */
const building = (streets: string[] = [], more: Written = {}, owned: Partial<Goods> = PLENTY) =>
  position({ players: [{ goods: owned }, {}], visiting: 'board-of-works', streets, ...more });

test('8.1 any number of constructions, in any order, each paid at once', () => {
  const built = play(
    building(),
    street('S-a-b'),
    house('a+b+f'),
    marketplace('b'),
    house('S+a+e'),
    street('b-c-d'),
    street('d-h-l'),
    done,
  );
  expect(goods(built)).toEqual({ wood: 5 - 3, sand: 5 - 4 });
  expect(built.state).toMatchObject({ phase: 'move', houses: ['a+b+f', 'S+a+e'], marketplaces: ['S', 'b'] });
  const miller = position({ players: [{ goods: PLENTY }, {}], visiting: 'mill' });
  expect(refusals(miller, street('S-a-b'))).toEqual(['8.1 not-visiting board-of-works']);
  expect(refusals(miller, marketplace('S'))).toContain('8.1 not-visiting board-of-works');
});

test('8.2 a street section costs 1 stone and 1 sand', () => {
  expect(goods(play(building([], {}, { stone: 1, sand: 1, wood: 1 }), street('S-a-b')))).toEqual({ wood: 1 });
  expect(refusals(building([], {}, { stone: 1 }), street('S-a-b'))).toEqual(['8.2 lacks-sand sand']);
  expect(refusals(building([], {}, { sand: 1 }), street('S-a-b'))).toEqual(['8.2 lacks-stone stone']);
});

test('8.3 a section is 2 pieces that meet at a number, which takes the milestone and scores', () => {
  const built = play(building(), street('S-e-f'));
  expect(built.state.streets).toEqual([['S', 'e', 'f']]);
  expect(vp(built)).toBe(2);
  expect(refusals(building(), street('S-b-c'))).toEqual(['8.3 no-line S b']);
  expect(refusals(building(), street('S-a-c'))).toEqual(['8.3 no-line a c']);
  expect(refusals(building(['S-a-f']), street('f-e-S'))).toEqual(['8.3 no-number S']);
  expect(refusals(building(), street('a-S-e'))).toEqual(['8.4 not-at-the-stall S', '8.3 no-number S']);
  expect(refusals(building(), street('e-S-a'))).toEqual(['8.4 not-at-the-stall S', '8.3 no-number S']);
  expect(refusals(building(), street('nowhere-a-b'))).toEqual(['malformed from']);
  expect(refusals(building(), street('S-nowhere-b'))).toEqual(['malformed milestone']);
  expect(refusals(building(), street('S-a-nowhere'))).toEqual(['malformed to']);
});

test('8.4 the very first section starts at the marketplace on the white stall', () => {
  expect(refusals(building(), street('a-b-c'))).toEqual(['8.4 not-at-the-stall S']);
  const first = legalActions(building()).filter(({ type }) => type === 'street');
  expect(first).toEqual(['S-a-b', 'S-a-e', 'S-a-f', 'S-e-a', 'S-e-f', 'S-e-j'].map(street));
});

test('8.5 a section starts at the end of a street or at a marketplace, and nowhere else', () => {
  const two = building(['S-a-b', 'b-c-d']);
  expect(refusals(two, street('d-h-l'))).toEqual([]);
  expect(refusals(two, street('S-e-j'))).toEqual([]);
  expect(refusals(two, street('a-f-k'))).toEqual(['8.5 branches-at-milestone a']);
  expect(refusals(two, street('b-g-l'))).toEqual(['8.5 branches-between-sections b']);
  expect(refusals(two, street('j-k-l'))).toEqual(['8.5 starts-off-street j']);

  const market = building(['S-a-b', 'b-c-d'], { marketplaces: ['b'] });
  const many = play(market, street('b-g-l'), street('b-f-j'));
  expect(many.state.streets).toHaveLength(4);
  const atEnd = building(['S-a-b'], { marketplaces: ['b'] });
  expect(play(atEnd, street('b-c-d'), street('b-g-l')).state.streets).toHaveLength(3);
});

test('8.6 the number where a section continues a street stays free', () => {
  const game = play(building(), street('S-a-b'), street('b-c-d'));
  expect(vp(play(game, marketplace('b'))) - vp(game)).toBe(2);
  expect(vp(play(game, house('b+c+g'))) - vp(game)).toBe(2 + 4);
});

test('8.7 neither the milestone nor the end of a section may have been touched by a street', () => {
  const game = building(['S-a-b', 'S-e-j']);
  expect(refusals(game, street('b-f-j'))).toEqual(['8.7 end-closes-loop j']);
  expect(refusals(game, street('b-f-e'))).toEqual(['8.7 end-closes-loop e']);
  expect(refusals(building(['S-a-b']), street('b-a-e'))).toEqual(['8.7 milestone-closes-loop a']);
  expect(refusals(building(['S-a-b', 'b-c-d']), street('S-e-a'))).toEqual(['8.7 end-closes-loop a']);
  expect(refusals(building(['S-a-f', 'f-g-c']), street('c-b-a'))).toEqual(['8.7 end-closes-loop a']);
  const market = building(['S-a-b', 'S-e-j'], { marketplaces: ['b'] });
  expect(refusals(market, street('j-f-b'))).toEqual(['8.7 end-closes-loop b']);
});

test('8.8 the three points of a section are different', () => {
  const game = building(['S-a-b']);
  expect(refusals(game, street('b-c-c'))).toEqual(['8.8 doubles-back b c']);
  expect(refusals(game, street('b-c-b'))).toEqual(['8.8 doubles-back b c', '8.7 end-closes-loop b']);
  expect(refusals(game, street('b-b-c'))).toEqual(['8.8 doubles-back b c', '8.7 milestone-closes-loop b']);
});

test('8.9 a section may bend at its milestone, even along two edges of one lot', () => {
  const bent = play(building(), street('S-a-e'));
  expect([bent.state.streets, vp(bent)]).toEqual([[['S', 'a', 'e']], 1]);
  for (const straight of ['S-a-b', 'S-a-f', 'S-e-a']) expect(refusals(building(), street(straight))).toEqual([]);
});

test('8.10 a house costs 1 stone and 1 wood and needs a street piece on an edge of its lot', () => {
  const streets = ['S-a-b'];
  expect(goods(play(building(streets), house('a+b+f')))).toEqual({ stone: 4, wood: 4, sand: 5 });
  expect(refusals(building(streets), house('S+a+e'))).toEqual([]);
  // A street piece on each of the three edges, one at a time.
  for (const one of [['S-a-b'], ['S-a-f'], ['S-e-f', 'f-b-c']])
    expect(refusals(building(one), house('a+b+f'))).toEqual([]);
  // Only a corner of these is touched.
  expect(refusals(building(streets), house('a+e+f'))).toEqual(['8.10 no-street-on-edge a+e+f']);
  expect(refusals(building(streets), house('b+c+g'))).toEqual(['8.10 no-street-on-edge b+c+g']);
  expect(refusals(building(streets, {}, { stone: 1, sand: 1 }), house('a+b+f'))).toEqual(['8.10 lacks-wood wood']);
  expect(refusals(building(streets, {}, { wood: 1 }), house('a+b+f'))).toEqual(['8.10 lacks-stone stone']);
  expect(refusals(building(streets), house('a+b+c'))).toEqual(['malformed lot']);
});

test('8.11 a house scores the free numbers at its three corners, which may be none', () => {
  expect(vp(play(building(['S-a-b']), house('a+b+f')))).toBe(2 + 3);
  expect(vp(play(building(['S-a-b'], { marketplaces: ['b'] }), house('a+b+f')))).toBe(3);
  expect(vp(play(building(['S-a-b']), house('S+a+e')))).toBe(2);
  // The rulebook's lot with the free numbers 2 and 1.
  expect(vp(play(building(['S-e-a', 'a-f-k']), house('a+b+f')))).toBe(2 + 1);
  const none = play(building(['S-a-b', 'S-e-j']), house('S+a+e'));
  expect([vp(none), none.state.houses]).toEqual([0, ['S+a+e']]);
});

test('8.12 one house to a lot; lots with a bush may be built on', () => {
  const built = play(building(['S-a-f']), house('a+e+f'));
  expect(built.state.houses).toEqual(['a+e+f']);
  expect(refusals(built, house('a+e+f'))).toEqual(['8.12 lot-has-house a+e+f']);
  expect(refusals(built, house('a+b+f'))).toEqual([]);
});

test('8.13 a lot with a bonus tile is built on only by who can take the tile', () => {
  const withTile = (workers: string) =>
    position({
      players: [{ workers, goods: PLENTY }, {}],
      visiting: 'board-of-works',
      streets: ['S-a-f'],
      bonusTiles: { 'a+e+f': 'lumberjack' },
    });
  expect(refusals(withTile('q1 q2'), house('a+e+f'))).toEqual(['8.13 bonus-cannot-be-taken a+e+f']);
  expect(refusals(withTile('q1 l2*'), house('a+e+f'))).toEqual(['8.13 bonus-cannot-be-taken a+e+f']);
  expect(refusals(withTile('q1 q2'), house('a+e+f', 1))).toEqual(['8.13 bonus-cannot-be-taken a+e+f']);
  expect(refusals(withTile('q1 l2'), house('a+e+f', 2))).toEqual([]);
  expect(refusals(withTile('q1 . . . . . q7 l8'), house('a+e+f', 8))).toEqual([]);
});

test('8.14 a marketplace costs 1 wood and 1 sand, on a free number of a street, and scores it', () => {
  const streets = ['S-a-b', 'b-g-l'];
  const between = play(building(streets), marketplace('b'));
  expect([vp(between), goods(between)]).toEqual([2, { stone: 5, wood: 4, sand: 4 }]);
  expect(vp(play(building(streets), marketplace('l')))).toBe(1);
  expect(refusals(building(streets), marketplace('a'))).toEqual(['8.14 milestone-there a']);
  expect(refusals(building(streets), marketplace('nowhere'))).toEqual(['malformed at']);
  expect(refusals(between, marketplace('b'))).toEqual(['8.14 marketplace-there b']);
  expect(refusals(building(streets), marketplace('S'))).toEqual(['8.14 marketplace-there S']);
  expect(refusals(building(streets, {}, { wood: 1 }), marketplace('b'))).toEqual(['8.14 lacks-sand sand']);
  expect(refusals(building(streets, {}, { sand: 1 }), marketplace('b'))).toEqual(['8.14 lacks-wood wood']);
});

test('8.15 a free number that no street touches takes no marketplace', () => {
  expect(refusals(building(['S-a-b']), marketplace('c'))).toEqual(['8.15 no-street-touches c']);
  expect(refusals(building(), marketplace('a'))).toEqual(['8.15 no-street-touches a']);
});

test('8.16 the order is the builder’s: a house first, for a number that is covered afterwards', () => {
  const game = building(['S-a-b']);
  expect(vp(play(game, house('a+b+f'), marketplace('b')))).toBe(5 + 2);
  expect(vp(play(game, marketplace('b'), house('a+b+f')))).toBe(2 + 3);
  expect(vp(play(game, house('a+b+f'), street('b-f-k')))).toBe(5 + 3);
  expect(vp(play(game, street('b-f-k'), house('a+b+f')))).toBe(3 + 2);
});

test('8.17 what is built belongs to nobody and serves all players', () => {
  const first = play(building(['S-a-b'], { movesLeft: 0 }), street('b-c-d'), marketplace('b'), done);
  expect(first.state.player).toBe(1);
  const second = position({
    players: [{}, { goods: { ...PLENTY, grain: 2 } }],
    player: 1,
    visiting: 'board-of-works',
    streets: first.state.streets.map((section) => section.join('-')),
    marketplaces: ['b'],
  });
  const built = play(second, street('d-h-l'), street('b-g-k'), house('b+c+g'), done, move('mill'), deliver('b', 'f'));
  expect(vp(built, 1)).toBe(5 + 4 + 0 + 3);
  expect(eventsOf(second, street('d-h-l')).every((event) => event.player === 1)).toBe(true);
});

test('8.18 a house blocks nothing: lines and corners of its lot stay usable', () => {
  const game = play(building(['S-a-b']), house('a+b+f'));
  expect(play(game, street('b-f-k')).state.streets).toHaveLength(2);
  expect(play(game, marketplace('b')).state.marketplaces).toEqual(['S', 'b']);
});

test('8.19 a construction scores once, when it is built, whatever is covered later', () => {
  const both = position({
    players: [{ goods: PLENTY }, { goods: PLENTY }],
    visiting: 'board-of-works',
    movesLeft: 0,
    streets: ['S-a-b'],
  });
  const first = play(both, house('a+b+f'), street('b-c-d'), marketplace('d'), done);
  expect([vp(first), vp(first, 1)]).toEqual([5 + 3 + 4, 0]);
  // The other player covers both numbers that the house has counted.
  const second = play(first, move('board-of-works'));
  const covered = play(second, marketplace('b'), street('b-f-k'));
  expect([vp(covered), vp(covered, 1)]).toEqual([12, 2 + 3]);
  expect(eventsOf(second, marketplace('b')).filter(({ type }) => type === 'vp')).toHaveLength(1);
  // Nothing is scored for what stands on a later visit, nor in the final scoring.
  const later = position({
    players: [{ vp: 12, goods: PLENTY }, { vp: 5 }],
    visiting: 'trading-house',
    streets: ['S-a-b', 'b-c-d', 'b-f-k'],
    houses: ['a+b+f'],
    marketplaces: ['d', 'b'],
    endTriggeredBy: 1,
    turnsLeft: 0,
    display: [],
    pile: [],
  });
  const over = play(later, done, move('board-of-works'), done);
  expect([over.state.phase, vp(over), vp(over, 1)]).toEqual(['over', 12, 5]);
});
