import { describe, expect, test } from 'vitest';
import { type Action, type Game, type GameEvent, KINDS } from '../../../src/milestones/index.ts';
import { EVENT_RULES, rulesOf } from './event-rules.ts';
import { deal, deliver, done, eventsOf, house, idle, marketplace, move, play, position, street } from './position.ts';

type Told = {
  readonly [Type in GameEvent['type']]: Omit<Extract<GameEvent, { type: Type }>, 'rule'>;
}[GameEvent['type']];

interface Case {
  readonly what: string;
  readonly game: Game;
  readonly action: Action;
  /** Everything that is told, in order; the rules are those of `EVENT_RULES`. */
  readonly events: readonly Told[];
}

const plenty = { stone: 5, wood: 5, sand: 5, grain: 5, coin: 5 };
const player = 0;
const building = (more: object = {}) =>
  position({ players: [{ workers: 'q1 l2', goods: plenty }, {}], visiting: 'board-of-works', ...more });
const trading = (more: object = {}) =>
  position({ players: [{ workers: 'q1 l2* l3', goods: plenty }, {}], visiting: 'trading-house', ...more });
const castle = position({ players: [{ workers: 'q1* l2 l3', goods: { stone: 5 } }, {}], visiting: 'castle' });
const drafts = [
  { type: 'draft', tile: 't01', space: 1 },
  { type: 'draft', tile: 't02', space: 3 },
  { type: 'draft', tile: 't03', space: 1 },
  { type: 'draft', tile: 't05', space: 3 },
] as const satisfies readonly Action[];
const inReach = play(building({ bonusTiles: { 'a+e+f': 'lumberjack' } }), street('S-a-b'));
const LAST = { display: [], pile: [], movesLeft: 1, endTriggeredBy: 1, turnsLeft: 0 };

const CASES: readonly Case[] = [
  {
    what: 'a draft',
    game: deal(),
    action: drafts[0],
    events: [{ type: 'drafted', player: 1, tile: 't01', space: 1 }],
  },
  {
    what: 'the last draft',
    game: play(deal(), ...drafts.slice(0, 3)),
    action: drafts[3],
    events: [
      { type: 'drafted', player, tile: 't05', space: 3 },
      { type: 'left-over', player, tile: 't04' },
    ],
  },
  {
    what: 'a move to a worker, past another with a bonus tile',
    game: position({ players: [{ workers: 'q1* l2 q3' }, {}] }),
    action: move('worker-3'),
    events: [
      { type: 'moved', player, from: 'castle', to: 'worker-3' },
      { type: 'goods', player, source: 'worker', good: 'stone', count: 2, spaces: [1, 3] },
      { type: 'vp', player, vp: 1, source: 'bonus-worker' },
    ],
  },
  {
    what: 'a move to an empty space that ends the turn',
    game: position({ players: [{}, {}, {}], movesLeft: 1, player: 2 }),
    action: move('worker-8'),
    events: [
      { type: 'moved', player: 2, from: 'castle', to: 'worker-8' },
      { type: 'no-worker', player: 2, space: 'worker-8' },
      { type: 'turn-ended', player: 2, next: 0, turnsLeft: null },
    ],
  },
  {
    what: 'a move that declines',
    game: position({}),
    action: idle('trading-house'),
    events: [
      { type: 'moved', player, from: 'castle', to: 'trading-house' },
      { type: 'declined', player, space: 'trading-house' },
    ],
  },
  {
    what: 'a move to the trading house with income',
    game: position({}),
    action: move('trading-house'),
    events: [
      { type: 'moved', player, from: 'castle', to: 'trading-house' },
      { type: 'goods', player, source: 'income', good: 'coin', count: 1, spaces: [] },
    ],
  },
  {
    what: 'a move to the trading house without income',
    game: position({ players: [{ workers: 'q2 . l1' }, {}] }),
    action: move('trading-house'),
    events: [
      { type: 'moved', player, from: 'castle', to: 'trading-house' },
      { type: 'no-income', player, numbers: [2, 1] },
    ],
  },
  {
    what: 'a move to the castle, which demands',
    game: position({ players: [{ workers: 'q1 q2 q3', piece: 'mill', goods: { stone: 5 } }, {}] }),
    action: move('castle'),
    events: [
      { type: 'moved', player, from: 'mill', to: 'castle' },
      { type: 'demanded', player, giveBack: 2, cover: true },
    ],
  },
  {
    what: 'a move to the castle, which demands nothing, in the last turn but one',
    game: position({
      players: [{ workers: 'q1 q2', piece: 'mill' }, { vp: 59 }, {}],
      movesLeft: 1,
      endTriggeredBy: 1,
      turnsLeft: 1,
      player: 2,
    }),
    action: move('worker-8'),
    events: [
      { type: 'moved', player: 2, from: 'castle', to: 'worker-8' },
      { type: 'no-worker', player: 2, space: 'worker-8' },
      { type: 'turn-ended', player: 2, next: 0, turnsLeft: 0 },
    ],
  },
  {
    what: 'a hire over a worker with a bonus tile',
    game: trading(),
    action: { type: 'hire', tile: 't07', space: 2 },
    events: [
      { type: 'paid', player, goods: { coin: 2 } },
      { type: 'hired', player, tile: 't07', space: 2 },
      { type: 'bonus-lost', player, kind: 'lumberjack', space: 2 },
      { type: 'refilled', player, tile: 't11' },
    ],
  },
  {
    what: 'a hire of the last tile',
    game: trading({ display: ['t07'], pile: [] }),
    action: { type: 'hire', tile: 't07', space: 4 },
    events: [
      { type: 'paid', player, goods: { coin: 2 } },
      { type: 'hired', player, tile: 't07', space: 4 },
      { type: 'end-triggered', player, by: 'last-tile' },
    ],
  },
  {
    what: 'a purchase',
    game: trading(),
    action: { type: 'buy', good: 'wood' },
    events: [
      { type: 'paid', player, goods: { coin: 2 } },
      { type: 'goods', player, source: 'bought', good: 'wood', count: 1, spaces: [] },
    ],
  },
  {
    what: 'a sale of two alike',
    game: trading(),
    action: { type: 'sell', goods: ['wood', 'wood'] },
    events: [
      { type: 'paid', player, goods: { wood: 2 } },
      { type: 'goods', player, source: 'sold', good: 'coin', count: 1, spaces: [] },
    ],
  },
  {
    what: 'a sale of two kinds',
    game: trading(),
    action: { type: 'sell', goods: ['stone', 'grain'] },
    events: [
      { type: 'paid', player, goods: { stone: 1, grain: 1 } },
      { type: 'goods', player, source: 'sold', good: 'coin', count: 1, spaces: [] },
    ],
  },
  {
    what: 'a street with a bonus tile in reach',
    game: building({ bonusTiles: { 'a+e+f': 'lumberjack', 'c+g+h': 'quarryman' } }),
    action: street('S-a-b'),
    events: [
      { type: 'paid', player, goods: { stone: 1, sand: 1 } },
      { type: 'street-built', player, section: ['S', 'a', 'b'] },
      { type: 'vp', player, vp: 1, source: 'street' },
      { type: 'bonus-in-reach', player, lots: ['a+e+f'] },
    ],
  },
  {
    what: 'a bonus tile taken',
    game: inReach,
    action: { type: 'take-bonus', lot: 'a+e+f', space: 2 },
    events: [
      { type: 'bonus-taken', player, lot: 'a+e+f', kind: 'lumberjack', space: 2 },
      { type: 'vp', player, vp: 1, source: 'bonus-tile' },
    ],
  },
  {
    what: 'a bonus tile left',
    game: inReach,
    action: { type: 'leave-bonus' },
    events: [{ type: 'bonus-left', player, lots: ['a+e+f'] }],
  },
  {
    what: 'a house that leaves the bonus tile of its lot, where a table plays so',
    game: building({ streets: ['S-a-f'], bonusTiles: { 'a+e+f': 'lumberjack' }, houseMayLeaveBonus: true }),
    action: house('a+e+f'),
    events: [
      { type: 'paid', player, goods: { stone: 1, wood: 1 } },
      { type: 'house-built', player, lot: 'a+e+f' },
      { type: 'vp', player, vp: 5, source: 'house' },
      { type: 'bonus-left', player, lots: ['a+e+f'] },
    ],
  },
  {
    what: 'a marketplace with a bonus tile in reach',
    game: building({ streets: ['S-a-b'], bonusTiles: { 'b+c+g': 'quarryman' } }),
    action: marketplace('b'),
    events: [
      { type: 'paid', player, goods: { wood: 1, sand: 1 } },
      { type: 'marketplace-built', player, point: 'b' },
      { type: 'vp', player, vp: 2, source: 'marketplace' },
      { type: 'bonus-in-reach', player, lots: ['b+c+g'] },
    ],
  },
  {
    what: 'a house that takes a bonus tile',
    game: building({ streets: ['S-a-f'], bonusTiles: { 'a+e+f': 'quarryman' } }),
    action: house('a+e+f', 1),
    events: [
      { type: 'paid', player, goods: { stone: 1, wood: 1 } },
      { type: 'house-built', player, lot: 'a+e+f' },
      { type: 'vp', player, vp: 5, source: 'house' },
      { type: 'bonus-taken', player, lot: 'a+e+f', kind: 'quarryman', space: 1 },
      { type: 'vp', player, vp: 1, source: 'bonus-tile' },
    ],
  },
  {
    what: 'a delivery that triggers the end',
    game: position({ players: [{ vp: 65, goods: { grain: 2 } }, {}], visiting: 'mill' }),
    action: deliver('S', 'a', 'e'),
    events: [
      { type: 'paid', player, goods: { grain: 2 } },
      { type: 'delivered', player, marketplace: 'S', numbers: ['a', 'e'] },
      { type: 'vp', player, vp: 3, source: 'flour' },
      { type: 'end-triggered', player, by: 'score' },
      { type: 'goods', player, source: 'flour', good: 'coin', count: 1, spaces: [] },
    ],
  },
  {
    what: 'goods given back',
    game: castle,
    action: { type: 'give-back', goods: { stone: 2 } },
    events: [{ type: 'gave-back', player, goods: { stone: 2 } }],
  },
  {
    what: 'a worker covered with its bonus tile',
    game: castle,
    action: { type: 'cover', space: 1 },
    events: [
      { type: 'worker-covered', player, kind: 'quarryman', number: 1, space: 1 },
      { type: 'bonus-lost', player, kind: 'quarryman', space: 1 },
    ],
  },
  { what: 'a visit that is over', game: building(), action: done, events: [] },
  {
    what: 'the last move of a game',
    game: position({ players: [{ workers: 'q1* l2 c3' }, { workers: 'q1 l2', vp: 9, goods: { sand: 2 } }], ...LAST }),
    action: idle('worker-3'),
    events: [
      { type: 'moved', player, from: 'castle', to: 'worker-3' },
      { type: 'declined', player, space: 'worker-3' },
      ...KINDS.flatMap((kind): Told[] => {
        const values = {
          quarryman: [2, 1],
          lumberjack: [1, 1],
          coiner: [1, 0],
          'sand-worker': [0, 0],
          'grain-grower': [0, 0],
        }[kind];
        const [mine, yours] = values as [number, number];
        const scored: Told = { type: 'scored', player, kind, values, vp: [mine > yours ? 5 : 0, 0] };
        return mine > yours ? [scored, { type: 'vp', player, vp: 5, source: 'majority' }] : [scored];
      }),
      { type: 'game-over', player, winners: [0], vp: [10, 9], goods: [0, 2] },
    ],
  },
];

describe('what is told, and with which rule', () => {
  test.each(CASES)('$what', ({ game, action, events }) => {
    const rules = rulesOf(events, action);
    const expected = events.map((event, i) => ({ ...event, rule: rules[i] }));
    expect(eventsOf(game, action)).toEqual(expected);
  });
});

test('points for a tie of all are given by the variant, and told with its rule (12.6); others with 12.5', () => {
  const players = [{ workers: 'q1 l2' }, { workers: 'q1 s2' }];
  const told = eventsOf(position({ players, equalCategoryScores: true, ...LAST }), move('worker-8'));
  const majorities = told.flatMap((event) => (event.type === 'vp' ? [[event.rule, event.player, event.vp]] : []));
  const all = [0, 1].map((each) => ['12.6', each, 2]);
  // Quarrymen are equal; then lumberjacks, sand workers, and two kinds of which nobody has any.
  expect(majorities).toEqual([...all, ['12.5', 0, 5], ['12.5', 1, 5], ...all, ...all]);
});

test('every type of event is told in one of the cases', () => {
  const told = new Set<string>(CASES.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(Object.keys(EVENT_RULES).filter((type) => !told.has(type))).toEqual([]);
});
