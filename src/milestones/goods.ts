import type { Goods } from './types.ts';

/** What everything costs: a tile (7.3), a cube (7.7), a section (8.2), a house (8.10), a marketplace (8.14), a delivery (10.1). */
export const COSTS = {
  hire: { coin: 2 },
  buy: { coin: 2 },
  street: { stone: 1, sand: 1 },
  house: { stone: 1, wood: 1 },
  marketplace: { wood: 1, sand: 1 },
  deliver: { grain: 2 },
} as const satisfies Record<string, Partial<Goods>>;

/** All goods of a player, coins included (2.3, 11.2, 12.7). There is no limit to them before the castle (6.5). */
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
