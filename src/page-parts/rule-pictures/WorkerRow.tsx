import { Drawn } from '../../board/pieces/Drawn.tsx';
import { WorkerCard } from '../../board/pieces/WorkerCard.tsx';
import type { Employment } from '../../milestones/index.ts';

/** The width of a space and the height of a row, in the units of the pieces. */
export const SPACE = 100;
export const ROW = 140;

/** Neighbouring employment spaces as they look from above; the middle of the first one is at (x, y). */
export function WorkerRow({ spaces, x, y }: { spaces: readonly Employment[]; x: number; y: number }) {
  return (
    <>
      {spaces.map((employment, i) => {
        const place = { x: x + i * SPACE, y };
        if (employment === null) return <Drawn key={place.x} name="empty" {...place} />;
        if (employment === 'covered') return <Drawn key={place.x} name="cover" {...place} />;
        return <WorkerCard key={place.x} worker={employment} bonus={employment.bonus} {...place} />;
      })}
    </>
  );
}
