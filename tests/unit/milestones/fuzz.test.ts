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
  REASONS,
  randomSet,
  readRecord,
  readSavedGame,
  readText,
  recordOf,
} from '../../../src/milestones/index.ts';
import { ACTION_TYPES } from '../../../src/milestones/types.ts';
import { type Draw, drawFrom, frozen, oneOf } from '../kit/drawing.ts';
import { asJson, fuzzingOf } from '../kit/fuzzing.ts';
import { conceivableActions } from './conceivable.ts';
import { damaged } from './damage.ts';
import { brokenInvariants } from './invariants.ts';
import { oracleAllows, oracleNext } from './oracle.ts';
import { chosen, renamed, withPlenty } from './playing.ts';

const SEED = 51_59_67;

const PIECES = ['point', 'lot', 'space', 'tile', 'good', 'field'];

/** Whether a refusal's place is one piece of one kind, by its id. */
function isPlace(place: unknown): boolean {
  const [[kind, id], ...more] = Object.entries(place as object) as [[string, unknown]];
  return PIECES.includes(kind) && typeof id === 'string' && more.length === 0;
}

const { tryAction, tryAnything, checkProblems, tryRecord, tryTexts, tryLongTexts } = fuzzingOf<Game, PlayerAction>({
  seed: SEED,
  apply,
  reasons: REASONS,
  problems: PROBLEMS,
  isRule: isRuleId,
  isPlace,
  readRecord,
  recordOf,
  readText: (text) => readText(text, readRecord),
  brokenIn: brokenInvariants,
  allows: oracleAllows,
  next: oracleNext,
});

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
        if (!tryAction(game, damaged(named, draw), (_, action) => texts.has(plainText(action)))) refused++;
      }
      expect(JSON.stringify(game.state)).toBe(before);
      expect(legalActions(game)).toEqual(legal);
    }
    expect(refused).toBeGreaterThanOrEqual(100_000);
  });

  test('anything at all is refused with a reason', () => {
    const games = moments(40, [randomSet(3), ...PRACTICE_SETS], drawFrom(SEED)).map(({ game }) => game);
    tryAnything(games, ACTION_TYPES, ['space', 'tile', 'to', 'goods', 'lot']);
  });
});

describe('records', () => {
  test('100,000 damaged records are refused with place and reason', () => {
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
    const text = JSON.stringify(record);
    tryTexts(text, 3_000);
    tryLongTexts(text, LIMITS, 500_000);
  });
});
