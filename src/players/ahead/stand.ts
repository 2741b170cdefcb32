import {
  type Action,
  COSTS,
  CUBES,
  type Cube,
  type Game,
  GOODS,
  GOODS_KEPT,
  type Good,
  indexOf,
  type Player,
  SPACES,
} from '../../milestones/index.ts';
import type { GoodsCount } from '../greedy/row.ts';
import { type Workers, workersOf } from '../outlook/workers.ts';
import { coversOf, hiresFrom, type Offer, offerAfter, offerOf } from './rows.ts';
import { buildingAt, deliveryAt, type Site, siteOf } from './site.ts';

/** How many ways to keep goods at the castle are tried. */
const KEPT_WAYS = 3;

const TRADING_HOUSE = indexOf('trading-house');
const BOARD_OF_WORKS = indexOf('board-of-works');
const MILL = indexOf('mill');
/** The castle as the end of a move: the space after the last (5.4). */
const CASTLE = SPACES.length;

/** A player's turn that plans begin with, and what the best of them comes to. */
export interface PlannedTurn {
  readonly actions: readonly Action[];
  worth: number;
}

/** Where a player stands in a plan. */
export interface Stand {
  readonly vp: number;
  readonly goods: GoodsCount;
  readonly place: number;
  readonly workers: Workers;
  readonly site: Site;
  readonly offer: Offer;
  /** The actions of the first turn, as long as it lasts, and that turn when it is over. */
  readonly actions: readonly Action[];
  readonly turn: PlannedTurn | null;
  worth: number;
}

const NONE: readonly Action[] = [];

/** Where a player stands in a game, before any move. */
export function standOf(game: Game, index: number): Stand {
  const { vp, goods, piece, spaces } = game.state.players[index] as Player;
  return {
    vp,
    goods: [goods.stone, goods.wood, goods.sand, goods.grain, goods.coin],
    place: indexOf(piece),
    workers: workersOf(spaces),
    site: siteOf(game),
    offer: offerOf(game),
    actions: NONE,
    turn: null,
    worth: 0,
  };
}

const MOVE_TO: readonly Action[] = SPACES.map((to) => ({ type: 'move', to }));
const DONE: Action = { type: 'done' };

/** Adds to those found where one more move leads, with what is done where it ends. */
export function steps(stand: Stand, found: Stand[]): void {
  const { place, workers, turn } = stand;
  const { row } = workers;
  const taken = (to: number, others: readonly Action[]) =>
    turn === null ? [...stand.actions, MOVE_TO[to % CASTLE] as Action, ...others] : NONE;
  for (let to = place + 1; to <= 8; to++) {
    const kind = row.kinds[to] as number;
    if (kind < 0) continue;
    const goods: GoodsCount = [...stand.goods];
    (goods[kind] as number) += row.yields[9 * place + to] as number;
    const vp = stand.vp + (row.bonuses[9 * place + to] as number);
    found.push(at(stand, to, vp, goods, taken(to, NONE)));
  }
  if (place < TRADING_HOUSE) tradingHouse(stand, found, (others) => taken(TRADING_HOUSE, others));
  if (place < BOARD_OF_WORKS) boardOfWorks(stand, found, (others) => taken(BOARD_OF_WORKS, others));
  if (place < MILL) mill(stand, found, (others) => taken(MILL, others));
  castle(stand, found, (others) => taken(CASTLE, others));
}

/** Where a plan stands next. Spelt out, because a spread takes most of the time. */
function at(
  before: Stand,
  place: number,
  vp: number,
  goods: GoodsCount,
  actions: readonly Action[],
  workers = before.workers,
  site = before.site,
  offer = before.offer,
): Stand {
  return { vp, goods, place, workers, site, offer, actions, turn: before.turn, worth: 0 };
}

/** The actions of the first turn with some more; none once it is over. */
type Taken = (others: readonly Action[]) => readonly Action[];

/** Goods with some more or fewer of one kind. */
function changed(goods: GoodsCount, kind: number, by: number): GoodsCount {
  const after: GoodsCount = [...goods];
  (after[kind] as number) += by;
  return after;
}

/** The place of coins in the list of goods. */
const COIN = 4;
function tradingHouse(stand: Stand, found: Stand[], taken: Taken): void {
  const { workers, offer } = stand;
  const arrived = { ...stand, place: TRADING_HOUSE, goods: changed(stand.goods, COIN, workers.income) };
  const trade = (before: Stand, actions: readonly Action[]) => {
    found.push(at(before, TRADING_HOUSE, before.vp, before.goods, taken([...actions, DONE])));
    if (before.goods[COIN] < COSTS.buy.coin) return;
    for (let kind = 0; kind < CUBES.length; kind++) {
      const goods = changed(changed(before.goods, COIN, -COSTS.buy.coin), kind, 1);
      const bought = [...actions, { type: 'buy', good: CUBES[kind] as Cube } as const];
      found.push(at(before, TRADING_HOUSE, before.vp, goods, taken([...bought, DONE])));
    }
  };
  trade(arrived, NONE);
  const hire = (before: Stand, actions: readonly Action[]) => {
    const goods = changed(before.goods, COIN, -COSTS.hire.coin);
    for (const { action, workers: hired } of hiresFrom(offer, workers))
      trade({ ...before, goods, workers: hired, offer: offerAfter(offer, action.tile) }, [...actions, action]);
  };
  if (arrived.goods[COIN] >= COSTS.hire.coin) hire(arrived, NONE);
  // Two cubes are sold where that makes the coin that is missing (7.8).
  else if (arrived.goods[COIN] === COSTS.hire.coin - 1) {
    const pair = pairToSell(arrived.goods);
    if (pair === null) return;
    const [one, other] = pair;
    const goods = changed(changed(changed(arrived.goods, one, -1), other, -1), COIN, 1);
    hire({ ...arrived, goods }, [{ type: 'sell', goods: [CUBES[one] as Cube, CUBES[other] as Cube] }]);
  }
}

/** Two cubes of those that there are most of, in the order of the list of goods; null where there are fewer than two. */
function pairToSell(goods: GoodsCount): readonly [number, number] | null {
  const one = mostOf(goods);
  const other = mostOf(changed(goods, one, -1));
  const left = changed(changed(goods, one, -1), other, -1);
  if ((left[one] as number) < 0 || (left[other] as number) < 0) return null;
  return one < other ? [one, other] : [other, one];
}

/** The cube that there is most of. */
function mostOf(goods: GoodsCount): number {
  let most = 0;
  for (let kind = 1; kind < CUBES.length; kind++) if ((goods[kind] as number) > (goods[most] as number)) most = kind;
  return most;
}

function boardOfWorks(stand: Stand, found: Stand[], taken: Taken): void {
  const { goods, vp, site, workers } = stand;
  const [stone, wood, sand, grain, coin] = goods;
  found.push(at(stand, BOARD_OF_WORKS, vp, goods, taken([DONE])));
  if (stone + wood + sand === Math.max(stone, wood, sand)) return;
  for (const outcome of buildingAt(site, workers, stone, wood, sand)) {
    const left: GoodsCount = [outcome.stone, outcome.wood, outcome.sand, grain, coin];
    const actions = taken([...outcome.actions, DONE]);
    found.push(at(stand, BOARD_OF_WORKS, vp + outcome.vp, left, actions, outcome.workers, outcome.site));
  }
}

function mill(stand: Stand, found: Stand[], taken: Taken): void {
  const { goods, vp, site } = stand;
  const [stone, wood, sand, grain, coin] = goods;
  const delivery = grain < 2 ? null : deliveryAt(site, grain >> 1);
  if (delivery === null) {
    found.push(at(stand, MILL, vp, goods, taken([DONE])));
    return;
  }
  const sacks = delivery.actions.length;
  const left: GoodsCount = [stone, wood, sand, grain - 2 * sacks, coin + sacks];
  const actions = taken([...delivery.actions, DONE]);
  found.push(at(stand, MILL, vp + delivery.vp, left, actions, stand.workers, delivery.site));
}

function castle(stand: Stand, found: Stand[], taken: Taken): void {
  const covers = coversOf(stand.workers);
  keepings(stand.goods).forEach(({ goods, actions }, i) => {
    // The demands hardly depend on each other: with the best keeping every covering, with the others the best.
    for (const cover of i === 0 ? covers : covers.slice(0, 1))
      found.push(at(stand, 0, stand.vp, goods, taken([...actions, ...cover.actions]), cover.workers));
  });
}

interface Keeping {
  readonly goods: GoodsCount;
  readonly actions: readonly Action[];
}

/** What a good is worth that is kept, by kind: coins and what makes pairs first. */
const KEPT = [1.1, 1, 1.1, 0.8, 1.2] as const;
const PAIR = 0.8;

/** The best ways to keep goods at the castle (11.2). */
function keepings(goods: GoodsCount): readonly Keeping[] {
  const total = goods.reduce((sum, count) => sum + count, 0);
  if (total <= GOODS_KEPT) return [{ goods, actions: NONE }];
  const ways: { readonly goods: GoodsCount; readonly worth: number }[] = [];
  const kept: GoodsCount = [0, 0, 0, 0, 0];
  const keep = (kind: number, left: number) => {
    if (kind === GOODS.length - 1) {
      if ((goods[kind] as number) < left) return;
      kept[kind] = left;
      ways.push({ goods: [...kept], worth: worthKept(kept) });
      return;
    }
    for (let count = Math.min(left, goods[kind] as number); count >= 0; count--) {
      kept[kind] = count;
      keep(kind + 1, left - count);
    }
  };
  keep(0, GOODS_KEPT);
  return ways
    .sort((a, b) => b.worth - a.worth)
    .slice(0, KEPT_WAYS)
    .map((way) => {
      const given: Partial<Record<Good, number>> = {};
      GOODS.forEach((good, kind) => {
        const count = (goods[kind] as number) - (way.goods[kind] as number);
        if (count > 0) given[good] = count;
      });
      return { goods: way.goods, actions: [{ type: 'give-back', goods: given }] };
    });
}

function worthKept([stone, wood, sand, grain, coin]: GoodsCount): number {
  const cubes = stone + wood + sand;
  const pairs = Math.min(cubes >> 1, cubes - Math.max(stone, wood, sand)) + (grain >> 1);
  return KEPT[0] * stone + KEPT[1] * wood + KEPT[2] * sand + KEPT[3] * grain + KEPT[4] * coin + PAIR * pairs;
}
