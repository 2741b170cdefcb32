import { ascends, type Employment, KINDS, visibleWorkers, workerOn } from '../../milestones/index.ts';
import { WEIGHTS } from './weights.ts';

/** Numbers of goods in the order of the list of goods. Changed in place while stops are tried. */
export type GoodsCount = [stone: number, wood: number, sand: number, grain: number, coin: number];

/** The employment spaces of a player, made ready for trying many stops. */
export interface Row {
  /** The place in the list of kinds of the worker on each space from 1 on, or -1. */
  readonly kinds: readonly number[];
  /** What a move from one space to another yields, and the VP of bonus tiles with it: `[9 * from + to]`. */
  readonly yields: readonly number[];
  readonly bonuses: readonly number[];
  /** The coin for an ascending sequence, 0 or 1 (7.1). */
  readonly income: number;
}

/** Makes a row ready (6.2, 6.6). */
export function rowOf(spaces: readonly Employment[]): Row {
  const workers = [null, ...spaces.map((_, i) => workerOn(spaces, i + 1))];
  const kinds = workers.map((worker) => (worker === null ? -1 : KINDS.indexOf(worker.kind)));
  const yields = new Array<number>(81).fill(0);
  const bonuses = new Array<number>(81).fill(0);
  for (let to = 1; to <= 8; to++) {
    if (kinds[to] === -1) continue;
    let count = 0;
    let vp = 0;
    for (let from = to - 1; from >= 0; from--) {
      if (kinds[from + 1] === kinds[to]) {
        count++;
        if (workers[from + 1]?.bonus) vp++;
      }
      yields[9 * from + to] = count;
      bonuses[9 * from + to] = vp;
    }
  }
  return { kinds, yields, bonuses, income: ascends(spaces) ? 1 : 0 };
}

/**
 * The most that goods are worth after stopping on up to `stops` workers right of a space, each at the cost of a move.
 * `worth` says what goods are worth in the end.
 */
export function harvest(
  row: Row,
  from: number,
  goods: GoodsCount,
  stops: number,
  move: number,
  worth: (goods: GoodsCount) => number,
): number {
  let best = worth(goods);
  if (stops === 0) return best;
  for (let to = from + 1; to <= 8; to++) {
    const kind = row.kinds[to] as number;
    if (kind < 0) continue;
    const before = goods[kind] as number;
    goods[kind] = before + (row.yields[9 * from + to] as number);
    const vp = row.bonuses[9 * from + to] as number;
    best = Math.max(best, vp - move + harvest(row, to, goods, stops - 1, move, worth));
    goods[kind] = before;
  }
  return best;
}

/** What a usual lap with these workers is worth: its best three stops, whatever the board will look like. */
export function lapOf(spaces: readonly Employment[], row: Row): number {
  const found = harvest(row, 0, [0, 0, 0, 0, row.income], 3, WEIGHTS.usualMove, usualWorth);
  return found + WEIGHTS.worker * visibleWorkers(spaces);
}

function usualWorth([stone, wood, sand, grain, coin]: GoodsCount): number {
  const cubes = stone + wood + sand;
  const pairs = Math.min(cubes >> 1, cubes - Math.max(stone, wood, sand));
  const sacks = grain >> 1;
  const stops = (pairs > 0 ? 1 : 0) + (sacks > 0 ? 1 : 0);
  return (
    (WEIGHTS.pairs[Math.min(pairs, 4)] as number) +
    (WEIGHTS.sacks[Math.min(sacks, 3)] as number) +
    (cubes + grain - 2 * pairs - 2 * sacks) * WEIGHTS.cube +
    coin * WEIGHTS.coin -
    stops * WEIGHTS.usualMove
  );
}
