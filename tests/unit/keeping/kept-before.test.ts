import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import firstTable from '../../../content/first-table.json' with { type: 'json' };
import { tableAfter } from '../../../src/activities/first-table/taps.ts';
import { factsFor, readFirstTable } from '../../../src/activities/first-table/topics.ts';
import { readKept, readTable } from '../../../src/activities/table/keeping/kept-game.ts';
import { boardOf } from '../../../src/entered-boards/entry.ts';
import { readBoardLink } from '../../../src/entered-boards/link.ts';
import { readLink } from '../../../src/evening/address.ts';
import { keeping, SETUP, TABLE } from '../../../src/evening/kept-evening.ts';
import { readGameLink, readLinkText } from '../../../src/links/index.ts';
import { gameOf, stepsOf } from '../../../src/milestones/history.ts';
import { type Game, readRecord, readSavedGame } from '../../../src/milestones/index.ts';
import { readProgress } from '../../../src/progress/progress.ts';
import { SETTINGS } from '../../../src/settings/settings.ts';
import boardLinks from '../../kept/board-links-1.json' with { type: 'json' };
import database from '../../kept/database-1.json' with { type: 'json' };
import evening from '../../kept/evenings-1.json' with { type: 'json' };
import laterEvening from '../../kept/evenings-2.json' with { type: 'json' };
import gameLinks from '../../kept/game-links-1.json' with { type: 'json' };
import laterGameLinks from '../../kept/game-links-2.json' with { type: 'json' };
import storage from '../../kept/local-storage-1.json' with { type: 'json' };
import positionLinks from '../../kept/position-links-1.json' with { type: 'json' };
import records from '../../kept/records-1.json' with { type: 'json' };
import laterRecords from '../../kept/records-2.json' with { type: 'json' };
import variantRecords from '../../kept/records-3.json' with { type: 'json' };
import savedGames from '../../kept/saved-games-1.json' with { type: 'json' };

/*
 * What readers have kept or handed on opens for ever. The samples in tests/kept/ were written by the site as it was at the time
 * that their number stands for; they are never written again. Where a format changes, a new set is added beside them.
 */

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** What a sample says of the game that has to come out of it. */
const toldOf = ({ state, pile }: Game) => ({
  phase: state.phase,
  vp: state.players.map(({ vp }) => vp),
  state: digest(state),
  pile: digest(pile),
});

describe('what was kept before is read as it was meant', () => {
  test.each([...gameLinks, ...laterGameLinks].map((link, i) => [i, link] as const))(
    'game link %i',
    async (_, { text, seats, marks, actions, ...told }) => {
      const read = await readGameLink(text);
      if (!read.ok) return expect.fail(JSON.stringify(read.problems));
      expect([read.seats, read.marks, digest(read.actions)]).toEqual([seats, marks, actions]);
      expect(toldOf(stepsOf(read.start, read.actions).at(-1)?.game ?? read.start)).toEqual(told);
    },
  );

  test.each(positionLinks.map((link, i) => [i, link] as const))('position link %i', async (_, { text, ...told }) => {
    const read = await readLinkText(text);
    if (!read.ok) return expect.fail(JSON.stringify(read.problems));
    expect(toldOf(read.game)).toEqual(told);
  });

  test.each([...records, ...laterRecords, ...variantRecords].map((each, i) => [i, each] as const))(
    'record %i',
    (_, { record, ...told }) => {
      const read = readRecord(record);
      if (!read.ok) return expect.fail(JSON.stringify(read.problems));
      expect(toldOf(read.game)).toEqual(told);
    },
  );

  test.each(boardLinks.map((link, i) => [i, link] as const))(
    'board link %i',
    (_, { text, name, board, tiles, bonus }) => {
      const read = readBoardLink(text);
      if (!read.ok) return expect.fail(read.reason);
      expect([read.entry.name, digest(boardOf(read.entry).board), digest(read.entry.tiles)]).toEqual([
        name,
        board,
        tiles,
      ]);
      expect(read.entry.bonus).toEqual(bonus);
    },
  );

  test.each(savedGames.map((each, i) => [i, each] as const))(
    'saved game %i, from a file and from the shelf',
    (_, { saved, ...told }) => {
      const read = readSavedGame(saved);
      if (!read.ok) return expect.fail(JSON.stringify(read.problems));
      expect(toldOf(read.game)).toEqual(told);
      const table = readTable({ text: JSON.stringify(saved), seed: 7 });
      if (!table.ok) return expect.fail(JSON.stringify(table.problems));
      expect(toldOf(gameOf(table.table.history))).toEqual(told);
      expect(table.table.seats).toEqual(saved.seats);
    },
  );

  test('entries of the browser’s database', () => {
    for (const [key, entry] of Object.entries(database.entries)) {
      const kept = readKept(key, entry);
      expect([kept.name, kept.seed, kept.summary]).toEqual([entry.name, entry.seed, entry.summary]);
      expect(readTable(kept).ok, key).toBe(true);
    }
  });

  test('settings', () => {
    const settings = JSON.parse(storage['milestones-settings']);
    // What came later is as it is for everybody.
    expect(v.parse(SETTINGS, settings)).toEqual({ offline: true, offlineAsked: false, ...settings });
  });

  test.each([evening, laterEvening])('an evening, and the link to its setup (%#)', ({ kept, setupLink }) => {
    // The film keeps its own time: when the script was begun is not asked any more.
    const { began: _, ...evening } = JSON.parse(kept);
    expect(keeping.readIn(kept)).toEqual({ value: evening, isWhole: true });
    expect(readLink(setupLink, SETUP)).toEqual(evening.setup);
  });

  test('a first game at the table, with what has come up in it', () => {
    const table = readLink(laterEvening.tableLink, TABLE);
    expect(table).toEqual(JSON.parse(laterEvening.kept).table);
    if (table === null) return;
    // Ben has built a section, Éva’s turn was skipped after the trading house, and Gil has covered a worker.
    const { seat, move, known } = tableAfter(table, factsFor(readFirstTable(firstTable)));
    expect([seat, move]).toEqual([3, 2]);
    expect([...known].sort()).toEqual(
      [
        'board-of-works',
        'castle',
        'castle-ahead',
        'cover',
        'hire',
        'section',
        'trading-house',
        'turn',
        'worker',
      ].sort(),
    );
  });

  test('progress, lessons that are no longer there included', () => {
    expect(readProgress(storage['milestones-lessons'])).toEqual(JSON.parse(storage['milestones-lessons']).lessons);
    expect(readProgress(storage['milestones-lessons-damaged'])).toBe(null);
  });
});
