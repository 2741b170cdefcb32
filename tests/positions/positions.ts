import type { Action, ScenePlayer, Space, State } from '../../src/milestones/index.ts';
import type { Position } from './position.ts';

/*
 * Two small boards. Every position says only what it is about; where the workers of both players are the same, the final
 * scoring gives nobody anything (12.6).
 */

/** p00 is the stall; 2 5 1 in the first row, 1 3 4 2 3 in the second, 2 5 1 4 in the third. */
const VALLEY = [
  '  S   2   5   1', // p00 p01 p02 p03
  '      *     *',
  '1   3   4   2   3', // p04 … p08
  '      *',
  '  2   5   1   4', // p09 … p12
];
/** Low numbers everywhere, but a 5 in the first row. */
const LOWLAND = [
  '  S   2   2   5   1', // p00 … p04
  '',
  '1   1   1   2   1   2', // p05 … p10
  '',
  '  1   2   1   1   1', // p11 … p15
];

/** The street with which most positions begin: a milestone on the 2 beside the stall, the end on the 5. */
const STREET: State['streets'] = [['p00', 'p01', 'p02']];
const MARKET = { streets: STREET, marketplaces: ['p00', 'p02'] } as const;
const LAST_TURN = { endTriggeredBy: 1, turnsLeft: 0 } as const;
const TWO_WORKERS = ['quarryman 1', 'sand-worker 2'];
const FOUR_WORKERS = ['quarryman 1', 'sand-worker 2', 'lumberjack 3', 'grain-grower 4'];
/** Every kind of worker in a strong row. */
const STRONG = [
  'quarryman 1',
  'quarryman 2',
  'sand-worker 3',
  'sand-worker 4',
  'lumberjack 5',
  'grain-grower 6',
  'grain-grower 7',
  'coiner 8',
];

/** The other player, who has triggered the end with 67 VP and gets nothing more unless it is said. */
const TARGET: ScenePlayer = { vp: 67, spaces: TWO_WORKERS };

const DONE: Action = { type: 'done' };
const to = (space: Space): Action => ({ type: 'move', to: space });
const street = (from: string, milestone: string, end: string): Action => ({ type: 'street', from, milestone, to: end });
const house = (lot: string): Action => ({ type: 'house', lot });
const marketplace = (at: string): Action => ({ type: 'marketplace', at });
const deliver = (at: string, ...numbers: string[]): Action => ({ type: 'deliver', marketplace: at, numbers });
const hire = (tile: string, space: number): Action => ({ type: 'hire', tile, space });

const BOARD_OF_WORKS = to('board-of-works');
const TRADING_HOUSE = to('trading-house');
/** To the mill, and nothing there. */
const MILL = [to('mill'), DONE];

/** In the final scoring of these, the quarrymen and the sand workers tie; the other three kinds go to the other player. */
const MAJORITIES: readonly ScenePlayer[] = [
  { vp: 75, piece: 'worker-8', spaces: ['quarryman 1', 'quarryman 2', 'sand-worker 3'] },
  {
    vp: 67,
    spaces: [
      'quarryman 1',
      'quarryman 2',
      'lumberjack 3',
      'lumberjack 3',
      'sand-worker 4',
      'grain-grower 5',
      'grain-grower 6',
      'coiner 7',
    ],
  },
];
/** Among them a tile with two coiners, t10, and one with two quarrymen, t21. */
const TILES_FOR_MAJORITIES = ['t02', 't03', 't05', 't10', 't21'];

export const POSITIONS: readonly Position[] = [
  {
    id: 'highest-number',
    why: '3 VP win, 2 VP share the victory (12.7).',
    scene: {
      board: VALLEY,
      players: [{ vp: 65, piece: 'trading-house', goods: { stone: 1, sand: 1 }, spaces: TWO_WORKERS }, TARGET],
      state: LAST_TURN,
    },
    right: { wins: true },
    line: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
    wrong: [BOARD_OF_WORKS, street('p00', 'p01', 'p02'), DONE, ...MILL],
  },
  {
    id: 'house-before-milestone',
    why: 'The house counts the 4 that the milestone covers and scores afterwards (8.16).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 55, piece: 'board-of-works', goods: { stone: 2, wood: 1, sand: 1 }, spaces: TWO_WORKERS },
        TARGET,
      ],
      state: { ...LAST_TURN, phase: 'space', streets: STREET },
    },
    right: { wins: true },
    line: [house('p01+p02+p06'), street('p02', 'p06', 'p11'), DONE, ...MILL],
    wrong: [street('p02', 'p06', 'p11'), house('p01+p02+p06'), DONE, ...MILL],
  },
  {
    id: 'house-before-marketplace',
    why: 'The house counts the 5 that the marketplace covers and scores afterwards (8.16).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 54, piece: 'board-of-works', goods: { stone: 1, wood: 2, sand: 1 }, spaces: TWO_WORKERS },
        TARGET,
      ],
      state: { ...LAST_TURN, phase: 'space', streets: STREET },
    },
    right: { wins: true },
    line: [house('p01+p02+p06'), marketplace('p02'), DONE, ...MILL],
    wrong: [marketplace('p02'), house('p01+p02+p06'), DONE, ...MILL],
  },
  {
    id: 'numbers-for-the-flour',
    why: 'A milestone on the 4 takes away the number that the delivery would count a move later (10.2).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 59, piece: 'trading-house', goods: { stone: 1, sand: 1, grain: 2 }, spaces: TWO_WORKERS },
        TARGET,
      ],
      state: { ...LAST_TURN, ...MARKET, flour: ['p00'] },
    },
    right: { wins: true },
    line: [BOARD_OF_WORKS, street('p00', 'p05', 'p09'), DONE, to('mill'), deliver('p02', 'p06', 'p07'), DONE],
    wrong: [BOARD_OF_WORKS, street('p02', 'p06', 'p10'), DONE, to('mill'), deliver('p02', 'p03', 'p07'), DONE],
  },
  {
    id: 'better-marketplace',
    why: 'There is flour for one: 4 + 2 beside the marketplace, 3 + 1 beside the stall.',
    scene: {
      board: VALLEY,
      players: [{ vp: 62, piece: 'board-of-works', goods: { grain: 2 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, ...MARKET },
    },
    right: { wins: true },
    line: [to('mill'), deliver('p02', 'p06', 'p07'), DONE, to('castle')],
    wrong: [to('mill'), deliver('p00', 'p04', 'p05'), DONE, to('castle')],
  },
  {
    id: 'both-deliveries',
    why: 'There is flour for both marketplaces in one visit (10.1).',
    scene: {
      board: VALLEY,
      players: [{ vp: 58, piece: 'board-of-works', goods: { grain: 4 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, ...MARKET },
    },
    right: { wins: true },
    line: [to('mill'), deliver('p02', 'p06', 'p07'), deliver('p00', 'p04', 'p05'), DONE, to('castle')],
    wrong: [to('mill'), deliver('p02', 'p06', 'p07'), DONE, to('castle')],
  },
  {
    id: 'last-tile-when-ahead',
    why: 'Ahead on points with a weak row: the last tile ends the game before the strong row can tell (12.2).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 32, piece: 'worker-8', goods: { coin: 2 }, spaces: TWO_WORKERS },
        { vp: 10, spaces: STRONG },
      ],
      state: { display: ['t27'], flour: ['p00'] },
      pile: [],
    },
    right: { triggersEnd: true },
    line: [TRADING_HOUSE, hire('t27', 7), DONE, BOARD_OF_WORKS, DONE],
    wrong: [TRADING_HOUSE, DONE, BOARD_OF_WORKS, DONE],
  },
  {
    id: 'sell-for-the-last-tile',
    why: 'The same, but the second coin has to be made: the row falls, so there is no income, and two cubes are sold (7.8).',
    scene: {
      board: VALLEY,
      players: [
        {
          vp: 32,
          piece: 'worker-8',
          goods: { stone: 1, sand: 1, coin: 1 },
          spaces: ['quarryman 2', 'sand-worker 1'],
        },
        { vp: 10, spaces: STRONG },
      ],
      state: { display: ['t27'], flour: ['p00'] },
      pile: [],
    },
    right: { triggersEnd: true },
    line: [TRADING_HOUSE, { type: 'sell', goods: ['stone', 'sand'] }, hire('t27', 7), DONE, BOARD_OF_WORKS, DONE],
    wrong: [BOARD_OF_WORKS, street('p00', 'p05', 'p10'), DONE, ...MILL],
  },
  {
    id: 'last-tile-when-behind',
    why: 'Far behind on points with a strong row: whoever buys the last tile now loses at once (12.2).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 5, piece: 'trading-house', goods: { coin: 2 }, spaces: STRONG },
        { vp: 40, spaces: TWO_WORKERS },
      ],
      state: { phase: 'space', display: ['t27'] },
      pile: [],
    },
    right: { triggersEnd: false },
    line: [DONE, ...MILL],
    wrong: [hire('t27', 7), DONE, ...MILL],
  },
  {
    id: 'trigger-when-ahead',
    why: 'The other player can score nothing in the one turn that is left (12.3).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 64, piece: 'board-of-works', goods: { stone: 1, sand: 1 }, spaces: TWO_WORKERS },
        { vp: 62, spaces: TWO_WORKERS },
      ],
      state: { phase: 'space', streets: STREET },
    },
    right: { triggersEnd: true },
    line: [street('p02', 'p06', 'p11'), DONE, ...MILL],
    wrong: [DONE, ...MILL],
  },
  {
    id: 'majority-before-the-trigger',
    why: 'The section alone triggers the end and loses 68 to 69. A tile is on the way: with it the section wins, now or later.',
    scene: {
      board: VALLEY,
      players: [
        { vp: 64, piece: 'worker-8', goods: { stone: 1, sand: 1, coin: 2 }, spaces: TWO_WORKERS },
        { vp: 64, piece: 'mill', spaces: ['quarryman 1', 'quarryman 2', 'sand-worker 3'] },
      ],
      state: { streets: STREET, display: ['t13', 't14', 't18', 't22', 't33'], flour: ['p00'] },
    },
    right: { does: { type: 'hire' } },
    line: [TRADING_HOUSE, hire('t13', 7), DONE, BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
    wrong: [BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE, ...MILL],
  },
  {
    id: 'hold-back-the-trigger',
    why: 'One section makes 70, and with the majorities 75 to 76. Who collects first builds three in the next turn; the other player, at the mill, cannot score before.',
    scene: {
      board: VALLEY,
      players: [
        {
          vp: 66,
          goods: { stone: 1, sand: 1 },
          spaces: ['quarryman 1', 'quarryman 2', 'sand-worker 3', 'sand-worker 4'],
        },
        {
          vp: 66,
          piece: 'mill',
          spaces: ['coiner 1', 'coiner 2', 'sand-worker 3', 'sand-worker 4', 'grain-grower 5', 'grain-grower 6'],
        },
      ],
      state: { streets: STREET, flour: ['p00'] },
    },
    right: { triggersEnd: false },
    line: [to('worker-2'), to('worker-4')],
    wrong: [to('worker-4'), BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
  },
  {
    id: 'cover-the-idle-worker',
    why: 'The coiner has lost his kind anyway; a quarryman would cost 5 VP (11.3, 12.5).',
    scene: {
      players: [
        { vp: 68, spaces: ['quarryman 1', 'quarryman 2', 'coiner 3'] },
        { vp: 67, spaces: ['quarryman 1', 'coiner 2', 'coiner 3'] },
      ],
      state: { ...LAST_TURN, phase: 'space', movesLeft: 0 },
    },
    right: { wins: true },
    line: [{ type: 'cover', space: 3 }],
    wrong: [{ type: 'cover', space: 1 }],
  },
  {
    id: 'spare-the-bonus-tiles',
    why: 'A covered worker takes its bonus tile out of the game (9.7), and there are plain ones of the same kinds.',
    scene: {
      board: VALLEY,
      players: [
        {
          vp: 20,
          spaces: ['quarryman 1 bonus', 'quarryman 2', 'sand-worker 3', 'sand-worker 4 bonus', 'coiner 5', 'coiner 6'],
        },
        { vp: 20, spaces: FOUR_WORKERS },
      ],
      state: { phase: 'space', streets: STREET },
    },
    right: {
      avoids: [
        { type: 'cover', space: 1 },
        { type: 'cover', space: 4 },
      ],
    },
    line: [{ type: 'cover', space: 6 }, to('worker-2')],
    wrong: [{ type: 'cover', space: 1 }, to('worker-2')],
  },
  {
    id: 'stay-off-the-castle',
    why: 'Every worker is needed: the castle would cover one and lose the kind (11.3, 12.5). Two buildings lie before it.',
    scene: {
      players: [
        { vp: 66, piece: 'trading-house', spaces: ['quarryman 1', 'coiner 2', 'coiner 3'] },
        { vp: 67, spaces: ['coiner 4', 'coiner 5'] },
      ],
      state: LAST_TURN,
    },
    right: { wins: true },
    line: [BOARD_OF_WORKS, DONE, ...MILL],
    wrong: [BOARD_OF_WORKS, DONE, to('castle'), { type: 'cover', space: 2 }],
  },
  {
    id: 'keep-grain',
    why: 'The last move can deliver for 6 VP or build for 4: the grain has to stay (11.2).',
    scene: {
      board: VALLEY,
      players: [{ vp: 62, goods: { stone: 1, sand: 1, grain: 2, coin: 1 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, ...MARKET, phase: 'space', flour: ['p00'] },
    },
    right: { wins: true },
    line: [{ type: 'give-back', goods: { stone: 1, sand: 1 } }, to('mill'), deliver('p02', 'p06', 'p07'), DONE],
    wrong: [{ type: 'give-back', goods: { grain: 2 } }, BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
  },
  {
    id: 'keep-stone-and-sand',
    why: 'All marketplaces have flour: grain is worth nothing now, a section 4 VP.',
    scene: {
      board: VALLEY,
      players: [{ vp: 64, goods: { stone: 1, sand: 1, grain: 2, coin: 1 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, ...MARKET, phase: 'space', flour: ['p00', 'p02'] },
    },
    right: { wins: true },
    line: [{ type: 'give-back', goods: { grain: 2 } }, BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
    wrong: [{ type: 'give-back', goods: { stone: 1, sand: 1 } }, ...MILL],
  },
  {
    id: 'majority-that-the-other-loses',
    why: 'Two coiners win a kind that the other player has now: 10 VP apart. Two quarrymen win one that nobody has: 5 (12.5).',
    scene: {
      players: [{ ...MAJORITIES[0], goods: { coin: 2 } }, MAJORITIES[1] as ScenePlayer],
      state: { ...LAST_TURN, display: TILES_FOR_MAJORITIES },
    },
    right: { wins: true },
    line: [TRADING_HOUSE, hire('t10', 7), DONE, BOARD_OF_WORKS, DONE],
    wrong: [TRADING_HOUSE, hire('t21', 7), DONE, BOARD_OF_WORKS, DONE],
  },
  {
    id: 'equal-for-all-three',
    why: 'Two quarrymen only make all three equal (12.6) and the 5 VP for the coiners stay with the leader; two coiners take them.',
    scene: {
      players: [
        { vp: 58, piece: 'worker-8', goods: { coin: 2 }, spaces: ['quarryman 1', 'sand-worker 2'] },
        { vp: 60, spaces: ['quarryman 1', 'quarryman 2', 'quarryman 3', 'sand-worker 4', 'coiner 5'] },
        { vp: 40, spaces: ['quarryman 1', 'quarryman 2', 'quarryman 3', 'sand-worker 4'] },
      ],
      state: { ...LAST_TURN, display: ['t10', 't21', 't28', 't29', 't31'] },
    },
    right: { wins: true },
    line: [TRADING_HOUSE, hire('t10', 7), DONE, BOARD_OF_WORKS, DONE],
    wrong: [TRADING_HOUSE, hire('t21', 7), DONE, BOARD_OF_WORKS, DONE],
  },
  {
    id: 'sell-to-hire',
    why: 'Two cubes make the second coin for the coiners, in the same visit (7.9). The row falls: there is no income.',
    scene: {
      players: [
        {
          ...MAJORITIES[0],
          goods: { stone: 1, wood: 1, coin: 1 },
          spaces: ['quarryman 2', 'quarryman 1', 'sand-worker 3'],
        },
        MAJORITIES[1] as ScenePlayer,
      ],
      state: { ...LAST_TURN, display: TILES_FOR_MAJORITIES },
    },
    right: { wins: true },
    line: [TRADING_HOUSE, { type: 'sell', goods: ['stone', 'wood'] }, hire('t10', 7), DONE, BOARD_OF_WORKS, DONE],
    wrong: [TRADING_HOUSE, DONE, BOARD_OF_WORKS, DONE],
  },
  {
    id: 'goods-decide-a-tie',
    why: 'The points are even, and the goods decide (12.7): two workers, not two buildings.',
    scene: {
      players: [
        { vp: 67, spaces: TWO_WORKERS },
        { ...TARGET, goods: { coin: 1 } },
      ],
      state: LAST_TURN,
    },
    right: { wins: true },
    line: [to('worker-1'), to('worker-2')],
    wrong: [BOARD_OF_WORKS, DONE, ...MILL],
  },
  {
    id: 'bonus-tile-for-the-majority',
    why: 'The milestone on the 2 reaches a bonus tile: 1 VP more, and the quarryman then counts 2 and wins his kind (9.6).',
    scene: {
      board: VALLEY,
      players: [{ vp: 60, piece: 'board-of-works', goods: { stone: 1, sand: 1 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, phase: 'space', streets: STREET, bonusTiles: { 'p02+p03+p07': 'quarryman' } },
    },
    right: { wins: true },
    line: [street('p02', 'p07', 'p12'), { type: 'take-bonus', lot: 'p02+p03+p07', space: 1 }, DONE, ...MILL],
    wrong: [street('p02', 'p06', 'p11'), DONE, ...MILL],
  },
  {
    id: 'house-with-bonus-tile',
    why: 'The lot with the bonus tile has 7 on its corners and wins the quarrymen besides; the other has 9 (9.6).',
    scene: {
      board: VALLEY,
      players: [{ vp: 55, piece: 'board-of-works', goods: { stone: 1, wood: 1 }, spaces: TWO_WORKERS }, TARGET],
      state: {
        ...LAST_TURN,
        phase: 'space',
        streets: [...STREET, ['p02', 'p03', 'p08']],
        bonusTiles: { 'p02+p03+p07': 'quarryman' },
      },
    },
    right: { wins: true },
    line: [{ type: 'house', lot: 'p02+p03+p07', bonusOn: 1 }, DONE, ...MILL],
    wrong: [house('p01+p02+p06'), DONE, ...MILL],
  },
  {
    id: 'pass-a-worker-of-the-kind',
    why: 'The long move passes a quarryman and yields 2 stone: two sections instead of one (6.2).',
    scene: {
      board: VALLEY,
      players: [
        { vp: 61, goods: { sand: 2 }, spaces: ['quarryman 1', 'lumberjack 2', 'quarryman 3'] },
        { vp: 67, spaces: ['quarryman 1', 'lumberjack 2', 'quarryman 3'] },
      ],
      state: { ...LAST_TURN, streets: STREET },
    },
    right: { wins: true },
    line: [to('worker-3'), BOARD_OF_WORKS, street('p02', 'p06', 'p11'), street('p00', 'p05', 'p09'), DONE],
    wrong: [to('worker-1'), BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
  },
  {
    id: 'wood-not-sand',
    why: 'With wood the stone becomes a house for 9 VP, with sand a section for 4.',
    scene: {
      board: VALLEY,
      players: [
        { vp: 59, goods: { stone: 1 }, spaces: ['sand-worker 2', 'lumberjack 3'] },
        { vp: 67, spaces: ['sand-worker 2', 'lumberjack 3'] },
      ],
      state: { ...LAST_TURN, streets: STREET },
    },
    right: { wins: true },
    line: [to('worker-2'), BOARD_OF_WORKS, house('p01+p02+p06'), DONE],
    wrong: [to('worker-1'), BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
  },
  {
    id: 'buy-the-missing-cube',
    why: 'Wood can be bought for 2 coins on the way to the board of works (7.7), and the house scores 9.',
    scene: {
      board: VALLEY,
      players: [{ vp: 59, piece: 'worker-8', goods: { stone: 1, coin: 2 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, streets: STREET },
    },
    right: { wins: true },
    line: [TRADING_HOUSE, { type: 'buy', good: 'wood' }, DONE, BOARD_OF_WORKS, house('p01+p02+p06'), DONE],
    wrong: [TRADING_HOUSE, { type: 'buy', good: 'sand' }, DONE, BOARD_OF_WORKS, street('p02', 'p06', 'p11'), DONE],
  },
  {
    id: 'income-pays',
    why: 'The row ascends: the trading house pays the second coin for the wood (7.1).',
    scene: {
      board: VALLEY,
      players: [{ vp: 59, piece: 'worker-8', goods: { stone: 1, coin: 1 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, streets: STREET },
    },
    right: { wins: true },
    line: [TRADING_HOUSE, { type: 'buy', good: 'wood' }, DONE, BOARD_OF_WORKS, house('p01+p02+p06'), DONE],
    wrong: [BOARD_OF_WORKS, DONE, ...MILL],
  },
  {
    id: 'over-a-low-number-to-the-five',
    why: 'Two sections: the first over a 2 opens the 5 for the second. Any other two score 4.',
    scene: {
      board: LOWLAND,
      players: [{ vp: 61, piece: 'board-of-works', goods: { stone: 2, sand: 2 }, spaces: TWO_WORKERS }, TARGET],
      state: { ...LAST_TURN, phase: 'space' },
    },
    right: { wins: true },
    line: [street('p00', 'p01', 'p02'), street('p02', 'p03', 'p04'), DONE, ...MILL],
    wrong: [street('p00', 'p01', 'p07'), street('p07', 'p08', 'p14'), DONE, ...MILL],
  },
  {
    id: 'branch-at-a-new-marketplace',
    why: 'A street does not branch between two sections, but at a marketplace it does (8.5): build one there, then take the 5.',
    scene: {
      board: LOWLAND,
      players: [
        { vp: 61, piece: 'board-of-works', goods: { stone: 1, wood: 1, sand: 2 }, spaces: TWO_WORKERS },
        TARGET,
      ],
      state: {
        ...LAST_TURN,
        phase: 'space',
        streets: [
          ['p00', 'p01', 'p02'],
          ['p02', 'p08', 'p13'],
        ],
      },
    },
    right: { wins: true },
    line: [marketplace('p02'), street('p02', 'p03', 'p04'), DONE, ...MILL],
    wrong: [marketplace('p02'), street('p00', 'p06', 'p12'), DONE, ...MILL],
  },
  {
    id: 'take-the-five',
    why: 'The 5 lies open, and the neighbour stands with the same goods at the same place.',
    scene: {
      board: LOWLAND,
      players: [
        { vp: 20, piece: 'trading-house', goods: { stone: 1, sand: 1 }, spaces: FOUR_WORKERS },
        { vp: 20, piece: 'trading-house', goods: { stone: 1, sand: 1 }, spaces: FOUR_WORKERS },
      ],
      state: { streets: STREET },
    },
    right: { does: { type: 'street', milestone: 'p03' } },
    line: [BOARD_OF_WORKS, street('p02', 'p03', 'p04'), DONE, ...MILL],
    wrong: [BOARD_OF_WORKS, street('p02', 'p08', 'p13'), DONE, ...MILL],
  },
  {
    id: 'do-not-open-the-five',
    why: 'The same 2 VP can be had with an end away from the 5, which the neighbour could otherwise take at once.',
    scene: {
      board: LOWLAND,
      players: [
        { vp: 20, piece: 'board-of-works', goods: { stone: 1, sand: 1 }, spaces: FOUR_WORKERS },
        { vp: 20, piece: 'trading-house', goods: { stone: 1, sand: 1 }, spaces: FOUR_WORKERS },
      ],
      state: { phase: 'space' },
    },
    right: { avoids: [{ type: 'street', to: 'p02' }] },
    line: [street('p00', 'p01', 'p07'), DONE, ...MILL],
    wrong: [street('p00', 'p01', 'p02'), DONE, ...MILL],
  },
  {
    id: 'house-before-the-neighbour',
    why: 'The lot with 9 can be built on once, and the neighbour stands with the same goods at the same place.',
    scene: {
      board: VALLEY,
      players: [
        { vp: 20, piece: 'trading-house', goods: { stone: 1, wood: 1 }, spaces: FOUR_WORKERS },
        { vp: 20, piece: 'trading-house', goods: { stone: 1, wood: 1 }, spaces: FOUR_WORKERS },
      ],
      state: { streets: STREET },
    },
    right: { does: { type: 'house', lot: 'p01+p02+p06' } },
    line: [BOARD_OF_WORKS, house('p01+p02+p06'), DONE, ...MILL],
    wrong: [BOARD_OF_WORKS, house('p00+p01+p05'), DONE, ...MILL],
  },
  {
    id: 'flour-before-the-neighbour',
    why: 'Each marketplace is supplied once (10.3): the better one now, before the neighbour behind can.',
    scene: {
      board: VALLEY,
      players: [
        { vp: 20, piece: 'board-of-works', goods: { grain: 2 }, spaces: FOUR_WORKERS },
        { vp: 20, piece: 'board-of-works', goods: { grain: 2 }, spaces: FOUR_WORKERS },
      ],
      state: MARKET,
    },
    right: { does: { type: 'deliver', marketplace: 'p02' } },
    line: [to('mill'), deliver('p02', 'p06', 'p07'), DONE, to('castle'), { type: 'cover', space: 4 }],
    wrong: [to('mill'), deliver('p00', 'p04', 'p05'), DONE, to('castle'), { type: 'cover', space: 4 }],
  },
  {
    id: 'flour-before-the-numbers-vanish',
    why: 'The neighbour is about to build on the 4 and the 5 beside the marketplace; now they count 9.',
    scene: {
      board: VALLEY,
      players: [
        { vp: 20, piece: 'worker-8', goods: { grain: 2 }, spaces: FOUR_WORKERS },
        { vp: 20, piece: 'trading-house', goods: { stone: 3, sand: 3 }, spaces: FOUR_WORKERS },
      ],
      state: {
        streets: [
          ['p00', 'p05', 'p06'],
          ['p06', 'p07', 'p03'],
        ],
        marketplaces: ['p00', 'p06'],
      },
    },
    right: { does: { type: 'deliver', marketplace: 'p06' } },
    line: [BOARD_OF_WORKS, DONE, to('mill'), deliver('p06', 'p02', 'p10'), DONE],
    wrong: [TRADING_HOUSE, DONE, BOARD_OF_WORKS, DONE],
  },
  {
    id: 'place-low-numbers-left',
    why: 'Every tile on offer has low numbers: on the left they keep the row ascending, and it pays in every lap (7.1).',
    scene: {
      board: VALLEY,
      players: [
        {
          vp: 5,
          piece: 'trading-house',
          goods: { coin: 2 },
          spaces: [null, null, 'lumberjack 3', 'sand-worker 4', 'grain-grower 5', 'quarryman 6'],
        },
        { vp: 5, spaces: FOUR_WORKERS },
      ],
      state: { phase: 'space', display: ['t01', 't03', 't04', 't07', 't08'] },
    },
    right: { does: { type: 'hire', space: 1 } },
    line: [hire('t01', 1), DONE, ...MILL],
    wrong: [hire('t01', 7), DONE, ...MILL],
  },
  {
    id: 'bury-nobody',
    why: 'Two spaces are empty on the right, where the high numbers belong; anywhere else a tile covers workers, some with bonus tiles.',
    scene: {
      board: VALLEY,
      players: [
        {
          vp: 5,
          piece: 'trading-house',
          goods: { coin: 2 },
          spaces: [
            'quarryman 1 bonus',
            'sand-worker 2 bonus',
            'lumberjack 3',
            'quarryman 4',
            'grain-grower 5',
            'coiner 6',
          ],
        },
        { vp: 5, spaces: FOUR_WORKERS },
      ],
      state: { phase: 'space', display: ['t28', 't30', 't32', 't33', 't35'] },
    },
    right: { does: { type: 'hire', space: 7 } },
    line: [hire('t33', 7), DONE, ...MILL],
    wrong: [hire('t33', 1), DONE, ...MILL],
  },
];
