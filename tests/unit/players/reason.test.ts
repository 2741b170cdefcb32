import { expect, test } from 'vitest';
import {
  type Action,
  type Goods,
  gameOfScene,
  newGame,
  PRACTICE_SET,
  type ScenePlayer,
  type State,
} from '../../../src/milestones/index.ts';
import { contrast, explain } from '../../../src/players/reasons/explain.ts';
import { type Reason, RULE_BEHIND } from '../../../src/players/reasons/reason.ts';
import { POSITIONS } from '../../positions/positions.ts';

/** p00 is the stall; 2 5 1 in the first row, 1 3 4 2 3 in the second, 2 5 1 4 in the third. */
const VALLEY = [
  '  S   2   5   1', // p00 p01 p02 p03
  '      *     *',
  '1   3   4   2   3', // p04 … p08
  '      *',
  '  2   5   1   4', // p09 … p12
];
/** A milestone on the 2 beside the stall, the end on the 5. */
const STREET: State['streets'] = [['p00', 'p01', 'p02']];
const TWO_WORKERS = ['quarryman 1', 'sand-worker 2'];
const DONE: Action = { type: 'done' };
const BOARD_OF_WORKS: Action = { type: 'move', to: 'board-of-works' };
const TRADING_HOUSE: Action = { type: 'move', to: 'trading-house' };
const MILL: readonly Action[] = [{ type: 'move', to: 'mill' }, DONE];
const CASTLE: Action = { type: 'move', to: 'castle' };

const to = (n: number): Action => ({ type: 'move', to: `worker-${n}` as 'worker-1' });
const street = (from: string, milestone: string, end: string): Action => ({ type: 'street', from, milestone, to: end });
const house = (lot: string): Action => ({ type: 'house', lot });
const marketplace = (at: string): Action => ({ type: 'marketplace', at });
const deliver = (at: string, ...numbers: string[]): Action => ({ type: 'deliver', marketplace: at, numbers });
const hire = (tile: string, space: number): Action => ({ type: 'hire', tile, space });

/** A position of two players with the same workers, and a turn from it. */
interface Case {
  readonly me?: ScenePlayer;
  readonly other?: ScenePlayer;
  readonly state?: Partial<State>;
  readonly turn: readonly Action[];
  readonly says: Reason;
}

function explained({ me, other, state, turn }: Omit<Case, 'says'>) {
  const players = [me, other].map((each) => ({ vp: 20, spaces: TWO_WORKERS, ...each }));
  return explain(gameOfScene({ board: VALLEY, players, ...(state && { state }) }), turn);
}

/** A position of the collection with its right turn. */
function positioned(id: string) {
  const { scene, line } = POSITIONS.find((each) => each.id === id) as (typeof POSITIONS)[number];
  return explain(gameOfScene(scene), line);
}

/** The display with a tile in it, and others that no turn here takes. */
const displayed = (tile: string) => [tile, 't01', 't02', 't05', 't35'];
const builds = (goods: Partial<Goods>) => ({ piece: 'trading-house', goods }) as const;
const LAST = { endTriggeredBy: 1, turnsLeft: 0 } as const;

/** The goods for a house worth 9 are sold for a tile with a grain grower and a coiner. */
const SOLD: Omit<Case, 'says'> = {
  me: { piece: 'worker-8', goods: { stone: 1, wood: 1, coin: 1 }, spaces: ['quarryman 2', 'sand-worker 1'] },
  state: { display: displayed('t27'), streets: STREET },
  turn: [TRADING_HOUSE, { type: 'sell', goods: ['stone', 'wood'] }, hire('t27', 7), DONE, ...MILL],
};

/** For each reason a position that gives it. */
const CASES: readonly Case[] = [
  {
    me: { vp: 65, ...builds({ stone: 1, sand: 1 }) },
    other: { vp: 67 },
    state: LAST,
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'win', by: 1 },
  },
  {
    me: { vp: 64, ...builds({ stone: 1, sand: 1, grain: 1 }) },
    other: { vp: 67 },
    state: LAST,
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'win-level' },
  },
  {
    me: { vp: 64, ...builds({ stone: 1, sand: 1 }) },
    other: { vp: 67 },
    state: LAST,
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'win-shared' },
  },
  {
    me: { vp: 70, ...builds({ stone: 1, sand: 1 }) },
    other: { vp: 67 },
    state: LAST,
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'won-anyway', by: 6 },
  },
  {
    me: builds({ stone: 2, wood: 1, sand: 1 }),
    state: { streets: STREET },
    turn: [BOARD_OF_WORKS, house('p01+p02+p06'), street('p02', 'p06', 'p11'), DONE, ...MILL],
    says: { why: 'house-first', n: 1, number: 4, first: 'yes' },
  },
  {
    me: builds({ stone: 1, sand: 1, grain: 2 }),
    state: { streets: STREET, marketplaces: ['p00', 'p02'], flour: ['p00'] },
    turn: [
      BOARD_OF_WORKS,
      street('p00', 'p05', 'p09'),
      DONE,
      { type: 'move', to: 'mill' },
      deliver('p02', 'p06', 'p07'),
      DONE,
    ],
    says: { why: 'number-spared', number: 4 },
  },
  {
    me: builds({ stone: 2, wood: 1, sand: 1 }),
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), house('p05+p06+p10'), DONE, ...MILL],
    says: { why: 'street-first', vp: 4 + 5 },
  },
  {
    me: builds({ stone: 1, wood: 1, sand: 2 }),
    turn: [BOARD_OF_WORKS, street('p00', 'p01', 'p02'), marketplace('p02'), DONE, ...MILL],
    says: { why: 'end-taken', number: 5 },
  },
  {
    me: builds({ wood: 1, sand: 1, grain: 2 }),
    state: { streets: STREET },
    turn: [BOARD_OF_WORKS, marketplace('p02'), DONE, { type: 'move', to: 'mill' }, deliver('p02', 'p06', 'p07'), DONE],
    says: { why: 'supplied-at-once', vp: 4 + 2 },
  },
  {
    me: builds({ stone: 2, sand: 2 }),
    turn: [BOARD_OF_WORKS, street('p00', 'p01', 'p02'), street('p02', 'p06', 'p11'), DONE, ...MILL],
    says: { why: 'way-opened', number: 4, via: 2 },
  },
  {
    // Of three sections it is the second that leads to the 4.
    me: builds({ stone: 3, sand: 3 }),
    turn: [
      BOARD_OF_WORKS,
      street('p00', 'p01', 'p02'),
      street('p02', 'p03', 'p07'),
      street('p07', 'p12', 'p08'),
      DONE,
      ...MILL,
    ],
    says: { why: 'way-opened', number: 4, via: 1 },
  },
  {
    me: builds({ stone: 1, wood: 1, sand: 2 }),
    state: { streets: [...STREET, ['p02', 'p03', 'p08']] },
    turn: [BOARD_OF_WORKS, marketplace('p02'), street('p02', 'p06', 'p11'), DONE, ...MILL],
    says: { why: 'way-opened', number: 4, via: 'none' },
  },
  {
    me: { piece: 'worker-8', goods: { stone: 1, coin: 2 } },
    turn: [TRADING_HOUSE, { type: 'buy', good: 'sand' }, DONE, BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE],
    says: { why: 'cube-bought', good: 'sand', last: 'no' },
  },
  {
    me: { piece: 'worker-8', goods: { stone: 1, coin: 2 } },
    other: { vp: 80 },
    state: LAST,
    turn: [TRADING_HOUSE, { type: 'buy', good: 'sand' }, DONE, BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE],
    says: { why: 'cube-bought', good: 'sand', last: 'yes' },
  },
  {
    me: { piece: 'worker-8', goods: { stone: 1, sand: 1, coin: 1 }, spaces: ['quarryman 2', 'sand-worker 1'] },
    state: { display: displayed('t27') },
    turn: [TRADING_HOUSE, { type: 'sell', goods: ['stone', 'sand'] }, hire('t27', 7), DONE, ...MILL],
    says: { why: 'coin-from-cubes', workers: 2 },
  },
  {
    me: { vp: 66, ...builds({ stone: 1, sand: 1 }) },
    other: { vp: 50 },
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'ends', by: 66 + 3 - 50, close: 'no', players: 2, player: 1 },
  },
  {
    // With the section the end would come, and the lumberjacks give the other player 5 VP.
    me: { vp: 65, ...builds({ stone: 1, sand: 1 }) },
    other: { vp: 66, spaces: [...TWO_WORKERS, 'lumberjack 3'] },
    turn: [BOARD_OF_WORKS, DONE, ...MILL],
    says: { why: 'waits', player: 1, by: 66 + 5 - (65 + 3) },
  },
  {
    // With the same workers on both sides, the section would bring the end with a lead that one turn can make up for.
    me: { vp: 65, ...builds({ stone: 1, sand: 1 }) },
    other: { vp: 66 },
    turn: [BOARD_OF_WORKS, DONE, ...MILL],
    says: { why: 'waits-for-more', by: 65 + 3 - 66, players: 2 },
  },
  {
    me: { spaces: ['quarryman 1', 'quarryman 2'] },
    turn: [to(2), CASTLE],
    says: { why: 'on-the-way', goods: { stone: 2 }, kind: 'quarryman', vp: 0 },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    turn: [BOARD_OF_WORKS, DONE, ...MILL],
    says: { why: 'moves-on', scored: 'none', fewer: 3 },
  },
  {
    me: { piece: 'worker-8', goods: { coin: 2 } },
    other: { spaces: ['quarryman 1', 'lumberjack 2'] },
    state: { display: displayed('t18') },
    turn: [TRADING_HOUSE, hire('t18', 4), DONE, ...MILL],
    says: { why: 'lead', kind: 'lumberjack', from: 1, tied: 'no', final: 'no' },
  },
  {
    me: { vp: 60, piece: 'worker-8', goods: { coin: 2 } },
    other: { vp: 60 },
    state: { display: displayed('t18') },
    turn: [TRADING_HOUSE, hire('t18', 4), DONE, ...MILL],
    says: { why: 'lead', kind: 'lumberjack', from: null, tied: 'no', final: 'no' },
  },
  {
    me: { vp: 60, piece: 'worker-8', goods: { coin: 2 } },
    other: { vp: 60, spaces: ['lumberjack 1', 'lumberjack 2'] },
    state: { display: displayed('t18') },
    turn: [TRADING_HOUSE, hire('t18', 4), DONE, ...MILL],
    // Where all are level, nobody gets anything.
    says: { why: 'evens', kind: 'lumberjack', player: 1, vp: 0, final: 'no' },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    other: builds({ stone: 1, sand: 1 }),
    state: { streets: [['p00', 'p05', 'p06']] },
    turn: [BOARD_OF_WORKS, street('p06', 'p02', 'p03'), DONE, ...MILL],
    says: { why: 'number-first', player: 1, number: 5 },
  },
  {
    me: builds({ stone: 1, wood: 1 }),
    other: builds({ stone: 1, wood: 1 }),
    state: { streets: STREET },
    turn: [BOARD_OF_WORKS, house('p01+p02+p06'), DONE, ...MILL],
    says: { why: 'lot-first', player: 1, n: 1, vp: 5 + 4 },
  },
  {
    me: { piece: 'board-of-works', goods: { grain: 2 } },
    other: { piece: 'board-of-works', goods: { grain: 2 } },
    state: { streets: STREET, marketplaces: ['p00', 'p02'] },
    turn: [{ type: 'move', to: 'mill' }, deliver('p02', 'p06', 'p07'), DONE, CASTLE],
    says: { why: 'flour-first', player: 1, vp: 4 + 2 },
  },
  {
    // The lot with 9 is left with its 4.
    me: builds({ wood: 1, sand: 1 }),
    other: builds({ stone: 1, wood: 1 }),
    state: { streets: STREET },
    turn: [BOARD_OF_WORKS, marketplace('p02'), DONE, ...MILL],
    says: { why: 'spoils', player: 1, type: 'house', vp: 9, rest: 4 },
  },
  {
    // A section with the same 2 could end on the 5, where the neighbour has the goods for a marketplace.
    me: builds({ stone: 1, sand: 1 }),
    other: builds({ wood: 1, sand: 1 }),
    turn: [BOARD_OF_WORKS, street('p00', 'p01', 'p05'), DONE, ...MILL],
    says: { why: 'keeps-closed', player: 1, action: { type: 'marketplace', at: 'p02' }, vp: 5 },
  },
  {
    me: builds({ stone: 2, sand: 2 }),
    state: { streets: STREET },
    turn: [BOARD_OF_WORKS, street('p02', 'p06', 'p11'), street('p00', 'p05', 'p09'), DONE, ...MILL],
    says: { why: 'several', n: 2, vp: 4 + 3 },
  },
  {
    me: builds({ stone: 1, wood: 1 }),
    state: { streets: STREET },
    turn: [BOARD_OF_WORKS, house('p01+p02+p06'), DONE, ...MILL],
    says: { why: 'house-now', vp: 5 + 4 },
  },
  {
    me: builds({ grain: 2 }),
    state: { streets: STREET, marketplaces: ['p00', 'p02'] },
    turn: [BOARD_OF_WORKS, DONE, { type: 'move', to: 'mill' }, deliver('p02', 'p06', 'p07'), DONE],
    says: { why: 'flour-now', n: 2, vp: 4 + 2 },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p04'), DONE, ...MILL],
    says: { why: 'highest-milestone', number: 3 },
  },
  {
    me: builds({ wood: 1, sand: 1 }),
    state: { streets: [...STREET, ['p00', 'p05', 'p09']] },
    turn: [BOARD_OF_WORKS, marketplace('p02'), DONE, ...MILL],
    says: { why: 'highest-marketplace', number: 5 },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    state: { streets: STREET, bonusTiles: { 'p02+p03+p07': 'quarryman' } },
    turn: [
      BOARD_OF_WORKS,
      street('p02', 'p07', 'p12'),
      { type: 'take-bonus', lot: 'p02+p03+p07', space: 1 },
      DONE,
      ...MILL,
    ],
    says: { why: 'bonus', n: 1, kind: 'quarryman' },
  },
  {
    me: { piece: 'worker-8', goods: { coin: 2 } },
    state: { display: displayed('t32') },
    turn: [TRADING_HOUSE, hire('t32', 7), DONE, ...MILL],
    says: { why: 'new-kind', good: 'grain' },
  },
  {
    ...SOLD,
    says: { why: 'workers-pay', fewer: 5 + 4, goods: { grain: 1, coin: 1 } },
  },
  {
    me: { piece: 'worker-8', goods: { coin: 2 } },
    state: { display: displayed('t26') },
    turn: [TRADING_HOUSE, hire('t26', 7), DONE, ...MILL],
    says: { why: 'together', goods: { sand: 3 }, before: 1 },
  },
  {
    me: { piece: 'worker-8', goods: { coin: 2 }, spaces: ['quarryman 8', 'sand-worker 2', 'lumberjack 3'] },
    state: { display: displayed('t03') },
    turn: [TRADING_HOUSE, hire('t03', 1), DONE, ...MILL],
    says: { why: 'ascends' },
  },
  {
    me: { piece: 'worker-8', goods: { coin: 2 }, spaces: [null, null, 'quarryman 3', 'sand-worker 4'] },
    state: { display: displayed('t03') },
    turn: [TRADING_HOUSE, hire('t03', 1), DONE, ...MILL],
    says: { why: 'keeps-ascending' },
  },
  {
    me: { piece: 'worker-8', goods: { coin: 2 } },
    state: { display: displayed('t32') },
    turn: [TRADING_HOUSE, hire('t32', 7), DONE, ...MILL],
    says: { why: 'covers-nobody', goods: { sand: 1, grain: 1 } },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    other: builds({ wood: 1, sand: 1 }),
    // The section for 3 would end on the 5, where the neighbour has the goods for a marketplace.
    turn: [BOARD_OF_WORKS, DONE, ...MILL],
    says: { why: 'withholds', scored: 'none', player: 1, action: { type: 'marketplace', at: 'p10' }, vp: 5, fewer: 3 },
  },
  {
    turn: [to(1), to(2)],
    says: { why: 'next', type: 'street', good: 'several', vp: 3, alone: 'yes' },
  },
  {
    me: { spaces: ['quarryman 1', 'quarryman 1', 'sand-worker 2', 'sand-worker 2'] },
    turn: [to(2), to(4)],
    says: { why: 'next-several', n: 2, vp: 4 + 3 },
  },
  {
    me: { piece: 'mill' },
    turn: [CASTLE, to(1)],
    says: { why: 'nearly', type: 'street', good: 'sand', by: 'worker', vp: 3, alone: 'yes' },
  },
  {
    // One section can be built now, with nothing left for the next turn, or two then.
    me: { goods: { stone: 1, sand: 1 } },
    turn: [to(1), to(2)],
    says: { why: 'waiting-pays', scored: 'none', fewer: 3, vp: 3 + 4, only: 0 },
  },
  {
    me: { goods: { stone: 1, sand: 1 } },
    turn: [to(1), to(2)],
    says: { why: 'next-time', scored: 'none', fewer: 3, vp: 3 + 4 },
  },
  {
    // The section can be built now, or next turn just as well.
    me: { piece: 'worker-1', goods: { stone: 1, sand: 1 }, spaces: ['coiner 1', 'grain-grower 2'] },
    turn: [to(2), TRADING_HOUSE, DONE],
    // Whoever builds now stops at the trading house on the way, and has the coin as well.
    says: { why: 'can-wait', scored: 'none', fewer: 3, goods: { grain: 1 } },
  },
  {
    // Two coins are collected, and spent again in the same turn.
    me: { goods: { stone: 1, sand: 1 }, spaces: ['coiner 2', 'coiner 1'] },
    turn: [to(2), TRADING_HOUSE, { type: 'buy', good: 'grain' }, DONE],
    says: { why: 'can-wait', scored: 'none', fewer: 3, goods: { grain: 1 } },
  },
  {
    me: { spaces: ['quarryman 1', 'quarryman 2', 'sand-worker 3'] },
    turn: [to(2), to(3)],
    says: { why: 'on-the-way', goods: { stone: 2 }, kind: 'quarryman', vp: 3 },
  },
  {
    me: { spaces: ['coiner 1', 'coiner 2'] },
    turn: [to(1), to(2)],
    says: { why: 'coins-for-tile' },
  },
  {
    me: { goods: { stone: 1 }, spaces: ['coiner 1', 'coiner 2'] },
    turn: [to(1), to(2)],
    says: { why: 'coins-for-cubes', type: 'street', vp: 3 },
  },
  {
    me: { spaces: ['quarryman 1', 'coiner 2', 'coiner 3'] },
    turn: [to(1), to(3)],
    says: { why: 'nearly', type: 'street', good: 'sand', by: 'trade', vp: 3, alone: 'yes' },
  },
  {
    me: { piece: 'worker-8' },
    turn: [TRADING_HOUSE, DONE, ...MILL],
    says: { why: 'income' },
  },
  {
    me: { piece: 'trading-house', goods: { stone: 1 } },
    turn: [...MILL, CASTLE],
    says: { why: 'nothing-to-build' },
  },
  {
    me: { piece: 'board-of-works', goods: { stone: 2, sand: 1 } },
    turn: [CASTLE, to(1)],
    says: { why: 'castle-spares-goods' },
  },
  {
    me: { piece: 'board-of-works', goods: { stone: 1 } },
    turn: [...MILL, CASTLE],
    says: { why: 'next-scores', type: 'street', by: 'worker', vp: 3 },
  },
  {
    me: { piece: 'mill', goods: { stone: 3, sand: 1 } },
    turn: [CASTLE, { type: 'give-back', goods: { stone: 1 } }, to(1)],
    says: { why: 'castle-spares-workers' },
  },
  {
    me: { piece: 'mill', goods: { stone: 3, sand: 1 }, spaces: ['quarryman 1', 'quarryman 2', 'sand-worker 3'] },
    // With as many quarrymen for the other, no majority is lost.
    other: { spaces: ['quarryman 1', 'quarryman 2'] },
    turn: [CASTLE, { type: 'give-back', goods: { stone: 1 } }, { type: 'cover', space: 2 }, to(1)],
    says: { why: 'covers', kind: 'quarryman', left: 1, spare: 'none' },
  },
  {
    me: { spaces: ['quarryman 1', 'sand-worker 2', 'coiner 3', 'grain-grower 4', 'coiner 5'] },
    turn: [to(1), to(2)],
    says: { why: 'no-hurry', workers: 3 },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'most', vp: 3, last: 'no' },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    turn: [BOARD_OF_WORKS, DONE, ...MILL],
    says: { why: 'goods-kept', goods: { stone: 1, sand: 1 }, fewer: 3 },
  },
  {
    me: { piece: 'mill' },
    other: { vp: 67 },
    state: { endTriggeredBy: 1, turnsLeft: 0 },
    turn: [CASTLE, to(1)],
    says: { why: 'only-ties' },
  },
  {
    me: builds({ stone: 1, sand: 1 }),
    other: { vp: 80 },
    state: LAST,
    turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    says: { why: 'scores', vp: 3, last: 'yes' },
  },
  {
    me: { piece: 'mill' },
    other: { vp: 67 },
    state: { endTriggeredBy: 1, turnsLeft: 0 },
    turn: [CASTLE, to(1)],
    says: { why: 'moves-on', scored: 'none', fewer: 0 },
  },
];

test.each(CASES.map((each) => [each.says.why, each] as const))('%s', (_, { says, ...position }) => {
  expect(explained(position).reasons).toContainEqual(says);
});

test('the row that is drafted can pay for something', () => {
  const game = newGame({ players: 2, seed: 1, set: PRACTICE_SET });
  const drafted = (left: string, right: string) => {
    const startingTiles = [left, right, ...game.state.startingTiles.slice(2)];
    const draft = [
      { type: 'draft', tile: left, space: 1 },
      { type: 'draft', tile: right, space: 3 },
    ] as const;
    return explain({ ...game, state: { ...game.state, startingTiles } as State }, draft).reasons;
  };
  // Quarryman and sand worker, two lumberjacks.
  expect(drafted('t13', 't18')).toContainEqual({ why: 'drafts-all' });
  // Quarryman and lumberjack, grain grower and coiner.
  expect(drafted('t07', 't27')).toContainEqual({ why: 'drafts-for', building: 'house' });
});

test('what is better only by its VP is told by them', () => {
  const players = [
    { vp: 20, spaces: TWO_WORKERS, ...builds({ stone: 1, sand: 1 }) },
    { vp: 20, spaces: TWO_WORKERS },
  ];
  const game = gameOfScene({ board: VALLEY, players });
  const [low, high] = ['p04', 'p05'].map((milestone): Action[] => [
    BOARD_OF_WORKS,
    street('p00', milestone, 'p09'),
    DONE,
    ...MILL,
  ]) as [Action[], Action[]];
  const taken = explain(game, low);
  const bare = { ...taken, reasons: [...taken.reasons, ...explain(game, high).reasons] };
  expect(contrast(game, bare, high)?.better.reason).toEqual({ why: 'more', vp: 3 - 1 });
});

test('what both turns build speaks for neither', () => {
  const first = CASES.find(({ says }) => says.why === 'number-first') as Case;
  const players = [first.me, first.other].map((each) => ({ vp: 20, spaces: TWO_WORKERS, ...each }));
  const game = gameOfScene({ board: VALLEY, players, ...(first.state && { state: first.state }) });
  // As if nothing else spoke for it, and nobody could see that it takes the 5.
  const taken = { ...explain(game, first.turn), reasons: [], effects: [] };
  const elsewhere = explain(game, [BOARD_OF_WORKS, DONE, ...MILL]).turn;
  expect(contrast(game, { ...taken, turn: elsewhere }, first.turn)?.better.reason).toEqual(first.says);
  expect(contrast(game, taken, first.turn)?.better.reason).toEqual({ why: 'most', vp: 5, last: 'no' });
});

test('a number is not kept from anybody where another construction can still take it', () => {
  const turn = [BOARD_OF_WORKS, street('p00', 'p05', 'p09'), DONE, ...MILL];
  const reasonsWith = (goods: Partial<Goods>) =>
    explained({ me: builds({ stone: 1, sand: 1 }), other: builds(goods), turn }).reasons;
  // Ending on the 5 instead would offer it to a marketplace; with a stone more, the neighbour can put a milestone there.
  const closed: Reason = { why: 'keeps-closed', player: 1, action: { type: 'marketplace', at: 'p10' }, vp: 5 };
  expect(reasonsWith({ wood: 1, sand: 1 })).toContainEqual(closed);
  expect(reasonsWith({ stone: 1, wood: 1, sand: 1 })).not.toContainEqual(closed);
});

test('nothing speaks for passing all workers, or for two stops where one would do', () => {
  const whys = (position: Omit<Case, 'says'>) => explained(position).reasons.map(({ why }) => why);
  expect(whys({ me: { piece: 'trading-house' }, turn: [...MILL, CASTLE] })).toContain('nothing-to-build');
  expect(whys({ me: { piece: 'mill' }, turn: [CASTLE, CASTLE] })).not.toContain('nothing-to-build');
  const me = { spaces: ['quarryman 1', 'quarryman 2', 'quarryman 3', 'sand-worker 4'] };
  expect(whys({ me, turn: [to(3), to(4)] })).toContain('on-the-way');
  expect(whys({ me, turn: [to(2), to(3)] })).not.toContain('on-the-way');
});

/** What is said of a turn, by name. */
const whysOf = (position: Omit<Case, 'says'>) => explained(position).reasons.map(({ why }) => why);

test('workers are no reason where much more is given up than prepared', () => {
  expect(whysOf(SOLD)).toContain('workers-pay');
  for (const why of ['new-kind', 'together', 'coin-from-cubes']) expect(whysOf(SOLD)).not.toContain(why);
});

test('a turn that scores is not only for moving on', () => {
  const turn = [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL];
  const whys = whysOf({ me: builds({ stone: 1, sand: 1 }), other: { vp: 80 }, state: LAST, turn });
  expect(whys).toContain('scores');
  expect(whys).not.toContain('moves-on');
});

test('covering a worker is a reason only while the same workers stay and the game goes on', () => {
  const spaces = ['quarryman 1', 'quarryman 2', 'sand-worker 3'];
  const covering: readonly Action[] = [CASTLE, { type: 'cover', space: 2 }];
  const position = { me: { piece: 'mill', spaces }, other: { spaces: spaces.slice(0, 2) } } as const;
  expect(whysOf({ ...position, turn: [...covering, to(1)] })).toContain('covers');
  const last = { ...position, other: { ...position.other, vp: 67 }, state: LAST };
  expect(whysOf({ ...last, turn: [...covering, to(1)] })).not.toContain('covers');
  // The tile covers two more quarrymen, and one is left.
  const me = {
    piece: 'mill',
    goods: { coin: 2 },
    spaces: ['quarryman 1', 'quarryman 2', 'quarryman 3', 'quarryman 4'],
  } as const;
  const hires: Action[] = [CASTLE, { type: 'cover', space: 3 }, TRADING_HOUSE, hire('t27', 1), DONE];
  expect(whysOf({ me, state: { display: displayed('t27') }, turn: hires })).not.toContain('covers');
});

test('a bonus tile that the castle takes is not spared', () => {
  const lost = (bonus: string) =>
    whysOf({
      me: {
        piece: 'board-of-works',
        goods: { stone: 2, sand: 1 },
        spaces: [`quarryman 1${bonus}`, 'quarryman 2', 'sand-worker 3'],
      },
      turn: [CASTLE, { type: 'cover', space: 1 }, to(2)],
    });
  expect(lost('')).toContain('castle-spares-goods');
  expect(lost(' bonus')).not.toContain('castle-spares-goods');
});

test('a marketplace at the end of a section is no reason where a higher number is open', () => {
  const ending = (streets: State['streets']) =>
    whysOf({
      me: builds({ stone: 1, wood: 1, sand: 2 }),
      state: { streets },
      turn: [BOARD_OF_WORKS, street('p00', 'p05', 'p09'), marketplace('p09'), DONE, ...MILL],
    });
  expect(ending([])).toContain('end-taken');
  expect(ending(STREET)).not.toContain('end-taken');
});

test('points that had better wait are not asked for by the review of the same turn', () => {
  const waiting = CASES.find(({ says }) => says.why === 'waiting-pays') as Case;
  const players = [waiting.me, waiting.other].map((each) => ({ vp: 20, spaces: TWO_WORKERS, ...each }));
  const game = gameOfScene({ board: VALLEY, players });
  const taken = explain(game, waiting.turn);
  expect(taken.reason.why).toBe('waiting-pays');
  const now = [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL];
  // As if the turn that scores had much more to say for it.
  expect(contrast(game, { ...taken, effects: [] }, now)).toBeNull();
  const reason: Reason = { why: 'moves-on', scored: 'none', fewer: 3 };
  expect(contrast(game, { ...taken, reason, reasons: [reason], effects: [] }, now)).not.toBeNull();
});

test('every reason has a position that gives it', () => {
  const elsewhere = ['drafts-all', 'drafts-for', 'more'];
  expect([...CASES.map(({ says }) => says.why), ...elsewhere].sort()).toEqual(
    expect.arrayContaining(Object.keys(RULE_BEHIND).sort()),
  );
});

test('the most telling reason comes first', () => {
  const first = (id: string) => positioned(id).reason.why;
  expect(first('house-before-the-neighbour')).toBe('lot-first');
  expect(first('take-the-five')).toBe('number-first');
  expect(first('do-not-open-the-five')).toBe('keeps-closed');
  expect(first('flour-before-the-neighbour')).toBe('flour-first');
  expect(first('last-tile-when-ahead')).toBe('ends');
  expect(first('last-tile-when-behind')).toBe('waits');
  expect(first('trigger-when-ahead')).toBe('ends');
  expect(first('majority-before-the-trigger')).toBe('ends');
  expect(first('place-low-numbers-left')).toBe('new-kind');
});

test('a right turn has a reason beyond moving on', () => {
  for (const { id } of POSITIONS) expect(positioned(id).reason.why, id).not.toBe('moves-on');
});
