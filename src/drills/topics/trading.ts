import { type Action, type Cube, GOODS, type RuleId, visitingSpace } from '../../milestones/index.ts';
import { type Draw, oneOf, someOf } from '../chance.ts';
import type { Question, Why } from '../drill.ts';
import { allowedItem, because } from '../places.ts';
import { drawGame, drawGoods, visiting, withPlayer } from '../positions.ts';

/** What somebody might do at the trading house, coins for cubes among it, as an item is named. */
const SALES = GOODS.flatMap((first, i) => GOODS.slice(i).map((second) => `sell ${first} ${second}`));
const PURCHASES = GOODS.map((good) => `buy ${good}`);

/** The action that an item of this topic stands for: `hire t05 3`, `buy stone`, `sell stone coin`. */
export function tradeOf(at: string): Action {
  const [type, first = '', second = ''] = at.split(' ');
  if (type === 'hire') return { type, tile: first, space: Number(second) };
  // Coins among them are what the engine is to refuse (7.7, 7.8).
  if (type === 'buy') return { type, good: first as Cube };
  return { type: 'sell', goods: [first as Cube, second as Cube] };
}

const ALLOWED: { readonly [type: string]: readonly [RuleId, Why['reason']] } = {
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
  const owned = SALES.filter((sale) => GOODS.every((good) => !sale.includes(good) || goods[good] > 0));
  const asked = [
    `hire ${oneOf(draw, game.state.display)} ${draw(1, 8)}`,
    ...someOf(draw, PURCHASES, 2),
    ...someOf(draw, owned, 2),
    oneOf(draw, SALES),
  ];
  const items = [...new Set(asked)].map((at) => {
    const action = tradeOf(at);
    const [rule, reason] = ALLOWED[action.type] as (typeof ALLOWED)[string];
    return allowedItem(game, at, [action], because(rule, reason));
  });
  return { game, subject: hired ? ['hired'] : [], items };
}
