import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  apply,
  type Game,
  isRuleId,
  LIMITS,
  legalActions,
  newGame,
  type PlayerAction,
  PRACTICE_SETS,
  PROBLEMS,
  type Problem,
  REASONS,
  randomSet,
  readRecord,
  readSavedGame,
  readText,
  recordOf,
} from '../../../src/milestones/index.ts';
import { type Draw, drawFrom, frozen, oneOf } from '../kit/drawing.ts';
import { conceivableActions } from './conceivable.ts';
import { damaged } from './damage.ts';
import { brokenInvariants } from './invariants.ts';
import { oracleAllows, oracleNext } from './oracle.ts';
import { chosen, renamed, withPlenty } from './playing.ts';

const SEED = 51_59_67;

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Games at all sorts of moments, each with the game that it came from and the actions in between. */
function moments(count: number, sets: readonly Parameters<typeof newGame>[0]['set'][], draw: Draw) {
  const found: { start: Game; actions: PlayerAction[]; game: Game }[] = [];
  while (found.length < count) {
    const variants = {
      equalCategoryScores: draw(2) === 0,
      ...(draw(2) === 0 && { houseMayLeaveBonus: true as const }),
    };
    let start = newGame({ players: 2 + draw(3), seed: draw(2 ** 30), set: oneOf(sets, draw), variants });
    let game = frozen(start);
    let actions: PlayerAction[] = [];
    const length = draw(60);
    for (let i = 0; i < length && game.state.phase !== 'over'; i++) {
      if (game.state.phase === 'move' && draw(4) === 0) {
        game = frozen(withPlenty(game, draw));
        start = game;
        actions = [];
      }
      const action = chosen(legalActions(game), draw);
      const outcome = apply(game, action);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
      actions.push({ player: game.state.player, ...action });
      game = frozen(outcome.game);
    }
    found.push({ start, actions, game });
  }
  return found;
}

/** An action's fields and nothing else, whatever their order, as a text; null where it is no plain object. */
function plainText(action: unknown): string | null {
  if (typeof action !== 'object' || action === null || Object.getOwnPropertySymbols(action).length > 0) return null;
  const { player: _, ...fields } = action as PlayerAction;
  return JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
}

const PIECES = ['point', 'lot', 'space', 'tile', 'good', 'field'];

/** Whether a refusal's place is one piece of one kind, by its id. */
function isPlace(place: object): boolean {
  const [[kind, id], ...more] = Object.entries(place) as [[string, unknown]];
  return PIECES.includes(kind) && typeof id === 'string' && more.length === 0;
}

/** Gives anything to `apply`: it is refused with a reason, or it is one of the legal actions; and nothing throws. */
function tryAction(game: Game, action: unknown, legal: ReadonlySet<string | null>): boolean {
  const outcome = apply(game, action as Action);
  if (outcome.ok) {
    if (!legal.has(plainText(action))) expect.fail(`accepted: ${plainText(action)}`);
    return true;
  }
  if (outcome.refusals.length === 0) expect.fail('refused without a reason');
  for (const { rule, reason, at } of outcome.refusals) {
    const known = REASONS.includes(reason) && (rule === null ? reason === 'malformed' : isRuleId(rule));
    if (!known || !at.every(isPlace)) expect.fail(`refused with ${rule} ${reason} ${JSON.stringify(at)}`);
  }
  return false;
}

describe('actions', () => {
  test('100,000 damaged and hostile actions are refused with a reason, and nothing is half applied', () => {
    const draw = drawFrom(SEED);
    const sets = [...PRACTICE_SETS, ...Array.from({ length: 20 }, (_, i) => renamed(randomSet(i + 1), draw))];
    let refused = 0;
    for (const { game } of moments(250, sets, draw)) {
      const before = JSON.stringify(game.state);
      const legal = legalActions(game);
      const texts = new Set(legal.map(plainText));
      const conceivable = conceivableActions(game, false);
      for (let i = 0; i < 500; i++) {
        const whole = draw(2) === 0 && legal.length > 0 ? oneOf(legal, draw) : oneOf(conceivable, draw);
        const named = draw(3) === 0 ? { player: game.state.player, ...(whole as Action) } : whole;
        if (!tryAction(game, damaged(named, draw), texts)) refused++;
      }
      expect(JSON.stringify(game.state)).toBe(before);
      expect(legalActions(game)).toEqual(legal);
    }
    expect(refused).toBeGreaterThanOrEqual(100_000);
  });

  test('anything at all is refused with a reason', () => {
    const games = moments(40, [randomSet(3), ...PRACTICE_SETS], drawFrom(SEED)).map(({ game }) => game);
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
    });
    const types = fc.constantFrom(...legalActionTypes);
    const withType = fc.record({
      type: types,
      space: anything,
      tile: anything,
      to: anything,
      goods: anything,
      lot: anything,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.oneof(anything, withType),
        (game, action) => !tryAction(game, action, new Set()),
      ),
      { numRuns: 5_000, seed: SEED },
    );
  });
});

const legalActionTypes = ['draft', 'move', 'hire', 'sell', 'take-bonus', 'house', 'give-back', 'cover'] as const;

/** The problems of what is refused: each has a place and a reason. */
function checkProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) expect.fail('refused without a problem');
  for (const { at, reason, rule } of problems) {
    const known = ([...PROBLEMS, ...REASONS] as string[]).includes(reason) && (rule === null || isRuleId(rule));
    if (!known || typeof at !== 'string') expect.fail(`refused with ${rule} ${reason} at ${at}`);
  }
}

/** Gives anything to `readRecord`: it is refused with place and reason, or it is a record of a game by the rules. */
function tryRecord(data: unknown): boolean {
  const began = performance.now();
  const read = readRecord(data);
  if (performance.now() - began > 2_000) expect.fail('reading hangs');
  if (!read.ok) {
    checkProblems(read.problems);
    return false;
  }
  let game = read.start;
  const broken = brokenInvariants(game);
  if (broken.length > 0) expect.fail(`accepted: ${broken}`);
  for (const action of read.record.actions) {
    if (!oracleAllows(game, action)) expect.fail(`accepted: ${JSON.stringify(action)}`);
    game = oracleNext(game, action);
  }
  if (!isDeepStrictEqual(read.game, game)) expect(read.game).toEqual(game);
  // What is accepted has exactly the form of the format.
  if (!isDeepStrictEqual(asJson(read.record), asJson(data))) expect(asJson(read.record)).toEqual(asJson(data));
  const again = readRecord(asJson(recordOf(read.start, read.record.actions)));
  if (!again.ok || !isDeepStrictEqual(again.game, read.game)) expect.fail('written and read again it is another game');
  return true;
}

describe('records', () => {
  test('100,000 damaged records are refused with place and reason', { timeout: 300_000 }, () => {
    const draw = drawFrom(SEED);
    // Small boards and few tiles, because every record is read from beginning to end.
    const small = Array.from({ length: 50 }, (_, i) => randomSet(i + 1))
      .filter(({ board }) => board.points.length <= 14)
      .map((set) => renamed(set, draw))
      .map((set) => ({ ...set, workerTiles: set.workerTiles.slice(0, 11) }));
    let refused = 0;
    for (const { start, actions } of moments(500, small, draw)) {
      const record = asJson(recordOf(start, actions.slice(0, 6)));
      expect(tryRecord(record)).toBe(true);
      for (let i = 0; i < 250; i++) if (!tryRecord(damaged(record, draw))) refused++;
    }
    expect(refused).toBeGreaterThanOrEqual(100_000);
  });

  const record = recordOf(newGame({ players: 2, seed: 1, set: PRACTICE_SETS[0] }), []);
  const saved = {
    format: 'milestones-save/1',
    record,
    seats: [
      { name: 'Ann', colour: 'red', by: 'person' },
      { name: 'Béla', colour: 'blue', by: 'master' },
    ],
    started: '2026-01-02T03:04:05.678Z',
    changed: '2026-01-02T03:04:05.678Z',
    marks: [],
  };

  test('damaged saved games are refused with place and reason', () => {
    const draw = drawFrom(SEED);
    expect(readSavedGame(saved).ok).toBe(true);
    for (let i = 0; i < 2_000; i++) {
      // The record inside has its own test; here it is damaged as a whole at most.
      const { record: inside, ...outside } = saved;
      const broken = damaged(outside, draw);
      const data =
        typeof broken === 'object' && broken !== null ? { ...broken, record: draw(20) === 0 ? null : inside } : broken;
      const read = readSavedGame(data);
      if (read.ok) expect(asJson(read.saved)).toEqual(asJson(data));
      else checkProblems(read.problems);
    }
  });

  test('texts that are cut off, garbled, too deep or too long are refused', () => {
    const draw = drawFrom(SEED);
    const text = JSON.stringify(record);
    expect(readText(text, readRecord).ok).toBe(true);
    for (let i = 0; i < 3_000; i++) {
      const place = draw(text.length);
      const garbled = oneOf(
        [
          text.slice(0, place),
          text.slice(place),
          `${text.slice(0, place)}${oneOf([...'"{}[],:0-e\\ \u0000é'], draw)}${text.slice(place)}`,
          `${text.slice(0, place)}${text.slice(place + 1)}`,
        ],
        draw,
      );
      const read = readText(garbled, readRecord);
      if (read.ok) expect(asJson(read.record)).toEqual(JSON.parse(garbled));
      else checkProblems(read.problems);
    }
    const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`;
    for (const [long, reason] of [
      [deep, 'unknown-format'],
      [text.replace('"actions":[]', `"actions":${deep}`), 'missing-field'],
      [' '.repeat(LIMITS.text + 1), 'too-large'],
      [text.replace('"actions":[]', `"actions":[${'0,'.repeat(LIMITS.actions)}0]`), 'too-large'],
      ['', 'not-json'],
    ] as const) {
      const read = readText(long, readRecord);
      expect(read.ok ? null : read.problems[0]?.reason).toBe(reason);
    }
  });
});
