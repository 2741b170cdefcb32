import { expect, test } from 'vitest';
import { eventsOf, goods, move, play, position, vp } from '../position.ts';

/** Castle, quarryman 1, lumberjack 2, coiner 3, quarryman 5, coiner 5: the rulebook's example and a lumberjack. */
const game = position({ players: [{ workers: 'q1 l2 c3 q5 c5' }, {}] });

test('6.1 a move yields goods of the kind of the worker it ends on', () => {
  const products = { q1: 'stone', l1: 'wood', s1: 'sand', g1: 'grain', c1: 'coin' };
  for (const [worker, good] of Object.entries(products)) {
    const one = position({ players: [{ workers: `${worker} q8` }, {}] });
    expect(goods(play(one, move('worker-1')))).toEqual({ [good]: 1 });
  }
});

test('6.2 it yields 1 for the worker it ends on and 1 for every one of the same kind that it passed', () => {
  expect(goods(play(game, move('worker-1')))).toEqual({ stone: 1 });
  expect(goods(play(game, move('worker-4')))).toEqual({ stone: 2 });
  expect(goods(play(game, move('worker-5')))).toEqual({ coin: 2 });
  // The coiner 3 lay in the first move, not in the second.
  expect(goods(play(game, move('worker-4'), move('worker-5')))).toEqual({ stone: 2, coin: 1 });
  expect(eventsOf(game, move('worker-4'))).toContainEqual({
    type: 'goods',
    source: 'worker',
    rule: '6.2',
    player: 0,
    good: 'stone',
    count: 2,
    spaces: [1, 4],
  });
});

test('6.3 the space that the move started from is not passed', () => {
  const started = position({ players: [{ workers: 'q1 q2 q3', piece: 'worker-1' }, {}] });
  expect(goods(play(started, move('worker-2')))).toEqual({ stone: 1 });
  expect(goods(play(started, move('worker-3')))).toEqual({ stone: 2 });
});

test('6.4 workers of other kinds that were passed yield nothing', () => {
  expect(goods(play(game, move('worker-2')))).toEqual({ wood: 1 });
  expect(goods(play(game, move('worker-3')))).toEqual({ coin: 1 });
});

test('6.5 goods lie open, and there is no limit to them before the castle', () => {
  const rich = position({ players: [{ workers: 'q1 q2', goods: { stone: 90, grain: 7 } }, {}] });
  const after = play(rich, move('worker-2'));
  expect(goods(after)).toEqual({ stone: 92, grain: 7 });
  expect(after.state).toMatchObject({ phase: 'move', visit: null });
});

test('6.6 every worker that yields and carries a bonus tile gives 1 VP besides', () => {
  // From the quarryman 1 to the lumberjack 5, past a lumberjack with a bonus tile: 3 wood and 1 VP.
  const example = position({ players: [{ workers: 'q1* l2* s3* l4 l5', piece: 'worker-1' }, {}] });
  const after = play(example, move('worker-5'));
  expect([goods(after), vp(after)]).toEqual([{ wood: 3 }, 1]);
  const without = position({ players: [{ workers: 'q1* l2' }, {}] });
  expect(eventsOf(without, move('worker-2')).map(({ type }) => type)).toEqual(['moved', 'goods']);
  const both = position({ players: [{ workers: 'l2* l4*' }, {}] });
  const yielded = play(both, move('worker-2'));
  expect([goods(yielded), vp(yielded)]).toEqual([{ wood: 2 }, 2]);
});
