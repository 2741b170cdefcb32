import { expect, test } from 'vitest';
import { type Action, gameOfScene, newGame, PRACTICE_SET } from '../../../src/milestones/index.ts';
import { effectsOf } from '../../../src/players/reasons/effects.ts';
import { contrast, explain } from '../../../src/players/reasons/explain.ts';
import { turnOf } from '../../../src/players/reasons/turn.ts';
import { POSITIONS } from '../../positions/positions.ts';

function effectsIn(id: string, line?: readonly Action[]) {
  const position = POSITIONS.find((each) => each.id === id);
  if (position === undefined) throw new Error(`no position ${id}`);
  return effectsOf(turnOf(gameOfScene(position.scene), line ?? position.line));
}

test('what was gained is counted by what it was given for', () => {
  expect(effectsIn('numbers-for-the-flour')).toEqual(
    expect.arrayContaining([
      { part: 'gained', what: 'vp', source: 'flour', vp: 6 },
      { part: 'gained', what: 'vp', source: 'street', vp: 3 },
      { part: 'gained', what: 'goods', goods: { coin: 1 } },
    ]),
  );
});

test('what the neighbour could have built in the next turn is denied', () => {
  const effects = effectsIn('take-the-five');
  expect(effects).toContainEqual(
    expect.objectContaining({
      part: 'denied',
      what: 'construction',
      player: 1,
      action: expect.objectContaining({ type: 'street', milestone: 'p03' }),
    }),
  );
  expect(effectsIn('house-before-the-neighbour')).toContainEqual(
    expect.objectContaining({ part: 'denied', action: { type: 'house', lot: 'p01+p02+p06' } }),
  );
  // Far from the 5, which stays within the neighbour’s reach.
  const elsewhere = effectsIn('take-the-five', [
    { type: 'move', to: 'board-of-works' },
    { type: 'street', from: 'p00', milestone: 'p06', to: 'p12' },
    { type: 'done' },
    { type: 'move', to: 'mill' },
    { type: 'done' },
  ]);
  expect(elsewhere.filter(({ part }) => part === 'denied')).toEqual([]);
});

test('goods that are collected prepare the next turn', () => {
  const plan = effectsIn('hold-back-the-trigger').find(({ what }) => what === 'plan');
  // Three sections in the next turn: the 4, the 3 and a 2 are open.
  expect(plan).toMatchObject({
    part: 'prepared',
    stops: expect.arrayContaining([{ space: 'board-of-works', worker: null }]),
  });
  expect((plan as { vp: number }).vp).toBeGreaterThanOrEqual(7);
});

test('a tile can take the lead from another player and the end can be triggered with it', () => {
  expect(effectsIn('majority-that-the-other-loses')).toEqual(
    expect.arrayContaining([
      { part: 'gained', what: 'tile', tile: 't10' },
      { part: 'prepared', what: 'lead', kind: 'coiner' },
      { part: 'denied', what: 'lead', player: 1, kind: 'coiner' },
    ]),
  );
  expect(effectsIn('last-tile-when-ahead')).toContainEqual({ part: 'denied', what: 'end' });
});

test('who is behind and leaves the end to come has won time; who is ahead has not', () => {
  expect(effectsIn('last-tile-when-behind')).toContainEqual({ part: 'prepared', what: 'time' });
  const left = POSITIONS.find(({ id }) => id === 'last-tile-when-ahead')?.wrong;
  expect(effectsIn('last-tile-when-ahead', left).map(({ what }) => what)).not.toContain('time');
});

test('goods are told net of what was paid, and what else could have been had is given up', () => {
  const effects = effectsIn('numbers-for-the-flour');
  // Two grain are delivered, and a stone and a sand go into a street.
  const spent = effects.find(({ part, what }) => part === 'costs' && what === 'goods');
  expect(spent).toMatchObject({ goods: { grain: 2, stone: 1, sand: 1 } });
  const idle = effectsIn('numbers-for-the-flour', [{ type: 'move', to: 'castle' }]);
  // The street and the flour (10.2) of the better turn are given up: 3 VP and 6, on the two spaces for them.
  expect(idle).toContainEqual({
    part: 'costs',
    what: 'fewer',
    vp: 3 + 6,
    stops: ['board-of-works', 'mill'].map((space) => ({ space, worker: null })),
    won: false,
  });
});

test('where the win is certain anyway, that is told of the VP that are given up', () => {
  const { scene } = POSITIONS.find(({ id }) => id === 'numbers-for-the-flour') as (typeof POSITIONS)[number];
  const game = gameOfScene(scene);
  const players = game.state.players.map((each, i) => ({ ...each, vp: i === game.state.player ? 60 : 3 }));
  const idle = effectsOf(turnOf({ ...game, state: { ...game.state, players } }, [{ type: 'move', to: 'castle' }]));
  expect(idle.find(({ what }) => what === 'fewer')).toMatchObject({ won: true });
});

test('a contrast names only what the turns do not share, and never lacks a reason', () => {
  for (const { id, scene, line, wrong } of POSITIONS) {
    const game = gameOfScene(scene);
    const taken = explain(game, wrong);
    const found = contrast(game, taken, line);
    if (found === null) continue;
    expect(taken.reasons, id).not.toContainEqual(found.better.reason);
    expect(found.better.reason.why, id).not.toBe('moves-on');
    const told = found.better.effects.map((effect) => JSON.stringify(effect));
    for (const effect of found.taken) expect(told).not.toContain(JSON.stringify(effect));
  }
  const [{ scene, line }] = POSITIONS as [(typeof POSITIONS)[number]];
  const game = gameOfScene(scene);
  expect(contrast(game, explain(game, line), line)).toBeNull();
});

test('in a last turn the final scoring speaks', () => {
  // The quarrymen are worth 5 VP, and even they are worth none (12.5, 12.6).
  expect(effectsIn('cover-the-idle-worker', [{ type: 'cover', space: 1 }])).toContainEqual({
    part: 'costs',
    what: 'scoring',
    vp: 5,
  });
  expect(effectsIn('majority-that-the-other-loses')).toContainEqual({ part: 'gained', what: 'scoring', vp: 5 });
});

test('the row that is drafted is told for its income when it ascends (7.1)', () => {
  const game = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
  const numbers = (tile: string) => game.workerTiles.find(({ id }) => id === tile)?.workers.map(({ number }) => number);
  const falls = (left: string, right: string) => Number(numbers(left)?.at(-1)) > Number(numbers(right)?.[0]);
  const drafted = (left: string, right: string) =>
    effectsOf(
      turnOf(game, [
        { type: 'draft', tile: left, space: 1 },
        { type: 'draft', tile: right, space: 3 },
      ]),
    );
  const tiles = game.state.startingTiles;
  const rows = tiles.flatMap((left) => tiles.filter((right) => right !== left).map((right) => [left, right] as const));
  expect(rows.some(([left, right]) => falls(left, right))).toBe(true);
  for (const [left, right] of rows)
    expect(drafted(left, right).some(({ what }) => what === 'income')).toBe(!falls(left, right));
});
