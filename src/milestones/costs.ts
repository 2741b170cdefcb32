import { CUBES, GOODS, type Goods } from './types.ts';

/** What everything costs, and what the limits are. */
export const COSTS = {
  hire: { coin: 2 },
  buy: { coin: 2 },
  street: { stone: 1, sand: 1 },
  house: { stone: 1, wood: 1 },
  marketplace: { wood: 1, sand: 1 },
  deliver: { grain: 2 },
} as const satisfies Record<string, Partial<Goods>>;

/** What the box holds of the things that are limited (13.3). The marketplace of the setup is one of the twelve. */
export const SUPPLY = { streets: 24, houses: 12, marketplaces: 12, flour: 12 } as const;

/** The bonus tiles in the box (2.1). */
export const BONUS_TILES = 15;
/** Tiles in the display (4.6). */
export const DISPLAY_SIZE = 5;
/** Goods that may be kept at the castle (11.2). */
export const GOODS_KEPT = 3;
/** Visible workers that the castle leaves to a player (11.4). */
export const WORKERS_LEFT = 2;

/** The score that triggers the end with 2, 3 or 4 players (12.1). */
export function targetScore(players: number): number {
  return players === 2 ? 67 : players === 3 ? 59 : 51;
}

/** The starting tiles turned up: two for each player and one more (4.7). */
export function startingTileCount(players: number): number {
  return 2 * players + 1;
}

/** All goods of a player, coins included (11.2, 12.7). */
export function totalGoods(goods: Goods): number {
  return goods.stone + goods.wood + goods.sand + goods.grain + goods.coin;
}

/** A player's goods after a payment. The caller has checked that they suffice. */
export function minus(goods: Goods, cost: Partial<Goods>): Goods {
  return {
    stone: goods.stone - (cost.stone ?? 0),
    wood: goods.wood - (cost.wood ?? 0),
    sand: goods.sand - (cost.sand ?? 0),
    grain: goods.grain - (cost.grain ?? 0),
    coin: goods.coin - (cost.coin ?? 0),
  };
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

/** The pairs of cubes that can be sold for a coin, alike or not, in the order of the goods (7.8). */
export const PAIRS = CUBES.flatMap((first, i) => CUBES.slice(i).map((second) => [first, second] as const));
