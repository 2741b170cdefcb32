import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptFromText, keptOf, readKept, readTable } from '../../../src/activities/table/keeping/kept-game.ts';
import type { TableGame } from '../../../src/machines/game.ts';
import {
  awaitsConfirmation,
  beginHistory,
  confirmEnd,
  gameOf,
  type History,
  perform,
  undo,
} from '../../../src/milestones/history.ts';
import { legalActions, newGame, PRACTICE_SET, type Seat } from '../../../src/milestones/index.ts';

const SEATS: readonly Seat[] = [
  { name: 'Ann', colour: 'blue', by: 'person' },
  { name: 'Zoé', colour: 'red', by: 'master' },
];
const NOW = '2026-01-02T03:04:05.000Z';

/** A table at which so many of the first legal actions have been taken. */
function tableAfter(count: number): TableGame {
  let history: History = beginHistory(newGame({ players: 2, seed: 11, set: PRACTICE_SET }));
  for (let i = 0; i < count; i++) {
    const [action] = legalActions(gameOf(history));
    const performed = action === undefined ? null : perform(confirmEnd(history), action);
    if (performed?.ok) history = performed.history;
  }
  return { history, seats: SEATS, started: NOW, seed: 11 };
}

test('a game comes back from what is kept of it, at every step', () => {
  for (let count = 0; count < 60; count += 7) {
    const table = tableAfter(count);
    const kept = keptOf(table, { id: 'a', name: 'Sunday' }, NOW);
    const { id, ...stored } = kept;
    expect(readKept(id, structuredClone(stored))).toEqual(kept);
    const read = readTable(kept);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read.table).toEqual({ ...table, history: read.table.history });
    expect(gameOf(read.table.history)).toEqual(gameOf(table.history));
    expect(keptFromText('a', kept.text, 11)).toEqual({ ...kept, name: '' });
  }
});

test('the summary tells whose turn it is and what everybody has', () => {
  const table = tableAfter(0);
  const { player } = gameOf(table.history).state;
  expect(keptOf(table, { id: 'a', name: '' }, NOW).summary).toEqual({
    changed: NOW,
    over: false,
    player,
    seats: [
      { name: 'Ann', colour: 'blue', vp: 0 },
      { name: 'Zoé', colour: 'red', vp: 0 },
    ],
  });
});

test('a turn that has been handed over is not asked about again when the game comes back', () => {
  const readBack = (table: TableGame) => {
    const read = readTable(keptOf(table, { id: 'a', name: '' }, NOW));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    return awaitsConfirmation(read.table.history);
  };
  const waiting = Array.from({ length: 20 }, (_, count) => tableAfter(count)).filter(({ history }) =>
    awaitsConfirmation(history),
  );
  expect(waiting.length).toBeGreaterThan(0);
  for (const table of waiting) {
    expect(readBack(table)).toBe(true);
    expect(readBack({ ...table, history: confirmEnd(table.history) })).toBe(false);
  }
});

test('what was undone is not kept', () => {
  const table = tableAfter(5);
  const back = { ...table, history: undo(table.history) };
  const read = readTable(keptOf(back, { id: 'a', name: '' }, NOW));
  expect(read.ok && read.table.history.steps).toHaveLength(4);
});

test('whatever lies in the storage is kept as it is, and never throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const kept = readKept('a', stored);
      expect(kept.summary).toBeNull();
      expect(kept.text).toBe(typeof stored === 'string' ? stored : JSON.stringify(stored));
      expect(readTable(kept).ok).toBe(false);
    }),
  );
});

test('what has neither a form as JSON nor one as a text is kept by its kind', () => {
  const circle: Record<string, unknown> = Object.create(null);
  circle.self = circle;
  const kept = readKept('a', circle);
  expect(kept).toMatchObject({ summary: null, text: 'object' });
  expect(readTable(kept).ok).toBe(false);
});
