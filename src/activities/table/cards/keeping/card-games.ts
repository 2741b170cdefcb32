import { runOf } from '../../../../keeping/course.ts';
import type { Kind } from '../../../../keeping/kind.ts';
import { shelfFor } from '../../../../keeping/shelf.ts';
import type { Keeper } from '../../../../keeping/use-keeper.ts';
import type { CardTable } from '../../../../machines/card-table.ts';
import type { MatchProblem } from '../../../../thousand-miles/index.ts';
import { type CardSummary, isLike, keptFromText, keptOf, readKept, readTable } from './kept-match.ts';

/** The matches of the card game, as they are kept: in a database of their own. */
export const CARD_GAMES: Kind<CardTable, CardSummary, MatchProblem> = {
  tabKey: 'milestones.match',
  shelf: shelfFor('milestones-cards', { keptFromText, readKept }),
  keptOf,
  readTable,
  isLike,
  runOf,
  incoming: () => import('./incoming.ts'),
};

/** What keeps them. */
export type CardKeeper = Keeper<CardTable, CardSummary, MatchProblem>;
