import { type Course, courseOf } from './course.ts';
import type { Joins } from './joins.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { AnyKind } from './kind.ts';

/**
 * How a game from a link joins a kept one that stands in one of some ways to it: however often a link is opened, its game is kept once.
 * A kept game that cannot be read is no such one.
 */
export function joinsKept<Table, Summary extends AnySummary>(
  linked: Table,
  summary: Summary | null,
  { readTable, isLike, runOf }: AnyKind<Table, Summary>,
  courses: readonly Course[],
): Joins<Table, Summary> {
  const compared = (game: Kept<Summary>) => {
    const read = readTable(game);
    const course = read.ok ? courseOf(runOf(linked), runOf(read.table)) : null;
    return read.ok && course !== null && courses.includes(course) ? { table: read.table, course } : null;
  };
  return {
    // Most others are told by what the list tells of them, without being read.
    find: async (games) =>
      games.find(
        (game) => summary !== null && game.summary !== null && isLike(game.summary, summary) && compared(game) !== null,
      ),
    join: async (game) => {
      const found = compared(game);
      return found === null
        ? null
        : { table: found.table, news: { type: 'joined', game, course: found.course, told: '', apart: '' } };
    },
  };
}
