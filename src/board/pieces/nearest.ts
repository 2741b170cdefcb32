import type { Place } from './geometry.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const AHEAD: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * The spot that an arrow key leads to from another: the nearest of those that lie more ahead than aside, or else of all
 * that lie ahead; null where none does. Of equally near ones the first in the list.
 */
export function nearest<S extends Place>(spots: readonly S[], from: Place, direction: Direction): S | null {
  const [dx, dy] = AHEAD[direction];
  const ranked = spots
    .map((spot) => {
      const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
      const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
      return { spot, ahead, oblique: aside > ahead, far: Math.hypot(ahead, aside) };
    })
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => Number(a.oblique) - Number(b.oblique) || a.far - b.far);
  return ranked[0]?.spot ?? null;
}
