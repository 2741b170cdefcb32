import type { Board } from '../../../src/milestones/index.ts';

/** Two lots that share a line: the start above on the left, a bush on the right lot. */
export const DIAMOND: Board = {
  name: 'diamond',
  version: 1,
  start: 'a',
  bushes: ['b+c+d'],
  points: [
    { id: 'a', q: 0, r: 0, number: null },
    { id: 'b', q: 1, r: 0, number: 3 },
    { id: 'c', q: 0, r: 1, number: 2 },
    { id: 'd', q: 1, r: 1, number: 5 },
  ],
};

/** A strip of the lattice with so many columns and rows, numbered 1 to 5 in turn, its start at the upper left. */
export function strip(columns: number, rows: number): Board {
  const points = Array.from({ length: columns * rows }, (_, i) => {
    const r = Math.floor(i / columns);
    return { id: `p${i}`, q: (i % columns) - Math.floor(r / 2), r, number: i === 0 ? null : 1 + (i % 5) };
  });
  return { name: 'strip', version: 1, start: 'p0', bushes: [], points };
}
