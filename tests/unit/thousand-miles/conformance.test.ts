import { expect, test } from 'vitest';
import {
  type Action,
  apply,
  CARDS,
  type Card,
  determinize,
  type Game,
  type GameEvent,
  isRuleId,
  legalActions,
  newGame,
  type PlayerAction,
  REASONS,
  type Reason,
  type RuleId,
  readRecord,
  recordOf,
  traceOf,
  viewFor,
} from '../../../src/thousand-miles/index.ts';
import { problemsOfPosition } from '../../../src/thousand-miles/position.ts';
import { type Draw, drawFrom, frozen } from '../kit/drawing.ts';
import { same } from '../kit/same.ts';
import { oracleForbids, oracleNext } from './oracle.ts';
import { anyPosition, chosen, conceivableActions } from './playing.ts';
import { allCards } from './table.ts';

/** How often the usual number of games is played: `CARD_GAMES=20 npm run unit` plays twenty times as many, from another seed. */
const TIMES = Number(process.env.CARD_GAMES ?? 1);
const SEED = TIMES === 1 ? 1_000_25 : Date.now() % 2 ** 31;

/** The rules that a reason may be named with. */
const RULES_OF: Record<Reason, readonly (RuleId | null)[]> = {
  malformed: [null],
  'game-over': ['C2.4'],
  'not-your-turn': ['C2.1'],
  'not-in-hand': ['C2.1'],
  'two-200s': ['C3.3'],
  'past-1000': ['C3.4'],
  'held-up': ['C3.2'],
  'roll-first': ['C3.2'],
  limited: ['C3.2'],
  protected: ['C5.2'],
  'held-up-already': ['C4.1'],
  'not-rolling': ['C4.1'],
  'light-yellow': ['C4.1'],
  'limited-already': ['C4.2'],
  'nothing-to-cure': ['C4.3', 'C4.4'],
  'cure-first': ['C4.3'],
  'rolling-already': ['C4.3'],
  'needs-no-roll': ['C4.3'],
};

/** The reasons that were met since it was last emptied. */
const met = new Set<Reason>();

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Tries everything conceivable: what is accepted is what the oracle allows and what is listed; what is refused says why. */
function bruteForce(game: Game, legal: readonly Action[]): void {
  const before = JSON.stringify(game);
  const accepted = new Set<string>();
  for (const action of conceivableActions(game.state.player)) {
    const why = oracleForbids(game, action);
    const outcome = apply(game, action as Action);
    if (outcome.ok) {
      same(why, [], `the oracle forbids ${JSON.stringify(action)}`);
      const { type, card } = action as Action;
      accepted.add(JSON.stringify({ type, card }));
      continue;
    }
    const reasons = outcome.refusals.map(({ reason }) => reason);
    if (why === 'form') same(reasons, ['malformed'], `reasons against ${JSON.stringify(action)}`);
    else if (why === 'moment') {
      if (!(reasons.length === 1 && (reasons[0] === 'game-over' || reasons[0] === 'not-your-turn')))
        expect.fail(`${reasons} at the wrong moment`);
    } else same([...reasons].sort(), [...why].sort(), `reasons against ${JSON.stringify(action)}`);
    for (const { rule, reason } of outcome.refusals) {
      met.add(reason);
      if (!RULES_OF[reason].includes(rule)) expect.fail(`${reason} is named with ${rule}`);
    }
  }
  const texts = legal.map((action) => JSON.stringify(action));
  same([...accepted].sort(), [...texts].sort(), 'accepted is not what is listed');
  same(JSON.stringify(game), before, 'a refusal has left a trace');
}

const place = ({ type, card }: Action) => (type === 'play' ? 0 : CARDS.length) + CARDS.indexOf(card);

/** Where every card is that lies open or in a hand or the deck. */
const listed = ({ state, deck }: Game): Card[] => [
  ...deck,
  ...state.discards,
  ...state.drivers.flatMap(({ hand, miles, safeties }) => [...hand, ...miles, ...safeties]),
];

/** What the events say agrees with what has changed. */
function checkEvents(before: Game, after: Game, events: readonly GameEvent[], { type, card }: Action): void {
  if (!events.every(({ rule }) => isRuleId(rule))) expect.fail('an event has no rule');
  const of = <Type extends GameEvent['type']>(wanted: Type) =>
    events.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === wanted);
  same(
    of('drew').map((event) => event.card),
    before.deck.slice(0, before.deck.length - after.deck.length),
    'the cards drawn',
  );
  const lights = before.state.drivers.map(({ light }) => light);
  for (const { player, light } of of('light')) lights[player] = light;
  same(
    lights,
    after.state.drivers.map(({ light }) => light),
    'the lights that are told',
  );
  same(of('deck-empty').length, Number(after.deck.length === 0 && before.deck.length > 0), 'the end of the deck');
  const points = [0, 0];
  for (const event of of('points')) points[event.player] = (points[event.player] as number) + event.points;
  same(points, after.state.scores?.map(({ total }) => total) ?? [0, 0], 'the points that are told');
  for (const event of of('turn-ended')) same(event.next, after.state.player, 'whose turn begins');

  // One card leaves the hand; an action card or a remedy that is played is not listed any more.
  const gone =
    listed(before).filter((each) => each === card).length - listed(after).filter((each) => each === card).length;
  const inPile = type === 'play' && CARDS.indexOf(card) >= 5 && CARDS.indexOf(card) < 15;
  same([listed(before).length - listed(after).length, gone], inPile ? [1, 1] : [0, 0], 'cards that are gone');
}

/** A driver knows the same whatever the hidden cards are, and can play on with any of them. */
function checkViews(game: Game, draw: Draw): void {
  for (const seat of [0, 1] as const) {
    const view = viewFor(game, seat);
    const drawn = determinize(view, draw(2 ** 30));
    same(viewFor(drawn, seat), view, 'the view of a drawn game');
    same(listed(drawn).sort(), listed(game).sort(), 'the cards of a drawn game');
    if (game.state.player === seat) same(legalActions(drawn), legalActions(game), 'what may be done in a drawn game');
    const { me, other, unseen, ...open } = view;
    const { hand: _, ...rest } = game.state.drivers[seat === 0 ? 1 : 0];
    same(
      other,
      { ...rest, hand: null, handCount: game.state.drivers[seat === 0 ? 1 : 0].hand.length },
      'the other driver',
    );
    same(me, game.state.drivers[seat], 'the own hand');
    same(unseen.length, other.handCount + game.deck.length, 'the unseen cards');
    const { drivers: __, ...state } = game.state;
    same(open, { options: game.options, viewer: seat, open: state }, 'what lies open');
  }
}

function checkedStep(game: Game, action: Action): Game {
  const outcome = apply(game, action);
  if (!outcome.ok) expect.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.refusals)}`);
  const restored = asJson(game);
  same(restored, game, 'a game to JSON and back');
  same(apply(restored, { player: game.state.player, ...action }), outcome, 'the same outcome after JSON');
  const next = oracleNext(game, action);
  same(outcome.game.state, next.state, `the state after ${JSON.stringify(action)}`);
  same(outcome.game.deck, next.deck, `the deck after ${JSON.stringify(action)}`);
  same(problemsOfPosition(outcome.game), [], `invariants after ${JSON.stringify(action)}`);
  checkEvents(game, outcome.game, outcome.events, action);
  return frozen(outcome.game);
}

/** Plays a game to its end; whatever does not hold fails. */
function checkedGame(dealt: Game, draw: Draw): Game {
  const start = frozen(dealt);
  let game = start;
  const actions: PlayerAction[] = [];
  const states = [game.state];
  while (game.state.phase === 'turn') {
    const legal = legalActions(game);
    for (const [i, action] of legal.entries())
      if (i > 0 && place(legal[i - 1] as Action) >= place(action))
        expect.fail(`${JSON.stringify(action)} stands too late`);
    if (draw(12) === 0) bruteForce(game, legal);
    if (draw(12) === 0) checkViews(game, draw);
    const action = chosen(legal, draw);
    actions.push({ player: game.state.player, ...action });
    game = checkedStep(game, action);
    states.push(game.state);
    if (actions.length > 106) expect.fail('the game does not end');
    // Saved and restored in the middle: as a position, and as a record of the actions so far.
    if (draw(16) === 0) {
      const saved = readRecord(asJson(recordOf(game, [])));
      same(saved.ok && saved.start, game, 'a position to JSON and back');
      const replayed = readRecord(asJson(recordOf(start, actions)));
      same(replayed.ok && [replayed.start, replayed.game], [start, game], 'a record to JSON and back');
    }
  }
  bruteForce(game, []);
  checkViews(game, draw);
  const trace = [...traceOf(start, actions)] as { state: object }[];
  same(
    trace.slice(1).map(({ state }) => state),
    states,
    'the states of the trace',
  );
  return game;
}

test('engine and oracle agree in whole games', { timeout: 1_200_000 * TIMES }, () => {
  const ends = new Set<string>();
  for (let i = 0; i < 200 * TIMES; i++) {
    const draw = drawFrom(SEED + i);
    const game = newGame({ seed: SEED + i, deck: i % 3 === 0 ? 106 : 101 });
    same(listed(game).sort(), allCards(game.options.deck).sort(), 'the cards that are dealt');
    const { state } = checkedGame(game, draw);
    ends.add(state.completedBy === null ? 'no cards' : state.deckCount > 0 ? 'trip' : 'delayed trip');
  }
  expect([...ends].sort()).toEqual(['delayed trip', 'no cards', 'trip']);
});

test('engine and oracle agree in games that begin anywhere', { timeout: 1_200_000 * TIMES }, () => {
  for (let i = 0; i < 700 * TIMES; i++) {
    const draw = drawFrom(SEED - i);
    const game = anyPosition(draw);
    bruteForce(frozen(game), legalActions(game));
    checkedGame(game, draw);
  }
});

test('the deal depends on the seed alone, the starter too where none is named', () => {
  const dealt = (seed: number, starter?: 0 | 1) => {
    const { deck, opening, state, options } = newGame({ seed, ...(starter === undefined ? {} : { starter }) });
    return { starter: options.starter, deck, hands: state.drivers.map(({ hand }) => hand.length), opening };
  };
  for (let seed = 0; seed < 50; seed++) {
    const { starter, deck, opening } = dealt(seed);
    for (const other of [0, 1] as const)
      expect(dealt(seed, other)).toEqual({ starter: other, deck, hands: other === 0 ? [7, 6] : [6, 7], opening });
    expect(dealt(seed, starter)).toEqual(dealt(seed));
  }
  const starters = Array.from({ length: 20 }, (_, seed) => dealt(seed).starter);
  expect(new Set(starters)).toEqual(new Set([0, 1]));
});

test('every place of the deal has every kind of card about as often as the deck has it', () => {
  const games = 4000;
  const count = (counts: Map<string, number>, card: Card) => counts.set(card, (counts.get(card) ?? 0) + 1);
  const opening = new Map<string, number>();
  const dealt = new Map<string, number>();
  for (let seed = 0; seed < games; seed++) {
    const game = newGame({ seed, starter: 0 });
    count(opening, game.opening as Card);
    for (const card of game.state.drivers[1].hand) count(dealt, card);
  }
  const cards = allCards(101);
  for (const card of CARDS) {
    const share = cards.filter((each) => each === card).length / 101;
    const spread = (n: number) => 4.5 * Math.sqrt(n * share * (1 - share));
    expect(Math.abs((opening.get(card) ?? 0) - games * share), card).toBeLessThan(spread(games));
    expect(Math.abs((dealt.get(card) ?? 0) - 6 * games * share), card).toBeLessThan(spread(6 * games));
  }
});

test('every reason is met', () => {
  met.clear();
  const draw = drawFrom(SEED);
  for (let i = 0; i < 300; i++) {
    const game = frozen(anyPosition(draw));
    bruteForce(game, legalActions(game));
    if (i % 100 === 0) checkedGame(game, draw);
  }
  expect(REASONS.filter((reason) => !met.has(reason))).toEqual([]);
});
