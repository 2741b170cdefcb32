import { describe, expect, test } from 'vitest';
import { MILESTONES } from '../../../src/milestones/game.ts';
import { stepsOf } from '../../../src/milestones/history.ts';
import { type Action, apply, type Game, type Goods, isRuleId, legalActions } from '../../../src/milestones/index.ts';
import { traceOf } from '../../../src/milestones/record/trace.ts';
import { chapterOf } from '../../../src/milestones/rules.ts';
import { conceivableActions } from './conceivable.ts';
import { standsBefore } from './order.ts';
import {
  deal,
  LONG_BOARD,
  longEnds,
  longLots,
  longStreet,
  move,
  type PlayerWritten,
  play,
  position,
  street,
  type Written,
} from './position.ts';

const first = (player: PlayerWritten, written: Written = {}): Game => position({ players: [player, {}], ...written });

const TOWN: Written = {
  visiting: 'board-of-works',
  streets: ['S-a-b', 'b-g-l', 'S-e-j'],
  marketplaces: ['b'],
  houses: ['a+b+f'],
  bonusTiles: { 'b+c+g': 'quarryman', 'g+h+l': 'lumberjack', 'a+e+f': 'coiner' },
};
const building = (goods: Partial<Goods>, more: Written = {}, workers = 'q1 . l3 # q5* . l7 q8') =>
  first({ goods, workers }, { ...TOWN, ...more });
const LONG: Written = { visiting: 'board-of-works', board: LONG_BOARD, streets: longStreet(24) };
const all = { stone: 2, wood: 2, sand: 2, grain: 2, coin: 2 };

const draft = (tile: string, space: number): Action => ({ type: 'draft', tile, space });

/** Positions at which each law of the listing makes the difference, on small boards. */
const POSITIONS: Readonly<Record<string, () => Game>> = {
  'the first tile of a draft': () => deal(),
  'the second tile, on what is left': () => play(deal(), draft('t03', 4)),
  'the second tile, from the right edge': () => play(deal({ players: 3, startingPlayer: 2 }), draft('t02', 7)),
  'a move from the castle': () => first({ workers: 'q1 . l3 # s5' }),
  'a move from a worker, with numbers that fall': () => first({ workers: 'q3 q1 . # s5 g6', piece: 'worker-2' }),
  'a move from the last worker': () => first({ workers: 'q1 q2', piece: 'worker-8' }),
  'a move from the trading house': () => first({ piece: 'trading-house' }),
  'a move from the mill': () => first({ piece: 'mill' }),
  'a trade with nothing': () => first({}, { visiting: 'trading-house' }),
  'a trade with a coin and a cube of each': () =>
    first({ goods: { stone: 1, wood: 1, sand: 1, grain: 1, coin: 1 } }, { visiting: 'trading-house' }),
  'a trade with two coins and two cubes of two kinds': () =>
    first(
      { goods: { wood: 2, grain: 2, coin: 2 } },
      { visiting: 'trading-house', display: ['t10', 't07', 't09', 't06', 't08'] },
    ),
  'a trade after hiring': () => first({ goods: all }, { visiting: 'trading-house', visit: { hired: true } }),
  'a trade with three tiles left': () =>
    first({ goods: { coin: 2 } }, { visiting: 'trading-house', display: ['t09', 't06', 't10'], pile: [] }),
  'a first section': () => first({ goods: { stone: 1, sand: 1 } }, { visiting: 'board-of-works' }),
  'a section and nothing else': () => building({ stone: 1, sand: 1 }),
  'a house and nothing else': () => building({ stone: 1, wood: 1 }),
  'a marketplace and nothing else': () => building({ wood: 1, sand: 1 }),
  'stone alone': () => building({ stone: 5, grain: 5, coin: 5 }),
  'wood alone': () => building({ wood: 5, grain: 5, coin: 5 }),
  'sand alone': () => building({ sand: 5, grain: 5, coin: 5 }),
  'everything that can be built': () => building(all),
  'a house whose bonus tile nobody can take': () => building(all, {}, 'g1 g2'),
  'a mill without flour to deliver': () => building({ grain: 1 }, { visiting: 'mill' }),
  'a delivery': () => building({ grain: 2 }, { visiting: 'mill', marketplaces: ['l', 'b'], flour: ['S'] }),
  'a delivery to a marketplace with one free number beside it': () =>
    building({ grain: 2 }, { visiting: 'mill', streets: ['S-a-b'], marketplaces: [] }),
  'a delivery to a marketplace with two free numbers beside it': () =>
    building({ grain: 2 }, { visiting: 'mill', streets: [], houses: [], marketplaces: [] }),
  'a delivery where no number is free': () =>
    building({ grain: 3 }, { visiting: 'mill', streets: ['S-a-b', 'S-e-j'], marketplaces: [] }),
  'goods to give back': () =>
    first({ workers: 'q1 q2', goods: { stone: 2, wood: 1, grain: 2, coin: 3 } }, { visiting: 'castle' }),
  'a worker to cover': () => first({ workers: '. q1 # q2 . . . l3' }, { visiting: 'castle' }),
  'both demands': () => first({ workers: 'q1 . q2 # l3', goods: { wood: 4 } }, { visiting: 'castle' }),
  'bonus tiles in reach': () =>
    play(
      first(
        { workers: 'l1 l2* q3 # . . . l8', goods: { stone: 1, sand: 1 } },
        { visiting: 'board-of-works', bonusTiles: { 'a+e+f': 'lumberjack', 'b+c+g': 'quarryman' } },
      ),
      street('S-a-b'),
    ),
};

/** Those that need a long board, of which there are too many conceivable actions. */
const SUPPLIES: readonly (readonly [string, Action['type'], () => Game, () => Game])[] = [
  [
    'sections',
    'street',
    () => first({ goods: all }, { ...LONG, streets: longStreet(23) }),
    () => first({ goods: all }, LONG),
  ],
  [
    'houses',
    'house',
    () => first({ goods: all }, { ...LONG, houses: longLots(11) }),
    () => first({ goods: all }, { ...LONG, houses: longLots(12) }),
  ],
  [
    'marketplaces',
    'marketplace',
    () => first({ goods: all }, { ...LONG, marketplaces: longEnds(10) }),
    () => first({ goods: all }, { ...LONG, marketplaces: longEnds(11) }),
  ],
  [
    'sacks of flour',
    'deliver',
    () => first({ goods: all }, { ...LONG, visiting: 'mill', marketplaces: longEnds(11), flour: longEnds(11) }),
    () =>
      first({ goods: all }, { ...LONG, visiting: 'mill', marketplaces: longEnds(11), flour: ['u00', ...longEnds(11)] }),
  ],
];

const typesIn = (game: Game) => new Set(legalActions(game).map(({ type }) => type));

describe('what is listed is what is accepted, in the order of the record’s table', () => {
  test.each(Object.entries(POSITIONS))('%s', (_, made) => {
    const game = made();
    const accepted = (conceivableActions(game, false) as Action[]).filter((action) => apply(game, action).ok);
    expect(legalActions(game)).toEqual(accepted.sort((a, b) => (standsBefore(a, b) ? -1 : 1)));
  });

  test.each(SUPPLIES)('the last of the %s, and none after it (13.3)', (_, type, last, none) => {
    expect(typesIn(last()).has(type)).toBe(true);
    expect(typesIn(none()).has(type)).toBe(false);
  });

  test('nothing when the game is over', () => {
    const last = first({}, { movesLeft: 1, endTriggeredBy: 1, turnsLeft: 0, display: [], pile: [] });
    const over = play(last, move('worker-5'));
    expect(MILESTONES.isOver(last)).toBe(false);
    expect(MILESTONES.isOver(over)).toBe(true);
    expect(legalActions(over)).toEqual([]);
  });
});

test('the trace of a game is its record, the deal, and a line for each action', () => {
  const start = deal();
  const actions = [
    { player: 1, ...draft('t03', 4) },
    { player: 1, ...draft('t01', 1) },
  ];
  const [once, twice] = [play(start, actions[0] as Action), play(start, ...(actions as Action[]))];
  const [head, ...lines] = traceOf(start, actions);
  expect(head).toMatchObject({ format: 'milestones/1', deal: { pile: start.pile }, actions: [] });
  expect(lines).toMatchObject([
    { n: 0, events: [], state: start.state, legal: legalActions(start) },
    {
      n: 1,
      player: 1,
      action: draft('t03', 4),
      events: [{ type: 'drafted' }],
      state: once.state,
      legal: legalActions(once),
    },
    {
      n: 2,
      player: 1,
      action: draft('t01', 1),
      events: [{ type: 'drafted' }],
      state: twice.state,
      legal: legalActions(twice),
    },
  ]);
  expect(lines[0]).toEqual({ n: 0, events: [], state: start.state, legal: legalActions(start) });
});

test('actions that are said to be accepted and are not are named with their place and the reason', () => {
  const actions = [draft('t03', 4), draft('t03', 1)];
  expect(stepsOf(deal(), actions.slice(0, 1))).toHaveLength(1);
  expect(() => stepsOf(deal(), actions)).toThrow(/^action 1 is refused: .*"tile-not-offered"/);
});

test('a number is a rule’s or it is not, and a rule has a chapter', () => {
  expect(['8.5', '12.10', '8.99', '', 'toString', '8'].filter(isRuleId)).toEqual(['8.5']);
  expect([chapterOf('1.1'), chapterOf('8.5'), chapterOf('12.7')]).toEqual([1, 8, 12]);
});
