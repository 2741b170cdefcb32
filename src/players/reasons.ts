import {
  type Action,
  aboutToMove,
  apply,
  ascends,
  determinize,
  finalScoringOf,
  type Game,
  type GameEvent,
  GOODS,
  type Good,
  type Goods,
  isAhead,
  KINDS,
  type Kind,
  legalActions,
  type Outcome,
  type Player,
  SPACES,
  type Space,
  type VpSource,
  viewFor,
  visitingSpace,
  type Worker,
  workerOn,
} from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { rowOf } from './greedy/row.ts';
import { inHandOf } from './outlook/terms.ts';
import { lapFor } from './outlook/workers.ts';
import { isStillToMove, outlookOf } from './outlook.ts';
import { actionsOf, turnsFrom } from './turns.ts';

const CONSTRUCTIONS = ['street', 'house', 'marketplace', 'deliver'] as const;
type Construction = Extract<Action, { type: (typeof CONSTRUCTIONS)[number] }>;

/** What a turn is good for: what it gained, what it prepared, what it took from the others; and what it gave up. Goods are net of what was paid. */
export type Reason =
  | { readonly part: 'gained'; readonly what: 'win' }
  | { readonly part: 'gained'; readonly what: 'vp'; readonly source: VpSource; readonly vp: number }
  /** No turn was found that scores more now. */
  | { readonly part: 'gained'; readonly what: 'most'; readonly vp: number }
  | { readonly part: 'gained'; readonly what: 'goods'; readonly goods: Partial<Goods> }
  | { readonly part: 'gained'; readonly what: 'tile'; readonly tile: string }
  /** In a last turn: so many VP more, or fewer, in the final scoring as it would be now. */
  | { readonly part: 'gained' | 'costs'; readonly what: 'scoring'; readonly vp: number }
  /** With what lies there now, the next turn could go to these spaces and score so much. */
  | { readonly part: 'prepared'; readonly what: 'plan'; readonly spaces: readonly Space[]; readonly vp: number }
  /** The next turn could pay for a worker tile, and this one began without the coins for it. */
  | { readonly part: 'prepared'; readonly what: 'hiring' }
  /** The most that one move over workers of a kind yields, before and after. */
  | {
      readonly part: 'prepared';
      readonly what: 'yield';
      readonly good: Good;
      readonly before: number;
      readonly after: number;
    }
  /** What the turn that scores most now would have spent besides. */
  | { readonly part: 'prepared'; readonly what: 'kept'; readonly goods: Partial<Goods> }
  | { readonly part: 'prepared'; readonly what: 'bonus'; readonly kind: Kind }
  | { readonly part: 'prepared'; readonly what: 'income' }
  | { readonly part: 'prepared'; readonly what: 'lead'; readonly kind: Kind }
  /** Past the castle, with so many workers ahead again. */
  | { readonly part: 'prepared'; readonly what: 'lap'; readonly workers: number }
  /** So many workers are still ahead in this lap. */
  | { readonly part: 'prepared'; readonly what: 'ahead'; readonly workers: number }
  /** The end could have been triggered while somebody else was not behind, and was not. */
  | { readonly part: 'prepared'; readonly what: 'time' }
  /** The best of its sort that another player could have built or delivered in the next turn, where nothing as good is left. */
  | Construed<'denied', 'construction'>
  | { readonly part: 'denied'; readonly what: 'lead'; readonly player: number; readonly kind: Kind }
  /** What the turn that scores most now would have opened to another player. */
  | Construed<'denied', 'withheld'>
  /** The end was triggered with the lead. */
  | { readonly part: 'denied'; readonly what: 'end' }
  | { readonly part: 'costs'; readonly what: 'goods'; readonly goods: Partial<Goods> }
  /** Given back at the castle. */
  | { readonly part: 'costs'; readonly what: 'back'; readonly goods: Partial<Goods> }
  | { readonly part: 'costs'; readonly what: 'workers'; readonly workers: readonly Worker[] }
  | { readonly part: 'costs'; readonly what: 'income' }
  | { readonly part: 'costs'; readonly what: 'lead'; readonly kind: Kind }
  /** So many VP more could have been scored now, on these spaces; `won` where the win is as good as certain without them. */
  | {
      readonly part: 'costs';
      readonly what: 'fewer';
      readonly vp: number;
      readonly spaces: readonly Space[];
      readonly won: boolean;
    }
  /** The best of its sort that another player could build or deliver in the next turn, where nothing as good was there. */
  | Construed<'costs', 'opens'>;

interface Construed<Part extends string, What extends string> {
  readonly part: Part;
  readonly what: What;
  readonly player: number;
  readonly action: Construction;
  readonly vp: number;
}

/** Something that a player could do in a turn, and the VP for it. */
interface Chance<Of extends Action = Action> {
  readonly action: Of;
  readonly vp: number;
}

/** Where things are built and delivered. */
const BUILDINGS = ['board-of-works', 'mill'] as const;

const COINS_FOR_A_TILE = 2;
/** Less than this is not worth speaking of. */
const LEAST_VP = 2;
/** Whoever has such a chance need not hurry: the search then sees no difference between turns. */
const WON = 0.99;
/** Fewer workers still ahead in a lap than this are no reason to go slowly. */
const LEAST_AHEAD = 3;

/**
 * Why a turn, or the rest of one, makes sense: its reasons, those of each part with the weightiest first. All actions have
 * to be legal, one after the other, and of the player whose turn it is.
 */
export function reasonsFor(before: Game, actions: readonly Action[]): Reason[] {
  const me = before.state.player;
  const { game: after, events, chances } = played(before, actions);
  const vp = scoredIn(chances);
  const most = before.state.phase === 'draft' ? null : richest(before);
  const fewer = most === null ? 0 : most.vp - vp;
  /** How the turn stands to the one that scores most now, where at least so many VP speak. */
  const compared = (least: number): Reason[] => [
    ...(vp >= least && fewer <= 0 ? [{ part: 'gained', what: 'most', vp } as const] : []),
    ...(most !== null && fewer >= least ? instead(before, after, most, fewer) : []),
  ];
  const plain = [
    ...gained(before, after, events),
    ...prepared(before, after, events),
    ...(most !== null && holdsBack(before, after, most) ? [{ part: 'prepared', what: 'time' } as const] : []),
    ...denied(before, after, events, me),
    ...costs(before, after, events),
  ];
  const reasons = [...plain, ...compared(LEAST_VP)];
  if (sayMore(reasons)) return reasons;
  // Where nothing else speaks for it, a single VP does, or what is left of the lap.
  const closer = [...plain, ...compared(1)];
  return sayMore(closer) ? closer : [...closer, ...ahead(after, me)];
}

/** Whether reasons say more than what happened. */
export function sayMore(reasons: readonly Reason[]): boolean {
  return reasons.some(
    ({ part, what }) =>
      part === 'prepared' ||
      part === 'denied' ||
      what === 'most' ||
      what === 'win' ||
      (part === 'gained' && what === 'scoring'),
  );
}

/** What comes of scoring fewer VP than could be had now: these are given up for what the other turn would have spent, and opened to the others. */
function instead(before: Game, after: Game, { vp: _, spaces, game }: Rich, fewer: number): Reason[] {
  const me = before.state.player;
  const count = ({ state }: Game, good: Good) => (state.players[me] as Player).goods[good];
  // After a last turn goods are of no more use.
  const isLast = after.state.endTriggeredBy !== null;
  const kept = isLast
    ? null
    : some(Object.fromEntries(GOODS.map((good) => [good, count(after, good) - count(game, good)])));
  const opened = stillToMove(before, game).flatMap((player) => {
    const anyway = constructions(before, after, player).map(({ action }) => action.type);
    return constructions(before, game, player).filter(({ action }) => !anyway.includes(action.type));
  });
  return [
    ...(kept === null ? [] : [{ part: 'prepared', what: 'kept', goods: kept } as const]),
    ...opened.sort(byLoss).map(({ loss: _, ...found }): Reason => ({ part: 'denied', what: 'withheld', ...found })),
    { part: 'costs', what: 'fewer', vp: fewer, spaces, won: (outlookOf(after).chances[me] as number) >= WON },
  ];
}

/** Whether a turn left the end to come, which it could have triggered, while somebody else was not behind. */
function holdsBack(before: Game, after: Game, most: Rich): boolean {
  if (after.state.endTriggeredBy !== null) return false;
  const { player, phase, display } = before.state;
  const { piece, goods } = before.state.players[player] as Player;
  const { vp } = after.state.players[player] as Player;
  const atTiles = isAhead(piece, 'trading-house') || (phase === 'space' && piece === 'trading-house');
  const lastTile = display.length === 1 && atTiles && goods.coin >= COINS_FOR_A_TILE;
  const isBehind = after.state.players.some((other, i) => i !== player && other.vp >= vp);
  return isBehind && (lastTile || most.game.state.endTriggeredBy !== null);
}

/** About how many VP a reason is worth; what only compares says nothing new. */
function weightOf(reason: Reason): number {
  const sign = reason.part === 'costs' ? -1 : 1;
  switch (reason.what) {
    case 'win':
      return 50;
    case 'vp':
      return reason.vp;
    case 'scoring':
      return sign * reason.vp;
    case 'plan':
      return reason.vp / 2;
    case 'construction':
    case 'opens':
      return (sign * reason.vp) / 2;
    case 'goods':
    case 'back':
      return sign * 0.8 * GOODS.reduce((sum, good) => sum + (reason.goods[good] ?? 0), 0);
    case 'yield':
      return reason.after - reason.before;
    case 'workers':
      return -reason.workers.length;
    case 'lead':
    case 'income':
    case 'time':
      return 3 * sign;
    case 'end':
      return 6;
    case 'tile':
    case 'bonus':
      return 2;
    case 'hiring':
      return 1;
    case 'most':
    case 'kept':
    case 'withheld':
    case 'fewer':
    case 'lap':
    case 'ahead':
      return 0;
  }
}

/** What speaks for one turn and for another from the same position, without what speaks for both. */
export interface Contrast {
  readonly better: readonly Reason[];
  readonly taken: readonly Reason[];
}

/**
 * Why one turn is better than another from the same position, whose reasons are known; null where the reasons do not say so, even if a search does:
 * nobody can learn from a reproach without a reason.
 */
export function contrast(before: Game, taken: readonly Reason[], better: readonly Action[]): Contrast | null {
  const reasons = { better: reasonsFor(before, better), taken };
  const weight = (of: readonly Reason[]) => of.reduce((sum, reason) => sum + weightOf(reason), 0);
  const only = (of: readonly Reason[], others: readonly Reason[]) => {
    const known = new Set(others.map((reason) => JSON.stringify(reason)));
    return of.filter((reason) => !known.has(JSON.stringify(reason)));
  };
  if (weight(reasons.better) <= weight(reasons.taken)) return null;
  return { better: only(reasons.better, reasons.taken), taken: only(reasons.taken, reasons.better) };
}

const scoredIn = (chances: readonly Chance[]) => chances.reduce((sum, { vp }) => sum + vp, 0);
const spacesIn = (actions: readonly Action[]) =>
  actions.flatMap((action) => (action.type === 'move' ? [action.to] : []));

/** A turn, or the rest of one, that scores much now, and where it leads. */
interface Rich {
  readonly vp: number;
  readonly spaces: readonly Space[];
  readonly game: Game;
}

/** The one that scores most now, as far as one is found. */
function richest(before: Game): Rich {
  const { player } = before.state;
  const worth = (game: Game) => {
    const own = game.state.players[player] as Player;
    return (
      own.vp + 0.9 * inHandOf(game, own) + GOODS.reduce((sum, good, i) => sum + own.goods[good] * (0.01 + 0.001 * i), 0)
    );
  };
  const found = turnsFrom(
    determinize(viewFor(before, player), 0),
    { worth, find: finderWith(lapFor) },
    { withinSpace: 3, betweenMoves: 12 },
  ).map((line) => {
    const actions = actionsOf(line);
    const { game, chances } = played(before, actions);
    return { vp: scoredIn(chances), spaces: spacesIn(actions), game };
  });
  return found.reduce((best, each) => (each.vp > best.vp ? each : best));
}

function played(start: Game, actions: readonly Action[]): { game: Game; events: GameEvent[]; chances: Chance[] } {
  let game = start;
  const events: GameEvent[] = [];
  const chances: Chance[] = [];
  for (const action of actions) {
    const outcome = apply(game, action) as Extract<Outcome, { ok: true }>;
    const scored = outcome.events.filter((event) => event.type === 'vp' && event.source !== 'majority');
    chances.push({ action, vp: scored.reduce((sum, event) => sum + (event.type === 'vp' ? event.vp : 0), 0) });
    events.push(...outcome.events);
    game = outcome.game;
  }
  return { game, events, chances };
}

/** How many more of each good there are, what was given back at the castle not counted as lost. */
function netGoods(before: Game, after: Game, events: readonly GameEvent[]): { readonly [good in Good]: number } {
  const me = before.state.player;
  const back = givenBack(events, me);
  const count = ({ state }: Game, good: Good) => (state.players[me] as Player).goods[good];
  const net = (good: Good) => count(after, good) - count(before, good) + (back[good] ?? 0);
  return Object.fromEntries(GOODS.map((good) => [good, net(good)])) as { [good in Good]: number };
}

function givenBack(events: readonly GameEvent[], me: number): Partial<Goods> {
  return events.flatMap((event) => (event.type === 'gave-back' && event.player === me ? [event.goods] : []))[0] ?? {};
}

/** In a last turn: by how many VP the final scoring, as it would be now, has changed for the player. */
function scoring(before: Game, after: Game): number {
  const me = before.state.player;
  if (after.state.endTriggeredBy === null) return 0;
  const [was, is] = [before, after].map(({ options, state }) => {
    const kinds = finalScoringOf(state.players, options.variants.equalCategoryScores);
    return KINDS.reduce((sum, kind) => sum + (kinds[kind].vp[me] as number), 0);
  }) as [number, number];
  return is - was;
}

/** Those goods of which there is some; null where there is none of any. */
function some(goods: Partial<Goods>): Partial<Goods> | null {
  const there = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  return there.length === 0 ? null : Object.fromEntries(there.map((good) => [good, goods[good]]));
}

function gained(before: Game, after: Game, events: readonly GameEvent[]): Reason[] {
  const me = before.state.player;
  const vp = new Map<VpSource, number>();
  const tiles: Reason[] = [];
  for (const event of events) {
    if (event.player !== me) continue;
    if (event.type === 'vp' && event.source !== 'majority')
      vp.set(event.source, (vp.get(event.source) ?? 0) + event.vp);
    if (event.type === 'hired' || event.type === 'drafted')
      tiles.push({ part: 'gained', what: 'tile', tile: event.tile });
  }
  const scored = [...vp].sort(([, a], [, b]) => b - a);
  const goods = some(netGoods(before, after, events));
  const wins = after.state.winners?.includes(me) === true;
  const more = scoring(before, after);
  return [
    ...(wins ? [{ part: 'gained', what: 'win' } as const] : []),
    ...scored.map(([source, n]): Reason => ({ part: 'gained', what: 'vp', source, vp: n })),
    ...(more > 0 ? [{ part: 'gained', what: 'scoring', vp: more } as const] : []),
    ...tiles,
    ...(goods === null ? [] : [{ part: 'gained', what: 'goods', goods } as const]),
  ];
}

const leads = (game: Game, player: number): Kind[] => {
  const scoring = finalScoringOf(game.state.players, false);
  return KINDS.filter((kind) => scoring[kind].vp[player] === 5);
};

const spacesOf = ({ state }: Game, player: number) => (state.players[player] as Player).spaces;

/** The most that one move over workers of each kind yields. */
function yieldsOf(game: Game, player: number): number[] {
  const { kinds, yields } = rowOf(spacesOf(game, player));
  return KINDS.map((_, kind) =>
    Math.max(0, ...kinds.flatMap((each, to) => (each === kind ? [yields[to] as number] : []))),
  );
}

function workersAhead({ piece, spaces }: Player): number {
  const place = SPACES.indexOf(piece);
  return spaces.filter((_, i) => i + 1 > place && workerOn(spaces, i + 1) !== null).length;
}

function prepared(before: Game, after: Game, events: readonly GameEvent[]): Reason[] {
  const me = before.state.player;
  const [was, is] = [before.state.players[me] as Player, after.state.players[me] as Player];
  const [less, more] = [yieldsOf(before, me), yieldsOf(after, me)];
  const yields = KINDS.flatMap((_, i): Reason[] => {
    const [from, to] = [less[i] as number, more[i] as number];
    return to > from ? [{ part: 'prepared', what: 'yield', good: GOODS[i] as Good, before: from, after: to }] : [];
  });
  const isDraft = before.state.phase === 'draft';
  // No row at all ascends, too: the first one is worth telling.
  const nowAscends = (isDraft || !ascends(was.spaces)) && ascends(is.spaces);
  const income: Reason[] = nowAscends ? [{ part: 'prepared', what: 'income' }] : [];
  const bonuses = events.flatMap((event): Reason[] =>
    event.type === 'bonus-taken' ? [{ part: 'prepared', what: 'bonus', kind: event.kind }] : [],
  );
  const led = leads(before, me);
  const lead = leads(after, me)
    .filter((kind) => !led.includes(kind))
    .map((kind): Reason => ({ part: 'prepared', what: 'lead', kind }));
  // While tiles are drafted there is no turn to look at; once the end is triggered there is none left to prepare.
  if (isDraft) return [...yields, ...income];
  if (after.state.endTriggeredBy !== null) return lead;
  const { vp, spaces } = richest({ ...after, state: aboutToMove(after.state, 2, me) });
  const canHire = isAhead(is.piece, 'trading-house') && is.goods.coin >= COINS_FOR_A_TILE;
  const home = events.some((event) => event.type === 'moved' && event.to === 'castle');
  return [
    ...(vp >= LEAST_VP ? [{ part: 'prepared', what: 'plan', spaces, vp } as const] : []),
    ...(canHire && was.goods.coin < COINS_FOR_A_TILE && after.state.display.length > 0
      ? [{ part: 'prepared', what: 'hiring' } as const]
      : []),
    ...yields,
    ...bonuses,
    ...income,
    ...lead,
    ...(home && workersAhead(is) > 1 ? [{ part: 'prepared', what: 'lap', workers: workersAhead(is) } as const] : []),
  ];
}

/** What can be said of a turn that only collects: how much of the lap is left. */
function ahead({ state }: Game, me: number): Reason[] {
  const player = state.players[me] as Player;
  const workers = workersAhead(player);
  const isOn = state.phase !== 'draft' && state.endTriggeredBy === null && player.piece !== 'castle';
  return isOn && workers >= LEAST_AHEAD ? [{ part: 'prepared', what: 'ahead', workers }] : [];
}

/** What a turn spends, covers, loses, and opens to the others. */
function costs(before: Game, after: Game, events: readonly GameEvent[]): Reason[] {
  const me = before.state.player;
  if (before.state.phase === 'draft') return [];
  const net = netGoods(before, after, events);
  const paid = some(Object.fromEntries(GOODS.map((good) => [good, -net[good]])));
  const back = some(givenBack(events, me));
  const [was, is] = [spacesOf(before, me), spacesOf(after, me)];
  const workers = was.flatMap((_, i) => {
    const [worker, now] = [workerOn(was, i + 1), workerOn(is, i + 1)];
    const isThere = now !== null && worker !== null && now.kind === worker.kind && now.number === worker.number;
    return worker === null || isThere ? [] : [worker];
  });
  const still = leads(after, me);
  const opened = stillToMove(before, after).flatMap((player) => constructions(before, after, player));
  const fewer = -scoring(before, after);
  return [
    ...(fewer > 0 ? [{ part: 'costs', what: 'scoring', vp: fewer } as const] : []),
    ...(paid === null ? [] : [{ part: 'costs', what: 'goods', goods: paid } as const]),
    ...(back === null ? [] : [{ part: 'costs', what: 'back', goods: back } as const]),
    ...(workers.length === 0 ? [] : [{ part: 'costs', what: 'workers', workers } as const]),
    ...(ascends(was) && !ascends(is) ? [{ part: 'costs', what: 'income' } as const] : []),
    ...leads(before, me)
      .filter((kind) => !still.includes(kind))
      .map((kind): Reason => ({ part: 'costs', what: 'lead', kind })),
    ...opened.sort(byLoss).map(({ loss: _, ...found }): Reason => ({ part: 'costs', what: 'opens', ...found })),
  ];
}

/** What a player could build or deliver in the next turn with the goods at hand. */
function openTo({ state, ...rest }: Game, player: number): Chance<Construction>[] {
  return BUILDINGS.filter((building) => isAhead((state.players[player] as Player).piece, building)).flatMap((piece) => {
    const players = state.players.map((each, i) => (i === player ? { ...each, piece } : each));
    const game: Game = { ...rest, state: visitingSpace({ ...state, players }, {}, 0, player) };
    return legalActions(game)
      .filter((action): action is Construction => action.type !== 'done')
      .flatMap((action) => played(game, [action]).chances as Chance<Construction>[]);
  });
}

/** Of each type of construction that is open the one that scores most. */
function bestOfTypes(open: readonly Chance<Construction>[]): Chance<Construction>[] {
  const falling = [...open].sort((a, b) => b.vp - a.vp);
  return CONSTRUCTIONS.flatMap((type) => falling.find(({ action }) => action.type === type) ?? []);
}

const others = ({ state }: Game) => [...state.players.keys()].filter((player) => player !== state.player);
const byLoss = (a: { readonly loss: number }, b: { readonly loss: number }) => b.loss - a.loss;

/** The others who have a turn yet after this one. */
const stillToMove = (before: Game, { state }: Game) =>
  others(before).filter((player) => state.phase !== 'over' && isStillToMove(state, player));

/** Of each type what a player could build or deliver best in the one position, where nothing nearly as good is there in the other. */
function constructions(missing: Game, there: Game, player: number) {
  const left = openTo(missing, player);
  return bestOfTypes(openTo(there, player))
    .map(({ action, vp }) => {
      const best = left.filter((chance) => chance.action.type === action.type).map((chance) => chance.vp);
      return { player, action, vp, loss: vp - Math.max(0, ...best) };
    })
    .filter(({ loss }) => loss >= LEAST_VP);
}

function denied(before: Game, after: Game, events: readonly GameEvent[], me: number): Reason[] {
  const { players, phase } = after.state;
  if (before.state.phase === 'draft') return [];
  const taken = stillToMove(before, after)
    .flatMap((player) => constructions(after, before, player))
    .sort(byLoss)
    .map(({ loss: _, ...found }): Reason => ({ part: 'denied', what: 'construction', ...found }));
  const lost = others(before).flatMap((player) => {
    const still = leads(after, player);
    return leads(before, player)
      .filter((kind) => !still.includes(kind))
      .map((kind): Reason => ({ part: 'denied', what: 'lead', player, kind }));
  });
  const ahead = others(before).every((player) => (players[player]?.vp ?? 0) < (players[me]?.vp ?? 0));
  const ended = events.some(({ type }) => type === 'end-triggered') && ahead && phase !== 'over';
  return [...taken, ...lost, ...(ended ? [{ part: 'denied', what: 'end' } as const] : [])];
}
