import { Board } from '../../board/pieces/Board.tsx';
import { placeOf, viewOf } from '../../board/pieces/geometry.ts';
import { gameOfScene } from '../../milestones/index.ts';
import { Annotated, Note } from './annotations.tsx';
import { numberAt, played, vpOf } from './played.ts';
import type { RulePicture } from './RulePicture.ts';

const FREE = ['p1', 'p5'] as const;
const LOT = 'p1+p4+p5';
const before = gameOfScene({
  board: ['  S   2   3', '', '5   3   1   4'],
  players: [
    { piece: 'board-of-works', goods: { stone: 1, wood: 1 }, spaces: ['quarryman 1', 'lumberjack 4'] },
    { spaces: ['coiner 1', 'coiner 2'] },
  ],
  state: { phase: 'space', streets: [['p0', 'p4', 'p5']] },
});
const { game, events } = played(before, { type: 'house', lot: LOT });
const { board } = game;
const [a, b] = FREE.map((id) => numberAt(game, id)) as [number, number];
const { x, y } = placeOf(board, LOT);

/** A house and the free numbers that it scores (8.11). */
export const houseLot: RulePicture = {
  legend: [],
  values: { a, b, vp: vpOf(events) },
  game,
  size: 'narrow',
  Drawing: ({ label }) => (
    <Annotated
      view={viewOf(board)}
      marks={<Note x={x + 104} y={y - 2} size={30} text={`${a} + ${b} = ${vpOf(events)}`} />}
    >
      <Board
        board={board}
        state={game.state}
        label={label}
        spots={FREE.map((at) => ({ at, name: '', look: 'chosen' as const }))}
      />
    </Annotated>
  ),
};
