import { type Employment, PRODUCT, type Space, type Worker } from '../types.ts';
import { receive, type Work } from '../work.ts';
import { employmentNumber, indexOf, workerOn } from './03-player-board.ts';
import { score } from './12-end.ts';

/** The employment spaces, 1 to 8, whose workers yield in a move: of the kind it ends on (6.1, 6.4), the space it started from left out (6.2, 6.3). */
export function yieldingSpaces(spaces: readonly Employment[], from: Space, to: Space): number[] {
  const last = employmentNumber(to);
  const worker = workerOn(spaces, last);
  const yielding: number[] = [];
  if (worker === null) return yielding;
  for (let space = indexOf(from) + 1; space <= last; space++) {
    if (workerOn(spaces, space)?.kind === worker.kind) yielding.push(space);
  }
  return yielding;
}

/** The goods of a move that ends on a worker, kept without a limit (6.5), and the VP of the bonus tiles on those who yield (6.6). Without a visible worker nothing happens (5.7). */
export function yieldGoods(work: Work, from: Space, to: Space): void {
  const { state, me, events } = work;
  const yielding = yieldingSpaces(me.spaces, from, to);
  if (yielding.length === 0) {
    events.push({ type: 'no-worker', rule: '5.7', player: state.player, space: to });
    return;
  }
  const workers = yielding.map((space) => workerOn(me.spaces, space) as Worker);
  receive(work, '6.2', 'worker', PRODUCT[(workers[0] as Worker).kind], yielding.length, yielding);
  const bonuses = workers.filter((worker) => worker.bonus).length;
  if (bonuses > 0) score(work, '6.6', 'bonus-worker', bonuses);
}
