import { type Marks, marksOf, placesOnBoard } from '../board/pieces/marks.ts';
import { GOODS, type Good, SPACES } from '../milestones/index.ts';
import type { Frame } from '../steps/step.ts';

/** The marks for a step: besides those of any position, goods on a player's board and tiles on offer. */
export interface FrameMarks extends Marks {
  readonly loop: (player: number) => ReturnType<Marks['loop']> & { readonly markedGoods: readonly Good[] };
  readonly tiles: readonly string[];
}

/** What a step's own highlight names on a player's board: `worker-3` or `stone` for who acts, `1/worker-3` for player 1. */
function highlightedOn(player: number, { step, player: acting }: Frame): string[] {
  return (step.highlight ?? []).flatMap((at) => {
    const [seat, place] = at.includes('/') ? at.split('/') : [`${acting}`, at];
    return Number(seat) === player ? [place as string] : [];
  });
}

const together = <At>(some: readonly At[], more: readonly At[]): At[] => [...new Set([...some, ...more])];

/** The marks for a step of an example: what it touches or tries, and what it highlights besides. */
export function frameMarks(frame: Frame): FrameMarks {
  const { step, player, events, refusals, shown } = frame;
  const tried = 'refused' in step ? [step.refused] : [];
  // The first reason is the one that the caption gives.
  const { board, loop } = marksOf({ game: shown, player, tried, refusals: refusals.slice(0, 1), events });
  return {
    board: { ...board, highlight: together(placesOnBoard(shown.board, step.highlight ?? []), board.highlight) },
    loop: (seat) => {
      const named = highlightedOn(seat, frame);
      const spaces = SPACES.filter((space) => named.includes(space));
      return {
        ...loop(seat),
        highlight: together(spaces, loop(seat).highlight),
        markedGoods: GOODS.filter((good) => named.includes(good)),
      };
    },
    tiles: shown.workerTiles.flatMap(({ id }) => (step.highlight?.includes(id) ? [id] : [])),
  };
}
