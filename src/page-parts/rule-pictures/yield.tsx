import { Drawn } from '../../board/pieces/Drawn.tsx';
import { PLAYER_VIEW, picturePlace, piecePlace } from '../../board/pieces/loop-places.ts';
import { PlayerBoard } from '../../board/pieces/PlayerBoard.tsx';
import { gameOfScene, type Space } from '../../milestones/index.ts';
import { Annotated, Arrow, Letter } from './annotations.tsx';
import { played } from './played.ts';
import type { RulePicture } from './RulePicture.ts';

const FROM = 'worker-1';
const TO = 'worker-5';
const workers = ['quarryman 1', 'lumberjack 2', 'quarryman 3', 'sand-worker 4', 'quarryman 6', null, 'coiner 7'];
const before = gameOfScene({ players: [{ piece: FROM, spaces: workers }, { spaces: ['coiner 1', 'coiner 2'] }] });
const { game, events } = played(before, { type: 'move', to: TO });
const goods = events.find((event) => event.type === 'goods');
const yielding = goods?.type === 'goods' ? goods.spaces.map((space) => `worker-${space}` as Space) : [];
const [player] = game.state.players;

/** A move that passes workers, and what it yields (6.2–6.4). */
export const yielded: RulePicture = {
  legend: ['A', 'B', 'C'],
  values: { n: yielding.length },
  game,
  size: 'wide',
  Drawing: ({ label }) => (
    <Annotated
      view={PLAYER_VIEW}
      marks={
        <>
          <Arrow
            from={{ x: piecePlace(FROM).x + 14, y: 178 }}
            by={{ x: (piecePlace(FROM).x + piecePlace(TO).x) / 2, y: 236 }}
            to={{ x: piecePlace(TO).x - 26, y: 184 }}
          />
          {yielding.map((space) => (
            <Drawn key={space} name="stone" x={picturePlace(space).x + 24} y={picturePlace(space).y + 42} />
          ))}
          {[FROM, ...yielding].map((space, i) => (
            <Letter
              key={space}
              letter={'ABC'[i] ?? ''}
              x={picturePlace(space as Space).x + 26}
              y={picturePlace(space as Space).y - 42}
            />
          ))}
        </>
      }
    >
      {player && <PlayerBoard player={player} index={1} label={label} highlight={yielding} />}
    </Annotated>
  ),
};
