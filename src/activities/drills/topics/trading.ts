import { type Cube, GOODS, type RuleId, visitingSpace } from '../../../milestones/index.ts';
import { type Draw, oneOf, someOf } from '../chance.ts';
import type { Item, Question, Trade, Why } from '../drill.ts';
import { allowedItem, because } from '../places.ts';
import { drawGame, drawGoods, visiting, withPlayer } from '../positions.ts';

/** What somebody might sell and buy; coins among it, as though they were cubes, are what the engine is to refuse (7.7, 7.8). */
const PIECES = GOODS as readonly Cube[];
const SALES = PIECES.flatMap((first, i) =>
  PIECES.slice(i).map((second) => ({ type: 'sell', goods: [first, second] }) as const),
);
const PURCHASES = PIECES.map((good) => ({ type: 'buy', good }) as const);

const ALLOWED: { readonly [Type in Trade['type']]: readonly [RuleId, Why['reason']] } = {
  hire: ['7.3', 'may-hire'],
  buy: ['7.7', 'may-buy'],
  sell: ['7.8', 'may-sell'],
};

/** What may be done next at the trading house (7.2, 7.3, 7.7, 7.8)? The subject is `hired` where a tile has been hired in this visit. */
export function trading(draw: Draw): Question {
  const hired = draw(1, 3) === 1;
  const there = visiting(drawGame(draw, 2), 'trading-house');
  const goods = drawGoods(draw, draw(3, 6));
  const game = withPlayer({ ...there, state: visitingSpace(there.state, { hired }, 1) }, { goods });
  // Mostly of what the player has; now and then of what is lacking.
  const owned = SALES.filter((sale) => sale.goods.every((good) => goods[good] > 0));
  const asked: readonly Trade[] = [
    { type: 'hire', tile: oneOf(draw, game.state.display), space: draw(1, 8) },
    ...someOf(draw, PURCHASES, 2),
    ...someOf(draw, owned, 2),
    oneOf(draw, SALES),
  ];
  const items = asked.map((trade) => {
    const [rule, reason] = ALLOWED[trade.type];
    return allowedItem(game, { trade }, [trade], because(rule, reason));
  });
  const isFirst = ({ at }: Item, i: number) => items.findIndex((item) => item.at === at) === i;
  return { game, subject: hired ? ['hired'] : [], items: items.filter(isFirst) };
}
