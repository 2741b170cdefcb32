import { Board } from '../../board/pieces/Board.tsx';
import { viewOf } from '../../board/pieces/geometry.ts';
import { gameOfScene, legalActions } from '../../milestones/index.ts';
import { Annotated, Letter, near } from './annotations.tsx';
import { numberAt } from './played.ts';
import type { RulePicture } from './RulePicture.ts';
import { NEXT, streetOfOne } from './street-section.tsx';

const game = gameOfScene({
  board: ['  S   3   2   1', '', '4   2   3   5   2'],
  players: [
    { piece: 'board-of-works', goods: { wood: 1, sand: 1 }, spaces: ['lumberjack 1', 'sand-worker 4'] },
    { spaces: ['coiner 1', 'coiner 2'] },
  ],
  state: { phase: 'space', streets: [...streetOfOne.state.streets, [NEXT.from, NEXT.milestone, NEXT.to]] },
});
const { board } = game;
const allowed = legalActions(game).flatMap((action) => (action.type === 'marketplace' ? [action.at] : []));
const UNTOUCHED = 'p7';

/** The free numbers that take a marketplace, and one that does not (8.14, 8.15). */
export const marketplacePlaces: RulePicture = {
  legend: ['A', 'B', 'C'],
  values: { between: numberAt(game, NEXT.from), end: numberAt(game, NEXT.to) },
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <Annotated
      view={viewOf(board)}
      marks={
        <>
          <Letter letter="A" {...near(board, NEXT.from, 4, 46)} size={34} />
          <Letter letter="B" {...near(board, NEXT.to, 36, -32)} size={34} />
          <Letter letter="C" {...near(board, UNTOUCHED, 4, 46)} size={34} />
        </>
      }
    >
      <Board
        board={board}
        state={game.state}
        label={label}
        spots={[
          ...allowed.map((at) => ({ at, name: '', look: 'chosen' as const })),
          { at: UNTOUCHED, name: '', look: 'cause' as const },
        ]}
      />
    </Annotated>
  ),
};
