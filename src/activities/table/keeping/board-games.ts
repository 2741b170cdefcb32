import { runOf } from '../../../keeping/course.ts';
import type { Kind } from '../../../keeping/kind.ts';
import { shelfFor } from '../../../keeping/shelf.ts';
import type { Keeper } from '../../../keeping/use-keeper.ts';
import type { TableGame } from '../../../machines/game.ts';
import type { Problem } from '../../../milestones/index.ts';
import { isLike, keptFromText, keptOf, readKept, readTable, type Summary } from './kept-game.ts';

/** The games of Milestones, as they are kept. */
export const BOARD_GAMES: Kind<TableGame, Summary, Problem> = {
  tabKey: 'milestones.game',
  shelf: shelfFor('milestones', { keptFromText, readKept }),
  keptOf,
  readTable,
  isLike,
  runOf,
  incoming: () => import('./incoming.ts'),
};

/** What keeps them. */
export type BoardKeeper = Keeper<TableGame, Summary, Problem>;
