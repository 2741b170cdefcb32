import type { Read } from '../kit/reading.ts';
import type { Language } from '../words/languages.ts';
import type { Joins } from './joins.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { shelfFor } from './shelf.ts';

/** Something wrong with a game from outside, as far as a notice tells it. */
export interface AnyProblem {
  readonly at: string;
  readonly reason: string;
  readonly rule: string | null;
}

/** A kind of games that are kept: how they are read, where they lie, and what reads those that come from outside. */
export interface Kind<Table, Summary extends AnySummary, Problem extends AnyProblem> {
  /** Under this name each tab remembers which of them it plays. */
  readonly tabKey: string;
  readonly shelf: ReturnType<typeof shelfFor<Summary>>;
  readonly keptOf: (table: Table, named: Pick<Kept<Summary>, 'id' | 'name'>, changed: string) => Kept<Summary>;
  readonly readTable: (game: Kept<Summary>) => Read<{ readonly table: Table }, Problem>;
  /** Fetches what reads links and files; a link is taken out of the address, and null is what comes of none. */
  readonly incoming: () => Promise<{
    readonly readLink: (
      language: Language,
    ) => Promise<(Read<{ readonly table: Table }, Problem> & { readonly joins?: Joins<Table, Summary> }) | null>;
    readonly readFile: (file: File, language: Language) => Promise<Read<{ readonly table: Table }, Problem>>;
  }>;
}
