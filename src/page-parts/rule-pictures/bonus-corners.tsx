import { Board } from '../../board/pieces/Board.tsx';
import { placeOf, viewOf } from '../../board/pieces/geometry.ts';
import { gameOfScene } from '../../milestones/index.ts';
import { Annotated, Letter } from './annotations.tsx';
import type { RulePicture } from './RulePicture.ts';

const LOT = 'p1+p2+p5';
const CORNERS = LOT.split('+');
const game = gameOfScene({
  board: ['S   2   4   3', '      *', '  3   1   2'],
  players: [{ spaces: ['lumberjack 1', 'lumberjack 4'] }, { spaces: ['coiner 1', 'coiner 2'] }],
  state: { bonusTiles: { [LOT]: 'lumberjack' } },
});
const { board, state } = game;
const OUTWARDS = [
  { x: -34, y: -32 },
  { x: 34, y: -32 },
  { x: 36, y: 30 },
] as const;
const lot = placeOf(board, LOT);

/** From where a bonus tile comes within reach (9.1). */
export const bonusCorners: RulePicture = {
  legend: ['A', 'B'],
  game,
  size: 'narrow',
  Drawing: ({ label }) => (
    <Annotated
      view={viewOf(board)}
      marks={
        <>
          {CORNERS.map((id, i) => {
            const { x, y } = placeOf(board, id);
            return <Letter key={id} letter="A" x={x + (OUTWARDS[i]?.x ?? 0)} y={y + (OUTWARDS[i]?.y ?? 0)} size={32} />;
          })}
          <Letter letter="B" x={lot.x + 40} y={lot.y - 8} size={32} />
        </>
      }
    >
      <Board
        board={board}
        state={state}
        label={label}
        spots={[...CORNERS, LOT].map((at) => ({ at, name: '', look: 'allowed' as const }))}
      />
    </Annotated>
  ),
};
