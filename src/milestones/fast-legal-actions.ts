/**
 * All legal actions at once, and fast: a play-out asks for them at every step. They are built from what the layout and the tiles
 * have ready instead of asking the laws of the chapters about every conceivable action; that both say the same is what the
 * conformance tests are for.
 */
import { type Layout, layoutOf } from './board/layout.ts';
import { hasStreetOnEdge, isFree, type Net, netOf } from './board/net.ts';
import { indexOf, workerOn } from './chapters/03-player-board.ts';
import { ascends, PAIRS } from './chapters/07-trading-house.ts';
import { isStreetStart } from './chapters/08-board-of-works.ts';
import { hasWorkerFor, takesBonus } from './chapters/09-bonus-tiles.ts';
import { freeNeighbours } from './chapters/10-mill.ts';
import { waysToGiveBack } from './chapters/11-castle.ts';
import { SUPPLY } from './chapters/13-supplies.ts';
import { COSTS } from './chapters/costs.ts';
import { type KnownTile, tilesById } from './set/tiles.ts';
import { type Action, CUBES, type Game, type Goods, type Player, SPACES, type State } from './types.ts';

/** The moves to every space, in the order of the loop, and the same moves made idle. */
const MOVES: readonly Action[] = SPACES.map((to) => Object.freeze({ type: 'move', to }));
const IDLE_MOVES: readonly Action[] = SPACES.map((to) => Object.freeze({ type: 'move', to, idle: true }));
const DONE: Action = Object.freeze({ type: 'done' });
const LEAVE: Action = Object.freeze({ type: 'leave-bonus' });
const BUY: readonly Action[] = CUBES.map((good) => Object.freeze({ type: 'buy', good }));
const SELL: readonly Action[] = PAIRS.map((goods) => Object.freeze({ type: 'sell', goods: Object.freeze(goods) }));
const COVER: readonly Action[] = Array.from({ length: 8 }, (_, i) => Object.freeze({ type: 'cover', space: i + 1 }));

/**
 * Every action that `apply` accepts from the player whose turn it is, none twice; empty when the game is over. The order is
 * fixed: by type as in `ACTION_TYPES`, then by the fields in the order of the loop, the list of goods or the ids. The
 * actions are shared between calls and frozen.
 */
export function legalActions(game: Game): Action[] {
  const { state } = game;
  const player = state.players[state.player] as Player;
  switch (state.phase) {
    case 'draft':
      return drafts(game, player);
    case 'move':
      return moves(player);
    case 'bonus':
      return bonuses(state, player);
    case 'space':
      switch (player.piece) {
        case 'trading-house':
          return trades(game, player);
        case 'board-of-works':
          return constructions(game, player);
        case 'mill':
          return deliveries(game, player);
        default:
          return demands(state, player);
      }
    default:
      return [];
  }
}

function drafts(game: Game, player: Player): Action[] {
  const tiles = tilesById(game.workerTiles);
  const actions: Action[] = [];
  for (const id of game.state.startingTiles) {
    const placed = (tiles.get(id) as KnownTile).drafts;
    placed.forEach((draft, left) => {
      if (player.spaces[left] === null && player.spaces[left + 1] === null) actions.push(draft);
    });
  }
  return actions;
}

function moves({ piece, spaces }: Player): Action[] {
  const castle = indexOf('castle');
  const tradingHouse = indexOf('trading-house');
  const actions = [MOVES[castle] as Action];
  for (let to = indexOf(piece) + 1; to < SPACES.length; to++) {
    actions.push(MOVES[to] as Action);
    // What `arrivalGives` says of a space, without asking for its name.
    const gives = to < tradingHouse ? workerOn(spaces, to) !== null : to === tradingHouse && ascends(spaces);
    if (gives) actions.push(IDLE_MOVES[to] as Action);
  }
  return actions;
}

function bonuses(state: State, player: Player): Action[] {
  const actions: Action[] = [];
  for (const lot of state.bonusInReach) {
    const kind = state.bonusTiles[lot];
    for (let space = 1; space <= 8; space++) {
      if (takesBonus(player.spaces, space, kind)) actions.push({ type: 'take-bonus', lot, space });
    }
  }
  actions.push(LEAVE);
  return actions;
}

function trades(game: Game, { goods }: Player): Action[] {
  const { state } = game;
  const actions: Action[] = [];
  if (!(state.visit as { hired: boolean }).hired && goods.coin >= COSTS.hire.coin) {
    for (const hire of hiresFrom(game)) actions.push(hire);
  }
  if (goods.coin >= COSTS.buy.coin) actions.push(...BUY);
  PAIRS.forEach(([first, second], i) => {
    if (first === second ? goods[first] >= 2 : goods[first] > 0 && goods[second] > 0) actions.push(SELL[i] as Action);
  });
  actions.push(DONE);
  return actions;
}

const hires = new WeakMap<readonly string[], readonly Action[]>();

/** Every way to hire from the display, kept for as long as the display stays as it is. */
function hiresFrom({ state, workerTiles }: Game): readonly Action[] {
  let known = hires.get(state.display);
  // Stryker disable next-line ConditionalExpression: found anew they are the same
  if (known === undefined) {
    const tiles = tilesById(workerTiles);
    known = [...state.display].sort().flatMap((id) => (tiles.get(id) as KnownTile).hires);
    // Stryker disable next-line CallExpression
    hires.set(state.display, known);
  }
  return known;
}

function constructions(game: Game, player: Player): Action[] {
  const { state } = game;
  const layout = layoutOf(game.board);
  const net = netOf(layout, state);
  const actions: Action[] = [];
  if (affords(player.goods, COSTS.street) && state.streets.length < SUPPLY.streets) addStreets(actions, layout, net);
  if (affords(player.goods, COSTS.house) && state.houses.length < SUPPLY.houses)
    addHouses(actions, layout, net, game, player);
  if (affords(player.goods, COSTS.marketplace) && state.marketplaces.length < SUPPLY.marketplaces)
    addMarketplaces(actions, layout, net);
  actions.push(DONE);
  return actions;
}

function affords(goods: Goods, cost: Partial<Goods>): boolean {
  return (
    goods.stone >= (cost.stone ?? 0) &&
    goods.wood >= (cost.wood ?? 0) &&
    goods.sand >= (cost.sand ?? 0) &&
    goods.grain >= (cost.grain ?? 0)
  );
}

function addStreets(actions: Action[], layout: Layout, net: Net): void {
  const { pieces } = net;
  layout.paths.forEach((paths, from) => {
    if (!isStreetStart(layout, net, from)) return;
    for (const { milestone, to, action } of paths) {
      if (pieces[milestone] === 0 && pieces[to] === 0) actions.push(action);
    }
  });
}

function addHouses(actions: Action[], layout: Layout, net: Net, { state, options }: Game, player: Player): void {
  const mayLeave = options.variants.houseMayLeaveBonus === true;
  for (const lot of layout.lots) {
    if (!hasStreetOnEdge(net, lot) || state.houses.includes(lot.id)) continue;
    const bonus = state.bonusTiles[lot.id];
    if (bonus === undefined || (mayLeave && hasWorkerFor(player.spaces, bonus))) actions.push(lot.house);
    if (bonus === undefined) continue;
    for (let space = 1; space <= 8; space++) {
      if (takesBonus(player.spaces, space, bonus)) actions.push(lot.houseWithBonusOn[space - 1] as Action);
    }
  }
}

function addMarketplaces(actions: Action[], layout: Layout, net: Net): void {
  layout.marketplaces.forEach((marketplace, point) => {
    if (net.pieces[point] !== 0 && isFree(layout, net, point)) actions.push(marketplace);
  });
}

function deliveries(game: Game, { goods }: Player): Action[] {
  const { state } = game;
  const actions: Action[] = [];
  // There is flour left for as long as a marketplace has none: both are twelve (13.3).
  if (goods.grain >= COSTS.deliver.grain) {
    const layout = layoutOf(game.board);
    const net = netOf(layout, state);
    for (const marketplace of [...state.marketplaces].sort()) {
      if (state.flour.includes(marketplace)) continue;
      const free = freeNeighbours(layout, net, layout.index.get(marketplace) as number).map(
        (point) => layout.ids[point] as string,
      );
      if (free.length < 2) actions.push({ type: 'deliver', marketplace, numbers: free });
      free.forEach((first, i) => {
        for (const second of free.slice(i + 1))
          actions.push({ type: 'deliver', marketplace, numbers: [first, second] });
      });
    }
  }
  actions.push(DONE);
  return actions;
}

function demands(state: State, player: Player): Action[] {
  const { giveBack, cover } = state.visit as { giveBack: number; cover: boolean };
  const actions: Action[] = [];
  if (giveBack > 0) {
    for (const goods of waysToGiveBack(player.goods, giveBack)) actions.push({ type: 'give-back', goods });
  }
  if (cover) {
    for (let space = 1; space <= 8; space++) {
      if (workerOn(player.spaces, space) !== null) actions.push(COVER[space - 1] as Action);
    }
  }
  return actions;
}
