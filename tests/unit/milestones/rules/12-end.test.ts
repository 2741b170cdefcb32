import { expect, test } from 'vitest';
import type { State } from '../../../../src/milestones/index.ts';
import { done, eventsOf, house, move, type PlayerWritten, play, position, refusals, vp } from '../position.ts';

const BONUS = 'q1* q2';

/** The state after the last move of the last turn, onto an empty space; the last worker tile had triggered the end. */
function lastMove(players: readonly PlayerWritten[], equalCategoryScores = false): State {
  const end = { display: [], pile: [], movesLeft: 1, endTriggeredBy: 1, turnsLeft: 0 };
  return play(position({ players, equalCategoryScores, ...end }), move('worker-8')).state;
}

test('12.1 a marker that reaches or passes 67, 59 or 51 triggers the end, at whatever moment', () => {
  for (const [players, target] of [
    [2, 67],
    [3, 59],
    [4, 51],
  ] as const) {
    const reaching = (score: number) => {
      const each = Array.from({ length: players }, (_, i) => ({ workers: BONUS, vp: i === 0 ? score : 0 }));
      return play(position({ players: each }), move('worker-1')).state;
    };
    expect(reaching(target - 2)).toMatchObject({ endTriggeredBy: null, turnsLeft: null });
    expect(reaching(target - 1)).toMatchObject({ endTriggeredBy: 0, turnsLeft: players - 1, movesLeft: 1 });
  }
  const builder = position({
    players: [{ vp: 66, goods: { stone: 1, wood: 1 } }, {}],
    visiting: 'board-of-works',
    streets: ['S-a-b'],
  });
  const passed = play(builder, house('a+b+f'));
  expect(passed.state).toMatchObject({ endTriggeredBy: 0, turnsLeft: 1, phase: 'space' });
  expect(eventsOf(builder, house('a+b+f'))).toContainEqual({
    type: 'end-triggered',
    rule: '12.1',
    player: 0,
    by: 'score',
  });
});

test('12.2 buying the last worker tile of the display triggers the end', () => {
  const trading = (display: string[]) =>
    position({ players: [{ goods: { coin: 2 } }, {}, {}], visiting: 'trading-house', display, pile: [] });
  const hire = { type: 'hire', tile: 't07', space: 5 } as const;
  expect(play(trading(['t07', 't08']), hire).state).toMatchObject({ endTriggeredBy: null, turnsLeft: null });
  expect(play(trading(['t07']), hire).state).toMatchObject({ endTriggeredBy: 0, turnsLeft: 2, display: [] });
});

test('12.3 the turn is finished in full, then every other player has exactly one more of two moves', () => {
  const start = position({ players: [{}, { workers: BONUS, vp: 58 }, {}], player: 1 });
  const triggered = play(start, move('worker-1'));
  expect(triggered.state).toMatchObject({ phase: 'move', player: 1, movesLeft: 1, turnsLeft: 2 });
  const second = play(triggered, move('worker-2'));
  expect(second.state).toMatchObject({ player: 2, movesLeft: 2, turnsLeft: 1 });
  const third = play(second, move('worker-1'), move('worker-2'));
  expect(third.state).toMatchObject({ player: 0, movesLeft: 2, turnsLeft: 0 });
  const over = play(third, move('worker-1'), move('worker-2'));
  expect(over.state).toMatchObject({ phase: 'over', player: 0, movesLeft: 0, turnsLeft: 0, endTriggeredBy: 1 });
  expect(refusals(over, move('worker-3'))).toEqual(['12.3 game-over']);
  expect(refusals(over, done)).toEqual(['12.3 game-over']);
});

test('12.4 every visible worker of a kind is worth 1 in the final scoring, with a bonus tile 2', () => {
  const { finalScoring } = lastMove([{ workers: 'q1* q2 # l3' }, { workers: 'q1 s2* g3 c4' }]);
  expect(finalScoring).toMatchObject({
    quarryman: { values: [3, 1] },
    lumberjack: { values: [1, 0] },
    'sand-worker': { values: [0, 2] },
    'grain-grower': { values: [0, 1] },
    coiner: { values: [0, 1] },
  });
});

test('12.5 the highest value of a kind gets 5 VP; if several tie, each of those gets 2', () => {
  const { finalScoring, players } = lastMove([{ workers: 'q1* l2' }, { workers: 'q1 q2' }, { workers: 'q1 s2' }]);
  expect(finalScoring?.quarryman).toEqual({ values: [2, 2, 1], vp: [2, 2, 0] });
  expect(finalScoring?.lumberjack).toEqual({ values: [1, 0, 0], vp: [5, 0, 0] });
  expect(finalScoring?.['sand-worker']).toEqual({ values: [0, 0, 1], vp: [0, 0, 5] });
  expect(players.map((player) => player.vp)).toEqual([7, 2, 5]);
});

test('12.6 a kind in which all are equal is not scored, unless the variant gives each 2', () => {
  const players = [{ workers: 'q1 l2' }, { workers: 'q3 l4' }];
  const plain = lastMove(players);
  expect(plain.finalScoring?.quarryman).toEqual({ values: [1, 1], vp: [0, 0] });
  expect(plain.players.map((player) => player.vp)).toEqual([0, 0]);
  const variant = lastMove(players, true);
  expect(variant.finalScoring?.quarryman).toEqual({ values: [1, 1], vp: [2, 2] });
  expect(variant.players.map((player) => player.vp)).toEqual([10, 10]);
  const three = lastMove([{ workers: 'q1 l2' }, { workers: 'q3 s4' }, { workers: 'q3 g4' }]);
  expect(three.finalScoring?.quarryman.vp).toEqual([0, 0, 0]);
});

test('12.7 most VP wins; tied, most goods left, coins included; still tied, the victory is shared', () => {
  const winners = (...players: { vp: number; goods?: object }[]) =>
    lastMove(players.map((player) => ({ workers: 'q1 q2', ...player }))).winners;
  expect(winners({ vp: 9 }, { vp: 8, goods: { stone: 3 } })).toEqual([0]);
  expect(winners({ vp: 8, goods: { stone: 1 } }, { vp: 8, goods: { wood: 1, coin: 1 } })).toEqual([1]);
  expect(winners({ vp: 8, goods: { coin: 2 } }, { vp: 8, goods: { grain: 2 } }, { vp: 7, goods: { sand: 3 } })).toEqual(
    [0, 1],
  );
});

test('12.8 the end is triggered once; a later trigger and the final scoring change nothing', () => {
  const twice = position({
    players: [{ vp: 67, workers: BONUS, goods: { coin: 2 } }, {}],
    visiting: 'trading-house',
    display: ['t07'],
    pile: [],
    endTriggeredBy: 0,
    turnsLeft: 1,
  });
  const hired = play(twice, { type: 'hire', tile: 't07', space: 5 });
  expect(hired.state).toMatchObject({ endTriggeredBy: 0, turnsLeft: 1 });
  const later = position({
    players: [{ vp: 67 }, { vp: 66, workers: BONUS }],
    player: 1,
    endTriggeredBy: 0,
    turnsLeft: 0,
  });
  const scored = play(later, move('worker-1'));
  expect(vp(scored, 1)).toBe(67);
  expect(scored.state).toMatchObject({ endTriggeredBy: 0, turnsLeft: 0 });
  expect(eventsOf(later, move('worker-1')).map(({ type }) => type)).not.toContain('end-triggered');
  const over = lastMove([
    { vp: 66, workers: 'q1 q2' },
    { vp: 67, workers: 'l1 l2' },
  ]);
  expect(over).toMatchObject({ phase: 'over', endTriggeredBy: 1, turnsLeft: 0 });
  expect(over.players.map((player) => player.vp)).toEqual([71, 72]);
});

test('12.9 points beyond the target still count', () => {
  const game = position({ players: [{ vp: 80, workers: BONUS }, { vp: 81 }], endTriggeredBy: 0, turnsLeft: 1 });
  expect(vp(play(game, move('worker-1')))).toBe(81);
  const { players, winners } = lastMove([
    { vp: 90, workers: 'q1 q2' },
    { vp: 88, workers: 'q1 q2' },
  ]);
  expect([players.map((player) => player.vp), winners]).toEqual([[90, 88], [0]]);
});
