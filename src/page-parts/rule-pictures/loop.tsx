import { PLAYER_VIEW, picturePlace } from '../../board/pieces/loop-places.ts';
import { PlayerBoard } from '../../board/pieces/PlayerBoard.tsx';
import { gameOfScene } from '../../milestones/index.ts';
import { Annotated, Arrow, Letter } from './annotations.tsx';
import type { RulePicture } from './RulePicture.ts';

const game = gameOfScene({
  players: [
    { goods: { coin: 1 }, spaces: ['quarryman 2', 'lumberjack 3', null, 'sand-worker 4', 'grain-grower 5'] },
    { spaces: ['coiner 1', 'coiner 2'] },
  ],
});
const [player] = game.state.players;

const LETTERS = { A: 'castle', C: 'trading-house', D: 'board-of-works', E: 'mill' } as const;

/** The twelve spaces and the way round them (3.1, 5.3). */
export const loop: RulePicture = {
  legend: ['A', 'B', 'C', 'D', 'E'],
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <Annotated
      view={PLAYER_VIEW}
      marks={
        <>
          <Arrow from={{ x: 92, y: 216 }} by={{ x: 12, y: 168 }} to={{ x: 132, y: 168 }} />
          <Arrow from={{ x: 688, y: 168 }} by={{ x: 822, y: 168 }} to={{ x: 728, y: 216 }} />
          {Object.entries(LETTERS).map(([letter, space]) => (
            <Letter key={letter} letter={letter} x={picturePlace(space).x + 72} y={picturePlace(space).y + 40} />
          ))}
          <Letter letter="B" x={picturePlace('worker-8').x} y={picturePlace('worker-8').y} />
        </>
      }
    >
      {player && <PlayerBoard player={player} index={0} label={label} />}
    </Annotated>
  ),
};
