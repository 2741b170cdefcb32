import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffled } from '../../kit/shuffled.ts';
import { hasFirstSection, layoutOf } from '../board/layout.ts';
import type { GameSet } from '../chapters/04-setup.ts';
import { type Board, KINDS, type WorkerTile } from '../types.ts';

const padded = (n: number) => String(n).padStart(2, '0');

/**
 * A set that chance has made, for trying the engine and the players on boards that nobody designed: a rough strip of 12 to
 * 80 points with up to 15 bushes, 35 worker tiles and 15 bonus tiles. A first street section can be built on it: where the
 * places that were drawn leave no room for one, they are drawn again. The same seed, a 32-bit integer, gives the same set.
 */
export function randomSet(seed: number): GameSet {
  const random = xoroshiro128plus(seed);
  const draw = (from: number, to: number) => uniformInt(random, from, to);
  let bare: Board;
  do bare = drawnBoard(`random-${seed}`, draw);
  while (!hasFirstSection(bare));
  const lots = shuffled(
    layoutOf(bare).lots.map((lot) => lot.id),
    random,
  );
  const bushes = lots.slice(0, Math.min(15, Math.floor(lots.length / 2))).sort();
  const worker = () => ({ kind: KINDS[draw(0, 4)] as (typeof KINDS)[number], number: draw(1, 8) });
  const workerTiles = Array.from(
    { length: 35 },
    (_, i): WorkerTile => ({
      id: `t${padded(i + 1)}`,
      workers: [worker(), worker()],
    }),
  );
  return { board: { ...bare, bushes }, workerTiles, bonusTiles: KINDS.flatMap((kind) => [kind, kind, kind]) };
}

/** A strip without bushes; its stall may lie alone. */
function drawnBoard(name: string, draw: (from: number, to: number) => number): Board {
  const rows = draw(3, 6);
  const columns = draw(4, 14);
  const places: [number, number][] = [];
  for (let r = 0; r < rows; r++) {
    for (let column = 0; column < columns; column++) {
      // The corners of the strip and, here and there, a place at its edge are left out; the inside stays whole.
      const atEdge = r === 0 || r === rows - 1 || column === 0 || column === columns - 1;
      const first = r === 0 && column === 0;
      if (!first && atEdge && draw(0, 5) === 0) continue;
      places.push([column - Math.floor(r / 2), r]);
    }
  }
  const points = places.map(([q, r], i) => ({ id: `p${padded(i)}`, q, r, number: i === 0 ? null : draw(1, 5) }));
  return { name, version: 1, points, start: 'p00', bushes: [] };
}
