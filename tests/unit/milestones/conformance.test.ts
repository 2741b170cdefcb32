import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  ACTION_TYPES,
  type Action,
  apply,
  type Game,
  type GameSet,
  isRuleId,
  legalActions,
  newGame,
  type PlayerAction,
  PRACTICE_SETS,
  REASONS,
  type Reason,
  randomSet,
  readRecord,
  recordOf,
  traceOf,
  visitingSpace,
} from '../../../src/milestones/index.ts';
import { type Draw, drawFrom, frozen } from '../kit/drawing.ts';
import { same } from '../kit/same.ts';
import { conceivableActions } from './conceivable.ts';
import { rulesOf } from './event-rules.ts';
import { bonusTilesLeft, brokenInvariants, Ledger } from './invariants.ts';
import { oracleForbids, oracleNext } from './oracle.ts';
import { standsBefore } from './order.ts';
import { chosen, renamed, withoutSomeLines, withPlenty } from './playing.ts';
import { REASON_RULES } from './reason-rules.ts';

/**
 * How often the usual number of games is played: `MILESTONES_GAMES=20 npm run unit` plays twenty times as many, from another
 * seed.
 */
const TIMES = Number(process.env.MILESTONES_GAMES ?? 1);
const SEED = TIMES > 1 ? Date.now() % 2 ** 31 : 67_59_51;

/** The reasons that speak of the moment or the player, not of the action. */
const MOMENTS: readonly Reason[] = [
  'game-over',
  'not-your-turn',
  'draft-first',
  'draft-over',
  'space-first',
  'demands-first',
  'bonus-first',
  'not-visiting',
  'nothing-to-finish',
  'bonus-not-in-reach',
];

const tally = { games: 0, actions: 0, bruteForced: 0, refused: 0, types: new Map<string, number>() };

type Taken = Extract<ReturnType<typeof apply>, { ok: true }>;

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Tries everything conceivable: what is accepted is what the oracle allows and what is listed; what is refused says why. */
function bruteForce(game: Game, legal: readonly Action[], everyTriple: boolean): void {
  const before = JSON.stringify(game);
  const accepted: string[] = [];
  for (const action of conceivableActions(game, everyTriple)) {
    const why = oracleForbids(game, action);
    const outcome = apply(game, action as Action);
    tally.bruteForced++;
    if (outcome.ok) {
      same(why, [], `the oracle forbids ${JSON.stringify(action)}`);
      accepted.push(JSON.stringify(action));
      continue;
    }
    tally.refused++;
    const reasons = outcome.refusals.map(({ reason }) => reason);
    const [first] = reasons;
    if (why === 'form') {
      if (!reasons.includes('malformed') && !MOMENTS.includes(first as Reason))
        expect.fail(`${reasons} against ${JSON.stringify(action)}`);
    } else if (why === 'moment') {
      if (!MOMENTS.includes(first as Reason))
        expect.fail(`${first} against ${JSON.stringify(action)} at the wrong moment`);
    } else same([...new Set(reasons)].sort(), [...why].sort(), `reasons against ${JSON.stringify(action)}`);
    for (const { rule, reason } of outcome.refusals) {
      const known =
        REASONS.includes(reason) && REASON_RULES[reason].includes(rule) && (rule === null || isRuleId(rule));
      if (!known) expect.fail(`${reason} is named with ${rule}`);
    }
  }
  same(accepted.sort(), legal.map((action) => JSON.stringify(action)).sort(), 'accepted is not what is listed');
  same(JSON.stringify(game), before, 'a refusal has left a trace');
}

/** One in so many steps is taken after JSON as well; game.test.ts does that at every step of its games. */
const JSON_EVERY = 8;

/** The state to JSON and back is the same, allows the same, and an action has the same outcome. */
function checkAfterJson(game: Game, legal: readonly Action[], action: Action, outcome: Taken): void {
  const restored: Game = { ...game, state: asJson(game.state) };
  same(restored.state, game.state, 'state to JSON and back');
  same(legalActions(restored), legal, 'legal actions after JSON');
  const again = apply(restored, { ...action, player: game.state.player });
  if (!again.ok) expect.fail(`${JSON.stringify(action)} is refused after JSON`);
  same([again.game.state, again.events], [outcome.game.state, outcome.events], 'the same outcome after JSON');
}

/** Takes one action with all that has to hold before and after it. */
function checkedStep(game: Game, legal: readonly Action[], action: Action, ledger: Ledger): Game {
  for (const [i, listed] of legal.entries()) {
    if (oracleForbids(game, listed).length > 0) expect.fail(`the oracle forbids ${JSON.stringify(listed)}`);
    if (i > 0 && !standsBefore(legal[i - 1] as Action, listed))
      expect.fail(`${JSON.stringify(listed)} stands too late`);
  }
  const outcome = apply(game, action);
  if (!outcome.ok) expect.fail(`${JSON.stringify(action)} is refused: ${JSON.stringify(outcome.refusals)}`);
  if (tally.actions % JSON_EVERY === 0) checkAfterJson(game, legal, action, outcome);
  const next = oracleNext(game, action);
  for (const part of ['options', 'board', 'workerTiles'] as const) {
    if (outcome.game[part] !== game[part]) expect.fail(`${part} is another after ${JSON.stringify(action)}`);
  }
  same(outcome.game.state, next.state, `the state after ${JSON.stringify(action)}`);
  same(outcome.game.pile, next.pile, `the pile after ${JSON.stringify(action)}`);
  same(brokenInvariants(outcome.game), [], `invariants after ${JSON.stringify(action)}`);

  ledger.enter(outcome.events);
  const { players } = outcome.game.state;
  same(
    ledger.vp,
    players.map(({ vp }) => vp),
    `VP events of ${JSON.stringify(action)}`,
  );
  same(
    ledger.goods,
    players.map(({ goods }) => goods),
    `goods events of ${JSON.stringify(action)}`,
  );
  same(
    outcome.events.map(({ rule }) => rule),
    rulesOf(outcome.events, action),
    `the rules that ${JSON.stringify(action)} is told with`,
  );
  const before = bonusTilesLeft(game.state);
  const lost = outcome.events.filter(({ type }) => type === 'bonus-lost').length;
  const gone = bonusTilesLeft(outcome.game.state).reduce((total, count, i) => total + (before[i] as number) - count, 0);
  same(gone, lost, 'bonus tiles that leave the game');
  return frozen(outcome.game);
}

/** Replays a record read from JSON: the same game in the end and the same trace at every step. */
function checkedReplay(start: Game, actions: readonly PlayerAction[], end: Game, states: readonly object[]): void {
  const read = readRecord(asJson(recordOf(start, actions)));
  if (!read.ok) expect.fail(`the record is refused: ${JSON.stringify(read.problems)}`);
  same(read.start, start, 'the start of the record');
  same(read.game, end, 'the end of the record');
  const trace = [...traceOf(read.start, read.record.actions)].slice(1) as { state: object }[];
  same(
    trace.map(({ state }) => state),
    states,
    'the states of the trace',
  );
  same([...traceOf(start, actions)].slice(1), trace, 'the trace of the record');
}

interface Play {
  readonly draw: Draw;
  /** Everything conceivable is tried before one in so many actions. */
  readonly bruteForceEvery: number;
  /** Before one in so many moves all goods are dealt out anew and the pieces set anywhere. */
  readonly plentyEvery: number;
}

const LONGEST = 20_000;

/** Plays a game to its end; whatever does not hold fails. */
function checkedGame(deal: Game, { draw, bruteForceEvery, plentyEvery }: Play): void {
  let start = frozen(deal);
  let game = start;
  let ledger = new Ledger(game.state);
  let actions: PlayerAction[] = [];
  let states: object[] = [game.state];
  let length = 0;
  while (game.state.phase !== 'over') {
    if (++length > LONGEST) expect.fail('the game does not end');
    if (game.state.phase === 'move' && draw(plentyEvery) === 0) {
      if (draw(4) === 0) checkedReplay(start, actions, game, states);
      start = frozen(withPlenty(game, draw));
      game = start;
      ledger = new Ledger(game.state);
      actions = [];
      states = [game.state];
    }
    const legal = legalActions(game);
    if (legal.length === 0) expect.fail('nothing is allowed and the game is not over');
    if (draw(bruteForceEvery) === 0) bruteForce(game, legal, false);
    const action = chosen(legal, draw);
    actions.push({ player: game.state.player, ...action });
    game = checkedStep(game, legal, action, ledger);
    states.push(game.state);
    tally.actions++;
    tally.types.set(action.type, (tally.types.get(action.type) ?? 0) + 1);
  }
  same(legalActions(game), [], 'nothing is allowed after the end');
  if (draw(10) === 0) bruteForce(game, [], false);
  checkedReplay(start, actions, game, states);
  tally.games++;
}

/** A set with few tiles beyond the starting tiles, so that games are short. */
function shortSet(set: GameSet, players: number, tiles: number): GameSet {
  return { ...set, workerTiles: set.workerTiles.slice(0, 2 * players + 1 + tiles) };
}

const anySeed = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const variants = (seed: number) => ({
  equalCategoryScores: seed % 2 === 0,
  ...(seed % 3 === 0 && { houseMayLeaveBonus: true as const }),
});

describe.each([2, 3, 4])('with %i players', { timeout: 1_200_000 * TIMES }, (players) => {
  test('engine and oracle agree in short games on random boards and the practice set', () => {
    const anySet = fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map(randomSet) },
      { weight: 1, arbitrary: fc.constantFrom<GameSet>(...PRACTICE_SETS) },
    );
    fc.assert(
      fc.property(anySeed, anySet, fc.integer({ min: 1, max: 2 }), (seed, set, tiles) => {
        const draw = drawFrom(seed);
        const lined = draw(4) === 0 ? withoutSomeLines(set, draw) : set;
        const played = shortSet(draw(2) === 0 ? lined : renamed(lined, draw), players, tiles);
        const game = newGame({ players, seed, set: played, variants: variants(seed) });
        checkedGame(game, { draw, bruteForceEvery: 800, plentyEvery: 3 });
      }),
      { numRuns: 700 * TIMES, seed: SEED + players, endOnFailure: true },
    );
  });

  test('engine and oracle agree in whole games on the practice set', () => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom<GameSet>(...PRACTICE_SETS), (seed, set) => {
        const game = newGame({ players, seed, set, variants: variants(seed) });
        checkedGame(game, { draw: drawFrom(seed), bruteForceEvery: 800, plentyEvery: 6 });
      }),
      { numRuns: 6 * TIMES, seed: SEED + players, endOnFailure: true },
    );
  });

  test('a street between any three points is judged alike', () => {
    const draw = drawFrom(SEED + players);
    const sets = Array.from({ length: 50 * TIMES }, (_, seed) => renamed(randomSet(seed + 1), draw));
    for (const set of sets.filter(({ board }) => board.points.length <= 20)) {
      let game = newGame({ players, seed: 1, set });
      while (game.state.phase === 'draft') game = accepted(game, legalActions(game)[0] as Action);
      for (let built = 0; built < 5; built++) {
        const rich = withPlenty(game, draw);
        const here = { ...(rich.state.players[rich.state.player] as Game['state']['players'][number]) };
        const goods = { stone: 3, wood: 3, sand: 3, grain: 0, coin: 0 };
        const builders = rich.state.players.map((player, i) =>
          i === rich.state.player ? { ...here, goods, piece: 'board-of-works' as const } : player,
        );
        game = frozen({
          ...rich,
          state: visitingSpace({ ...rich.state, players: builders }, {}, 1),
        });
        if (built % 2 === 0) bruteForce(game, legalActions(game), true);
        const streets = legalActions(game).filter(({ type }) => type === 'street');
        if (streets.length === 0) break;
        game = accepted(game, streets[draw(streets.length)] as Action);
        if (game.state.phase === 'bonus') game = accepted(game, { type: 'leave-bonus' });
      }
    }
  });
});

function accepted(game: Game, action: Action): Game {
  const outcome = apply(game, action);
  if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
  return outcome.game;
}

test('a whole game survives JSON at any step', () => {
  const draw = drawFrom(SEED);
  for (const set of [randomSet(3), ...PRACTICE_SETS]) {
    let game = newGame({ players: 3, seed: 8, set });
    for (let i = 0; i < 200 && game.state.phase !== 'over'; i++) {
      same(asJson(game), game, 'game to JSON and back');
      const action = chosen(legalActions(asJson(game)), draw);
      same(apply(asJson(game), action), apply(game, action), 'the outcome after JSON');
      game = accepted(game, action);
    }
  }
});

test('every kind of action was taken at least 1,000 times', () => {
  for (const type of ACTION_TYPES) expect(tally.types.get(type) ?? 0, type).toBeGreaterThanOrEqual(1000);
});

afterAll(() => {
  const counts = ACTION_TYPES.map((type) => `${type} ${tally.types.get(type) ?? 0}`).join(', ');
  console.log(
    `${tally.games} games of ${tally.actions} actions, ${tally.bruteForced} conceivable actions tried, ${tally.refused} refused\n${counts}`,
  );
});
