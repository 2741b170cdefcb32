import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Forbidden } from '../../../src/kit/game.ts';
import type { Read } from '../../../src/kit/reading.ts';
import { type Draw, drawFrom, oneOf } from './drawing.ts';

interface Refused extends Forbidden {
  readonly at: readonly unknown[];
}

interface Problem extends Forbidden {
  readonly at: string;
}

/** A record that has been read: the game that it starts from, and the game after its actions. */
interface ReadGame<Game, Action> {
  readonly record: { readonly actions: readonly Action[] };
  readonly start: Game;
  readonly game: Game;
}

/** What the suite needs to know of a game to give it anything at all. */
interface Fuzzed<Game, Action> {
  readonly seed: number;
  readonly apply: (
    game: Game,
    action: Action,
  ) => { readonly ok: true } | { readonly ok: false; readonly refusals: readonly Refused[] };
  /** Every reason for which an action, or something that is read, can be refused. */
  readonly reasons: readonly string[];
  readonly problems: readonly string[];
  readonly isRule: (rule: string) => boolean;
  /** Whether a refusal's place is one piece of the game. */
  readonly isPlace: (place: unknown) => boolean;
  readonly readRecord: (data: unknown) => Read<ReadGame<Game, Action>, Problem>;
  readonly recordOf: (start: Game, actions: readonly Action[]) => unknown;
  readonly readText: (text: string) => Read<{ readonly record: unknown }, Problem>;
  /** What a game breaks that is always so. */
  readonly brokenIn: (game: Game) => readonly unknown[];
  /** Whether the rules allow an action and what comes of it, as they were written down once more for the tests. */
  readonly allows: (game: Game, action: unknown) => boolean;
  readonly next: (game: Game, action: Action) => Game;
}

export const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const ANYTHING = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSparseArray: true,
});

/** Gives damaged and hostile things to the engine of some game: they are refused for documented reasons, and nothing throws. */
export function fuzzingOf<Game, Action>(told: Fuzzed<Game, Action>) {
  const { apply, readRecord, recordOf, brokenIn, allows, next } = told;

  /** Gives anything to `apply`: it is refused with a reason, or it is allowed; whether it is. */
  function tryAction(game: Game, action: unknown, isAllowed = allows): boolean {
    const outcome = apply(game, action as Action);
    if (outcome.ok) {
      if (!isAllowed(game, action)) expect.fail(`accepted: ${JSON.stringify(action)}`);
      return true;
    }
    if (outcome.refusals.length === 0) expect.fail('refused without a reason');
    for (const { rule, reason, at } of outcome.refusals) {
      const known = told.reasons.includes(reason) && (rule === null ? reason === 'malformed' : told.isRule(rule));
      if (!known || !at.every(told.isPlace)) expect.fail(`refused with ${rule} ${reason} ${JSON.stringify(at)}`);
    }
    return false;
  }

  /** Gives anything at all to `apply`, and what has the types of actions and anything in their fields: all of it is refused. */
  function tryAnything(games: readonly Game[], types: readonly string[], fields: readonly string[]): void {
    const typed = fc.record({
      type: fc.constantFrom(...types),
      ...Object.fromEntries(fields.map((field) => [field, ANYTHING])),
    });
    fc.assert(
      fc.property(fc.constantFrom(...games), fc.oneof(ANYTHING, typed), (game, action) => !tryAction(game, action)),
      { numRuns: 5_000, seed: told.seed },
    );
  }

  /** The problems of what is refused: each has a place and a reason. */
  function checkProblems(problems: readonly Problem[]): void {
    if (problems.length === 0) expect.fail('refused without a problem');
    for (const { at, reason, rule } of problems) {
      const known = [...told.problems, ...told.reasons].includes(reason) && (rule === null || told.isRule(rule));
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
    let game = read.start;
    const broken = brokenIn(game);
    if (broken.length > 0) expect.fail(`accepted: ${JSON.stringify(broken)}`);
    for (const action of read.record.actions) {
      if (!allows(game, action)) expect.fail(`accepted: ${JSON.stringify(action)}`);
      game = next(game, action);
    }
    if (!isDeepStrictEqual(read.game, game)) expect(read.game).toEqual(game);
    // What is accepted has exactly the form of the format.
    if (!isDeepStrictEqual(asJson(read.record), asJson(data))) expect(asJson(read.record)).toEqual(asJson(data));
    const again = readRecord(asJson(recordOf(read.start, read.record.actions)));
    if (!again.ok || !isDeepStrictEqual(again.game, read.game))
      expect.fail('written and read again it is another game');
    return true;
  }

  /** Cuts off and garbles the text of a record so many times: it is refused, or it is the text of a record. */
  function tryTexts(text: string, times: number): void {
    const draw: Draw = drawFrom(told.seed);
    expect(told.readText(text).ok).toBe(true);
    for (let i = 0; i < times; i++) {
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
      const read = told.readText(garbled);
      if (read.ok) expect(asJson(read.record)).toEqual(JSON.parse(garbled));
      else checkProblems(read.problems);
    }
  }

  /** Texts that are too deep, too long or none of JSON: each is refused, first of all for its reason. */
  function tryLongTexts(text: string, most: { readonly text: number; readonly actions: number }, depth: number): void {
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    for (const [long, reason] of [
      [deep, 'unknown-format'],
      [text.replace('"actions":[]', `"actions":${deep}`), 'missing-field'],
      [' '.repeat(most.text + 1), 'too-large'],
      [text.replace('"actions":[]', `"actions":[${'0,'.repeat(most.actions)}0]`), 'too-large'],
      ['', 'not-json'],
    ] as const) {
      const read = told.readText(long);
      expect(read.ok ? null : read.problems[0]?.reason).toBe(reason);
    }
  }

  return { tryAction, tryAnything, checkProblems, tryRecord, tryTexts, tryLongTexts };
}
