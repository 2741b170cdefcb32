import type { Course } from './course.ts';
import type { AnySummary, Kept } from './kept.ts';

/** How a game from a link joins the same game where that is kept. */
export interface Joins<Table, Summary extends AnySummary> {
  readonly find: (games: readonly Kept<Summary>[]) => Promise<Kept<Summary> | undefined>;
  /** What comes to the table of both; null where they are not the same game. */
  readonly join: (game: Kept<Summary>) => Promise<{ readonly table: Table; readonly news: Joined<Summary> } | null>;
}

/** What the table is told of a game that has been joined. */
export interface Joined<Summary extends AnySummary> {
  readonly type: 'joined';
  readonly game: Kept<Summary>;
  /** How the link stands to what is kept. */
  readonly course: Course;
  /** What has happened since, in words. */
  readonly told: string;
  /** The address that brings the game of the link as one of its own. */
  readonly apart: string;
}
