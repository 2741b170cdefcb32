import { expect, test } from 'vitest';
import { type Action, type Kind, legalActions } from '../../../../src/milestones/index.ts';
import { problemsOfPosition } from '../../../../src/milestones/record/position.ts';
import {
  done,
  eventsOf,
  goods,
  house,
  marketplace,
  move,
  play,
  player,
  position,
  refusals,
  spaces,
  street,
  vp,
} from '../position.ts';

const PLENTY = { stone: 5, wood: 5, sand: 5 };
const take = (lot: string, space: number): Action => ({ type: 'take-bonus', lot, space });
const leave: Action = { type: 'leave-bonus' };

const building = (workers: string, bonusTiles: Record<string, Kind>, streets: string[] = []) =>
  position({ players: [{ workers, goods: PLENTY }, {}], visiting: 'board-of-works', streets, bonusTiles });

test('9.1 a tile comes within reach with a milestone or marketplace at a corner, or a house on its lot', () => {
  const byMilestone = play(building('q1 l3', { 'a+e+f': 'lumberjack' }), street('S-a-b'));
  expect(byMilestone.state).toMatchObject({ phase: 'bonus', bonusInReach: ['a+e+f'], visit: {} });

  const beside = building('q1 l3', { 'b+c+g': 'lumberjack' }, ['S-a-b']);
  const byMarketplace = play(beside, marketplace('b'));
  expect(byMarketplace.state).toMatchObject({ phase: 'bonus', bonusInReach: ['b+c+g'] });

  const below = building('q1 l3', { 'a+e+f': 'lumberjack', 'c+g+h': 'lumberjack' }, ['S-a-f']);
  const byHouse = play(below, house('a+e+f', 2));
  expect(byHouse.state).toMatchObject({ phase: 'space', bonusTiles: { 'c+g+h': 'lumberjack' } });
  // A house next to the lot does not reach it.
  expect(play(below, house('a+b+f')).state.phase).toBe('space');
  expect(refusals(below, house('a+b+f', 2))).toEqual(['9.1 no-bonus-there a+b+f']);

  expect(refusals(byMarketplace, take('c+g+h', 2))).toEqual(['9.1 bonus-not-in-reach c+g+h']);
  expect(refusals(below, take('a+e+f', 2))).toEqual(['9.1 bonus-not-in-reach a+e+f']);
  expect(refusals(below, leave)).toEqual(['9.1 bonus-not-in-reach']);
});

test('9.2 it goes at once onto a worker of the same kind, which the builder picks', () => {
  const game = play(building('l1 q3 . # l5', { 'a+e+f': 'lumberjack' }), street('S-a-b'));
  expect(legalActions(game)).toEqual([take('a+e+f', 1), take('a+e+f', 5), leave]);
  expect(player(play(game, take('a+e+f', 5)), 0).spaces).toEqual(spaces('l1 q3 . # l5*'));
  expect(refusals(game, take('a+e+f', 2))).toEqual(['9.2 other-kind worker-2']);
  expect(refusals(game, take('a+e+f', 3))).toEqual(['9.2 no-worker-there worker-3']);
  expect(refusals(game, take('a+e+f', 4))).toEqual(['9.2 no-worker-there worker-4']);
  for (const action of [street('b-c-d'), done, move('mill')])
    expect(refusals(game, action)).toEqual(['9.2 bonus-first a+e+f']);

  const lot = building('l1 q3', { 'a+e+f': 'lumberjack' }, ['S-a-f']);
  expect(refusals(lot, house('a+e+f', 2))).toEqual(['9.2 other-kind worker-2']);
  expect(refusals(lot, house('a+e+f', 3))).toEqual(['9.2 no-worker-there worker-3']);
  expect(player(play(lot, house('a+e+f', 1)), 0).spaces).toEqual(spaces('l1* q3'));
});

test('9.3 one bonus tile to a worker', () => {
  const game = play(building('l1* l5', { 'a+e+f': 'lumberjack' }), street('S-a-b'));
  expect(refusals(game, take('a+e+f', 1))).toEqual(['9.3 bonus-already-there worker-1']);
  const lot = building('l1* l5', { 'a+e+f': 'lumberjack' }, ['S-a-f']);
  expect(refusals(lot, house('a+e+f', 1))).toEqual(['9.3 bonus-already-there worker-1']);
});

test('9.4 without such a worker the tile stays, for anyone’s later construction; only a house is forbidden', () => {
  for (const workers of ['q1 s2', 'q1 l2*']) {
    const built = play(building(workers, { 'a+e+f': 'lumberjack', 'f+j+k': 'lumberjack' }), street('S-a-f'));
    expect(built.state).toMatchObject({ phase: 'space', bonusInReach: [] });
    expect(built.state.bonusTiles).toEqual({ 'a+e+f': 'lumberjack', 'f+j+k': 'lumberjack' });
    const market = play(built, marketplace('f'));
    expect(market.state).toMatchObject({ phase: 'space', marketplaces: ['S', 'f'] });
    expect(refusals(market, house('a+e+f'))).toEqual(['8.13 bonus-cannot-be-taken a+e+f']);
  }
  const later = position({
    players: [{}, { workers: 'l1 l2', goods: PLENTY }],
    player: 1,
    visiting: 'board-of-works',
    streets: ['S-a-f'],
    bonusTiles: { 'a+e+f': 'lumberjack' },
  });
  expect(play(later, marketplace('f')).state.bonusInReach).toEqual(['a+e+f']);
});

test('9.5 taking it is a choice at a milestone or a marketplace, but not at a house', () => {
  const game = building('l1 l2', { 'a+e+f': 'lumberjack' });
  const declined = play(game, street('S-a-f'), leave);
  expect(declined.state).toMatchObject({ phase: 'space', bonusInReach: [], bonusTiles: { 'a+e+f': 'lumberjack' } });
  expect(refusals(declined, take('a+e+f', 1))).toEqual(['9.1 bonus-not-in-reach a+e+f']);
  expect(play(declined, marketplace('f')).state.bonusInReach).toEqual(['a+e+f']);
  expect(refusals(declined, house('a+e+f'))).toEqual(['9.5 bonus-must-be-taken a+e+f']);
  expect(play(declined, house('a+e+f', 2)).state.bonusTiles).toEqual({});
});

test('9.5 where a table plays that a house may leave the tile, it lies there until another construction brings it within reach', () => {
  const bonusTiles = { 'a+e+f': 'lumberjack' } as const;
  const builder = { goods: PLENTY, workers: 'l1 l2' };
  const table = { visiting: 'board-of-works', streets: ['S-a-f'], bonusTiles, houseMayLeaveBonus: true } as const;
  const game = position({ ...table, players: [builder, {}] });
  expect(
    legalActions(game).filter(({ type, ...rest }) => type === 'house' && 'lot' in rest && rest.lot === 'a+e+f'),
  ).toEqual([house('a+e+f'), house('a+e+f', 1), house('a+e+f', 2)]);
  const left = play(game, house('a+e+f'));
  expect([vp(left), left.state.houses, left.state.bonusTiles]).toEqual([2 + 3, ['a+e+f'], bonusTiles]);
  expect(problemsOfPosition(left)).toEqual([]);
  expect(play(left, marketplace('f')).state.bonusInReach).toEqual(['a+e+f']);
  expect(play(game, house('a+e+f', 2)).state.bonusTiles).toEqual({});

  // Without a worker for it there is no house there, as everywhere (8.13).
  const without = position({ ...table, players: [{ ...builder, workers: 'q1 q2' }, {}] });
  expect(refusals(without, house('a+e+f'))).toEqual(['8.13 bonus-cannot-be-taken a+e+f']);
});

test('9.6 taking it scores 1 VP at once; its worker gives 1 VP with each yield and never an extra good', () => {
  const taken = play(building('l1 q2', { 'a+e+f': 'lumberjack' }), street('S-a-b'), take('a+e+f', 1));
  expect(vp(taken)).toBe(1 + 1);
  expect(taken.state.bonusTiles).toEqual({});
  const onHouse = play(building('l1 q2', { 'a+e+f': 'lumberjack' }, ['S-a-f']), house('a+e+f', 1));
  expect(vp(onHouse)).toBe(2 + 3 + 1);

  const yielding = play(position({ players: [{ workers: 'l1* q2' }, {}] }), move('worker-1'));
  expect([vp(yielding), goods(yielding)]).toEqual([1, { wood: 1 }]);

  const last = { display: [], pile: [], movesLeft: 1, endTriggeredBy: 1, turnsLeft: 0 };
  const over = play(position({ ...last, players: [{ workers: 'l1* q2' }, { workers: 'l1 q2' }] }), move('worker-8'));
  expect(over.state.finalScoring?.lumberjack).toEqual({ values: [2, 1], vp: [5, 0] });
});

test('9.7 the bonus tile of a worker that is covered leaves the game', () => {
  const trading = position({
    players: [{ workers: 'q1 l2* l3*', goods: { coin: 2 } }, {}],
    visiting: 'trading-house',
    bonusTiles: { 'a+e+f': 'grain-grower' },
  });
  const hired = play(trading, { type: 'hire', tile: 't07', space: 2 });
  expect(player(hired, 0).spaces).toEqual(spaces('q1 l6 l7'));
  expect(hired.state.bonusTiles).toEqual({ 'a+e+f': 'grain-grower' });
  expect(
    eventsOf(trading, { type: 'hire', tile: 't07', space: 2 }).filter(({ type }) => type === 'bonus-lost'),
  ).toEqual([
    { type: 'bonus-lost', rule: '9.7', player: 0, kind: 'lumberjack', space: 2 },
    { type: 'bonus-lost', rule: '9.7', player: 0, kind: 'lumberjack', space: 3 },
  ]);
  const castle = position({ players: [{ workers: 'q1 l2* l3' }, {}], visiting: 'castle' });
  expect(player(play(castle, { type: 'cover', space: 2 }), 0).spaces).toEqual(spaces('q1 # l3'));
});

test('9.8 one milestone may touch several lots with tiles: each is taken for which a worker is free', () => {
  const tiles = { 'b+c+g': 'lumberjack', 'c+g+h': 'quarryman', 'g+h+l': 'lumberjack' } as const;
  const three = play(building('q1 l2 l3', tiles, ['S-a-b']), street('b-g-k'));
  expect(three.state.bonusInReach).toEqual(['b+c+g', 'c+g+h', 'g+h+l']);
  const two = play(three, take('c+g+h', 1));
  expect(two.state).toMatchObject({ phase: 'bonus', bonusInReach: ['b+c+g', 'g+h+l'] });
  const all = play(two, take('g+h+l', 2), take('b+c+g', 3));
  expect(all.state).toMatchObject({ phase: 'space', bonusInReach: [], bonusTiles: {} });
  expect(vp(all)).toBe(4 + 3);

  const few = play(building('q1* l2', tiles, ['S-a-b']), street('b-g-k'));
  expect(few.state.bonusInReach).toEqual(['b+c+g', 'g+h+l']);
  // With the only lumberjack taken, nothing more is in reach.
  const taken = play(few, take('g+h+l', 2));
  expect(taken.state).toMatchObject({ phase: 'space', bonusInReach: [] });
  expect(Object.keys(taken.state.bonusTiles)).toEqual(['b+c+g', 'c+g+h']);
});

test('9.9 at a street section only the milestone’s number counts, not its ends', () => {
  const far = play(building('q1 l3', { 'b+c+g': 'lumberjack' }), street('S-a-b'));
  expect(far.state).toMatchObject({ phase: 'space', bonusInReach: [] });
  const near = play(building('q1 l3', { 'a+e+f': 'lumberjack' }, ['S-a-f']), street('f-g-l'));
  expect(near.state).toMatchObject({ phase: 'space', bonusInReach: [] });
});

test('9.10 a bonus tile once placed is never moved to another worker', () => {
  const taken = play(building('l1 l2', { 'a+e+f': 'lumberjack' }), street('S-a-b'), take('a+e+f', 1));
  expect(refusals(taken, take('a+e+f', 2))).toEqual(['9.1 bonus-not-in-reach a+e+f']);
  const later = play(taken, street('b-f-k'), done);
  expect(player(later, 0).spaces).toEqual(spaces('l1* l2'));
});
