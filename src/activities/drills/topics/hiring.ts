import { type Action, ascends, indexOf, type Player } from '../../../milestones/index.ts';
import { type Draw, oneOf } from '../chance.ts';
import type { Item, Question } from '../drill.ts';
import { allowedItem, because, EMPLOYMENT_SPACES } from '../places.ts';
import { after, drawGame, visiting } from '../positions.ts';

/** Where the left half of a tile may go so that the trading house gives income afterwards (7.1, 7.5). */
export function hiring(draw: Draw): Question {
  const game = visiting(drawGame(draw, 2), 'trading-house');
  const tile = oneOf(draw, game.state.display);
  const items = EMPLOYMENT_SPACES.map((at): Item => {
    const action: Action = { type: 'hire', tile, space: indexOf(at) };
    const item = allowedItem(game, { space: at }, [action], because('7.1', 'ascends', [{ space: at }]));
    if (item.answer === 0) return item;
    const { spaces } = after(game, action).state.players[0] as Player;
    return ascends(spaces) ? item : { ...item, answer: 0, why: [because('7.1', 'falls', [{ space: at }])] };
  });
  return { game, subject: [tile], items };
}
