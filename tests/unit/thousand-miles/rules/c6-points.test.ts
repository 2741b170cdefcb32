import { expect, test } from 'vitest';
import {
  ACTION_CARDS,
  apply,
  type Card,
  type Game,
  legalActions,
  newGame,
  type PlayerAction,
  POINTS,
  readRecord,
  recordOf,
  SAFETY_OF,
  type Scene,
  type Score,
  type Seat,
} from '../../../../src/thousand-miles/index.ts';
import { action, allCards, driver, play, table, told } from '../table.ts';

const NOTHING: Score = {
  miles: 0,
  completed: 0,
  safeties: 0,
  allFour: 0,
  coupsFourres: 0,
  delayed: 0,
  safe: 0,
  shutOut: 0,
  total: 0,
};

/** One 100 short of the end, with and without a 200. */
const FAST = '200 200 100 100 100 100 100';
const SAFE = '100 100 100 100 100 100 100 100 100';

const scores = (game: Game) => game.state.scores as readonly [Score, Score];

/** The points of a trip that is completed with the next card. */
const completed = (written: Scene) =>
  scores(play(table({ ...written, me: { hand: '100', condition: 'rolling', ...written.me } }), '100'));

/** The points of a game that ends with the last card, a Stop that is discarded. */
const unfinished = (written: Scene) =>
  scores(play(table({ ...written, me: { hand: 'stop', ...written.me }, last: true }), '-stop'));

test('C6.1 one point per mile driven, for both drivers', () => {
  expect(unfinished({ me: { miles: '25 75' }, other: { miles: '200 50' } })).toEqual([
    { ...NOTHING, miles: 100, total: 100 },
    { ...NOTHING, miles: 250, total: 250 },
  ]);
  expect(completed({ me: { miles: FAST }, other: { miles: '75' } })[1]).toEqual({ ...NOTHING, miles: 75, total: 75 });
});

test('C6.2 a completed trip is worth 400', () => {
  expect(completed({ me: { miles: FAST }, other: { miles: '75' } })[0]).toEqual({
    ...NOTHING,
    miles: 1000,
    completed: 400,
    total: 1400,
  });
  expect(unfinished({ me: { miles: SAFE }, other: { miles: '75' } })[0]).toEqual({
    ...NOTHING,
    miles: 900,
    total: 900,
  });
});

test('C6.3 each safety played is worth 100, and all four 300 more, for both drivers', () => {
  const some = unfinished({
    me: { safeties: 'extra-tank' },
    other: { safeties: 'driving-ace right-of-way', condition: 'rolling' },
  });
  expect(some).toEqual([
    { ...NOTHING, safeties: 100, total: 100 },
    { ...NOTHING, safeties: 200, total: 200 },
  ]);
  const three = unfinished({ other: { safeties: 'driving-ace right-of-way extra-tank', condition: 'rolling' } });
  expect(three[1]).toEqual({ ...NOTHING, safeties: 300, total: 300 });
  const four = unfinished({
    other: { safeties: 'driving-ace right-of-way extra-tank puncture-proof', condition: 'rolling' },
  });
  expect(four[1]).toEqual({ ...NOTHING, safeties: 400, allFour: 300, total: 700 });
  // In the hand or among the discards it is worth nothing.
  const held = table({ me: { hand: 'extra-tank 100', miles: FAST, condition: 'rolling' }, other: { miles: '25' } });
  expect(scores(play(held, '100'))[0].safeties).toBe(0);
});

test('C6.4 each coup-fourré is worth 300 more, on top of the 100', () => {
  const one = unfinished({ other: { safeties: 'extra-tank driving-ace', coups: 'driving-ace' } });
  expect(one[1]).toEqual({ ...NOTHING, safeties: 200, coupsFourres: 300, total: 500 });
  const game = table({ me: { hand: 'accident' }, other: { hand: 'driving-ace', condition: 'rolling' }, last: true });
  expect(scores(play(game, 'accident', 'driving-ace'))[1]).toEqual({
    ...NOTHING,
    safeties: 100,
    coupsFourres: 300,
    total: 400,
  });
});

test('C6.5 300 for delayed action, where the trip is completed with an empty deck', () => {
  const other = { miles: '75' };
  expect(completed({ me: { miles: FAST }, other, last: true })[0]).toEqual({
    ...NOTHING,
    miles: 1000,
    completed: 400,
    delayed: 300,
    total: 1700,
  });
  expect(completed({ me: { miles: FAST }, other, deck: '25', last: true })[0].delayed).toBe(0);
  expect(unfinished({ me: { miles: SAFE }, other })[0].delayed).toBe(0);
});

test('C6.6 300 for a safe trip, which is completed without a 200', () => {
  const other = { miles: '200' };
  expect(completed({ me: { miles: SAFE }, other })[0]).toEqual({
    ...NOTHING,
    miles: 1000,
    completed: 400,
    safe: 300,
    total: 1700,
  });
  expect(completed({ me: { miles: '200 100 100 100 100 100 100 100' }, other })[0].safe).toBe(0);
  expect(unfinished({ me: { miles: SAFE }, other })[0].safe).toBe(0);
});

test('C6.7 500 for a shut-out, where the other driver has played no mile card', () => {
  expect(completed({ me: { miles: FAST } })[0]).toEqual({
    ...NOTHING,
    miles: 1000,
    completed: 400,
    shutOut: 500,
    total: 1900,
  });
  expect(completed({ me: { miles: FAST }, other: { miles: '25' } })[0].shutOut).toBe(0);
  expect(unfinished({ me: { miles: SAFE } })[0].shutOut).toBe(0);
});

test('C6.1–C6.7 the points are told one by one, each with its rule', () => {
  const game = table({
    me: { hand: '100', miles: SAFE, condition: 'rolling', safeties: 'extra-tank', coups: 'extra-tank' },
    other: { safeties: 'driving-ace' },
    last: true,
  });
  expect(told(game, '100')).toEqual([
    'C3.2 drove 0 100 1000',
    'C2.4 game-over 0 trip',
    'C6.1 points 0 miles 1000',
    'C6.2 points 0 completed 400',
    'C6.3 points 0 safeties 100',
    'C6.4 points 0 coupsFourres 300',
    'C6.5 points 0 delayed 300',
    'C6.6 points 0 safe 300',
    'C6.7 points 0 shutOut 500',
    'C6.3 points 1 safeties 100',
  ]);
  const four = table({
    me: {
      hand: '100',
      miles: FAST,
      condition: 'rolling',
      safeties: 'extra-tank driving-ace puncture-proof right-of-way',
    },
    other: { miles: '25' },
  });
  expect(told(four, '100')).toContain('C6.3 points 0 allFour 300');
});

test('C6.8 4400 is reached by playing, and is the most', () => {
  const most = 1000 + POINTS.completed + 4 * POINTS.safeties + POINTS.allFour + 4 * POINTS.coupsFourres;
  expect(most + POINTS.delayed + POINTS.safe + POINTS.shutOut).toBe(4400);

  // The first hand holds the safeties, the second what they answer; ten 100s come when those are played.
  const cards = allCards(101);
  const take = (...wanted: Card[]) => wanted.flatMap((card) => cards.splice(cards.indexOf(card), 1));
  const hands = [
    take('right-of-way', 'extra-tank', 'puncture-proof', 'driving-ace', 'roll', '100'),
    take('stop', 'out-of-gas', 'flat-tire', 'accident', 'gasoline', 'gasoline'),
  ];
  const hundreds = take(...Array<Card>(11).fill('100'));
  const deck = [...cards.splice(0, 20), ...hundreds.flatMap((card) => [card, ...cards.splice(0, 1)]), ...cards];
  const read = readRecord({
    format: 'thousand-miles/1',
    options: { starter: 0, deck: 101 },
    deal: { hands, deck },
    actions: [],
  });
  if (!read.ok) expect.fail(JSON.stringify(read.problems));

  const chosen = ({ state }: Game): string => {
    const { hand, condition, total } = state.drivers[state.player];
    if (state.player === 1) {
      const attack = ACTION_CARDS.find(
        (card) =>
          hand.includes(card) &&
          state.drivers[0].light === 'green' &&
          !state.drivers[0].safeties.includes(SAFETY_OF[card]),
      );
      return attack ?? `-${hand[0]}`;
    }
    if (state.answerable !== null) return SAFETY_OF[state.answerable];
    if (condition === 'waiting') return 'roll';
    if (hand.includes('100') && (total < 900 || state.deckCount === 0)) return '100';
    return `-${hand.find((card) => card !== '100')}`;
  };
  let game = read.start;
  const actions: PlayerAction[] = [];
  while (game.state.phase === 'turn') {
    const text = chosen(game);
    actions.push({ player: game.state.player, ...action(text) });
    game = play(game, text);
  }
  expect(scores(game)[0]).toEqual({
    miles: 1000,
    completed: 400,
    safeties: 400,
    allFour: 300,
    coupsFourres: 1200,
    delayed: 300,
    safe: 300,
    shutOut: 500,
    total: 4400,
  });
  expect(scores(game)[1]).toEqual(NOTHING);
  const again = readRecord(JSON.parse(JSON.stringify(recordOf(read.start, actions))));
  expect(again.ok && again.game).toEqual(game);
  expect(driver(game, 0).coupsFourres).toHaveLength(4);
});

test('C6.8 no game of 300 gives more', () => {
  for (let seed = 1; seed <= 300; seed++) {
    let game = newGame({ seed });
    for (let i = seed; game.state.phase === 'turn'; i += 7) {
      const legal = legalActions(game);
      const outcome = apply(game, legal[i % Math.ceil(legal.length / 2)] as (typeof legal)[number]);
      if (!outcome.ok) expect.fail('a legal action is refused');
      game = outcome.game;
    }
    for (const seat of [0, 1] satisfies Seat[]) expect(scores(game)[seat].total).toBeLessThanOrEqual(4400);
  }
});
