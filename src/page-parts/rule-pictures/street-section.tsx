import { Board } from '../../board/pieces/Board.tsx';
import { viewOf } from '../../board/pieces/geometry.ts';
import { gameOfScene } from '../../milestones/index.ts';
import { Annotated, Letter, near } from './annotations.tsx';
import { numberAt, played, vpOf } from './played.ts';
import type { RulePicture } from './RulePicture.ts';

/** A street of one section on a small board, and its builder at the board of works. */
export const streetOfOne = gameOfScene({
  board: ['  S   3   2   1', '', '4   2   3   5   2'],
  players: [
    {
      piece: 'board-of-works',
      goods: { stone: 1, sand: 1 },
      spaces: ['quarryman 1', 'sand-worker 4'],
    },
    { spaces: ['coiner 1', 'coiner 2'] },
  ],
  state: { phase: 'space', streets: [['p0', 'p5', 'p6']] },
});
export const NEXT = { from: 'p6', milestone: 'p2', to: 'p3' } as const;
const { game, events } = played(streetOfOne, { type: 'street', ...NEXT });
const { board } = game;

/** A section that continues a street (8.3, 8.5, 8.6). */
export const streetSection: RulePicture = {
  legend: ['A', 'B', 'C'],
  values: { milestone: numberAt(game, NEXT.milestone), end: numberAt(game, NEXT.to), vp: vpOf(events) },
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <Annotated
      view={viewOf(board)}
      marks={
        <>
          <Letter letter="A" {...near(board, NEXT.from, 6, 44)} size={34} />
          <Letter letter="B" {...near(board, NEXT.milestone, -34, -36)} size={34} />
          <Letter letter="C" {...near(board, NEXT.to, 34, -34)} size={34} />
        </>
      }
    >
      <Board
        board={board}
        state={game.state}
        label={label}
        highlight={[
          [NEXT.from, NEXT.milestone],
          [NEXT.milestone, NEXT.to],
        ]}
      />
    </Annotated>
  ),
};
