import type { Read } from '../kit/reading.ts';
import type { Language } from '../words/languages.ts';
import type { Run } from './course.ts';
import type { Joins } from './joins.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { shelfFor } from './shelf.ts';

/** Something wrong with a game from outside, as far as a notice tells it. */
export interface AnyProblem {
  readonly at: string;
  readonly reason: string;
  readonly rule: string | null;
}

/**
 * What comes of a link. It joins the kept game that stands exactly as it does, where that is `continued` also one that has gone on from
 * there, or it has its own way to join.
 */
export type Linked<Table, Summary extends AnySummary, Problem> = Read<{ readonly table: Table }, Problem> & {
  readonly joins?: Joins<Table, Summary> | 'continued';
};

/** What it takes to tell whether two games of a kind are the same. */
export interface AnyKind<Table, Summary extends AnySummary> {
  readonly readTable: (game: Kept<Summary>) => Read<{ readonly table: Table }, unknown>;
  /** Whether two games may be the same, as far as the list tells. */
  readonly isLike: (one: Summary, other: Summary) => boolean;
  readonly runOf: (table: Table) => Run;
}

/** A kind of games that are kept: how they are read, where they lie, and what reads those that come from outside. */
export interface Kind<Table, Summary extends AnySummary, Problem extends AnyProblem> extends AnyKind<Table, Summary> {
  /** Under this name each tab remembers which of them it plays. */
  readonly tabKey: string;
  readonly shelf: ReturnType<typeof shelfFor<Summary>>;
  readonly keptOf: (table: Table, named: Pick<Kept<Summary>, 'id' | 'name'>, changed: string) => Kept<Summary>;
  readonly readTable: (game: Kept<Summary>) => Read<{ readonly table: Table }, Problem>;
  /** Fetches what reads links and files; null is what comes of an address without a link. */
  readonly incoming: () => Promise<{
    readonly readLink: (hash: string, language: Language) => Promise<Linked<Table, Summary, Problem> | null>;
    readonly readFile: (file: File, language: Language) => Promise<Read<{ readonly table: Table }, Problem>>;
  }>;
}
