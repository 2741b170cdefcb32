import { ascends, COSTS, type Good, isAhead, KINDS, type Kind, minus, PRODUCT } from '../../../milestones/index.ts';
import type { Built } from '../reason.ts';
import { LEAST_VP } from '../rivals.ts';
import { scoredIn, type Turn } from '../turn.ts';
import { builtBy, builtIn, type Find, givesUp, isLate, missingFor, paidFor, pays, yesNo } from './find.ts';

const scoredBy = ({ steps }: Pick<Turn, 'steps'>, type: Built): number =>
  scoredIn(steps.flatMap(({ action, events }) => (action.type === type ? events : [])));

/** Whether a turn builds nothing else, and scores for nothing else. */
const isAlone = (turn: Pick<Turn, 'steps' | 'vp'>, type: Built) =>
  builtBy(turn).length === 1 && scoredBy(turn, type) === turn.vp;

/** What the next turn can build that could not be paid for before this one, and can be paid for now. */
export const nextTurn: Find = (turn) => {
  const { was, is, next } = turn;
  if (next === null || next.vp < LEAST_VP || givesUp(turn)) return null;
  let [poor, rich] = [was.goods, is.goods];
  const gained: Built[] = [];
  const built = builtBy(next);
  let paid = 0;
  for (const type of built) {
    const cost = COSTS[type];
    if (pays(poor, cost)) poor = minus(poor, cost);
    else if (!pays(was.goods, cost) && pays(rich, cost)) gained.push(type);
    // What comes after something that is still missing has to wait for it.
    if (!pays(rich, cost)) break;
    rich = minus(rich, cost);
    paid += 1;
  }
  const [type] = gained;
  if (type === undefined) return null;
  const missing = missingFor(was.goods, type);
  const good = missing.length === 1 ? (missing[0] as Good) : 'several';
  if (paid > 1 && (gained.length > 1 || good === 'several') && !built.includes('deliver'))
    return { why: 'next-several', n: paid, vp: next.vp };
  return { why: 'next', type, good, vp: next.vp, alone: yesNo(isAlone(next, type)) };
};

/** What the next turn can build as soon as it has one more kind of goods, where more was missing before this turn. */
export const nearly: Find = (turn) => {
  const { was, is, next } = turn;
  if (next === null || next.vp < LEAST_VP || givesUp(turn)) return null;
  const type = builtBy(next).find((each) => missingFor(is.goods, each).length === 1);
  if (type === undefined || missingFor(was.goods, type).length < 2) return null;
  const good = missingFor(is.goods, type)[0] as Good;
  const isBought = next.steps.some(({ action }) => action.type === 'buy' && action.good === good);
  const by = isBought ? 'trade' : 'worker';
  return { why: 'nearly', type, good, by, vp: next.vp, alone: yesNo(isAlone(next, type)) };
};

/** Whether what the next turn builds first can be paid for now, or bought with the coins that are there. */
const isReady = ({ is, next }: Turn): boolean => {
  const [type] = next === null ? [] : builtBy(next);
  if (next === null || type === undefined) return false;
  const bought = next.steps.flatMap(({ action }): Good[] => (action.type === 'buy' ? [action.good] : []));
  const missing = missingFor(is.goods, type);
  return missing.every((good) => bought.includes(good)) && (missing.length === 0 || is.goods.coin >= COSTS.hire.coin);
};

/** The move that collects most of a kind, where it collects more than one, and collecting is what the turn is for. */
export const onTheWay: Find = (turn) => {
  const { before, events, next } = turn;
  // In a last turn nobody needs goods.
  if (before.state.endTriggeredBy !== null || givesUp(turn) || builtIn(turn).length > 0) return null;
  const collected = events.flatMap((event) => (event.type === 'goods' && event.source === 'worker' ? [event] : []));
  const [most] = [...collected].sort((a, b) => b.count - a.count);
  if (most === undefined || most.count < 2) return null;
  // Whoever stops twice at workers of a kind would have had all of it in one move.
  if (collected.filter(({ good }) => good === most.good).length > 1) return null;
  if (events.some((event) => event.type === 'gave-back' && (event.goods[most.good] ?? 0) > 0)) return null;
  const kind = KINDS.find((each) => PRODUCT[each] === most.good) as Kind;
  const isUsed =
    next !== null && next.vp >= LEAST_VP && next.steps.some((step) => paidFor(step, most.good) > 0) && isReady(turn);
  return { why: 'on-the-way', goods: { [most.good]: most.count }, kind, vp: isUsed ? next.vp : 0 };
};

/** Enough coins for what the trading house sells: cubes with which the next turn scores, or else a tile. */
export const coinsFor: Find = (turn) => {
  const { was, is, next } = turn;
  // At the trading house an ascending row pays one more.
  const isNew = was.goods.coin + (ascends(was.spaces) ? 1 : 0) < COSTS.hire.coin;
  if (!isNew || is.goods.coin < COSTS.hire.coin || next === null) return null;
  const buys = next.steps.some(({ action }) => action.type === 'buy');
  const [type] = builtBy(next);
  if (next.vp >= LEAST_VP) return buys && type !== undefined && { why: 'coins-for-cubes', type, vp: next.vp };
  const canHire = isAhead(is.piece, 'trading-house') && turn.after.state.display.length > 0;
  return canHire && !isLate(turn) && { why: 'coins-for-tile' };
};

/** VP that the next turn can score, where none could be scored now. */
export const nextScores: Find = (turn) => {
  const { next, is } = turn;
  // Where it could be had now, it is no reason for another turn.
  if (next === null || next.vp < LEAST_VP || givesUp(turn)) return null;
  const [type] = builtBy(next);
  if (type === undefined) return { why: 'next-scores', type: 'none', by: 'bonus', vp: next.vp };
  const buys = next.steps.some(({ action }) => action.type === 'buy');
  const by = pays(is.goods, COSTS[type]) ? 'goods' : buys ? 'trade' : 'worker';
  return { why: 'next-scores', type, by, vp: next.vp };
};
