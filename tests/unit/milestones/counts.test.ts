import { describe, expect, test } from 'vitest';
import { type Action, apply, type Game, legalActions, newGame, PRACTICE_SETS } from '../../../src/milestones/index.ts';
import { conceivableActions } from './conceivable.ts';
import { oracleAllows, oracleNext } from './oracle.ts';
import { deal, position } from './position.ts';

/** The number of different sequences of actions of one length. */
function countByEngine(game: Game, depth: number): number {
  const legal = legalActions(game);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const action of legal) {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    count += countByEngine(outcome.game, depth - 1);
  }
  return count;
}

function countByOracle(game: Game, depth: number): number {
  const allowed = conceivableActions(game, false).filter((action): action is Action => oracleAllows(game, action));
  if (depth === 1) return allowed.length;
  return allowed.reduce((count, action) => count + countByOracle(oracleNext(game, action), depth - 1), 0);
}

interface Start {
  readonly name: string;
  readonly game: Game;
  /** The numbers of sequences of 1, 2, 3 … actions; all but the last are counted by the oracle as well each time. */
  readonly counts: readonly number[];
}

const rich = { stone: 3, wood: 3, sand: 3 };
const STREETS = ['S-a-b', 'b-c-h', 'b-g-l'];
const TILES_LEFT = {
  'a+e+f': 'lumberjack',
  'c+g+h': 'quarryman',
  'f+j+k': 'quarryman',
  'g+h+l': 'lumberjack',
} as const;

const STARTS: readonly Start[] = [
  { name: 'the deal for 2 on the small board', game: deal(), counts: [35, 600, 12600, 108000] },
  {
    name: 'the deal for 3 on the small board',
    game: deal({ players: 3, startingPlayer: 1 }),
    counts: [49, 1260, 44100, 756000],
  },
  {
    name: 'the deal for 4 on the small board',
    game: deal({ players: 4, startingPlayer: 2 }),
    counts: [63, 2160, 105840],
  },
  {
    name: 'the deal for 2 on the practice set',
    game: newGame({ players: 2, seed: 1, set: PRACTICE_SETS[0] }),
    counts: [35, 600, 12600, 108000],
  },
  {
    name: 'the first move',
    game: position({ players: [{ workers: 'q1 q2 . l3 l4 # # s8', goods: { coin: 3 } }, {}] }),
    counts: [18, 188, 2520, 19248],
  },
  {
    name: 'a visit to the trading house',
    game: position({
      players: [{ goods: { stone: 2, wood: 2, grain: 1, coin: 4 } }, {}],
      visiting: 'trading-house',
      movesLeft: 0,
    }),
    counts: [45, 762, 7839, 54405],
  },
  {
    name: 'a visit to the trading house with the last tiles',
    game: position({
      players: [{ goods: { sand: 4, coin: 3 } }, {}],
      visiting: 'trading-house',
      movesLeft: 0,
      display: ['t07', 't08'],
      pile: [],
    }),
    counts: [20, 76, 868, 5038, 21438],
  },
  {
    name: 'the first constructions',
    game: position({
      players: [{ workers: 'q1 q2 l3 l4', goods: rich }, {}],
      visiting: 'board-of-works',
      bonusTiles: TILES_LEFT,
    }),
    counts: [7, 20, 289, 2210, 13544],
  },
  {
    name: 'constructions in the middle of a game, with bonus tiles',
    game: position({
      players: [{ workers: 'q1* q2 l3 l4 . #', goods: rich }, {}],
      visiting: 'board-of-works',
      streets: STREETS,
      marketplaces: ['b'],
      houses: ['b+c+g'],
      bonusTiles: TILES_LEFT,
    }),
    counts: [26, 405, 5687, 34783],
  },
  {
    name: 'deliveries',
    game: position({
      players: [{ goods: { grain: 7, coin: 1 } }, {}, {}],
      visiting: 'mill',
      streets: STREETS,
      marketplaces: ['b', 'h', 'l'],
      flour: ['S'],
    }),
    counts: [6, 20, 43, 83, 522, 4708],
  },
  {
    name: 'a visit to the castle',
    game: position({
      players: [{ workers: 'q1 . l3* # c5 s6', goods: { stone: 3, wood: 2, grain: 2, coin: 1 }, piece: 'mill' }, {}],
      movesLeft: 2,
    }),
    counts: [1, 18, 112, 1792, 25592],
  },
  {
    name: 'the last turn',
    game: position({
      players: [{ workers: 'q1 q2* c3', piece: 'worker-7', goods: { grain: 2, coin: 2 } }, { vp: 67 }],
      endTriggeredBy: 1,
      turnsLeft: 0,
    }),
    counts: [6, 57, 197, 1259, 2645],
  },
];

describe.each(STARTS)('$name', ({ game, counts }) => {
  test(`has ${counts.join(', ')} sequences of actions`, () => {
    expect(counts.map((_, i) => countByEngine(game, i + 1))).toEqual(counts);
  });

  test('is counted alike by the oracle', () => {
    const shallow = counts.slice(0, -1);
    expect(shallow.map((_, i) => countByOracle(game, i + 1))).toEqual(shallow);
  });
});
