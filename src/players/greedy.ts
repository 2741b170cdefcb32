import { determinize } from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { judgeFor } from './greedy/worth.ts';
import type { ComputerPlayer } from './player.ts';
import { actionsOf, type Breadth, type Line, turnsFrom } from './turns.ts';

const BREADTH: Breadth = { withinSpace: 3, betweenMoves: 6 };

/**
 * A simple honest player, and the measure of all others: it stays as it is. It looks through its own turn, both moves and
 * what they lead to, and takes the actions after which it likes the game best. It does not think of what the others will
 * do, and neither looks at the draw pile nor leaves anything to chance.
 */
export const greedy: ComputerPlayer = (view) => {
  // A turn never depends on the tiles in the pile: one that comes up cannot be hired in the same visit.
  const game = determinize(view, 0);
  const { worth, lap } = judgeFor(game.state.player);
  const [best] = turnsFrom(game, { worth, find: finderWith(lap) }, BREADTH);
  return actionsOf(best as Line);
};
