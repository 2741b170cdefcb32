import { bonusesInReach } from './bonus.ts';
import {
  COSTS,
  DISPLAY_SIZE,
  GOODS_KEPT,
  minus,
  startingTileCount,
  targetScore,
  totalGoods,
  WORKERS_LEFT,
} from './costs.ts';
import { drafter } from './draft.ts';
import { type Layout, type Lot, layoutOf } from './layout.ts';
import {
  arrivalGives,
  employmentNumber,
  hasWorkerFor,
  visibleNumbers,
  visibleWorkers,
  workerOn,
  yieldingSpaces,
} from './loop.ts';
import { houseValue, netOf } from './net.ts';
import { refusalsOf } from './refusals.ts';
import type { RuleId } from './rules.ts';
import { finalScoringOf, winnersOf } from './scoring.ts';
import { type KnownTile, tilesById } from './tiles.ts';
import {
  type Action,
  type ActionType,
  type Employment,
  type Game,
  type GameEvent,
  type Good,
  type Goods,
  KINDS,
  type Kind,
  type LotId,
  type Outcome,
  type Player,
  PRODUCT,
  type Space,
  type State,
  type VpSource,
  type Worker,
} from './types.ts';

type Of<Type extends ActionType> = Extract<Action, { type: Type }>;
type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** An action under way: copies of what it changes, and what has happened so far. */
interface Work {
  readonly game: Game;
  readonly state: Writable<State>;
  /** The acting player; a copy, that is put among the players when the action is done. */
  readonly me: Writable<Player>;
  readonly events: GameEvent[];
  pile: readonly string[];
}

/**
 * Takes an action for the player whose turn it is. An action from a record names that player too, and is refused from
 * anyone else. The game that is given is never changed; the new one shares what stays as it was. Whatever is refused is
 * refused with every rule that forbids it (see `refusalsOf`); nothing is thrown.
 */
export function apply(game: Game, action: Action & { readonly player?: number }): Outcome {
  const refusals = refusalsOf(game, action);
  if (refusals.length > 0) return { ok: false, refusals };

  const actor = game.state.player;
  const me = { ...(game.state.players[actor] as Player) };
  const players = game.state.players.slice();
  players[actor] = me;
  const work: Work = { game, state: copyOf(game.state, players), me, events: [], pile: game.pile };
  perform(work, action);
  return { ok: true, game: { ...game, state: work.state, pile: work.pile }, events: work.events };
}

/** A state that an action may change, with these players. Spelt out, because a spread makes every action a tenth slower. */
function copyOf(state: State, players: readonly Player[]): Writable<State> {
  return {
    phase: state.phase,
    player: state.player,
    movesLeft: state.movesLeft,
    players,
    streets: state.streets,
    houses: state.houses,
    marketplaces: state.marketplaces,
    flour: state.flour,
    bonusTiles: state.bonusTiles,
    startingTiles: state.startingTiles,
    display: state.display,
    pileCount: state.pileCount,
    bonusInReach: state.bonusInReach,
    visit: state.visit,
    endTriggeredBy: state.endTriggeredBy,
    turnsLeft: state.turnsLeft,
    finalScoring: state.finalScoring,
    winners: state.winners,
  };
}

function perform(work: Work, action: Action): void {
  switch (action.type) {
    case 'draft':
      draft(work, action);
      break;
    case 'move':
      move(work, action);
      break;
    case 'hire':
      hire(work, action);
      break;
    case 'buy':
      pay(work, '7.7', COSTS.buy);
      receive(work, '7.7', action.good, 1);
      break;
    case 'sell':
      pay(work, '7.8', pairCost(action.goods));
      receive(work, '7.8', 'coin', 1);
      break;
    case 'street':
      street(work, action);
      break;
    case 'house':
      house(work, action);
      break;
    case 'marketplace':
      marketplace(work, action);
      break;
    case 'take-bonus':
      takeBonus(work, action);
      break;
    case 'leave-bonus':
      leaveBonus(work);
      break;
    case 'deliver':
      deliver(work, action);
      break;
    case 'give-back':
      giveBack(work, action);
      break;
    case 'cover':
      cover(work, action);
      break;
    case 'done':
      endSpace(work);
      break;
  }
}

function receive(work: Work, rule: RuleId, good: Good, count: number, spaces: readonly number[] = []): void {
  const goods: Writable<Goods> = { ...work.me.goods };
  goods[good] += count;
  work.me.goods = goods;
  work.events.push({ type: 'goods', rule, player: work.state.player, good, count, spaces });
}

function pay(work: Work, rule: RuleId, cost: Partial<Goods>): void {
  work.me.goods = minus(work.me.goods, cost);
  work.events.push({ type: 'paid', rule, player: work.state.player, goods: cost });
}

function pairCost([first, second]: Of<'sell'>['goods']): Partial<Goods> {
  return first === second ? { [first]: 2 } : { [first]: 1, [second]: 1 };
}

/** Counts VP at once, and triggers the end where the target is reached (1.4, 12.1). */
function score(work: Work, rule: RuleId, source: VpSource, vp: number): void {
  const { state, me, events } = work;
  me.vp += vp;
  events.push({ type: 'vp', rule, player: state.player, vp, source });
  if (me.vp >= targetScore(state.players.length)) triggerEnd(work, '12.1', 'score');
}

/** The end is triggered once (12.8). */
function triggerEnd({ state, events }: Work, rule: RuleId, by: 'score' | 'last-tile'): void {
  if (state.endTriggeredBy !== null) return;
  state.endTriggeredBy = state.player;
  state.turnsLeft = state.players.length - 1;
  events.push({ type: 'end-triggered', rule, player: state.player, by });
}

/** What lies on an employment space from now on; a bonus tile that lay there leaves the game (9.7). */
function putOn(work: Work, spaces: Employment[], space: number, employment: Employment): void {
  const before = workerOn(spaces, space);
  spaces[space - 1] = employment;
  if (before?.bonus)
    work.events.push({ type: 'bonus-lost', rule: '9.7', player: work.state.player, kind: before.kind, space });
}

function placeTile(work: Work, id: string, space: number): void {
  const { workers } = (tilesById(work.game.workerTiles).get(id) as KnownTile).tile;
  const spaces = work.me.spaces.slice();
  workers.forEach(({ kind, number }, i) => {
    putOn(work, spaces, space + i, { kind, number, bonus: false });
  });
  work.me.spaces = spaces;
}

function draft(work: Work, { tile, space }: Of<'draft'>): void {
  const { state, events, game } = work;
  events.push({ type: 'drafted', rule: '4.9', player: state.player, tile, space });
  placeTile(work, tile, space);
  state.startingTiles = state.startingTiles.filter((id) => id !== tile);
  const drafted = startingTileCount(game.options.players) - state.startingTiles.length;
  if (state.startingTiles.length > 1) {
    state.player = drafter(game.options, Math.floor(drafted / 2));
    return;
  }
  events.push({ type: 'left-over', rule: '4.8', player: state.player, tile: state.startingTiles[0] as string });
  state.startingTiles = [];
  state.player = game.options.startingPlayer;
  state.phase = 'move';
  state.movesLeft = 2;
}

function move(work: Work, { to, idle }: Of<'move'>): void {
  const { state, me, events } = work;
  const from = me.piece;
  me.piece = to;
  state.movesLeft -= 1;
  events.push({ type: 'moved', rule: '5.3', player: state.player, from, to });
  if (idle) {
    events.push({ type: 'declined', rule: '5.9', player: state.player, space: to });
    endSpace(work);
  } else if (to === 'castle') arriveAtCastle(work);
  else if (employmentNumber(to) > 0) {
    yieldGoods(work, from, to);
    endSpace(work);
  } else {
    state.phase = 'space';
    state.visit = {};
    if (to === 'trading-house') {
      state.visit = { hired: false };
      if (arrivalGives(me.spaces, to)) receive(work, '7.1', 'coin', 1);
      else events.push({ type: 'no-income', rule: '7.1', player: state.player, numbers: visibleNumbers(me.spaces) });
    }
  }
}

/** The goods of a move that ends on a worker, and the VP of the bonus tiles on those who yield (6.1–6.4, 6.6). */
function yieldGoods(work: Work, from: Space, to: Space): void {
  const { state, me, events } = work;
  const yielding = yieldingSpaces(me.spaces, from, to);
  if (yielding.length === 0) {
    events.push({ type: 'no-worker', rule: '5.7', player: state.player, space: to });
    return;
  }
  const workers = yielding.map((space) => workerOn(me.spaces, space) as Worker);
  receive(work, '6.2', PRODUCT[(workers[0] as Worker).kind], yielding.length, yielding);
  const bonuses = workers.filter((worker) => worker.bonus).length;
  if (bonuses > 0) score(work, '6.6', 'bonus-worker', bonuses);
}

function arriveAtCastle(work: Work): void {
  const { state, me, events } = work;
  const surplus = Math.max(0, totalGoods(me.goods) - GOODS_KEPT);
  const covers = visibleWorkers(me.spaces) > WORKERS_LEFT;
  if (surplus === 0 && !covers) {
    endSpace(work);
    return;
  }
  state.phase = 'space';
  state.visit = { giveBack: surplus, cover: covers };
  events.push({ type: 'demanded', rule: '11.1', player: state.player, giveBack: surplus, cover: covers });
}

function giveBack(work: Work, { goods }: Of<'give-back'>): void {
  work.me.goods = minus(work.me.goods, goods);
  work.events.push({ type: 'gave-back', rule: '11.2', player: work.state.player, goods });
  meetDemand(work, { giveBack: 0 });
}

function cover(work: Work, { space }: Of<'cover'>): void {
  const { state, me, events } = work;
  const { kind, number } = workerOn(me.spaces, space) as Worker;
  events.push({ type: 'worker-covered', rule: '11.3', player: state.player, kind, number, space });
  const spaces = me.spaces.slice();
  putOn(work, spaces, space, 'covered');
  me.spaces = spaces;
  meetDemand(work, { cover: false });
}

function meetDemand(work: Work, met: { giveBack?: 0; cover?: false }): void {
  const demands = { ...(work.state.visit as { giveBack: number; cover: boolean }), ...met };
  work.state.visit = demands;
  if (demands.giveBack === 0 && !demands.cover) endSpace(work);
}

function hire(work: Work, { tile, space }: Of<'hire'>): void {
  const { state, events } = work;
  pay(work, '7.3', COSTS.hire);
  events.push({ type: 'hired', rule: '7.3', player: state.player, tile, space });
  placeTile(work, tile, space);
  state.visit = { hired: true };
  state.display = state.display.filter((id) => id !== tile);
  const next = work.pile[0];
  if (next !== undefined && state.display.length < DISPLAY_SIZE) {
    work.pile = work.pile.slice(1);
    state.pileCount = work.pile.length;
    state.display = [...state.display, next];
    events.push({ type: 'refilled', rule: '7.6', player: state.player, tile: next });
  }
  if (state.display.length === 0) triggerEnd(work, '12.2', 'last-tile');
}

function street(work: Work, { from, milestone, to }: Of<'street'>): void {
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

function marketplace(work: Work, { at }: Of<'marketplace'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  const point = layout.index.get(at) as number;
  pay(work, '8.14', COSTS.marketplace);
  state.marketplaces = [...state.marketplaces, at];
  events.push({ type: 'marketplace-built', rule: '8.14', player: state.player, point: at });
  score(work, '8.14', 'marketplace', layout.numbers[point] as number);
  offerBonuses(work, layout, point);
}

function house(work: Work, { lot: id, bonusOn }: Of<'house'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  const lot = layout.lots[layout.lotIndex.get(id) as number] as Lot;
  pay(work, '8.10', COSTS.house);
  state.houses = [...state.houses, id];
  events.push({ type: 'house-built', rule: '8.10', player: state.player, lot: id });
  score(work, '8.11', 'house', houseValue(layout, netOf(layout, state), lot));
  if (bonusOn !== undefined) putBonus(work, id, bonusOn);
}

/** Asks the builder about the bonus tiles around a new milestone or marketplace, where one can be taken (9.1, 9.5, 9.8). */
function offerBonuses(work: Work, layout: Layout, point: number): void {
  const { state, me, events } = work;
  const lots = bonusesInReach(layout, state, me, point);
  if (lots.length === 0) return;
  state.phase = 'bonus';
  state.bonusInReach = lots;
  events.push({ type: 'bonus-in-reach', rule: '9.1', player: state.player, lots });
}

function putBonus(work: Work, lot: LotId, space: number): void {
  const { state, me, events } = work;
  const { [lot]: kind, ...bonusTiles } = state.bonusTiles as Record<LotId, Kind>;
  state.bonusTiles = bonusTiles;
  const spaces = me.spaces.slice();
  spaces[space - 1] = { ...(workerOn(spaces, space) as Worker), bonus: true };
  me.spaces = spaces;
  events.push({ type: 'bonus-taken', rule: '9.2', player: state.player, lot, kind: kind as Kind, space });
  score(work, '9.6', 'bonus-tile', 1);
}

function takeBonus(work: Work, { lot, space }: Of<'take-bonus'>): void {
  putBonus(work, lot, space);
  const { state, me } = work;
  state.bonusInReach = state.bonusInReach.filter((other) => {
    const kind = state.bonusTiles[other];
    return kind !== undefined && hasWorkerFor(me.spaces, kind);
  });
  if (state.bonusInReach.length === 0) state.phase = 'space';
}

function leaveBonus({ state, events }: Work): void {
  events.push({ type: 'bonus-left', rule: '9.5', player: state.player, lots: state.bonusInReach });
  state.bonusInReach = [];
  state.phase = 'space';
}

function deliver(work: Work, { marketplace, numbers }: Of<'deliver'>): void {
  const { state, events } = work;
  const layout = layoutOf(work.game.board);
  pay(work, '10.1', COSTS.deliver);
  state.flour = [...state.flour, marketplace];
  events.push({ type: 'delivered', rule: '10.1', player: state.player, marketplace, numbers });
  let vp = 0;
  for (const id of numbers) vp += layout.numbers[layout.index.get(id) as number] as number;
  score(work, '10.2', 'flour', vp);
  receive(work, '10.2', 'coin', 1);
}

/** The space is resolved: the next move, the next player, or the final scoring (5.1, 5.5, 12.3). */
function endSpace(work: Work): void {
  const { state, events } = work;
  state.visit = null;
  state.phase = 'move';
  if (state.movesLeft > 0) return;
  if (state.turnsLeft === 0) {
    scoreFinally(work);
    return;
  }
  const { player } = state;
  state.player = (player + 1) % state.players.length;
  state.movesLeft = 2;
  if (state.turnsLeft !== null) state.turnsLeft -= 1;
  events.push({ type: 'turn-ended', rule: '5.1', player, next: state.player, turnsLeft: state.turnsLeft });
}

function scoreFinally({ state, events, game }: Work): void {
  const scoring = finalScoringOf(state.players, game.options.variants.equalCategoryScores);
  let players = state.players;
  for (const kind of KINDS) {
    const { values, vp } = scoring[kind];
    events.push({ type: 'scored', rule: '12.4', player: state.player, kind, values, vp });
    vp.forEach((points, player) => {
      if (points > 0) events.push({ type: 'vp', rule: '12.5', player, vp: points, source: 'majority' });
    });
    players = players.map((player, i) => ({ ...player, vp: player.vp + (vp[i] as number) }));
  }
  const winners = winnersOf(players);
  state.players = players;
  state.phase = 'over';
  state.finalScoring = scoring;
  state.winners = winners;
  events.push({
    type: 'game-over',
    rule: '12.7',
    player: state.player,
    winners,
    vp: players.map((player) => player.vp),
    goods: players.map((player) => totalGoods(player.goods)),
  });
}
