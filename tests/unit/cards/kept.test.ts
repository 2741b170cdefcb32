import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptFromText, keptOf, readKept, readTable } from '../../../src/activities/table/cards/keeping/kept-match.ts';
import { figuresOf } from '../../../src/activities/table/cards/keeping/statistics.ts';
import { gameAt, tableOfMatch, totalsAt } from '../../../src/machines/card-table.ts';
import {
  CARDS,
  dealText,
  type MatchProblem,
  newGame,
  type Options,
  readDeal,
  readMatch,
  recordOf,
  type SavedMatch,
} from '../../../src/thousand-miles/index.ts';
import deals from '../../kept/card-deals-1.json' with { type: 'json' };
import matches from '../../kept/card-matches-1.json' with { type: 'json' };

const NOW = '2026-01-02T03:04:05.000Z';

/** The problems of a saved match in which something is different. */
function problemsWith(change: (saved: SavedMatch) => unknown): readonly MatchProblem[] {
  const read = readMatch(change(structuredClone(matches[0]?.saved) as unknown as SavedMatch));
  return read.ok ? [] : read.problems;
}

describe('matches kept in version 1', () => {
  test.each(matches.map((each, i) => [i, each] as const))('%i is read as it was meant', (_, { saved, ...told }) => {
    const read = readTable({ text: JSON.stringify(saved), seed: 7 });
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    const { table } = read;
    const { state } = gameAt(table);
    expect(totalsAt(table)).toEqual(told.totals);
    expect(state.drivers.map(({ total }) => total)).toEqual(told.miles);
    expect([state.deckCount, state.drivers[0].hand]).toEqual([told.deckCount, told.hand]);
    expect([table.target, table.played.length, table.seats[1]?.by]).toEqual([
      saved.target,
      saved.records.length - 1,
      saved.opponent,
    ]);
    expect(table.history.marks).toEqual(saved.marks);
  });

  test.each(matches.map((each, i) => [i, each] as const))('%i goes to the shelf and back', (_, { saved }) => {
    const read = readMatch(saved);
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    const kept = keptOf(tableOfMatch(read, 7), { id: 'a', name: 'Sunday' }, NOW);
    const { id, ...stored } = kept;
    expect(readKept(id, structuredClone(stored))).toEqual(kept);
    expect(JSON.parse(kept.text)).toEqual({ ...saved, changed: NOW });
    expect(keptFromText('a', kept.text, 7)).toEqual({ ...kept, name: '' });
  });

  test('a text that is none is kept as it is', () => {
    expect(keptFromText('a', 'something', null)).toMatchObject({ text: 'something', summary: null });
    expect(readKept('a', { text: '{}', later: 1 })).toMatchObject({ summary: null, text: '{"text":"{}","later":1}' });
  });
});

describe('a match is refused', () => {
  const reasonsWith = (change: (saved: SavedMatch) => unknown) =>
    problemsWith(change).map(({ at, reason }) => [at, reason]);

  test('of another format, or with something missing, too much or wrong in it', () => {
    expect(reasonsWith((saved) => ({ ...saved, format: 'thousand-miles-match/2' }))).toEqual([
      ['format', 'newer-format'],
    ]);
    expect(reasonsWith(() => null)).toEqual([['format', 'unknown-format']]);
    expect(reasonsWith(({ marks: _, ...saved }) => saved)).toEqual([['marks', 'missing-field']]);
    expect(reasonsWith((saved) => ({ ...saved, more: 1 }))).toEqual([['more', 'unknown-field']]);
    expect(reasonsWith((saved) => ({ ...saved, opponent: 'random' }))).toEqual([['opponent', 'wrong-value']]);
    expect(reasonsWith((saved) => ({ ...saved, records: [] }))).toEqual([['records', 'wrong-value']]);
    expect(reasonsWith((saved) => ({ ...saved, marks: [3, 3] }))).toEqual([['marks', 'wrong-value']]);
  });

  test('where a record in it is damaged, with its place', () => {
    const [at] = problemsWith((saved) => ({ ...saved, records: [...saved.records.slice(0, 2), { format: 'x' }] }));
    expect(at).toMatchObject({ at: 'records.2.format', reason: 'unknown-format' });
  });

  test('where a game does not follow from the one before', () => {
    const disagrees = [['records.1', 'match-disagrees']];
    expect(reasonsWith((saved) => ({ ...saved, records: [saved.records[0], saved.records[0]] }))).toEqual(disagrees);
    // The target has been reached before.
    expect(reasonsWith((saved) => ({ ...saved, target: 100 }))).toEqual(disagrees);
    // The first game is not over.
    const open = ({ records: [first, ...rest], ...saved }: SavedMatch) => ({
      ...saved,
      records: [{ ...first, actions: first?.actions.slice(0, -1) }, ...rest],
    });
    expect(reasonsWith(open)).toEqual(disagrees);
  });

  test('C2.1 where a driver starts twice in a row, or the deck is another one (C1.3)', () => {
    const second = (options: Partial<Options>) =>
      problemsWith(({ records: [first], ...saved }) => {
        return { ...saved, records: [first, recordOf(newGame({ seed: 1, ...options }), [])], marks: [] };
      });
    const disagrees = [{ at: 'records.1', reason: 'match-disagrees', rule: 'C2.1' }];
    // The reader has started the first game, with the usual deck.
    expect(second({ starter: 1, deck: 101 })).toEqual([]);
    expect(second({ starter: 0, deck: 101 })).toEqual(disagrees);
    expect(second({ starter: 1, deck: 106 })).toEqual(disagrees);
  });
});

describe('a deal in a link', () => {
  test.each(deals)('of version 1 is read as it was meant: $text', ({ text, starter, deck, hands, top, bottom }) => {
    const read = readDeal(text);
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    const { start } = read;
    expect([start.options.starter, start.options.deck]).toEqual([starter, deck]);
    expect(start.state.drivers.map(({ hand }) => hand)).toEqual(hands);
    expect([start.deck.slice(0, 5), start.deck.at(-1)]).toEqual([top, bottom]);
    expect(dealText(start)).toBe(text);
  });

  test('brings every deal back', () => {
    for (let seed = 0; seed < 30; seed++) {
      const game = newGame({ seed, deck: seed % 2 === 0 ? 101 : 106 });
      const read = readDeal(dealText(game) ?? '');
      expect(read.ok && read.start).toEqual(game);
    }
  });

  test('is refused where it is damaged, whatever comes', () => {
    const [{ text }] = deals as [(typeof deals)[number]];
    const letters = [...text];
    for (let at = 0; at < letters.length; at++) {
      expect(readDeal([...letters.slice(0, at), ...letters.slice(at + 1)].join('')).ok, `without ${at}`).toBe(false);
      const other = at > 1 ? String.fromCharCode(65 + ((text.charCodeAt(at) - 64) % CARDS.length)) : '7';
      expect(readDeal([...letters.slice(0, at), other, ...letters.slice(at + 1)].join('')).ok, `changed ${at}`).toBe(
        false,
      );
    }
    fc.assert(fc.property(fc.string(), (any) => !readDeal(any).ok && !readDeal(`10${any}`).ok));
  });

  test('is not made of a game that began in the middle', () => {
    expect(dealText({ ...newGame({ seed: 1 }), opening: null })).toBe(null);
  });
});

test('the figures count the reader’s finished games', () => {
  const tables = matches.map(({ saved }) => {
    const read = readMatch(saved);
    return read.ok ? tableOfMatch(read, null) : expect.fail(JSON.stringify(read.problems));
  });
  // Two games of the match are over and the single one; the two others are under way.
  const figures = figuresOf(tables);
  expect(figures?.games).toBe(3);
  expect(figures?.mean).toBe(Math.round((3100 + 2900) / 3));
  expect(figures?.best).toBe(2900);
  expect(figuresOf(tables.slice(2))).toBe(null);
});
