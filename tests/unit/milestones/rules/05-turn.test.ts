import { expect, test } from 'vitest';
import { type Action, legalActions, SPACES } from '../../../../src/milestones/index.ts';
import { done, eventsOf, goods, idle, marketplace, move, play, player, position, refusals, vp } from '../position.ts';

test('5.1 the starting player begins, and turns pass clockwise', () => {
  let game = position({ players: [{}, {}, {}] });
  const order: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    order.push(game.state.player);
    game = turn < 3 ? play(game, move('worker-5'), move('worker-6')) : play(game, move('worker-7'), move('worker-8'));
  }
  expect(order).toEqual([0, 1, 2, 0, 1, 2]);
  expect(refusals(position({}), { player: 1, ...move('worker-1') })).toEqual(['5.1 not-your-turn']);
});

test('5.2 a turn is exactly two moves, both compulsory', () => {
  const game = position({});
  expect(game.state.movesLeft).toBe(2);
  const second = play(game, move('worker-5'));
  expect(second.state).toMatchObject({ player: 0, movesLeft: 1, phase: 'move' });
  for (const either of [game, second]) {
    expect(legalActions(either).every(({ type }) => type === 'move')).toBe(true);
    expect(refusals(either, done)).toEqual(['5.5 nothing-to-finish']);
  }
  expect(play(second, move('worker-6')).state).toMatchObject({ player: 1, movesLeft: 2 });
});

test('5.3 a move goes clockwise, at least one space, to any space ahead', () => {
  const game = position({ players: [{ piece: 'worker-6' }, {}] });
  const targets = legalActions(game).map((action) => action.type === 'move' && action.to);
  expect(targets).toEqual([
    'castle',
    'worker-7',
    'worker-8',
    'trading-house',
    'trading-house',
    'board-of-works',
    'mill',
  ]);
  expect(refusals(game, move('worker-6'))).toEqual(['5.3 stays worker-6', '5.4 passes-castle castle']);
  expect(refusals(game, move('worker-5'))).toEqual(['5.4 passes-castle castle', '5.3 not-ahead worker-5']);
});

test('5.4 no move passes the castle: a move that reaches it ends there', () => {
  const game = position({ players: [{ piece: 'mill', workers: 'q1 q2' }, {}] });
  expect(legalActions(game)).toEqual([move('castle')]);
  expect(refusals(game, move('worker-1'))).toEqual(['5.4 passes-castle castle', '5.3 not-ahead worker-1']);
  expect(player(play(game, move('castle')), 0).piece).toBe('castle');
  const there = position({ players: [{}, {}] });
  expect(refusals(there, move('worker-1'))).toEqual([]);
});

test('5.5 a space is resolved before the next move; afterwards the piece stays', () => {
  const game = play(position({}), move('board-of-works'));
  expect(game.state).toMatchObject({ phase: 'space', visit: {}, movesLeft: 1 });
  expect(refusals(game, move('mill'))).toEqual(['5.5 space-first board-of-works']);
  expect(goods(game)).toEqual({});
  const next = play(game, done, move('mill'), done);
  expect(next.state.player).toBe(1);
  expect(player(next, 0).piece).toBe('mill');
  expect(refusals(next, done)).toEqual(['5.5 nothing-to-finish']);
});

test('5.6 one may do nothing on a space, but not on the castle', () => {
  expect(goods(play(position({}), idle('worker-2')))).toEqual({});
  expect(play(position({}), move('trading-house'), done).state.phase).toBe('move');
  expect(refusals(position({}), idle('castle'))).toEqual(['5.6 castle-compulsory castle']);
  const castle = play(position({}), move('castle'));
  expect(refusals(castle, done)).toEqual(['5.6 demands-first castle']);
});

test('5.7 a space without a visible worker may be moved to, and nothing happens there', () => {
  const game = position({ players: [{ workers: 'q1 . # q2' }, {}] });
  for (const to of ['worker-2', 'worker-3'] as const) {
    const after = play(game, move(to));
    expect(after.state).toMatchObject({ phase: 'move', movesLeft: 1 });
    expect(player(after, 0)).toMatchObject({ piece: to, vp: 0 });
    expect(goods(after)).toEqual({});
    expect(eventsOf(game, move(to))).toContainEqual({ type: 'no-worker', rule: '5.7', player: 0, space: to });
  }
});

test('5.8 from the castle a move may go round to the castle, and its demands are met again', () => {
  const game = position({ players: [{ goods: { stone: 4 } }, {}] });
  const first = play(game, move('castle'));
  expect(first.state).toMatchObject({ phase: 'space', visit: { giveBack: 1, cover: true } });
  const met = play(first, { type: 'give-back', goods: { stone: 1 } }, { type: 'cover', space: 1 });
  expect(met.state).toMatchObject({ phase: 'move', movesLeft: 1 });
  expect(play(met, move('castle')).state).toMatchObject({ phase: 'space', visit: { giveBack: 0, cover: true } });
});

test('5.9 doing nothing declines all of a space: goods with their VP, income with the visit', () => {
  const game = position({ players: [{ workers: 'q1 q2*' }, {}] });
  const declined = play(game, idle('worker-2'));
  expect([goods(declined), vp(declined)]).toEqual([{}, 0]);
  expect(eventsOf(game, idle('worker-2'))).toContainEqual({
    type: 'declined',
    rule: '5.9',
    player: 0,
    space: 'worker-2',
  });

  const noIncome = play(game, idle('trading-house'));
  expect(goods(noIncome)).toEqual({});
  expect(noIncome.state).toMatchObject({ phase: 'move', visit: null, movesLeft: 1 });

  expect(refusals(game, idle('worker-3'))).toEqual(['5.9 nothing-to-decline worker-3']);
  expect(refusals(game, idle('mill'))).toEqual(['5.9 nothing-to-decline mill']);
  const falling = position({ players: [{ workers: 'q2 q1' }, {}] });
  expect(refusals(falling, idle('trading-house'))).toEqual(['5.9 nothing-to-decline trading-house']);
  const partly = { type: 'move', to: 'worker-2', goods: 1 } as unknown as Action;
  expect(refusals(game, partly)).toEqual(['malformed goods']);
  expect(refusals(game, { type: 'move', to: 'worker-1', idle: false } as unknown as Action)).toEqual([
    'malformed idle',
  ]);
  expect(SPACES.map((to) => refusals(game, idle(to)).length)).toEqual([1, 0, 0, 1, 1, 1, 1, 1, 1, 0, 1, 1]);
});

test('5.10 passing a space has no effect but what 6.2 says about workers', () => {
  const owned = { stone: 2, wood: 2, sand: 2, grain: 4, coin: 2 };
  const game = position({ players: [{ piece: 'worker-8', goods: owned }, {}], streets: ['S-a-b'] });
  // The numbers ascend, so stopping at the trading house would earn a coin.
  expect(goods(play(game, move('trading-house')))).toEqual({ ...owned, coin: 3 });
  for (const to of ['board-of-works', 'mill'] as const) {
    expect(eventsOf(game, move(to))).toEqual([{ type: 'moved', rule: '5.3', player: 0, from: 'worker-8', to }]);
    const passed = play(game, move(to));
    expect([goods(passed), vp(passed)]).toEqual([owned, 0]);
    expect(refusals(passed, { type: 'buy', good: 'stone' })).toEqual(['7.2 not-visiting trading-house']);
  }
  expect(refusals(play(game, move('mill')), marketplace('b'))).toEqual(['8.1 not-visiting board-of-works']);

  // Past all three buildings to the castle, which demands nothing here: no flour, no coin, and the move is over.
  const home = play(
    position({ players: [{ piece: 'worker-8', workers: 'q1 q2', goods: { grain: 2 } }, {}] }),
    move('castle'),
  );
  expect(goods(home)).toEqual({ grain: 2 });
  expect(home.state).toMatchObject({ phase: 'move', movesLeft: 1, flour: [] });

  // Of the workers that a move passes, those of another kind do nothing, nor do their bonus tiles.
  const among = play(position({ players: [{ workers: 'q1 l2* . # s3' }, {}] }), move('worker-5'));
  expect([goods(among), vp(among)]).toEqual([{ sand: 1 }, 0]);
});
