import { expect, test } from 'vitest';
import { legalActions } from '../../../../src/milestones/index.ts';
import {
  done,
  goods,
  house,
  LONG_BOARD,
  longEnds,
  longLots,
  longStreet,
  marketplace,
  move,
  play,
  player,
  position,
  refusals,
  spaces,
  street,
  type Written,
} from '../position.ts';

test('13.1 goods never run out', () => {
  const all = { stone: 12, wood: 12, sand: 12, grain: 12, coin: 24 };
  const game = position({ players: [{ workers: 'q1 q2', goods: all }, { goods: all }] });
  expect(goods(play(game, move('worker-2'))).stone).toBe(14);
  const rich = position({ players: [{ workers: 'q5 q2', goods: all }, { goods: all }], visiting: 'trading-house' });
  expect(goods(play(rich, { type: 'buy', good: 'wood' })).wood).toBe(13);
  expect(goods(play(rich, { type: 'sell', goods: ['sand', 'sand'] })).coin).toBe(25);
});

test('13.2 cover tiles never stop a player, nor change what is visible', () => {
  const most = { workers: 'q1 # # # # # # l8' };
  const game = position({
    players: [{ ...most, workers: 'q1 # # # l5 # # l8' }, most, most, most],
    visiting: 'castle',
  });
  const covered = play(game, { type: 'cover', space: 5 });
  const all = covered.state.players.flatMap((each) => each.spaces).filter((space) => space === 'covered');
  expect(all).toHaveLength(24);
  expect(player(covered, 0).spaces).toEqual(spaces('q1 # # # # # # l8'));
  expect(covered.state.players.slice(1)).toEqual(game.state.players.slice(1));
});

test('13.3 what is used up cannot be built or bought any more', () => {
  const builder = { goods: { stone: 2, wood: 2, sand: 2 } };
  const long = (written: Written) =>
    position({ board: LONG_BOARD, players: [builder, {}], visiting: 'board-of-works', ...written });
  const next = street('u46-u47-u48');
  expect(refusals(long({ streets: longStreet(23) }), next)).toEqual([]);
  expect(refusals(long({ streets: longStreet(24) }), street('u48-u49-u50'))).toEqual(['13.3 no-sections-left']);

  const streets = longStreet(12);
  const lots = longLots(13);
  expect(refusals(long({ streets, houses: lots.slice(0, 11) }), house(lots[12] as string))).toEqual([]);
  const built = long({ streets, houses: lots.slice(0, 12) });
  expect(refusals(built, house(lots[12] as string))).toEqual(['13.3 no-houses-left']);
  const full = long({ streets, marketplaces: longEnds(11) });
  expect(refusals(full, marketplace('u24'))).toEqual(['13.3 no-marketplaces-left']);

  const trading = position({
    players: [{ goods: { coin: 9 } }, {}],
    visiting: 'trading-house',
    display: [],
    pile: [],
    endTriggeredBy: 0,
    turnsLeft: 1,
  });
  expect(legalActions(trading).some(({ type }) => type === 'hire')).toBe(false);
  const noBonusLeft = play(position({ players: [builder, {}], visiting: 'board-of-works' }), street('S-a-b'));
  expect(noBonusLeft.state.phase).toBe('space');
});

test('13.4 when the last worker tile is bought the end is triggered, whatever the score', () => {
  const trading = position({
    players: [{ goods: { coin: 2 } }, {}],
    visiting: 'trading-house',
    movesLeft: 0,
    display: ['t07'],
    pile: [],
  });
  const hired = play(trading, { type: 'hire', tile: 't07', space: 1 });
  expect(hired.state).toMatchObject({ endTriggeredBy: 0, turnsLeft: 1 });
  expect(player(hired, 0).vp).toBe(0);
  const over = play(hired, done, move('worker-7'), move('worker-8'));
  expect(over.state.phase).toBe('over');
});
