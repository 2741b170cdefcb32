import type { Goods } from './types.ts';

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
