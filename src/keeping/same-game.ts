import { canonical } from '../kit/canonical.ts';
import type { Course } from '../links/index.ts';
import type { Joins } from './joins.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { AnyKind } from './kind.ts';

/** A table as far as it tells which game lies there and how it has gone. */
interface AnyTable {
  readonly history: {
    readonly start: unknown;
    readonly steps: readonly { readonly action: unknown }[];
    readonly at: number;
  };
}

/** What it takes to be the same game: what it began with, and who sits where. */
const beginningOf = (table: AnyTable): string =>
  canonical({ ...table, history: table.history.start, started: '', seed: null });

const actionsOf = ({ history: { steps, at } }: AnyTable): string[] =>
  steps.slice(0, at).map(({ action }) => canonical(action));

/** How a game from a link stands to a kept one, where that stands as it does or has gone on from there; else null. */
export function courseOf(linked: AnyTable, kept: AnyTable): Course | null {
  const [mine, theirs] = [actionsOf(kept), actionsOf(linked)];
  if (beginningOf(linked) !== beginningOf(kept) || theirs.some((action, i) => action !== mine[i])) return null;
  return mine.length === theirs.length ? 'same' : 'older';
}

/**
 * How a game from a link joins a kept one that stands in one of some ways to it: however often a link is opened, its game is kept once.
 * A kept game that cannot be read is no such one.
 */
export function joinsKept<Table, Summary extends AnySummary>(
  linked: Table,
  summary: Summary | null,
  { readTable, isLike, courseOf }: AnyKind<Table, Summary>,
  courses: readonly Course[],
): Joins<Table, Summary> {
  const compared = (game: Kept<Summary>) => {
    const read = readTable(game);
    const course = read.ok ? courseOf(linked, read.table) : null;
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
