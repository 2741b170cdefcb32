import type { Joined } from './joins.ts';
import type { AnySummary, Kept } from './kept.ts';
import type { AnyProblem } from './kind.ts';
import type { Trouble } from './shelf.ts';

/** What has become of a game that was to come to the table. */
export type News<Summary extends AnySummary, Problem extends AnyProblem> =
  | { readonly type: 'brought'; readonly from: Source }
  | Joined<Summary>
  | { readonly type: 'unreadable'; readonly from: Source | 'shelf'; readonly problems: readonly Problem[] }
  /** Another tab plays it. */
  | { readonly type: 'elsewhere'; readonly game: Kept<Summary> }
  /** Another tab has deleted it, while it is at the table. */
  | { readonly type: 'deleted'; readonly game: Kept<Summary> }
  /** The page crashed or hung the last time that it was to be shown. */
  | { readonly type: 'crashed'; readonly game: Kept<Summary> }
  /** What reads it could not be fetched yet. */
  | { readonly type: 'notFetched'; readonly again: () => void };

/** Where a game comes from that this browser has not kept. */
export type Source = 'link' | 'file';

/** What there is to know about the games that are kept, and about the one at the table. */
export interface Keeping<Summary extends AnySummary, Problem extends AnyProblem> {
  /** Every game of this browser, the last changed first. */
  readonly games: readonly Kept<Summary>[];
  /** The game at the table. */
  readonly current: string | null;
  readonly trouble: Trouble | null;
  /** Whether the browser may throw away what it keeps when it needs the room. */
  readonly evictable: boolean;
  readonly news: News<Summary, Problem> | null;
}
