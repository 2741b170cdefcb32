import { type Employment, type Game, gameOfScene } from '../../milestones/index.ts';
import { Arrow, Letter } from './annotations.tsx';
import { played } from './played.ts';
import type { RulePicture } from './RulePicture.ts';
import { ROW, WorkerRow } from './WorkerRow.tsx';

const COVERED = 2;
const before = gameOfScene({
  players: [
    { piece: 'castle', spaces: ['quarryman 2', 'lumberjack 5', 'sand-worker 3', 'coiner 6'] },
    { spaces: ['coiner 1', 'coiner 2'] },
  ],
  state: { phase: 'space' },
});
const { game: after } = played(before, { type: 'cover', space: COVERED });

const spacesOf = ({ state }: Game): readonly Employment[] => state.players[0]?.spaces.slice(0, 4) ?? [];
const covered = spacesOf(before)[COVERED - 1];

/** A worker before and after the castle's demand (3.5, 11.3). */
export const coveredWorker: RulePicture = {
  legend: ['A', 'B'],
  values: { number: typeof covered === 'object' && covered !== null ? covered.number : 0 },
  game: before,
  size: 'wide',
  Drawing: ({ label }) => (
    <svg class="row-picture" viewBox={`0 0 960 ${ROW + 60}`} role="img" aria-label={label}>
      <WorkerRow spaces={spacesOf(before)} x={52} y={74} />
      <Arrow from={{ x: 430, y: 74 }} by={{ x: 480, y: 74 }} to={{ x: 530, y: 74 }} head={34} />
      <WorkerRow spaces={spacesOf(after)} x={608} y={74} />
      <Letter letter="A" x={202} y={172} size={52} />
      <Letter letter="B" x={758} y={172} size={52} />
    </svg>
  ),
};
