import { Board } from '../../board/pieces/Board.tsx';
import { placeOf, viewOf } from '../../board/pieces/geometry.ts';
import { type Action, gameOfScene, legalActions } from '../../milestones/index.ts';
import { Annotated, Note } from './annotations.tsx';
import { numberAt, played, vpOf } from './played.ts';
import type { RulePicture } from './RulePicture.ts';

const AT = 'p4';
const before = gameOfScene({
  board: ['  2   3   S', '', '4   1   3   2', '', '  2   1   5'],
  players: [
    { piece: 'mill', goods: { grain: 2 }, spaces: ['grain-grower 1', 'grain-grower 4'] },
    { spaces: ['coiner 1', 'coiner 2'] },
  ],
  state: {
    phase: 'space',
    streets: [
      ['p2', 'p5', AT],
      [AT, 'p7', 'p8'],
    ],
    marketplaces: ['p2', AT],
  },
});
const deliveries = legalActions(before).filter(
  (action): action is Action & { type: 'deliver' } => action.type === 'deliver' && action.marketplace === AT,
);
const free = [...new Set(deliveries.flatMap(({ numbers }) => numbers))].sort();
const CHOSEN = ['p1', 'p3'];
const { game, events } = played(before, { type: 'deliver', marketplace: AT, numbers: CHOSEN });
const { board } = game;
const [a, b] = CHOSEN.map((id) => numberAt(game, id)) as [number, number];
const { x, y } = placeOf(board, AT);

/** The free numbers next to a marketplace, and two of them chosen (10.2, 10.5). */
export const marketplaceNeighbours: RulePicture = {
  legend: [],
  values: { free: free.map((id) => numberAt(game, id)).join(', '), a, b, vp: vpOf(events) },
  game,
  size: 'narrow',
  Drawing: ({ label }) => (
    <Annotated
      view={viewOf(board)}
      marks={<Note x={x + 100} y={y + 38} size={30} text={`${a} + ${b} = ${vpOf(events)}`} />}
    >
      <Board
        board={board}
        state={game.state}
        label={label}
        spots={free.map((at) => ({
          at,
          name: '',
          look: CHOSEN.includes(at) ? ('chosen' as const) : ('allowed' as const),
        }))}
      />
    </Annotated>
  ),
};
