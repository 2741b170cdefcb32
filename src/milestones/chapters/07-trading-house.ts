import { CUBES, type Employment, type Game, type Good, type Goods, type Player, type Refusal } from '../types.ts';
import { checkCost, type Of, pay, receive, refuse, type Work } from '../work.ts';
import { visibleNumbers } from './03-player-board.ts';
import { placeTile } from './04-setup.ts';
import { triggerEnd } from './12-end.ts';
import { COSTS } from './costs.ts';

// Hiring, buying and selling go on in any order and may be mixed (7.2, 7.9): a visit lasts until the player is done. A worker
// hired here can’t yield in the same turn (7.10), which needs no check: every employment space lies beyond the castle (5.4).

/** The pairs of cubes that can be sold for a coin, alike or not, in the order of the goods (7.8). */
export const PAIRS = CUBES.flatMap((first, i) => CUBES.slice(i).map((second) => [first, second] as const));

/** Whether the visible numbers never fall from left to right, so that the trading house gives its income; equal ones ascend (7.1). */
export function ascends(spaces: readonly Employment[]): boolean {
  let highest = 0;
  for (const employment of spaces) {
    if (employment === null || employment === 'covered') continue;
    if (employment.number < highest) return false;
    highest = employment.number;
  }
  return true;
}

/** On arrival, first the income (7.1). */
export function arriveAtTradingHouse(work: Work): void {
  const { state, me, events } = work;
  state.visit = { hired: false };
  if (ascends(me.spaces)) receive(work, '7.1', 'income', 'coin', 1);
  else events.push({ type: 'no-income', rule: '7.1', player: state.player, numbers: visibleNumbers(me.spaces) });
}

/** Whether a tile may be hired and placed so: one in a visit (7.2), from the display and paid for (7.3), and not sticking out (7.5). It may cover whatever lies there (7.4). */
export function checkHire(found: Refusal[], { state }: Game, { tile, space }: Of<'hire'>, { goods }: Player): void {
  const visit = state.visit as { readonly hired?: boolean } | null;
  if (visit?.hired === true) refuse(found, '7.2', 'hired-already');
  if (!state.display.includes(tile)) refuse(found, '7.3', 'tile-not-in-display', { tile });
  if (space < 1 || space > 7) refuse(found, '7.5', 'sticks-out');
  checkCost(found, '7.3', goods, COSTS.hire);
}

/** A tile of the display is paid for and placed (7.3, 7.4); then the display is refilled (7.6), and the last tile triggers the end (12.2, 13.4). */
export function hire(work: Work, { tile, space }: Of<'hire'>): void {
  const { state, events } = work;
  pay(work, '7.3', COSTS.hire);
  events.push({ type: 'hired', rule: '7.3', player: state.player, tile, space });
  placeTile(work, tile, space);
  state.visit = { hired: true };
  state.display = state.display.filter((id) => id !== tile);
  const next = work.pile[0];
  if (next !== undefined) {
    work.pile = work.pile.slice(1);
    state.pileCount = work.pile.length;
    state.display = [...state.display, next];
    events.push({ type: 'refilled', rule: '7.6', player: state.player, tile: next });
  }
  if (state.display.length === 0) triggerEnd(work, '12.2', 'last-tile');
}

/** Whether a cube may be bought (7.7). */
export function checkPurchase(found: Refusal[], { good }: Of<'buy'>, { goods }: Player): void {
  if ((good as Good) === 'coin') refuse(found, '7.7', 'coins-not-bought', { good });
  checkCost(found, '7.7', goods, COSTS.buy);
}

/** A cube for 2 coins (7.7). */
export function buy(work: Work, { good }: Of<'buy'>): void {
  pay(work, '7.7', COSTS.buy);
  receive(work, '7.7', 'bought', good, 1);
}

/** Whether two cubes may be sold (7.8). */
export function checkSale(found: Refusal[], { goods: pair }: Of<'sell'>, { goods }: Player): void {
  const [first, second] = pair as readonly [Good, Good];
  if (second === 'coin') refuse(found, '7.8', 'coins-not-sold', { good: second });
  if (goods[first] < (first === second ? 2 : 1)) refuse(found, '7.8', `lacks-${first}`, { good: first });
  if (first !== second && goods[second] < 1) refuse(found, '7.8', `lacks-${second}`, { good: second });
}

/** Two cubes for a coin (7.8). */
export function sell(work: Work, { goods }: Of<'sell'>): void {
  pay(work, '7.8', pairCost(goods));
  receive(work, '7.8', 'sold', 'coin', 1);
}

function pairCost([first, second]: Of<'sell'>['goods']): Partial<Goods> {
  return first === second ? { [first]: 2 } : { [first]: 1, [second]: 1 };
}
