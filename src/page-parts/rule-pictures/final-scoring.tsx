import { Drawn } from '../../board/pieces/Drawn.tsx';
import { type Employment, gameOfScene } from '../../milestones/index.ts';
import { Note } from './annotations.tsx';
import { played } from './played.ts';
import type { RulePicture } from './RulePicture.ts';
import { ROW, WorkerRow } from './WorkerRow.tsx';

const before = gameOfScene({
  players: [
    { piece: 'worker-1', spaces: ['quarryman 3 bonus', 'sand-worker 4'] },
    { vp: 59, spaces: ['quarryman 2', 'quarryman 5'] },
    { spaces: ['lumberjack 1', 'quarryman 6'] },
  ],
  state: { endTriggeredBy: 1, turnsLeft: 0, movesLeft: 1 },
});
const { game } = played(before, { type: 'move', to: 'worker-3' });
const scored = game.state.finalScoring?.quarryman ?? { values: [], vp: [] };

const quarrymenOn = (spaces: readonly Employment[]) =>
  spaces.filter((employment) => typeof employment === 'object' && employment?.kind === 'quarryman');

/** How a majority is shared (12.4, 12.5). */
export const finalScoring: RulePicture = {
  legend: [],
  values: {
    ...Object.fromEntries(scored.values.map((value, i) => [`v${i}`, value])),
    vp: Math.max(...scored.vp),
  },
  game,
  size: 'narrow',
  Drawing: ({ label }) => (
    <svg class="row-picture" viewBox={`0 0 560 ${3 * ROW}`} role="img" aria-label={label}>
      {game.state.players.map(({ spaces }, i) => {
        const y = 70 + i * ROW;
        return (
          <g key={y}>
            <Drawn name={`player-${i}`} x={40} y={y} scale={1.2} />
            <WorkerRow spaces={quarrymenOn(spaces)} x={140} y={y} />
            <Note x={368} y={y} text={`= ${scored.values[i]}`} />
            <Note x={490} y={y} text={`+${scored.vp[i]}`} />
          </g>
        );
      })}
    </svg>
  ),
};
