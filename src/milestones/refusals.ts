import { wrongField } from './action-form.ts';
import { COSTS, SUPPLY } from './costs.ts';
import { type Layout, type Lot, layoutOf } from './layout.ts';
import { arrivalGives, hasWorkerFor, isAhead, workerOn } from './loop.ts';
import { freeNeighbours, hasStreetOnEdge, isFree, isStreetStart, type Net, netOf } from './net.ts';
import type { RuleId } from './rules.ts';
import {
  type Action,
  type ActionType,
  type Game,
  GOODS,
  type Good,
  type Goods,
  type Kind,
  type Player,
  type Reason,
  type Refusal,
  type Space,
} from './types.ts';

type Of<Type extends ActionType> = Extract<Action, { type: Type }>;

/** The space of the loop where an action is taken, and the rule that says so. */
const TAKEN_AT: Partial<Record<ActionType, readonly [Space, RuleId]>> = {
  hire: ['trading-house', '7.2'],
  buy: ['trading-house', '7.2'],
  sell: ['trading-house', '7.2'],
  street: ['board-of-works', '8.1'],
  house: ['board-of-works', '8.1'],
  marketplace: ['board-of-works', '8.1'],
  deliver: ['mill', '10.1'],
  'give-back': ['castle', '11.1'],
  cover: ['castle', '11.1'],
};

function refuse(found: Refusal[], rule: RuleId | null, reason: Reason, ...at: string[]): void {
  found.push({ rule, reason, at });
}

/**
 * Every rule that forbids an action, the most telling first: whether it is the time for it, then what no goods could cure,
 * then what is used up, then what it would cost. Empty where the action is allowed. Takes whatever comes, and never throws.
 */
export function refusalsOf(game: Game, action: Action & { readonly player?: number }): Refusal[] {
  const found: Refusal[] = [];
  const { state } = game;
  const wrong = wrongField(action);
  if (wrong !== null) refuse(found, null, 'malformed', wrong);
  else if (state.phase === 'over') refuse(found, '12.3', 'game-over');
  else if (action.player !== undefined && action.player !== state.player)
    refuse(found, state.phase === 'draft' ? '4.8' : '5.1', 'not-your-turn');
  else {
    checkTime(found, game, action);
    checkAction(found, game, action, state.players[state.player] as Player);
  }
  return found;
}

/** Whether the table waits for this type of action (5.5, 7.2, 8.1, 9.2, 10.1, 11.1). */
function checkTime(found: Refusal[], { state }: Game, { type }: Action): void {
  const { phase } = state;
  const { piece } = state.players[state.player] as Player;
  if (type === 'draft') {
    if (phase !== 'draft') refuse(found, '4.8', 'draft-over');
  } else if (phase === 'draft') refuse(found, '4.8', 'draft-first');
  else if (type === 'take-bonus' || type === 'leave-bonus') {
    if (type === 'leave-bonus' && phase !== 'bonus') refuse(found, '9.1', 'bonus-not-in-reach');
  } else if (phase === 'bonus') refuse(found, '9.2', 'bonus-first', ...state.bonusInReach);
  else if (type === 'move') {
    if (phase !== 'space') return;
    if (piece === 'castle') refuse(found, '11.1', 'demands-first', piece);
    else refuse(found, '5.5', 'space-first', piece);
  } else if (type === 'done') {
    if (phase !== 'space') refuse(found, '5.5', 'nothing-to-finish');
    else if (piece === 'castle') refuse(found, '5.6', 'demands-first', piece);
  } else {
    const [space, rule] = TAKEN_AT[type] as readonly [Space, RuleId];
    if (phase !== 'space' || piece !== space) refuse(found, rule, 'not-visiting', space);
  }
}

function checkAction(found: Refusal[], game: Game, action: Action, player: Player): void {
  switch (action.type) {
    case 'draft':
      checkDraft(found, game, action, player);
      break;
    case 'move':
      checkMove(found, action, player);
      break;
    case 'hire':
      checkHire(found, game, action, player);
      break;
    case 'buy':
      if ((action.good as Good) === 'coin') refuse(found, '7.7', 'coins-not-bought', 'coin');
      checkCost(found, '7.7', player.goods, COSTS.buy);
      break;
    case 'sell':
      checkSale(found, action, player);
      break;
    case 'street':
      checkStreet(found, game, action, player);
      break;
    case 'house':
      checkHouse(found, game, action, player);
      break;
    case 'marketplace':
      checkMarketplace(found, game, action, player);
      break;
    case 'take-bonus':
      checkTaking(found, game, action, player);
      break;
    case 'deliver':
      checkDelivery(found, game, action, player);
      break;
    case 'give-back':
      checkGivingBack(found, game, action, player);
      break;
    case 'cover':
      checkCovering(found, game, action, player);
      break;
  }
}

function checkCost(found: Refusal[], rule: RuleId, goods: Goods, cost: Partial<Goods>): void {
  // Spelt out, because this runs for every action of a play-out.
  if (goods.stone < (cost.stone ?? 0)) refuse(found, rule, 'lacks-stone', 'stone');
  if (goods.wood < (cost.wood ?? 0)) refuse(found, rule, 'lacks-wood', 'wood');
  if (goods.sand < (cost.sand ?? 0)) refuse(found, rule, 'lacks-sand', 'sand');
  if (goods.grain < (cost.grain ?? 0)) refuse(found, rule, 'lacks-grain', 'grain');
  if (goods.coin < (cost.coin ?? 0)) refuse(found, rule, 'lacks-coin', 'coin');
}

function checkDraft(found: Refusal[], { state }: Game, { tile, space }: Of<'draft'>, { spaces }: Player): void {
  if (state.phase !== 'draft') return;
  if (!state.startingTiles.includes(tile)) refuse(found, '4.8', 'tile-not-offered', tile);
  if (space < 1 || space > 7) {
    refuse(found, '4.9', 'sticks-out');
    return;
  }
  const taken = [space, space + 1].filter((at) => spaces[at - 1] !== null);
  if (taken.length > 0) refuse(found, '4.10', 'overlaps-starting-tile', ...taken.map((at) => `worker-${at}`));
}

function checkMove(found: Refusal[], { to, idle }: Of<'move'>, { piece, spaces }: Player): void {
  if (to === piece && to !== 'castle') refuse(found, '5.3', 'stays', to);
  if (!isAhead(piece, to)) {
    refuse(found, '5.4', 'passes-castle', 'castle');
    if (to !== piece) refuse(found, '5.3', 'not-ahead', to);
  }
  if (idle !== true || arrivalGives(spaces, to)) return;
  if (to === 'castle') refuse(found, '5.6', 'castle-compulsory', to);
  else refuse(found, '5.9', 'nothing-to-decline', to);
}

function checkHire(found: Refusal[], { state }: Game, { tile, space }: Of<'hire'>, { goods }: Player): void {
  const { visit } = state;
  if (visit !== null && 'hired' in visit && visit.hired === true) refuse(found, '7.2', 'hired-already');
  if (!state.display.includes(tile)) refuse(found, '7.3', 'tile-not-in-display', tile);
  if (space < 1 || space > 7) refuse(found, '7.5', 'sticks-out');
  checkCost(found, '7.3', goods, COSTS.hire);
}

function checkSale(found: Refusal[], { goods: pair }: Of<'sell'>, { goods }: Player): void {
  const [first, second] = pair as readonly [Good, Good];
  if (second === 'coin') refuse(found, '7.8', 'coins-not-sold', 'coin');
  if (goods[first] < (first === second ? 2 : 1)) refuse(found, '7.8', `lacks-${first}`, first);
  if (first !== second && goods[second] < 1) refuse(found, '7.8', `lacks-${second}`, second);
}

function checkStreet(found: Refusal[], game: Game, action: Of<'street'>, { goods }: Player): void {
  const layout = layoutOf(game.board);
  const ids = [action.from, action.milestone, action.to];
  const [from, milestone, to] = ids.map((id) => layout.index.get(id));
  if (from === undefined) refuse(found, null, 'malformed', 'from');
  else if (milestone === undefined) refuse(found, null, 'malformed', 'milestone');
  else if (to === undefined) refuse(found, null, 'malformed', 'to');
  else {
    const { state } = game;
    const net = netOf(layout, state);
    if (from === milestone || milestone === to || from === to) refuse(found, '8.8', 'doubles-back', ...new Set(ids));
    if (from !== milestone && lineBetween(layout, from, milestone) < 0)
      refuse(found, '8.3', 'no-line', action.from, action.milestone);
    if (milestone !== to && lineBetween(layout, milestone, to) < 0)
      refuse(found, '8.3', 'no-line', action.milestone, action.to);
    checkStreetStart(found, game, layout, net, from);
    if (milestone === layout.start) refuse(found, '8.3', 'no-number', action.milestone);
    else if (net.pieces[milestone] !== 0) refuse(found, '8.7', 'milestone-closes-loop', action.milestone);
    if (to === layout.start) refuse(found, '8.3', 'no-number', action.to);
    else if (net.pieces[to] !== 0) refuse(found, '8.7', 'end-closes-loop', action.to);
    if (state.streets.length >= SUPPLY.streets) refuse(found, '13.3', 'no-sections-left');
    checkCost(found, '8.2', goods, COSTS.street);
  }
}

function lineBetween(layout: Layout, a: number, b: number): number {
  return layout.edgeOf[a * layout.ids.length + b] as number;
}

function checkStreetStart(found: Refusal[], { state, board }: Game, layout: Layout, net: Net, from: number): void {
  const at = layout.ids[from] as string;
  if (isStreetStart(layout, net, from)) return;
  if (state.streets.length === 0) refuse(found, '8.4', 'not-at-the-stall', board.start);
  else if (net.milestone[from]) refuse(found, '8.5', 'branches-at-milestone', at);
  else if (net.pieces[from] === 0) refuse(found, '8.5', 'starts-off-street', at);
  else refuse(found, '8.5', 'branches-between-sections', at);
}

function checkHouse(found: Refusal[], game: Game, action: Of<'house'>, player: Player): void {
  const layout = layoutOf(game.board);
  const place = layout.lotIndex.get(action.lot);
  if (place === undefined) {
    refuse(found, null, 'malformed', 'lot');
    return;
  }
  const { state } = game;
  const lot = layout.lots[place] as Lot;
  if (state.houses.includes(lot.id)) refuse(found, '8.12', 'lot-has-house', lot.id);
  if (!hasStreetOnEdge(netOf(layout, state), lot)) refuse(found, '8.10', 'no-street-on-edge', lot.id);
  const bonus = state.bonusTiles[lot.id];
  if (bonus === undefined) {
    if (action.bonusOn !== undefined) refuse(found, '9.1', 'no-bonus-there', lot.id);
  } else if (!hasWorkerFor(player.spaces, bonus)) refuse(found, '8.13', 'bonus-cannot-be-taken', lot.id);
  else if (action.bonusOn === undefined) refuse(found, '9.5', 'bonus-must-be-taken', lot.id);
  else checkBonusWorker(found, player, bonus, action.bonusOn);
  if (state.houses.length >= SUPPLY.houses) refuse(found, '13.3', 'no-houses-left');
  checkCost(found, '8.10', player.goods, COSTS.house);
}

function checkMarketplace(found: Refusal[], game: Game, { at }: Of<'marketplace'>, { goods }: Player): void {
  const layout = layoutOf(game.board);
  const point = layout.index.get(at);
  if (point === undefined) {
    refuse(found, null, 'malformed', 'at');
    return;
  }
  const { state } = game;
  const net = netOf(layout, state);
  if (net.milestone[point]) refuse(found, '8.14', 'milestone-there', at);
  if (net.marketplace[point]) refuse(found, '8.14', 'marketplace-there', at);
  else if (net.pieces[point] === 0) refuse(found, '8.15', 'no-street-touches', at);
  if (state.marketplaces.length >= SUPPLY.marketplaces) refuse(found, '13.3', 'no-marketplaces-left');
  checkCost(found, '8.14', goods, COSTS.marketplace);
}

/** Whether a bonus tile may go onto this employment space (9.2, 9.3). */
function checkBonusWorker(found: Refusal[], { spaces }: Player, kind: Kind, space: number): void {
  const worker = workerOn(spaces, space);
  if (worker === null) refuse(found, '9.2', 'no-worker-there', `worker-${space}`);
  else {
    if (worker.kind !== kind) refuse(found, '9.2', 'other-kind', `worker-${space}`);
    if (worker.bonus) refuse(found, '9.3', 'bonus-already-there', `worker-${space}`);
  }
}

function checkTaking(found: Refusal[], { state }: Game, { lot, space }: Of<'take-bonus'>, player: Player): void {
  if (!state.bonusInReach.includes(lot)) refuse(found, '9.1', 'bonus-not-in-reach', lot);
  const kind = Object.hasOwn(state.bonusTiles, lot) ? state.bonusTiles[lot] : undefined;
  if (kind !== undefined) checkBonusWorker(found, player, kind, space);
}

function checkDelivery(found: Refusal[], game: Game, { marketplace, numbers }: Of<'deliver'>, { goods }: Player): void {
  const layout = layoutOf(game.board);
  const { state } = game;
  if (!state.marketplaces.includes(marketplace)) refuse(found, '10.1', 'no-marketplace-there', marketplace);
  else {
    if (state.flour.includes(marketplace)) refuse(found, '10.3', 'supplied-already', marketplace);
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
    const point = layout.index.get(id);
    if (point === undefined || !next.includes(point)) refuse(found, '10.2', 'not-next-to', id);
    else if (!isFree(layout, net, point)) refuse(found, '10.2', 'not-free', id);
    if (i > 0 && id === numbers[i - 1]) refuse(found, '10.7', 'same-number-twice', id);
  });
  const wanted = Math.min(2, free.length);
  if (numbers.length < wanted)
    refuse(found, '10.2', 'too-few-numbers', ...free.map((point) => layout.ids[point] as string));
  if (numbers.length > wanted)
    refuse(
      found,
      wanted < 2 ? '10.4' : '10.2',
      'too-many-numbers',
      ...free.map((point) => layout.ids[point] as string),
    );
}

function checkGivingBack(found: Refusal[], { state }: Game, action: Of<'give-back'>, { goods }: Player): void {
  const wanted = state.visit !== null && 'giveBack' in state.visit ? (state.visit.giveBack as number) : 0;
  let given = 0;
  for (const good of GOODS) given += action.goods[good] ?? 0;
  if (wanted === 0) refuse(found, '11.2', 'nothing-to-give-back');
  else if (given < wanted) refuse(found, '11.2', 'gives-too-little');
  else if (given > wanted) refuse(found, '11.2', 'gives-too-much');
  checkCost(found, '11.2', goods, action.goods);
}

function checkCovering(found: Refusal[], { state }: Game, { space }: Of<'cover'>, { spaces }: Player): void {
  const demanded = state.visit !== null && 'cover' in state.visit && state.visit.cover === true;
  if (!demanded) refuse(found, '11.6', 'no-worker-demanded');
  if (workerOn(spaces, space) !== null) return;
  if (spaces[space - 1] === 'covered') refuse(found, '11.3', 'covers-cover-tile', `worker-${space}`);
  else refuse(found, '11.3', 'covers-empty-space', `worker-${space}`);
}
