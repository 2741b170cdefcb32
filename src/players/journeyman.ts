import { determinize } from '../milestones/index.ts';
import { type FoundTurn, foundTurns, type Opening } from './found.ts';
import type { ComputerPlayer } from './player.ts';

/** How widely it looks around: enough for a sensible plan. */
const OPENING: Opening = { turns: 4, breadth: { withinSpace: 2, betweenMoves: 5 }, plans: 12 };

/** Plans its own next turns, and does not think of what it opens for the others. */
export const journeyman: ComputerPlayer = (view) => {
  // No plan counts on tiles that nobody has seen.
  const [best] = foundTurns(determinize(view, 0), OPENING);
  return (best as FoundTurn).actions;
};
