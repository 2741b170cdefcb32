import { type Layout, type Lot, layoutOf, lineBetween } from '../board/layout.ts';
import { hasStreetOnEdge, isFree, type Net, netOf } from '../board/net.ts';
import type { Game, Player, Refusal } from '../types.ts';
import { checkCost, type Of, pay, refuse, type Work } from '../work.ts';
import { checkBonusOfHouse, offerBonuses, putBonus } from './09-bonus-tiles.ts';
import { score } from './12-end.ts';
import { SUPPLY } from './13-supplies.ts';
import { COSTS } from './costs.ts';

// Constructions go on in any order until the builder is done (8.1, 8.16). What stands belongs to nobody (8.17): no builder's
// name is kept with it. A house takes nothing from the lines and corners of its lot (8.18): nothing below asks for houses but 8.12.
// What is built scores at once and never again (8.19): no VP are kept with it.

/** Whether a section may start at a point: a marketplace, or the end of a street (8.4, 8.5). */
export function isStreetStart(layout: Layout, net: Net, point: number): boolean {
  return net.marketplace[point] === true || (net.pieces[point] === 1 && isFree(layout, net, point));
}

/** What a house on a lot scores: the free numbers at its corners, which may be none (8.11). */
export function houseValue(layout: Layout, net: Net, lot: Lot): number {
  let value = 0;
  for (const corner of lot.corners) if (isFree(layout, net, corner)) value += layout.numbers[corner] as number;
  return value;
}

/**
 * Whether a section may be built: three different points (8.8) joined by two lines that meet at a number (8.3), bent or straight
 * (8.9), from where a section may start (8.4, 8.5), to where no street has been (8.7).
 */
export function checkStreet(found: Refusal[], game: Game, action: Of<'street'>, { goods }: Player): void {
  const layout = layoutOf(game.board);
  const ids = [action.from, action.milestone, action.to];
  const [from, milestone, to] = ids.map((id) => layout.index.get(id));
  if (from === undefined) refuse(found, null, 'malformed', { field: 'from' });
  else if (milestone === undefined) refuse(found, null, 'malformed', { field: 'milestone' });
  else if (to === undefined) refuse(found, null, 'malformed', { field: 'to' });
  else {
    const { state } = game;
    const net = netOf(layout, state);
    if (from === milestone || milestone === to || from === to)
      refuse(found, '8.8', 'doubles-back', ...[...new Set(ids)].map((point) => ({ point })));
    if (from !== milestone && lineBetween(layout, from, milestone) < 0)
      refuse(found, '8.3', 'no-line', { point: action.from }, { point: action.milestone });
    if (milestone !== to && lineBetween(layout, milestone, to) < 0)
      refuse(found, '8.3', 'no-line', { point: action.milestone }, { point: action.to });
    checkStreetStart(found, game, layout, net, from);
    if (milestone === layout.start) refuse(found, '8.3', 'no-number', { point: action.milestone });
    else if (net.pieces[milestone] !== 0) refuse(found, '8.7', 'milestone-closes-loop', { point: action.milestone });
    if (to === layout.start) refuse(found, '8.3', 'no-number', { point: action.to });
    else if (net.pieces[to] !== 0) refuse(found, '8.7', 'end-closes-loop', { point: action.to });
    if (state.streets.length >= SUPPLY.streets) refuse(found, '13.3', 'no-sections-left');
    checkCost(found, '8.2', goods, COSTS.street);
  }
}

function checkStreetStart(found: Refusal[], { state, board }: Game, layout: Layout, net: Net, from: number): void {
  const at = { point: layout.ids[from] as string };
  if (isStreetStart(layout, net, from)) return;
  if (state.streets.length === 0) refuse(found, '8.4', 'not-at-the-stall', { point: board.start });
  else if (net.milestone[from]) refuse(found, '8.5', 'branches-at-milestone', at);
  else if (net.pieces[from] === 0) refuse(found, '8.5', 'starts-off-street', at);
  else refuse(found, '8.5', 'branches-between-sections', at);
}

/** A section is paid for (8.2), scores its milestone's number (8.3) and may bring bonus tiles within reach there; where it meets another the number stays free (8.6). */
export function street(work: Work, { from, milestone, to }: Of<'street'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  const point = layout.index.get(milestone) as number;
  const section = [from, milestone, to] as const;
  pay(work, '8.2', COSTS.street);
  state.streets = [...state.streets, section];
  events.push({ type: 'street-built', rule: '8.3', player: state.player, section });
  score(work, '8.3', 'street', layout.numbers[point] as number);
  offerBonuses(work, layout, point);
}

/** Whether a house may be built: one on a lot (8.12), with a street on an edge (8.10), and by who can take the bonus tile there (8.13). A bush is no hindrance (8.12). */
export function checkHouse(found: Refusal[], game: Game, action: Of<'house'>, player: Player): void {
  const layout = layoutOf(game.board);
  const place = layout.lotIndex.get(action.lot);
  if (place === undefined) {
    refuse(found, null, 'malformed', { field: 'lot' });
    return;
  }
  const { state } = game;
  const lot = layout.lots[place] as Lot;
  if (state.houses.includes(lot.id)) refuse(found, '8.12', 'lot-has-house', { lot: lot.id });
  if (!hasStreetOnEdge(netOf(layout, state), lot)) refuse(found, '8.10', 'no-street-on-edge', { lot: lot.id });
  checkBonusOfHouse(found, game, action, player);
  if (state.houses.length >= SUPPLY.houses) refuse(found, '13.3', 'no-houses-left');
  checkCost(found, '8.10', player.goods, COSTS.house);
}

/** A house is paid for (8.10), scores the free numbers around it (8.11), and takes the bonus tile of its lot or leaves it there (9.5). */
export function house(work: Work, { lot: id, bonusOn }: Of<'house'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  const lot = layout.lots[layout.lotIndex.get(id) as number] as Lot;
  pay(work, '8.10', COSTS.house);
  state.houses = [...state.houses, id];
  events.push({ type: 'house-built', rule: '8.10', player: state.player, lot: id });
  score(work, '8.11', 'house', houseValue(layout, netOf(layout, state), lot));
  if (bonusOn !== undefined) putBonus(work, id, bonusOn);
  else if (state.bonusTiles[id] !== undefined)
    events.push({ type: 'bonus-left', rule: '9.5', player: state.player, lots: [id] });
}

/** Whether a marketplace may be built: on a free number (8.14) that a street touches (8.15). */
export function checkMarketplace(found: Refusal[], game: Game, { at }: Of<'marketplace'>, { goods }: Player): void {
  const layout = layoutOf(game.board);
  const point = layout.index.get(at);
  if (point === undefined) {
    refuse(found, null, 'malformed', { field: 'at' });
    return;
  }
  const { state } = game;
  const net = netOf(layout, state);
  if (net.milestone[point]) refuse(found, '8.14', 'milestone-there', { point: at });
  if (net.marketplace[point]) refuse(found, '8.14', 'marketplace-there', { point: at });
  else if (net.pieces[point] === 0) refuse(found, '8.15', 'no-street-touches', { point: at });
  if (state.marketplaces.length >= SUPPLY.marketplaces) refuse(found, '13.3', 'no-marketplaces-left');
  checkCost(found, '8.14', goods, COSTS.marketplace);
}

/** A marketplace is paid for, scores the number it covers (8.14), and may bring bonus tiles within reach. */
export function marketplace(work: Work, { at }: Of<'marketplace'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  const point = layout.index.get(at) as number;
  pay(work, '8.14', COSTS.marketplace);
  state.marketplaces = [...state.marketplaces, at];
  events.push({ type: 'marketplace-built', rule: '8.14', player: state.player, point: at });
  score(work, '8.14', 'marketplace', layout.numbers[point] as number);
  offerBonuses(work, layout, point);
}
