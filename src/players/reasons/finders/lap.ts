import {
  type Action,
  ascends,
  COSTS,
  GOODS_KEPT,
  isAhead,
  type Player,
  PRODUCT,
  totalGoods,
  visibleWorkers,
  WORKERS_LEFT,
} from '../../../milestones/index.ts';
import { leadsOf, workersAhead } from '../player.ts';
import { CONSTRUCTIONS, LEAST_VP } from '../rivals.ts';
import type { Turn } from '../turn.ts';
import { countIn, type Find, givesUp, type Moment, moments, pays } from './find.ts';

/** Fewer workers still ahead in a lap than this are no reason to go slowly. */
const LEAST_AHEAD = 3;

/** The coin for an ascending row (7.1), as long as it goes on ascending. */
export const income: Find = (turn) =>
  !givesUp(turn) &&
  ascends(turn.is.spaces) &&
  turn.events.some((event) => event.type === 'goods' && event.source === 'income') && { why: 'income' };

/** The arrival at the castle, unless the game ends. Nobody learns from a turn that passes all workers between two such stops. */
function castleIn(turn: Turn): Moment<'move'> | null {
  const [arrival, again] = moments(turn, 'move').filter(({ action }) => action.to === 'castle');
  return arrival === undefined || again !== undefined || turn.after.state.endTriggeredBy !== null ? null : arrival;
}

/** A way straight to the castle, where nothing could be built with what was there. */
export const nothingToBuild: Find = (turn) => {
  const arrival = castleIn(turn);
  if (arrival === null) return null;
  const { goods } = arrival.game.state.players[turn.me] as Player;
  const hadNothing = [goods, turn.was.goods].every((each) => CONSTRUCTIONS.every((type) => !pays(each, COSTS[type])));
  const isPassed = isAhead(turn.was.piece, 'board-of-works');
  // What is missing may be for sale.
  return hadNothing && isPassed && !givesUp(turn) && workersAhead(turn.is) > 1 && { why: 'nothing-to-build' };
};

/** The castle reached with just as many goods as may be kept (11.2). */
export const castleSparesGoods: Find = (turn) => {
  const arrival = castleIn(turn);
  // Whoever loses a bonus tile there is not spared.
  if (arrival === null || turn.events.some(({ type }) => type === 'bonus-lost')) return null;
  const { goods, piece } = arrival.game.state.players[turn.me] as Player;
  const givesBack = arrival.step.events.some((event) => event.type === 'demanded' && event.giveBack > 0);
  // From the mill there is nowhere else to go.
  // Whoever has fewer loses none next time, either.
  return piece !== 'mill' && !givesBack && totalGoods(goods) === GOODS_KEPT && { why: 'castle-spares-goods' };
};

/** What can be said of the worker whom the castle demands. */
export const coversWorker: Find = ({ before, after, me, was, is, steps, events, next }) => {
  // In a last turn nobody needs workers.
  if (after.state.endTriggeredBy !== null) return null;
  const step = steps.find((each) => each.events.some(({ type }) => type === 'worker-covered'));
  const lost = step?.events.find(({ type }) => type === 'worker-covered');
  if (step !== undefined && lost?.type === 'worker-covered') {
    // Whoever loses a majority with that worker asks for another reason.
    if (leadsOf(before, me).includes(lost.kind) && !leadsOf(after, me).includes(lost.kind)) return null;
    const good = PRODUCT[lost.kind];
    const takes = ({ type }: Action) => Object.hasOwn(COSTS, type) && good in COSTS[type as keyof typeof COSTS];
    const isSpare = next !== null && next.vp >= LEAST_VP && !next.steps.some(({ action }) => takes(action));
    const left = countIn(is, lost.kind);
    // Where a tile covers or brings another of them as well, it is not the castle's doing, and a bonus tile is no small loss.
    if (left !== countIn(step.game.state.players[me] as Player, lost.kind)) return null;
    if (step.events.some(({ type }) => type === 'bonus-lost')) return null;
    return (left > 0 || isSpare) && { why: 'covers', kind: lost.kind, left, spare: isSpare ? good : 'none' };
  }
  const isThere = events.some(({ type }) => type === 'demanded' || type === 'gave-back');
  return isThere && visibleWorkers(was.spaces) <= WORKERS_LEFT && { why: 'castle-spares-workers' };
};

/** What can be said of a turn that only collects: how much of the lap is left. */
export const noHurry: Find = (turn) => {
  const { after, is } = turn;
  const { phase, endTriggeredBy } = after.state;
  const workers = workersAhead(is);
  const isOn = phase !== 'draft' && endTriggeredBy === null && is.piece !== 'castle';
  return isOn && !givesUp(turn) && workers >= LEAST_AHEAD && { why: 'no-hurry', workers };
};
