import { type Marks, marksOf, placesOnBoard } from '../board/pieces/marks.ts';
import { SPACES, type Space } from '../milestones/index.ts';
import type { Frame } from '../steps/step.ts';

/** What a step's own highlight names on a player's board: `worker-3` for who acts, `1/worker-3` for player 1. */
function highlightedOn(player: number, { step, player: acting }: Frame): Space[] {
  return (step.highlight ?? []).flatMap((at) => {
    const [seat, space] = at.includes('/') ? at.split('/') : [`${acting}`, at];
    return Number(seat) === player && SPACES.includes(space as Space) ? [space as Space] : [];
  });
}

const together = <At>(some: readonly At[], more: readonly At[]): At[] => [...new Set([...some, ...more])];

/** The marks for a step of an example: what it touches or tries, and what it highlights besides. */
export function frameMarks(frame: Frame): Marks {
  const { step, player, events, refusals, shown } = frame;
  const tried = 'refused' in step ? [step.refused] : [];
  // The first reason is the one that the caption gives.
  const { board, loop } = marksOf({ game: shown, player, tried, refusals: refusals.slice(0, 1), events });
  return {
    board: { ...board, highlight: together(placesOnBoard(shown.board, step.highlight ?? []), board.highlight) },
    loop: (seat) => ({ ...loop(seat), highlight: together(highlightedOn(seat, frame), loop(seat).highlight) }),
  };
}
