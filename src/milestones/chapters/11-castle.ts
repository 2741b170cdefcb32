import { minus, totalGoods } from '../goods.ts';
import { type Game, GOODS, type Goods, type Player, type Refusal, type Worker } from '../types.ts';
import { checkCost, type Of, refuse, type Work } from '../work.ts';
import { employmentSpace, visibleWorkers, workerOn } from './03-player-board.ts';
import { putOn } from './09-bonus-tiles.ts';

/** Goods that may be kept at the castle (11.2). */
export const GOODS_KEPT = 3;
/** Visible workers that the castle leaves to a player (11.4). */
export const WORKERS_LEFT = 2;

/** The two demands on arrival (11.1): goods above three (11.2), and a worker to cover unless only two are visible (11.3, 11.4). Gives whether there are none. */
export function arriveAtCastle(work: Work): boolean {
  const { state, me, events } = work;
  const surplus = Math.max(0, totalGoods(me.goods) - GOODS_KEPT);
  const covers = visibleWorkers(me.spaces) > WORKERS_LEFT;
  if (surplus === 0 && !covers) return true;
  state.phase = 'space';
  state.visit = { giveBack: surplus, cover: covers };
  events.push({ type: 'demanded', rule: '11.1', player: state.player, giveBack: surplus, cover: covers });
  return false;
}

/** Every way of giving back exactly `count` of some goods, as an action names it: least stone first, then least wood, and so on (11.2). */
export function waysToGiveBack(goods: Goods, count: number): Partial<Goods>[] {
  const ways: Partial<Goods>[] = [];
  const owned = GOODS.map((good) => goods[good]);
  // What the goods from each place of the list on can contribute at most.
  const rest = owned.map((_, i) => owned.slice(i).reduce((sum, n) => sum + n, 0));
  const give = (place: number, left: number, chosen: Partial<Record<keyof Goods, number>>) => {
    if (place === GOODS.length) {
      ways.push(chosen);
      return;
    }
    const good = GOODS[place] as keyof Goods;
    const most = Math.min(left, owned[place] as number);
    for (let n = Math.max(0, left - (rest[place + 1] ?? 0)); n <= most; n++) {
      give(place + 1, left - n, n === 0 ? chosen : { ...chosen, [good]: n });
    }
  };
  give(0, count, {});
  return ways;
}

/** Whether just so many goods may be given back as are demanded (11.2). */
export function checkGivingBack(found: Refusal[], { state }: Game, action: Of<'give-back'>, { goods }: Player): void {
  const wanted = state.visit !== null && 'giveBack' in state.visit ? (state.visit.giveBack as number) : 0;
  let given = 0;
  for (const good of GOODS) given += action.goods[good] ?? 0;
  if (wanted === 0) refuse(found, '11.2', 'nothing-to-give-back');
  else if (given < wanted) refuse(found, '11.2', 'gives-too-little');
  else if (given > wanted) refuse(found, '11.2', 'gives-too-much');
  checkCost(found, '11.2', goods, action.goods);
}

/** Goods go back to the supply (11.2). Gives whether both demands are met. */
export function giveBack(work: Work, { goods }: Of<'give-back'>): boolean {
  work.me.goods = minus(work.me.goods, goods);
  work.events.push({ type: 'gave-back', rule: '11.2', player: work.state.player, goods });
  return meetDemand(work, { giveBack: 0 });
}

/** Whether this worker may be covered: only on demand (11.6), and only a visible one (11.3). */
export function checkCovering(found: Refusal[], { state }: Game, { space }: Of<'cover'>, { spaces }: Player): void {
  const demanded = state.visit !== null && 'cover' in state.visit && state.visit.cover === true;
  if (!demanded) refuse(found, '11.6', 'no-worker-demanded');
  if (workerOn(spaces, space) !== null) return;
  if (spaces[space - 1] === 'covered') refuse(found, '11.3', 'covers-cover-tile', employmentSpace(space));
  else refuse(found, '11.3', 'covers-empty-space', employmentSpace(space));
}

/** A cover tile goes onto a worker (11.3) and takes a bonus tile there out of the game (11.5). Gives whether both demands are met. */
export function cover(work: Work, { space }: Of<'cover'>): boolean {
  const { state, me, events } = work;
  const { kind, number } = workerOn(me.spaces, space) as Worker;
  events.push({ type: 'worker-covered', rule: '11.3', player: state.player, kind, number, space });
  const spaces = me.spaces.slice();
  putOn(work, spaces, space, 'covered');
  me.spaces = spaces;
  return meetDemand(work, { cover: false });
}

/** One of the demands is met, in either order (11.1). */
function meetDemand(work: Work, met: { giveBack?: 0; cover?: false }): boolean {
  const demands = { ...(work.state.visit as { giveBack: number; cover: boolean }), ...met };
  work.state.visit = demands;
  return demands.giveBack === 0 && !demands.cover;
}
