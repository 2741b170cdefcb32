import { expect, test } from 'vitest';
import { type Action, type Cube, type Goods, legalActions } from '../../../../src/milestones/index.ts';
import { done, eventsOf, goods, move, play, player, position, refusals, spaces } from '../position.ts';

const hire = (tile: string, space: number): Action => ({ type: 'hire', tile, space });
const buy = (good: Cube): Action => ({ type: 'buy', good });
const sell = (first: Cube, second: Cube): Action => ({ type: 'sell', goods: [first, second] });

const trading = (owned: Partial<Goods>, workers = 'q1 q2 l3 l4') =>
  position({ players: [{ workers, goods: owned }, {}], visiting: 'trading-house' });

const income = (workers: string) => goods(play(position({ players: [{ workers }, {}] }), move('trading-house')));

test('7.1 numbers that never fall earn 1 coin on arrival; equal ones ascend, gaps are skipped', () => {
  expect(income('q3 q3 l6 l7')).toEqual({ coin: 1 });
  expect(income('q8 q8 l6 l7')).toEqual({});
  expect(income('q1 . # l4 # s4')).toEqual({ coin: 1 });
  expect(income('q5 . # l4')).toEqual({});
  expect(income('q1 l2 s3 g4 c5 q6 l7 s6')).toEqual({});
  const falls = position({ players: [{ workers: 'q5 l4' }, {}] });
  expect(eventsOf(falls, move('trading-house'))).toContainEqual({
    type: 'no-income',
    rule: '7.1',
    player: 0,
    numbers: [5, 4],
  });
  expect(eventsOf(position({ players: [{ workers: 'q5 # . l4' }, {}] }), move('trading-house'))).toContainEqual({
    type: 'no-income',
    rule: '7.1',
    player: 0,
    numbers: [5, 4],
  });
});

test('7.2 then, in any order, one tile at most is hired and any number of cubes bought and sold', () => {
  const rich = trading({ stone: 4, coin: 9 });
  const all = play(
    rich,
    buy('sand'),
    sell('stone', 'stone'),
    hire('t06', 5),
    sell('stone', 'stone'),
    buy('grain'),
    done,
  );
  expect(goods(all)).toEqual({ sand: 1, grain: 1, coin: 9 - 2 + 1 - 2 + 1 - 2 });
  expect(refusals(play(rich, hire('t06', 5)), hire('t07', 7))).toEqual(['7.2 hired-already']);
  const elsewhere = position({ players: [{ goods: { coin: 4, wood: 2 } }, {}], visiting: 'mill' });
  for (const trade of [hire('t06', 1), buy('wood'), sell('wood', 'wood')])
    expect(refusals(elsewhere, trade)).toEqual(['7.2 not-visiting trading-house']);
});

test('7.3 hiring costs 2 coins for a tile of the display, placed on 2 neighbouring spaces', () => {
  const after = play(trading({ coin: 3 }), hire('t07', 5));
  expect(goods(after)).toEqual({ coin: 1 });
  expect(player(after, 0).spaces).toEqual(spaces('q1 q2 l3 l4 l6 l7'));
  expect(refusals(trading({ coin: 1 }), hire('t07', 5))).toEqual(['7.3 lacks-coin coin']);
  expect(refusals(trading({ coin: 2 }), hire('t11', 5))).toEqual(['7.3 tile-not-in-display t11']);
  expect(refusals(trading({ coin: 2 }), hire('none', 5))).toEqual(['7.3 tile-not-in-display none']);
});

test('7.4 the tile covers workers, empty spaces and cover tiles in any mixture', () => {
  const placed = (workers: string, space: number) =>
    player(play(trading({ coin: 2 }, workers), hire('t07', space)), 0).spaces;
  expect(placed('q1 q2 . . # # q5', 1)).toEqual(spaces('l6 l7 . . # # q5'));
  expect(placed('q1 q2 . . # # q5', 2)).toEqual(spaces('q1 l6 l7 . # # q5'));
  expect(placed('q1 q2 . . # # q5', 3)).toEqual(spaces('q1 q2 l6 l7 # # q5'));
  expect(placed('q1 q2 . . # # q5', 4)).toEqual(spaces('q1 q2 . l6 l7 # q5'));
  expect(placed('q1 q2 . . # # q5', 5)).toEqual(spaces('q1 q2 . . l6 l7 q5'));
  expect(placed('q1 q2 . . # # q5', 6)).toEqual(spaces('q1 q2 . . # l6 l7'));
});

test('7.5 the tile does not stick out, and is never moved later', () => {
  const rich = trading({ coin: 4 });
  expect(refusals(rich, hire('t07', 8))).toEqual(['7.5 sticks-out']);
  expect(refusals(rich, hire('t07', 0))).toEqual(['7.5 sticks-out']);
  expect(refusals(rich, hire('t07', 7))).toEqual([]);
  const hired = play(rich, hire('t07', 7));
  expect(refusals(hired, hire('t07', 5))).toEqual(['7.2 hired-already', '7.3 tile-not-in-display t07']);
});

test('7.6 the display is refilled to 5 from the pile and shrinks when the pile is empty', () => {
  const filled = play(trading({ coin: 2 }), hire('t07', 1));
  expect(filled.state).toMatchObject({ display: ['t06', 't08', 't09', 't10', 't11'], pileCount: 3 });
  expect(filled.pile).toEqual(['t12', 't13', 't14']);
  const empty = position({ players: [{ goods: { coin: 2 } }, {}], visiting: 'trading-house', pile: [] });
  expect(play(empty, hire('t07', 1)).state).toMatchObject({ display: ['t06', 't08', 't09', 't10'], pileCount: 0 });
});

test('7.7 2 coins buy 1 cube of any kind', () => {
  for (const good of ['stone', 'wood', 'sand', 'grain'] as const)
    expect(goods(play(trading({ coin: 3 }), buy(good)))).toEqual({ [good]: 1, coin: 1 });
  expect(refusals(trading({ coin: 1 }), buy('stone'))).toEqual(['7.7 lacks-coin coin']);
  expect(refusals(trading({ coin: 2 }), { type: 'buy', good: 'coin' } as unknown as Action)).toEqual([
    '7.7 coins-not-bought coin',
  ]);
});

test('7.8 2 cubes, alike or not, are sold for 1 coin; coins are not sold', () => {
  const owned = { stone: 2, wood: 1, sand: 1, grain: 2 };
  expect(goods(play(trading(owned), sell('stone', 'stone')))).toEqual({ wood: 1, sand: 1, grain: 2, coin: 1 });
  expect(goods(play(trading(owned), sell('wood', 'sand')))).toEqual({ stone: 2, grain: 2, coin: 1 });
  const sales = legalActions(trading(owned)).flatMap((action) => (action.type === 'sell' ? [action.goods.join()] : []));
  expect(sales).toEqual([
    'stone,stone',
    'stone,wood',
    'stone,sand',
    'stone,grain',
    'wood,sand',
    'wood,grain',
    'sand,grain',
    'grain,grain',
  ]);
  expect(refusals(trading({ stone: 1 }), sell('stone', 'stone'))).toEqual(['7.8 lacks-stone stone']);
  expect(refusals(trading({ stone: 1 }), sell('wood', 'wood'))).toEqual(['7.8 lacks-wood wood']);
  expect(refusals(trading({ stone: 1 }), sell('wood', 'sand'))).toEqual(['7.8 lacks-wood wood', '7.8 lacks-sand sand']);
  expect(refusals(trading({ stone: 1 }), sell('stone', 'grain'))).toEqual(['7.8 lacks-grain grain']);
  const coins = { type: 'sell', goods: ['coin', 'coin'] } as unknown as Action;
  expect(refusals(trading({ coin: 4 }), coins)).toEqual(['7.8 coins-not-sold coin']);
});

test('7.9 buying and selling may be interleaved with hiring: cubes so pay for the tile', () => {
  const poor = trading({ stone: 4, sand: 2 });
  const hired = play(poor, sell('stone', 'stone'), sell('stone', 'stone'), hire('t06', 5), sell('sand', 'sand'));
  expect(goods(hired)).toEqual({ coin: 1 });
  expect(player(hired, 0).spaces).toEqual(spaces('q1 q2 l3 l4 q3 q3'));
});

test('7.10 a hired worker yields in a later turn at the earliest; what its tile covers is gone at once', () => {
  const hired = play(trading({ coin: 2 }), hire('t07', 3));
  expect(player(hired, 0).spaces).toEqual(spaces('q1 q2 l6 l7'));
  const second = play(hired, done);
  expect(second.state).toMatchObject({ player: 0, movesLeft: 1 });
  expect(legalActions(second)).toEqual([move('castle'), move('board-of-works'), move('mill')]);
  for (const to of ['worker-3', 'worker-4'] as const)
    expect(refusals(second, move(to))).toEqual(['5.4 passes-castle castle', `5.3 not-ahead ${to}`]);
  const turnOver = play(second, move('castle'), { type: 'cover', space: 1 });
  expect([turnOver.state.player, goods(turnOver)]).toEqual([1, {}]);
  const later = play(turnOver, move('worker-5'), move('worker-6'), move('worker-4'));
  expect(goods(later)).toEqual({ wood: 2 });
});
