import { Board } from '../../board/pieces/Board.tsx';
import {
  FlourSack,
  GoodIcon,
  House,
  Marketplace,
  Milestone,
  StreetPiece,
  WorkerTilePicture,
} from '../../board/pieces/icons.tsx';
import { PlayerBoard } from '../../board/pieces/PlayerBoard.tsx';
import { GOODS, newGame, PRACTICE_SET } from '../../milestones/index.ts';
import type { RulePicture } from './RulePicture.ts';

const game = newGame({ players: 2, seed: 4, startingPlayer: 0, set: PRACTICE_SET });
const { board, workerTiles, state } = game;
const [player] = state.players;

function Tiles({ ids }: { ids: readonly string[] }) {
  const tiles = ids.flatMap((id) => workerTiles.filter((tile) => tile.id === id));
  return (
    <div class="setup-tiles">
      {tiles.map(({ id, workers }) => (
        <WorkerTilePicture key={id} workers={workers} />
      ))}
    </div>
  );
}

/** The table before a game for two (4.1–4.7). */
export const setup: RulePicture = {
  legend: ['A', 'B', 'C', 'D', 'E'],
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <div role="img" aria-label={label}>
      <div class="setup-parts" aria-hidden="true">
        <div class="setup-part" data-letter="A">
          <p class="setup-supplies">
            {GOODS.map((good) => (
              <GoodIcon key={good} good={good} />
            ))}
            <StreetPiece />
            <Milestone />
            <House />
            <Marketplace />
            <FlourSack />
          </p>
        </div>
        <div class="setup-part" data-letter="B">
          <Board board={board} state={state} label="" />
        </div>
        <div class="setup-part" data-letter="C">
          <Tiles ids={state.display} />
          <svg class="setup-pile" viewBox="0 0 194 136" aria-hidden="true">
            {[8, 4, 0].map((shift) => (
              <rect key={shift} x={2 + shift} y={2 + shift} width="176" height="118" rx="10" />
            ))}
            <text x="90" y="80">
              {state.pileCount}
            </text>
          </svg>
        </div>
        <div class="setup-part" data-letter="D">
          <Tiles ids={state.startingTiles} />
        </div>
        <div class="setup-part" data-letter="E">
          {player && <PlayerBoard player={player} index={0} label="" />}
        </div>
      </div>
    </div>
  ),
};
