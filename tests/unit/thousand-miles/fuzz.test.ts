import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readText } from '../../../src/kit/reading.ts';
import {
  type Action,
  apply,
  type Game,
  isRuleId,
  LIMITS,
  legalActions,
  newGame,
  type PlayerAction,
  PROBLEMS,
  type Problem,
  REASONS,
  readRecord,
  recordOf,
} from '../../../src/thousand-miles/index.ts';
import { type Draw, drawFrom, frozen, oneOf } from '../kit/drawing.ts';
import { damaged } from '../milestones/damage.ts';
import { oracleForbids, oracleNext } from './oracle.ts';
import { anyPosition, chosen, conceivableActions } from './playing.ts';

const SEED = 25_50_75;

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** A game at some moment, with the game that it came from and the actions in between. */
function moment(draw: Draw): { start: Game; actions: PlayerAction[]; game: Game } {
  const start = frozen(draw(2) === 0 ? anyPosition(draw) : newGame({ seed: draw(2 ** 30) }));
  const actions: PlayerAction[] = [];
  let game = start;
  for (let length = draw(30); length > 0 && game.state.phase === 'turn'; length--) {
    const action = chosen(legalActions(game), draw);
    const outcome = apply(game, action);
    if (!outcome.ok) expect.fail(JSON.stringify(outcome.refusals));
    actions.push({ player: game.state.player, ...action });
    game = frozen(outcome.game);
  }
  return { start, actions, game };
}

/** Gives anything to `apply`: it is refused with a reason, or the oracle allows it; and nothing throws. */
function tryAction(game: Game, action: unknown): boolean {
  const outcome = apply(game, action as Action);
  if (outcome.ok) {
    if (oracleForbids(game, action).length > 0) expect.fail(`accepted: ${JSON.stringify(action)}`);
    return true;
  }
  if (outcome.refusals.length === 0) expect.fail('refused without a reason');
  for (const { rule, reason, at } of outcome.refusals) {
    const known = REASONS.includes(reason) && (rule === null ? reason === 'malformed' : isRuleId(rule));
    if (!known || !at.every((card) => typeof card === 'string')) expect.fail(`refused with ${rule} ${reason} ${at}`);
  }
  return false;
}

test('50,000 damaged and hostile actions are refused with a reason, and nothing is half applied', () => {
  const draw = drawFrom(SEED);
  let refused = 0;
  while (refused < 50_000) {
    const { game } = moment(draw);
    const before = JSON.stringify(game);
    const actions = conceivableActions(game.state.player);
    for (let i = 0; i < 300; i++) if (!tryAction(game, damaged(oneOf(actions, draw), draw))) refused++;
    expect(JSON.stringify(game)).toBe(before);
  }
});

test('anything at all is refused with a reason', () => {
  const { game } = moment(drawFrom(SEED));
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
  const typed = fc.record({ type: fc.constantFrom('play', 'discard'), card: anything, player: anything });
  fc.assert(
    fc.property(fc.oneof(anything, typed), (action) => !tryAction(game, action)),
    { numRuns: 5_000, seed: SEED },
  );
});

function checkProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) expect.fail('refused without a problem');
  for (const { at, reason, rule } of problems) {
    const known = ([...PROBLEMS, ...REASONS] as string[]).includes(reason) && (rule === null || isRuleId(rule));
    if (!known || typeof at !== 'string') expect.fail(`refused with ${rule} ${reason} at ${at}`);
  }
}

/** Gives anything to `readRecord`: it is refused with place and reason, or it is a record of a game by the rules. */
function tryRecord(data: unknown): boolean {
  const read = readRecord(data);
  if (!read.ok) {
    checkProblems(read.problems);
    return false;
  }
  let { state, deck } = read.start;
  for (const action of read.record.actions) {
    const game: Game = { ...read.start, state, deck };
    if (oracleForbids(game, action).length > 0) expect.fail(`accepted: ${JSON.stringify(action)}`);
    ({ state, deck } = oracleNext(game, action));
  }
  expect(isDeepStrictEqual([read.game.state, read.game.deck], [state, deck])).toBe(true);
  // What is accepted has exactly the form of the format.
  expect(isDeepStrictEqual(asJson(read.record), asJson(data))).toBe(true);
  const again = readRecord(asJson(recordOf(read.start, read.record.actions)));
  expect(again.ok && isDeepStrictEqual(again.game, read.game)).toBe(true);
  return true;
}

test('30,000 damaged records are refused with place and reason', { timeout: 300_000 }, () => {
  const draw = drawFrom(SEED);
  let refused = 0;
  while (refused < 30_000) {
    const { start, actions } = moment(draw);
    const record = asJson(recordOf(start, actions));
    expect(tryRecord(record)).toBe(true);
    for (let i = 0; i < 100; i++) if (!tryRecord(damaged(record, draw))) refused++;
  }
});

test('texts that are cut off, garbled or too deep are refused', () => {
  const draw = drawFrom(SEED);
  const text = JSON.stringify(recordOf(newGame({ seed: 1 }), []));
  for (let i = 0; i < 2_000; i++) {
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
    const read = readText(garbled, LIMITS.text, readRecord);
    if (read.ok) expect(asJson(read.record)).toEqual(JSON.parse(garbled));
    else checkProblems(read.problems);
  }
  const deep = `${'['.repeat(90_000)}${']'.repeat(90_000)}`;
  for (const [long, reason] of [
    [deep, 'unknown-format'],
    [text.replace('"actions":[]', `"actions":${deep}`), 'missing-field'],
    [text.replace('"actions":[]', `"actions":[${'0,'.repeat(LIMITS.actions)}0]`), 'too-large'],
  ] as const) {
    const read = readText(long, LIMITS.text, readRecord);
    expect(read.ok ? null : read.problems[0]?.reason).toBe(reason);
  }
});
