import { uniformInt } from 'pure-rand/distribution/uniformInt';
import {
  type Action,
  aboutToMove,
  applyLegal,
  ascends,
  determinize,
  finalScoringOf,
  type Game,
  hasWorkerFor,
  houseValue,
  indexOf,
  KINDS,
  type Lot,
  layoutOf,
  legalActions,
  netOf,
  type Player,
  totalGoods,
} from '../../src/milestones/index.ts';
import type { ComputerPlayer } from '../../src/players/player.ts';

/** How many of its own moves it looks ahead: about two laps. */
const MOVES = 10;
/** No more than this part of a beam stands on the same space: goods in hand and goods built differ too much to be compared. */
const SHARE_OF_SPACE = 1 / 3;
/** How many ways to go on are kept within a visit, and how many actions of a kind are tried there. */
const WITHIN = 3;
const TRIED = { hire: 4, street: 4, house: 3, marketplace: 2, deliver: 2 } as const;
/** What a bonus tile counts while constructions are chosen, and the number at the end of a section. */
const BONUS = 1.5;
const END = 0.3;

/** What the planner thinks things are worth, in VP. Made by hand. */
const WORTH = {
  pair: 2,
  good: 1,
  lostGood: 0.2,
  worker: 1.2,
  kind: 1,
  grainGrower: 0.9,
  coiner: 0.9,
  bonus: 1,
  income: 1.5,
  majorities: 0.5,
  walked: 4.5,
  win: 10,
  unusedMove: 1.5,
} as const;

/** A position of a plan. The actions are those of its first turn, which `isFirst` says is still being taken. */
interface Node {
  readonly game: Game;
  readonly actions: readonly Action[];
  readonly isFirst: boolean;
  readonly worth: number;
}

/**
 * An opponent from outside: it knows the rules and nothing of `src/players`. It plans only its own next moves in a beam of a given width, as
 * if the others stood still, and weighs where they lead by a small sum made by hand. The width alone says how much it thinks, so
 * that its games can be played again.
 */
export const planner =
  (width: number): ComputerPlayer =>
  (view, random) => {
    const game = determinize(view, uniformInt(random, 0, 0xffffffff));
    return game.state.phase === 'draft' ? bestDraft(game) : bestTurn(game, width);
  };

/** Both starting tiles at once, as far as they are to be chosen by the same player. */
function bestDraft(game: Game): readonly Action[] {
  const me = game.state.player;
  let open: Node[] = [{ game, actions: [], isFirst: true, worth: 0 }];
  let best: Node | null = null;
  while (open.length > 0) {
    const next = open.flatMap((node) => legalActions(node.game).map((action) => after(node, action, me)));
    const drafts = ({ game: { state } }: Node) => state.phase === 'draft' && state.player === me;
    for (const node of next) if (!drafts(node) && (best === null || node.worth > best.worth)) best = node;
    open = next.filter(drafts);
  }
  return (best as Node).actions;
}

/** The first turn of the best plan. */
function bestTurn(game: Game, width: number): readonly Action[] {
  const me = game.state.player;
  const start: Node = { game, actions: [], isFirst: true, worth: 0 };
  let beam = isVisiting(start) ? visits(start, me) : [start];
  let best: Node | null = null;
  const offer = (node: Node, unused: number) => {
    const worth = node.worth + unused * WORTH.unusedMove;
    if (best === null || worth > best.worth) best = { ...node, worth };
  };
  for (let left = MOVES; left > 0; left--) {
    const next: Node[] = [];
    for (const node of beam.map((each) => nextTurn(each, me))) {
      if (node === null) continue;
      for (const move of legalActions(node.game)) {
        if (move.type !== 'move' || move.idle) continue;
        const moved = after(node, move, me);
        next.push(...(isVisiting(moved, me) ? visits(moved, me) : [moved]));
      }
    }
    for (const node of next) if (isLast(node, me)) offer(node, left - 1);
    beam = widest(
      next.filter((node) => !isLast(node, me)),
      width,
    );
  }
  for (const node of beam) offer(node, 0);
  return (best as unknown as Node).actions;
}

const isVisiting = ({ game: { state } }: Node, me = state.player) =>
  state.player === me && (state.phase === 'space' || state.phase === 'bonus');

/** Whether nothing follows: the own turn is over and the end has been triggered. */
const isLast = ({ game: { state } }: Node, me: number) =>
  state.phase === 'over' || (state.player !== me && state.endTriggeredBy !== null);

/** The same position with the player to move, where the others have had their turns without doing anything. */
function nextTurn(node: Node, me: number): Node {
  const { game } = node;
  if (game.state.player === me) return node;
  return { ...node, isFirst: false, game: { ...game, state: aboutToMove(game.state, 2, me) } };
}

/** The node after one more action, which has to be legal. */
function after(node: Node, action: Action, me: number): Node {
  const { game } = applyLegal(node.game, action);
  const actions = node.isFirst ? [...node.actions, action] : node.actions;
  return { game, actions, isFirst: node.isFirst, worth: worthOf(game, me) };
}

/** The ways found to resolve the space that the piece is on. */
function visits(start: Node, me: number): Node[] {
  const resolved: Node[] = [];
  let open = [start];
  while (open.length > 0) {
    const next = open.flatMap((node) => tried(node.game).map((action) => after(node, action, me)));
    resolved.push(...next.filter((node) => !isVisiting(node, me)));
    open = best(
      next.filter((node) => isVisiting(node, me)),
      WITHIN,
    );
  }
  return best(resolved, 2 * WITHIN);
}

/** The best of some nodes, each worth only once. */
function best(nodes: Node[], count: number): Node[] {
  nodes.sort((a, b) => b.worth - a.worth);
  const found: Node[] = [];
  for (const node of nodes) {
    if (found.length === count) break;
    if (node.worth !== found.at(-1)?.worth) found.push(node);
  }
  return found;
}

/** The beam after a move: the best nodes, not too many of them on the same space. */
function widest(nodes: Node[], width: number): Node[] {
  nodes.sort((a, b) => b.worth - a.worth);
  const most = Math.max(1, Math.ceil(width * SHARE_OF_SPACE));
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  const found: Node[] = [];
  for (const node of nodes) {
    if (found.length === width) break;
    const me = node.game.state.players[node.game.state.player] as Player;
    const key = `${me.piece} ${node.worth}`;
    const count = counts.get(me.piece) ?? 0;
    if (seen.has(key) || count === most) continue;
    seen.add(key);
    counts.set(me.piece, count + 1);
    found.push(node);
  }
  return found;
}

/** The actions that are tried within a visit. */
function tried(game: Game): Action[] {
  const { state } = game;
  const { piece, spaces, goods } = state.players[state.player] as Player;
  const legal = legalActions(game);
  if (state.phase === 'bonus' || piece === 'castle') return legal;
  if (piece === 'trading-house') {
    const isSale = (action: Action) => action.type === 'sell';
    const others = legal.filter((action) => action.type !== 'hire' && (!isSale(action) || goods.coin === 1));
    return [...top(game, legal, 'hire', (action) => worthAfter(game, action)), ...others];
  }
  const layout = layoutOf(game.board);
  const numberAt = (id: string) => layout.numbers[layout.index.get(id) as number] as number;
  if (piece === 'mill') {
    const sum = (action: Action) =>
      action.type === 'deliver' ? action.numbers.map(numberAt).reduce((a, b) => a + b, 0) : 0;
    return [...top(game, legal, 'deliver', sum), { type: 'done' }];
  }
  const net = netOf(layout, state);
  const bonus = (lot: string) => {
    const kind = state.bonusTiles[lot];
    return kind !== undefined && hasWorkerFor(spaces, kind) ? BONUS : 0;
  };
  const bonuses = (id: string) =>
    (layout.lotsAt[layout.index.get(id) as number] as readonly Lot[]).reduce((sum, lot) => sum + bonus(lot.id), 0);
  const promise = (action: Action) => {
    if (action.type === 'street')
      return numberAt(action.milestone) + END * numberAt(action.to) + bonuses(action.milestone);
    if (action.type === 'marketplace') return numberAt(action.at) + bonuses(action.at);
    if (action.type !== 'house') return 0;
    return houseValue(layout, net, layout.lots[layout.lotIndex.get(action.lot) as number] as Lot) + bonus(action.lot);
  };
  const kinds = ['street', 'house', 'marketplace'] as const;
  return [...kinds.flatMap((kind) => top(game, legal, kind, promise)), { type: 'done' }];
}

const worthAfter = (game: Game, action: Action) => worthOf(applyLegal(game, action).game, game.state.player);

/** The most promising actions of a kind. */
function top(
  _game: Game,
  legal: readonly Action[],
  kind: keyof typeof TRIED,
  promise: (action: Action) => number,
): Action[] {
  return legal
    .filter(({ type }) => type === kind)
    .map((action) => ({ action, promise: promise(action) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, TRIED[kind])
    .map(({ action }) => action);
}

/** What a position is worth to a player, by a sum made by hand. */
function worthOf({ state }: Game, me: number): number {
  const { players, phase, endTriggeredBy } = state;
  const player = players[me] as Player;
  if (phase === 'over' || (endTriggeredBy !== null && state.player !== me)) {
    const totals = players.map(({ vp }, i) => vp + (phase === 'over' ? 0 : majoritiesOf(players, i)));
    const lead = (totals[me] as number) - Math.max(...totals.filter((_, i) => i !== me));
    return (
      (totals[me] as number) + Math.max(-WORTH.win, Math.min(WORTH.win, 3 * lead)) + totalGoods(player.goods) / 100
    );
  }
  const place = indexOf(player.piece);
  return (
    player.vp +
    WORTH.majorities * majoritiesOf(players, me) +
    rowWorth(player) +
    goodsWorth(player, place) -
    (WORTH.walked * place) / 12
  );
}

function majoritiesOf(players: readonly Player[], me: number): number {
  const scoring = finalScoringOf(players, false);
  return KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[me] as number), 0);
}

/** How many pairs of different things three numbers make. */
const pairsOf = (a: number, b: number, c: number) => Math.min((a + b + c) >> 1, a + b + c - Math.max(a, b, c));

function rowWorth({ spaces }: Player): number {
  const counts = { quarryman: 0, lumberjack: 0, 'sand-worker': 0, 'grain-grower': 0, coiner: 0 };
  let visible = 0;
  let bonuses = 0;
  for (const employment of spaces) {
    if (employment === null || employment === 'covered') continue;
    counts[employment.kind]++;
    visible++;
    if (employment.bonus) bonuses++;
  }
  return (
    WORTH.pair * pairsOf(counts.quarryman, counts.lumberjack, counts['sand-worker']) +
    WORTH.grainGrower * counts['grain-grower'] +
    WORTH.coiner * counts.coiner +
    WORTH.worker * visible +
    WORTH.kind * Object.values(counts).filter((count) => count > 0).length +
    WORTH.bonus * bonuses +
    WORTH.income * (ascends(spaces) ? 1 : 0)
  );
}

function goodsWorth({ goods }: Player, place: number): number {
  const pairs = place < indexOf('board-of-works') ? pairsOf(goods.stone, goods.wood, goods.sand) : 0;
  const sacks = place < indexOf('mill') ? goods.grain >> 1 : 0;
  const others = totalGoods(goods) - 2 * pairs - 2 * sacks;
  const kept = Math.min(3, others);
  return WORTH.pair * pairs + WORTH.pair * sacks + WORTH.good * kept + WORTH.lostGood * (others - kept);
}
