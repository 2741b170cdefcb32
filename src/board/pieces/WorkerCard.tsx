import type { TileWorker } from '../../milestones/index.ts';
import { Drawn } from './Drawn.tsx';
import type { Place } from './geometry.ts';

interface Props extends Place {
  readonly worker: TileWorker;
  readonly bonus?: boolean;
}

/** A worker with its number and, where one lies there, its bonus tile; 94 × 130 around (x, y). */
export function WorkerCard({ worker: { kind, number }, bonus = false, x, y }: Props) {
  return (
    <>
      <Drawn name={`worker-${kind}`} x={x} y={y} />
      <text x={x - 23} y={y - 25} class="m-worker-number">
        {number}
      </text>
      {bonus && <Drawn name={`bonus-${kind}`} x={x - 22} y={y + 42} scale={0.78} />}
    </>
  );
}
