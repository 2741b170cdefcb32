import type { Step } from '../../../milestones/history.ts';
import { GOODS, type Good, type Goods, type Player } from '../../../milestones/index.ts';
import { isConstruction } from '../rivals.ts';
import { nextAfter, scoredIn, type Turn } from '../turn.ts';
import { alsoScores, type Find, givesUp, hasSome, moreGoods, sitesIn } from './find.ts';

/** Goods are worth keeping for no more VP than this. */
const FEW_VP = 3;

/** What could be scored in the next turn after the turn that scores more now. */
const thenOnly = ({ instead, me }: Turn): number => (instead === null ? 0 : (nextAfter(instead.game, me)?.vp ?? 0));

/** More that could be scored now, and the next turn in which it may be scored; null where nothing is put off, or where the end would come. */
function putOff(turn: Turn) {
  const { instead, next, fewer } = turn;
  if (instead === null || next === null || !givesUp(turn) || instead.game.state.endTriggeredBy !== null) return null;
  return { instead, next, fewer, scored: alsoScores(turn) };
}

/** Where more could be scored now, but so much less in the next turn that waiting brings more in all. */
export const waitingPays: Find = (turn) => {
  const off = putOff(turn);
  if (off === null) return null;
  const { next, fewer, scored } = off;
  const only = thenOnly(turn);
  return next.vp - only > fewer && { why: 'waiting-pays', scored, fewer, vp: next.vp, only };
};

/** What a turn collects and buys, whatever it is spent on. */
const collectedIn = ({ steps }: Pick<Turn, 'steps'>, good: Good): number =>
  steps.reduce(
    (sum, { action, events }) =>
      events.reduce(
        (all, event) => all + (event.type === 'goods' && event.good === good ? event.count : 0),
        sum + (action.type === 'buy' && action.good === good ? 1 : 0),
      ),
    0,
  );

/** What there is more of than building now would have collected. */
const waitedFor = ({ was, is }: Turn, instead: Pick<Turn, 'steps'>): Partial<Goods> =>
  Object.fromEntries(
    GOODS.map((good) => [good, is.goods[good] - was.goods[good] - collectedIn(instead, good)] as const).filter(
      ([, count]) => count > 0,
    ),
  );

/** Where the same can be built in the next turn, no fewer VP are scored in both turns together, and there are more goods meanwhile. */
export const canWait: Find = (turn) => {
  const off = putOff(turn);
  if (off === null) return null;
  const { instead, next, fewer, scored } = off;
  const { was, is } = turn;
  const [now, later] = [sitesIn(turn), sitesIn(next)];
  const isThere = sitesIn(instead).every((site) => now.includes(site) || later.includes(site));
  const built = (steps: readonly Step[]) =>
    scoredIn(steps.flatMap(({ action, events }) => (isConstruction(action) ? events : [])));
  // What a worker with a bonus tile scores does not wait.
  if (!isThere || built(instead.steps) - built(turn.steps) < fewer || next.vp < fewer + thenOnly(turn)) return null;
  const goods = waitedFor(turn, instead);
  const loses = hasSome(moreGoods(was.goods, is.goods));
  return hasSome(goods) && !loses && { why: 'can-wait', scored, fewer, goods };
};

/** Where as much or more can be scored in the next turn, and nothing better can be said for the wait. */
export const nextTime: Find = (turn) => {
  const off = putOff(turn);
  if (off === null) return null;
  const { instead, next, fewer, scored } = off;
  if (next.vp > fewer) return { why: 'next-time', scored, fewer, vp: next.vp };
  const goods = hasSome(moreGoods(turn.was.goods, turn.is.goods)) ? {} : waitedFor(turn, instead);
  return next.vp === fewer && { why: 'can-wait', scored, fewer, goods };
};

/** The goods that scoring more would have cost besides. */
export const goodsKept: Find = ({ after, is, me, instead, fewer }) => {
  if (instead === null || fewer <= 0 || fewer > FEW_VP || after.state.endTriggeredBy !== null) return null;
  const { goods } = instead.game.state.players[me] as Player;
  const kept = moreGoods(is.goods, goods);
  return hasSome(kept) && { why: 'goods-kept', goods: kept, fewer };
};
