import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardGameLinkOf, readCardGameLink, type SharedCardGame } from '../../../src/links/card-game.ts';
import { checked, unchecked } from '../../../src/links/check.ts';
import {
  apply,
  dealText,
  type Game,
  legalActions,
  newGame,
  type PlayerAction,
  recordOf,
} from '../../../src/thousand-miles/index.ts';
import games from '../../kept/card-games-1.json' with { type: 'json' };
import { drawFrom } from '../kit/drawing.ts';
import { chosen } from '../thousand-miles/playing.ts';
import { damagerOf } from './damage.ts';

/** How many games are sent, and how many links are damaged: fewer where mutants are tried. */
const SHARE = process.env.MUTANTS ? 1 / 30 : 1;

/** A game that chance plays, as far as so many actions. */
function randomGame(seed: number, most: number): SharedCardGame {
  const start = newGame({ seed, starter: seed % 3 === 0 ? 1 : 0, deck: seed % 2 === 0 ? 101 : 106 });
  const draw = drawFrom(seed);
  const actions: PlayerAction[] = [];
  for (let game = start; game.state.phase !== 'over' && actions.length < most; ) {
    const action = { player: game.state.player, ...chosen(legalActions(game), draw) };
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals));
    game = outcome.game;
    actions.push(action);
  }
  return { start, actions, opponent: seed % 5 === 0 ? 'learner' : 'racer', marks: seed % 4 === 0 ? [2, 17] : [] };
}

const linkOf = (shared: SharedCardGame): string => {
  const text = cardGameLinkOf(shared);
  if (text === null) throw new Error('no link');
  return text;
};
/** The reasons why the text of a link is refused, with their places. */
const reasonsOf = (text: string) => {
  const read = readCardGameLink(text);
  return read.ok ? [] : read.problems.map(({ at, reason }) => [at, reason]);
};
const whole = randomGame(1, 1_000);
const deal = dealText(newGame({ seed: 1 })) as string;

test('game → link → game is equal for any game, however far it has come', () => {
  for (let seed = 0; seed < 120 * SHARE; seed++) {
    const shared = randomGame(seed, seed < 90 ? seed * 2 : 1_000);
    const text = linkOf(shared);
    expect(text).toMatch(/^[\w.-]{1,240}$/);
    const read = readCardGameLink(text);
    const { start, actions, opponent, marks } = shared;
    expect(read, `seed ${seed}`).toEqual({ ok: true, start, record: recordOf(start, actions), opponent, marks });
  }
});

test.each(games.map((each, i) => [i, each] as const))('game %i of version 1 is read as it was meant', (_, told) => {
  const read = readCardGameLink(told.text);
  if (!read.ok) return expect.fail(JSON.stringify(read.problems));
  const { start, record, opponent, marks } = read;
  const end = record.actions.reduce((game: Game, action) => {
    const outcome = apply(game, action);
    return outcome.ok ? outcome.game : expect.fail(JSON.stringify(outcome.refusals));
  }, start);
  expect([opponent, marks, start.options]).toEqual([told.opponent, told.marks, told.options]);
  const { actions } = record;
  expect([actions.length, actions[0] ?? null, actions.at(-1) ?? null]).toEqual([told.count, told.first, told.last]);
  expect(end.state.drivers.map(({ total }) => total)).toEqual(told.miles);
  expect(end.state.scores?.map(({ total }) => total) ?? null).toEqual(told.points);
});

test('a game that began in the middle has no link', () => {
  expect(cardGameLinkOf({ ...whole, start: { ...whole.start, opening: null } })).toBe(null);
});

describe('a game in a link is refused', () => {
  test('where it is damaged or cut short, whatever comes', () => {
    const text = linkOf(whole);
    for (let at = 0; at < text.length; at++)
      expect(reasonsOf(text.slice(0, at)), `to ${at}`).toEqual([['', 'not-json']]);
    for (let seed = 0; seed < 600 * SHARE; seed++) {
      const other = damagerOf(seed)(text);
      if (other !== text) expect(reasonsOf(other), other).not.toEqual([]);
    }
    fc.assert(fc.property(fc.string(), (any) => reasonsOf(any).length > 0 && reasonsOf(checked(any)).length > 0));
  });

  test('where it is too large', () => {
    expect(reasonsOf('A'.repeat(2_001))).toEqual([['', 'too-large']]);
    expect(reasonsOf('A'.repeat(2_000))).toEqual([['', 'not-json']]);
  });

  test('where another version made it', () => {
    expect(reasonsOf(checked(`20${deal}.`))).toEqual([['', 'newer-format']]);
    expect(reasonsOf(checked(`00${deal}.`))).toEqual([['', 'unknown-format']]);
    expect(reasonsOf(checked(''))).toEqual([['', 'unknown-format']]);
    // So is a deal in it.
    expect(reasonsOf(checked(`102${deal.slice(1)}.`))).toEqual([['', 'unknown-format']]);
  });

  test('with an opponent that is none, or with marks that are none', () => {
    expect(reasonsOf(checked(`10${deal}.`))).toEqual([]);
    expect(reasonsOf(checked(`12${deal}.`))).toEqual([['', 'wrong-value']]);
    for (const marks of ['0', '-1', '01', '1e1', 'x', '', '3.3', '4.2', '1001'])
      expect(reasonsOf(checked(`10${deal}..${marks}`)), marks).toEqual([['', 'wrong-value']]);
    expect(reasonsOf(checked(`10${deal}..3.1000`))).toEqual([]);
  });

  test('with a card that is none, or an action that the rules forbid, with its place and its rule', () => {
    const body = unchecked(linkOf(whole)) as string;
    const [head, letters = ''] = body.split('.');
    expect(reasonsOf(checked(`${head}.${letters.slice(0, 3)}T`))).toEqual([['actions.3', 'wrong-value']]);
    // After the end.
    const after = readCardGameLink(checked(`${head}.${letters}A`));
    expect(after.ok ? [] : after.problems.map(({ at, reason }) => [at, reason])).toContainEqual([
      `actions.${letters.length}`,
      'game-over',
    ]);
    // Nobody drives before a Roll (C4.3).
    const first = readCardGameLink(checked(`10${deal}.A`));
    expect(!first.ok && first.problems.every(({ at, rule }) => at === 'actions.0' && rule !== null)).toBe(true);
  });
});
