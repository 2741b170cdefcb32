import { Drawn } from '../../board/pieces/Drawn.tsx';
import { type Employment, type Game, gameOfScene } from '../../milestones/index.ts';
import { Cross, Letter } from './annotations.tsx';
import { played } from './played.ts';
import type { RulePicture } from './RulePicture.ts';
import { ROW, SPACE, WorkerRow } from './WorkerRow.tsx';

const scene = (spaces: readonly (string | null)[]) =>
  gameOfScene({ players: [{ piece: 'worker-7', spaces }, { spaces: ['coiner 1', 'coiner 2'] }] });

const rising = scene(['lumberjack 3', null, 'quarryman 3', 'covered', 'sand-worker 6', 'grain-grower 7']);
const falling = scene(['coiner 2', 'coiner 4', 'sand-worker 8', 'quarryman 6', null, 'lumberjack 7']);

const spacesOf = ({ state }: Game): readonly Employment[] => state.players[0]?.spaces.slice(0, 6) ?? [];
const numbersOf = (game: Game) =>
  spacesOf(game)
    .flatMap((employment) => (employment === null || employment === 'covered' ? [] : [employment.number]))
    .join('-');
const hasIncome = (game: Game) =>
  played(game, { type: 'move', to: 'trading-house' }).events.some((event) => event.type === 'goods');

function Row({ game, letter, y }: { game: Game; letter: string; y: number }) {
  const coin = { x: 7 * SPACE + 20, y };
  return (
    <>
      <Letter letter={letter} x={32} y={y} size={52} />
      <WorkerRow spaces={spacesOf(game)} x={120} y={y} />
      <Drawn name="coin" {...coin} scale={1.4} />
      {!hasIncome(game) && <Cross {...coin} size={70} />}
    </>
  );
}

/** Numbers that earn the income of the trading house, and numbers that do not (7.1). */
export const sequence: RulePicture = {
  legend: ['A', 'B'],
  values: { rising: numbersOf(rising), falling: numbersOf(falling) },
  game: rising,
  size: 'wide',
  Drawing: ({ label }) => (
    <svg class="row-picture" viewBox={`0 0 780 ${2 * ROW + 24}`} role="img" aria-label={label}>
      <Row game={rising} letter="A" y={74} />
      <Row game={falling} letter="B" y={74 + ROW + 12} />
    </svg>
  ),
};
