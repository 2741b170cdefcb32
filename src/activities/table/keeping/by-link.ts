import { type Course, courseOf, type Run, runOf } from '../../../keeping/course.ts';
import type { Joins } from '../../../keeping/joins.ts';
import { gameLinkOf } from '../../../links/index.ts';
import type { TableGame } from '../../../machines/game.ts';
import { awaitsConfirmation, confirmEnd } from '../../../milestones/history.ts';
import { namesFor } from '../../../telling/names.ts';
import { happenedSince } from '../../../telling/steps-in-words.ts';
import type { Language } from '../../../words/languages.ts';
import { type KeptGame, readTable, type Summary } from './kept-game.ts';
import { sharedGameOf } from './link.ts';

/** Whoever the turn has been handed to by link need not be handed the device. */
const handedOn = (table: TableGame): TableGame =>
  awaitsConfirmation(table.history) ? { ...table, history: confirmEnd(table.history) } : table;

/** The game on a table as far as it is handed on by link. Fails where it has no place in one. */
const sharedRunOf = async (table: TableGame): Promise<Run> => ({
  ...runOf(table),
  beginning: await gameLinkOf({ ...sharedGameOf(table), actions: [], marks: [] }),
});

/** How a game that is played by link stands to a kept one; null where they are two games. Fails where one has no place in a link. */
export async function courseByLink(linked: TableGame, kept: TableGame): Promise<Course | null> {
  const [one, other] = await Promise.all([sharedRunOf(linked), sharedRunOf(kept)]);
  return courseOf(one, other);
}

/** How a game that is played by link joins the same game as it is kept here. `text` is that of the link. */
export function joinsFor(linked: TableGame, text: string, language: Language): Joins<TableGame, Summary> {
  const compared = async (game: KeptGame) => {
    const read = readTable(game);
    if (!read.ok) return null;
    // A game that has no place in a link is not the one of this link.
    const course = await courseByLink(linked, read.table).catch(() => null);
    return course !== null ? { table: read.table, course } : null;
  };
  return {
    find: async (games) => {
      const named = JSON.stringify(linked.seats.map(({ name }) => name));
      for (const game of games) {
        // Most others are told by their players, without being read.
        const mayBe = JSON.stringify(game.summary?.seats.map(({ name }) => name)) === named;
        if (mayBe && (await compared(game)) !== null) return game;
      }
      return undefined;
    },
    join: async (game) => {
      const found = await compared(game);
      if (found === null) return null;
      const { table, course } = found;
      const news = { type: 'joined', game, course, told: '', apart: `#game=${text}` } as const;
      if (course !== 'newer') return { table, news };
      const gone = handedOn({ ...table, history: linked.history });
      const names = namesFor(language, gone.history.start.board, gone.history.start.workerTiles);
      return { table: gone, news: { ...news, told: happenedSince(gone, table.history.at, names) } };
    },
  };
}
