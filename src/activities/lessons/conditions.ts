import { gameOf, type History } from '../../milestones/history.ts';
import {
  ascends,
  type Game,
  GOODS,
  type Goods,
  layoutOf,
  netOf,
  type Player,
  totalGoods,
} from '../../milestones/index.ts';
import type { OwnCondition, Standing } from './board-lesson.ts';
import { fits } from './lesson.ts';

function stands(game: Game, what: Standing, at: string): boolean {
  const { board, state } = game;
  const layout = layoutOf(board);
  const point = layout.index.get(at) as number;
  switch (what) {
    case 'street':
      return (netOf(layout, state).pieces[point] as number) > 0;
    case 'milestone':
      return netOf(layout, state).milestone[point] === true;
    case 'marketplace':
      return state.marketplaces.includes(at);
    case 'flour':
      return state.flour.includes(at);
    case 'house':
      return state.houses.includes(at);
    case 'bonus-tile':
      return state.bonusTiles[at] !== undefined;
  }
}

const atLeast = (goods: Goods, least: Partial<Goods>) => GOODS.every((good) => goods[good] >= (least[good] ?? 0));

/** Whether a condition that only this game has holds of an attempt; `reader` is the seat that it speaks of where it names none. */
export function holdsHere(condition: OwnCondition, attempt: History, reader: number): boolean {
  const game = gameOf(attempt);
  if ('stands' in condition) return stands(game, condition.stands, condition.at);

  const seat = condition.player ?? reader;
  const player = game.state.players[seat] as Player;
  const events = () => attempt.steps.flatMap((step) => step.events).filter((event) => event.player === seat);
  if ('received' in condition) {
    const sum = (good: string) =>
      events().reduce((n, event) => (event.type === 'goods' && event.good === good ? n + event.count : n), 0);
    return GOODS.every((good) => sum(good) >= (condition.received[good] ?? 0));
  }
  if ('scored' in condition) return player.vp - (attempt.start.state.players[seat] as Player).vp >= condition.scored;
  if ('owns' in condition) return atLeast(player.goods, condition.owns);
  if ('hand' in condition) return totalGoods(player.goods) >= condition.hand;
  if ('ascends' in condition) return ascends(player.spaces) === condition.ascends;
  if ('piece' in condition) return player.piece === condition.piece;
  const { kind, bonus, atLeast: count } = condition.workers;
  const wanted = { kind, ...(bonus && { bonus }) };
  return player.spaces.filter((space) => fits(wanted, space)).length >= count;
}
