import { type Layout, layoutOf } from '../board/layout.ts';
import { isFree, type Net, netOf } from '../board/net.ts';
import type { Game, Player, Refusal } from '../types.ts';
import { checkCost, type Of, pay, receive, refuse, type Work } from '../work.ts';
import { score } from './12-end.ts';
import { SUPPLY } from './13-supplies.ts';
import { COSTS } from './costs.ts';

/** The points next to one that carry a free number, whether a street leads there or not, in the order of their ids (10.2, 10.5). */
export function freeNeighbours(layout: Layout, net: Net, point: number): number[] {
  return (layout.neighbours[point] as readonly number[]).filter((next) => isFree(layout, net, next));
}

/** Whether flour may be delivered: to a marketplace (10.1), whoever built it and the one of the setup, too (10.6), that has none yet (10.3). */
export function checkDelivery(
  found: Refusal[],
  game: Game,
  { marketplace, numbers }: Of<'deliver'>,
  { goods }: Player,
): void {
  const layout = layoutOf(game.board);
  const { state } = game;
  if (!state.marketplaces.includes(marketplace)) refuse(found, '10.1', 'no-marketplace-there', { point: marketplace });
  else {
    if (state.flour.includes(marketplace)) refuse(found, '10.3', 'supplied-already', { point: marketplace });
    checkNumbers(found, layout, netOf(layout, state), layout.index.get(marketplace) as number, numbers);
  }
  if (state.flour.length >= SUPPLY.flour) refuse(found, '13.3', 'no-flour-left');
  checkCost(found, '10.1', goods, COSTS.deliver);
}

/** Two different free numbers next to the marketplace, or as many as there are (10.2, 10.4, 10.5, 10.7). */
function checkNumbers(
  found: Refusal[],
  layout: Layout,
  net: Net,
  marketplace: number,
  numbers: readonly string[],
): void {
  const free = freeNeighbours(layout, net, marketplace);
  const next = layout.neighbours[marketplace] as readonly number[];
  numbers.forEach((id, i) => {
    // What is no point is next to none.
    const point = layout.index.get(id) as number;
    if (!next.includes(point)) refuse(found, '10.2', 'not-next-to', { point: id });
    else if (!isFree(layout, net, point)) refuse(found, '10.2', 'not-free', { point: id });
    if (numbers.indexOf(id) < i) refuse(found, '10.7', 'same-number-twice', { point: id });
  });
  const wanted = Math.min(2, free.length);
  const choice = free.map((point) => ({ point: layout.ids[point] as string }));
  if (numbers.length < wanted) refuse(found, '10.2', 'too-few-numbers', ...choice);
  if (numbers.length > wanted) refuse(found, wanted < 2 ? '10.4' : '10.2', 'too-many-numbers', ...choice);
}

/** A sack goes onto a marketplace (10.1), scores the numbers chosen, which stay free for others (10.7), and earns a coin in any case (10.2, 10.4). */
export function deliver(work: Work, { marketplace, numbers }: Of<'deliver'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  pay(work, '10.1', COSTS.deliver);
  state.flour = [...state.flour, marketplace];
  events.push({ type: 'delivered', rule: '10.1', player: state.player, marketplace, numbers });
  let vp = 0;
  for (const id of numbers) vp += layout.numbers[layout.index.get(id) as number] as number;
  score(work, '10.2', 'flour', vp);
  receive(work, '10.2', 'flour', 'coin', 1);
}
