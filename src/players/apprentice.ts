import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { determinize } from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { judgeFor } from './greedy/worth.ts';
import type { ComputerPlayer } from './player.ts';
import { actionsOf, type Line, turnsFrom } from './turns.ts';

/** Plays one of the three turns that look best at first sight. A first version: to be replaced. */
export const apprentice: ComputerPlayer = (view, random) => {
  const judge = judgeFor(view.state.player);
  const lines = turnsFrom(
    determinize(view, 0),
    { worth: judge.worth, find: finderWith(judge.lap) },
    { withinSpace: 1, betweenMoves: 2 },
  );
  return actionsOf(lines[uniformInt(random, 0, Math.min(2, lines.length - 1))] as Line);
};
