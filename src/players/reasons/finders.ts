import type { Step } from '../../milestones/history.ts';
import {
  type Action,
  applyLegal,
  ascends,
  COSTS,
  CUBES,
  type Cube,
  finalScoringOf,
  freeNeighbours,
  type Game,
  GOODS,
  GOODS_KEPT,
  type Good,
  type Goods,
  hasStreetOnEdge,
  isAhead,
  isFree,
  KINDS,
  type Kind,
  layoutOf,
  legalActions,
  minus,
  netOf,
  type Player,
  PRODUCT,
  totalGoods,
  visibleWorkers,
  WORKERS_LEFT,
  workerOn,
} from '../../milestones/index.ts';
import { remainingOf } from '../outlook.ts';
import { finalChange } from './effects.ts';
import { leadOf, leadsOf, workersAhead, yieldsOf } from './player.ts';
import type { Building, Built, Reason } from './reason.ts';
import {
  CONSTRUCTIONS,
  type Construction,
  isConstruction,
  LEAST_VP,
  lostBetween,
  others,
  siteOf,
  stillToMove,
} from './rivals.ts';
import { holdsBack, nextAfter, scoredIn, type Turn } from './turn.ts';

/** With less than this part of a game left, a majority is about to count. */
const LATE = 0.35;
/** Goods are worth keeping for no more VP than this. */
const FEW_VP = 3;
/** Whoever gives up so many VP more than the next turn scores has to be told so. */
const DEAR = 4;
/** Free numbers that add up to less than this are no reason to hurry. */
const LEAST_NUMBERS = 4;
/** A lead of fewer VP than this may be lost in the turns that the others still have. */
const CLOSE = 5;
/** With a lead of so many VP nobody fears the last turn of the others. */
const SAFE = 10;
/** Fewer workers still ahead in a lap than this are no reason to go slowly. */
const LEAST_AHEAD = 3;
/** The kinds that a beginner needs first. */
const BUILDINGS: readonly Building[] = ['house', 'street', 'marketplace'];

/** A reason of one kind, where a turn has it; of several the one that is worth most. */
type Find = (turn: Turn) => Reason | null | undefined | false;

type Taken<Type extends Action['type']> = Extract<Action, { type: Type }>;
/** A step of a turn with the game before it. */
interface Moment<Type extends Action['type'] = Action['type']> {
  readonly i: number;
  readonly action: Taken<Type>;
  readonly game: Game;
  readonly step: Step;
}

/** The steps of a turn that are actions of some types, each with the game before it. */
function moments<Type extends Action['type']>({ before, steps }: Turn, ...types: readonly Type[]): Moment<Type>[] {
  return steps.flatMap((step, i) =>
    (types as readonly string[]).includes(step.action.type)
      ? [{ i, action: step.action as unknown as Taken<Type>, game: steps[i - 1]?.game ?? before, step }]
      : [],
  );
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');
const builtIn = (turn: Turn) => moments(turn, 'street', 'house', 'marketplace', 'deliver');
const sitesIn = ({ steps }: Pick<Turn, 'steps'>): string[] =>
  steps.flatMap(({ action }) => (isConstruction(action) ? [siteOf(action)] : []));
/** Whether the turn that it is compared with builds or delivers there, too. */
const isShared = ({ against }: Turn, site: string) => against !== null && sitesIn(against).includes(site);
/** What a turn that it is compared with does not build. */
const builtOnlyIn = (turn: Turn) => builtIn(turn).filter(({ action }) => !isShared(turn, siteOf(action)));
const paidFor = (step: Step, good: Good): number =>
  step.events.reduce((sum, event) => sum + (event.type === 'paid' ? (event.goods[good] ?? 0) : 0), 0);

function numberAt({ board }: Game, id: string): number {
  const { numbers, index } = layoutOf(board);
  return numbers[index.get(id) as number] as number;
}

/** The corners of a lot with a free number, by their ids. */
function freeCorners({ board, state }: Game, lot: string): string[] {
  const layout = layoutOf(board);
  const net = netOf(layout, state);
  const { corners } = layout.lots[layout.lotIndex.get(lot) as number] as (typeof layout.lots)[number];
  return corners.filter((corner) => isFree(layout, net, corner)).map((corner) => layout.ids[corner] as string);
}

/** The point whose number a construction covers; null for a house and for flour. */
const covered = (action: Construction): string | null =>
  action.type === 'street' || action.type === 'marketplace' ? siteOf(action) : null;

const pays = (goods: Goods, cost: Partial<Goods>) => GOODS.every((good) => goods[good] >= (cost[good] ?? 0));
const falling = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a);
const cubesOf = (building: Building) => Object.keys(COSTS[building]) as Cube[];
/** The kinds of a player's visible workers, once for each worker. */
const kindsIn = ({ spaces }: Player): readonly Kind[] => spaces.flatMap((_, i) => workerOn(spaces, i + 1)?.kind ?? []);
const countIn = (player: Player, kind: Kind) => kindsIn(player).filter((each) => each === kind).length;
const kindsOf = (player: Player) => KINDS.filter((kind) => kindsIn(player).includes(kind));

const win: Find = ({ before, after, me, is }) => {
  const { winners, players } = after.state;
  if (winners?.includes(me) !== true) return null;
  if (winners.length > 1) return { why: 'win-shared' };
  const by = is.vp - Math.max(...players.filter((_, i) => i !== me).map(({ vp }) => vp));
  if (by === 0) return { why: 'win-level' };
  return leadOf(before, me).by > 0 ? { why: 'won-anyway', by } : { why: 'win', by };
};

const houseFirst: Find = (turn) => {
  const built = builtIn(turn);
  const spared = built.flatMap(({ action, game, i }) => {
    if (action.type !== 'house') return [];
    const later = built.filter((each) => each.i > i).map((each) => covered(each.action));
    const numbers = freeCorners(game, action.lot).flatMap((id) => (later.includes(id) ? [numberAt(game, id)] : []));
    return numbers.length > 0 ? [{ i, number: Math.max(...numbers) }] : [];
  });
  const number = Math.max(...spared.map((each) => each.number));
  const houses = spared.filter((each) => each.number === number);
  const isFirst = built.every((each) => each.action.type === 'house' || houses.every(({ i }) => i < each.i));
  return houses.length > 0 && { why: 'house-first', n: houses.length, number, first: yesNo(isFirst) };
};

/** A number that could have been covered, and that a delivery of the same turn counts: covering it would have brought less in all. */
const numberSpared: Find = (turn) => {
  const deliveries = moments(turn, 'deliver');
  const spared = moments(turn, 'street', 'marketplace').flatMap(({ action, game, i }) => {
    const own = numberAt(game, covered(action) as string);
    const instead = legalActions(game).filter(({ type }) => type === action.type) as Construction[];
    return deliveries
      .filter((delivery) => delivery.i > i)
      .flatMap((delivery) => {
        const layout = layoutOf(delivery.game.board);
        const at = layout.index.get(delivery.action.marketplace) as number;
        const free = freeNeighbours(layout, netOf(layout, delivery.game.state), at);
        return delivery.action.numbers.filter((id) => {
          const others = free
            .filter((point) => layout.ids[point] !== id)
            .map((point) => layout.numbers[point] as number);
          const [one = 0, other = 0] = falling(others);
          const gain = numberAt(game, id) - own;
          return (
            instead.some((each) => covered(each) === id) &&
            gain >= 0 &&
            gain + one + other < scoredIn(delivery.step.events)
          );
        });
      })
      .map((id) => numberAt(game, id));
  });
  return spared.length > 0 && { why: 'number-spared', number: Math.max(...spared) };
};

const streetFirst: Find = (turn) => {
  const first = moments(turn, 'street')[0];
  if (first === undefined) return null;
  const layout = layoutOf(first.game.board);
  const net = netOf(layout, first.game.state);
  const vp = moments(turn, 'house').flatMap(({ action, i, step }) => {
    const lot = layout.lots[layout.lotIndex.get(action.lot) as number] as (typeof layout.lots)[number];
    return i > first.i && !hasStreetOnEdge(net, lot) ? [scoredIn(step.events)] : [];
  });
  return vp.length > 0 && { why: 'street-first', vp: Math.max(...vp) };
};

const endTaken: Find = (turn) => {
  const streets = moments(turn, 'street');
  const taken = moments(turn, 'marketplace').filter(({ action, i }) =>
    streets.some((street) => street.i < i && street.action.to === action.at),
  );
  const numbers = taken.flatMap(({ action, game }) => {
    const number = numberAt(game, action.at);
    // Nobody is told to build on a lower number than another that is open.
    const choice = legalActions(game).flatMap((each) => (each.type === 'marketplace' ? [numberAt(game, each.at)] : []));
    return choice.every((each) => each <= number) ? [number] : [];
  });
  return numbers.length > 0 && { why: 'end-taken', number: Math.max(...numbers) };
};

const suppliedAtOnce: Find = (turn) => {
  const built = moments(turn, 'marketplace').map(({ action }) => action.at);
  const delivery = moments(turn, 'deliver').find(({ action }) => built.includes(action.marketplace));
  return delivery && { why: 'supplied-at-once', vp: scoredIn(delivery.step.events) };
};

/** A number that no section could have reached before the turn, and the construction that opened the way. */
const wayOpened: Find = (turn) => {
  const [first, ...later] = moments(turn, 'street', 'marketplace');
  if (first === undefined) return null;
  const reached = legalActions(first.game).flatMap((action) => (action.type === 'street' ? [action.milestone] : []));
  const opened = later.flatMap(({ action, game, i }) => {
    if (action.type !== 'street' || reached.includes(action.milestone)) return [];
    const by = moments(turn, 'street', 'marketplace').find(
      (each) => each.i < i && (each.action.type === 'street' ? each.action.to : each.action.at) === action.from,
    );
    if (by === undefined) return [];
    const number = numberAt(game, action.milestone);
    // Nobody builds a section for the sake of one that scores no more.
    const via = by.action.type === 'street' ? numberAt(game, by.action.milestone) : ('none' as const);
    return via === 'none' || via < number ? [{ number, via }] : [];
  });
  const [best] = opened.sort((a, b) => b.number - a.number);
  return best && { why: 'way-opened', ...best };
};

/** What is bought and without which what follows could not be paid for. */
const cubeBought: Find = (turn) => {
  const first = moments(turn, 'buy')[0];
  if (first === undefined) return null;
  const { goods } = first.game.state.players[turn.me] as Player;
  const missing = CUBES.filter((cube) => {
    const buys = moments(turn, 'buy').some(({ action }) => action.good === cube);
    const paid = builtIn(turn).reduce((sum, { step }) => sum + paidFor(step, cube), 0);
    return buys && paid > goods[cube];
  });
  const [good] = missing;
  // Whoever leaves more than that lying has spent them on less.
  if (givesUp(turn)) return null;
  const last = yesNo(turn.before.state.endTriggeredBy !== null);
  return good && { why: 'cube-bought', good: missing.length > 1 ? 'several' : good, last };
};

/** What the workers of the tile that is hired collect, those who are still visible after the turn: one good each. */
function hiredFor(turn: Turn): Partial<Goods> {
  const hire = moments(turn, 'hire')[0]?.action;
  const goods = hire === undefined ? [] : [hire.space, hire.space + 1].flatMap((space) => productOf(turn.is, space));
  return Object.fromEntries([...new Set(goods)].map((good) => [good, goods.filter((each) => each === good).length]));
}

const productOf = ({ spaces }: Player, space: number): readonly Good[] => {
  const worker = workerOn(spaces, space);
  return worker === null ? [] : [PRODUCT[worker.kind]];
};
const countOf = (goods: Partial<Goods>): number => Object.values(goods).reduce((sum, count) => sum + count, 0);

const givesUp = ({ instead, vp }: Turn) => instead !== null && instead.vp - vp >= LEAST_VP;
const isDear = ({ instead, vp, next }: Turn) => instead !== null && instead.vp - vp - (next?.vp ?? 0) >= DEAR;

const coinFromCubes: Find = (turn) => {
  const hire = moments(turn, 'hire')[0];
  const workers = countOf(hiredFor(turn));
  const sale = moments(turn, 'sell').find(({ i }) => hire !== undefined && i < hire.i);
  if (sale === undefined || workers === 0 || isLate(turn) || isDear(turn)) return null;
  const { goods } = sale.game.state.players[turn.me] as Player;
  return goods.coin < COSTS.hire.coin && { why: 'coin-from-cubes', workers };
};

const ends: Find = ({ after, events, me }) => {
  const triggered = events.some(({ type }) => type === 'end-triggered') && after.state.phase !== 'over';
  const { by, other } = leadOf(after, me);
  const { length: players } = after.state.players;
  const player = players === 2 && by >= CLOSE ? other : null;
  return triggered && by > 0 && { why: 'ends', by, close: yesNo(by < CLOSE), players, player };
};

/** An end that was not triggered: another player would have been ahead, or this one by too little. */
const waits: Find = (turn) => {
  const { most, before, after, me } = turn;
  if (before.state.endTriggeredBy !== null || after.state.endTriggeredBy !== null) return null;
  const ending = most !== null && most.game.state.endTriggeredBy !== null ? most.game : null;
  if (ending === null && !holdsBack(turn)) return null;
  const { by, other } = leadOf(ending ?? after, me);
  if (by < 0) return { why: 'waits', player: other, by: -by };
  return by < SAFE && { why: 'waits-for-more', by, players: after.state.players.length };
};

const lead: Find = ({ before, after, me }) => {
  if (before.state.phase === 'draft') return null;
  const led = leadsOf(before, me);
  const kind = leadsOf(after, me).find((each) => !led.includes(each));
  if (kind === undefined) return null;
  const from = [...before.state.players.keys()].find((player) => leadsOf(before, player).includes(kind));
  const tied = yesNo((finalScoringOf(before.state.players, false)[kind].vp[me] as number) > 0);
  return { why: 'lead', kind, from: from ?? null, tied, final: yesNo(after.state.phase === 'over') };
};

const isLate = ({ after }: Turn) => remainingOf(after.state) <= LATE;
const lateLead: Find = (turn) => isLate(turn) && lead(turn);
const earlyLead: Find = (turn) => !isLate(turn) && lead(turn);

/** Level at last with whoever alone had most of a kind. */
const evens: Find = (turn) => {
  const { before, after, me } = turn;
  if (before.state.phase === 'draft' || !isLate(turn)) return null;
  // Whoever pays for it with a lead has not gained much.
  if (leadsOf(before, me).some((kind) => !leadsOf(after, me).includes(kind))) return null;
  const scoring = finalScoringOf(after.state.players, false);
  for (const player of others(before))
    for (const kind of leadsOf(before, player)) {
      const { values, vp } = scoring[kind];
      if (values[me] === values[player] && Math.max(...values) === values[me])
        return { why: 'evens', kind, player, vp: vp[me] as number, final: yesNo(after.state.phase === 'over') };
    }
  return null;
};

/** What another player could have built or delivered next: taken before, or worth less now. */
const takesFirst: Find = (turn) => {
  const { before, after } = turn;
  if (before.state.phase === 'draft') return null;
  const built = builtIn(turn).map(({ action }) => action as Construction);
  const lost = stillToMove(before, after)
    .flatMap((player) => lostBetween(before, [after], player))
    .sort((a, b) => b.loss - a.loss)[0];
  if (lost === undefined) return null;
  const { action, player, vp, loss } = lost;
  const site = siteOf(action);
  const isTaken = built.some((each) => siteOf(each) === site && (covered(each) !== null || each.type === action.type));
  if (isTaken && isShared(turn, site)) return null;
  if (isTaken && covered(action) !== null) return { why: 'number-first', player, number: numberAt(before, site) };
  const houses = moments(turn, 'house').length;
  if (isTaken && action.type === 'house') return { why: 'lot-first', player, n: houses, vp };
  if (isTaken) return { why: 'flour-first', player, vp };
  return { why: 'spoils', player, type: action.type, vp, rest: vp - loss };
};

/** What would have been opened to another player for more VP. */
const withholds: Find = (turn) => {
  const { before, after, instead, vp } = turn;
  if (instead === null || !givesUp(turn)) return null;
  const opened = stillToMove(before, instead.game).flatMap((player) =>
    lostBetween(instead.game, [before, after], player),
  );
  const [worst] = opened.filter(({ isGone }) => isGone).sort((a, b) => b.loss - a.loss);
  const fewer = instead.vp - vp;
  // What is given up must not be more than what is kept from the other.
  return (
    worst &&
    worst.vp >= fewer && {
      why: 'withholds',
      scored: alsoScores(turn),
      player: worst.player,
      action: worst.action,
      vp: worst.vp,
      fewer,
    }
  );
};

/** What a section that scores as much would have opened to another player, unless this one opens as much. */
const keepsClosed: Find = (turn) => {
  const street = moments(turn, 'street').at(-1);
  if (street === undefined || isDear(turn)) return null;
  const { action, game, step } = street;
  const own = numberAt(game, action.milestone);
  const asGood = legalActions(game).filter(
    (each) => each.type === 'street' && numberAt(game, each.milestone) === own && each.to !== action.to,
  );
  const ends = new Map(asGood.map((each) => [(each as Taken<'street'>).to, each]));
  const opened = stillToMove(turn.before, turn.after).flatMap((player) =>
    [...ends.values()].flatMap((each) => lostBetween(applyLegal(game, each).game, [step.game, turn.after], player)),
  );
  const [worst] = opened.filter(({ isGone }) => isGone).sort((a, b) => b.loss - a.loss);
  if (worst === undefined) return null;
  const opens = lostBetween(turn.after, [turn.before], worst.player);
  const { player, action: theirs, vp } = worst;
  return opens.every((each) => each.vp < vp) && { why: 'keeps-closed', player, action: theirs, vp };
};

const several: Find = (turn) => {
  // Once the end is triggered, nobody builds another time anyway.
  if (turn.after.state.endTriggeredBy !== null) return null;
  const built = moments(turn, 'street', 'house', 'marketplace');
  const vp = built.reduce((sum, { step }) => sum + scoredIn(step.events), 0);
  // Whoever leaves more than that unbuilt does not do it because the way back is long.
  return built.length > 1 && !givesUp(turn) && { why: 'several', n: built.length, vp };
};

/** What is built for most VP, and why now. */
const builtNow: Find = (turn) => {
  const [best] = builtOnlyIn(turn).sort((a, b) => scoredIn(b.step.events) - scoredIn(a.step.events));
  // In a last turn nobody hurries.
  if (best === undefined || turn.before.state.endTriggeredBy !== null) return null;
  const { game } = best;
  const action = best.action as Construction;
  const numbers =
    action.type === 'house' ? freeCorners(game, action.lot) : action.type === 'deliver' ? action.numbers : null;
  if (numbers !== null) {
    const vp = numbers.reduce((sum, id) => sum + numberAt(game, id), 0);
    // As little as that nobody fears to lose.
    if (vp < LEAST_NUMBERS) return null;
    // With two of them nobody would know which one is meant.
    if (moments(turn, action.type).length > 1) return null;
    return action.type === 'deliver' ? { why: 'flour-now', n: numbers.length, vp } : { why: 'house-now', vp };
  }
  const number = numberAt(game, covered(action) as string);
  const choice = legalActions(game)
    .filter(({ type }) => type === action.type)
    .map((each) => numberAt(game, covered(each as Construction) as string));
  // Whoever leaves as much lying has another reason.
  const leaves = turn.instead === null ? 0 : turn.instead.vp - turn.vp;
  const isHighest =
    number > 2 && leaves < number && choice.every((each) => each <= number) && choice.some((each) => each < number);
  return isHighest && { why: action.type === 'street' ? 'highest-milestone' : 'highest-marketplace', number };
};

/** Bonus tiles that are taken, unless the castle covers their workers at once. */
const bonus: Find = ({ events, after, is }) => {
  const taken = events.flatMap((event) =>
    event.type === 'bonus-taken' && workerOn(is.spaces, event.space)?.bonus === true ? [event] : [],
  );
  const [first] = taken;
  return first && after.state.endTriggeredBy === null && { why: 'bonus', n: taken.length, kind: first.kind };
};

const newKind: Find = (turn) => {
  const { before, was, is } = turn;
  if (before.state.phase === 'draft' || isLate(turn) || isDear(turn)) return null;
  const there = kindsOf(was);
  const kind = kindsOf(is).find((each) => !there.includes(each));
  // Coins are no reason where the same tile costs those of an ascending row.
  const losesIncome = ascends(was.spaces) && !ascends(is.spaces);
  return kind && !(kind === 'coiner' && (losesIncome || givesUp(turn))) && { why: 'new-kind', good: PRODUCT[kind] };
};

/** What new workers cost, where that is a lot. */
const workersPay: Find = (turn) => {
  const { instead, vp, was, is } = turn;
  const hired = hiredFor(turn);
  const goods = Object.fromEntries(
    KINDS.map((kind) => [PRODUCT[kind], countIn(is, kind) - countIn(was, kind)] as const).filter(
      ([good, more]) => more > 0 && (hired[good] ?? 0) > 0,
    ),
  );
  if (instead === null || !hasSome(goods) || isLate(turn) || !isDear(turn)) return null;
  // Nobody pays for workers who leave fewer of them.
  if (visibleWorkers(is.spaces) < visibleWorkers(was.spaces)) return null;
  return { why: 'workers-pay', fewer: instead.vp - vp, goods };
};

/** One move over workers of a kind brings more than before. */
const together: Find = (turn) => {
  const { was, is, against } = turn;
  const tile = moments(turn, 'hire')[0]?.action.tile;
  // Where both turns hire the same tile, it is not the tile that makes the difference.
  const isSame = against !== null && moments(against, 'hire').some(({ action }) => action.tile === tile);
  if (isSame || isLate(turn) || isDear(turn)) return null;
  const [less, more] = [yieldsOf(was), yieldsOf(is)];
  const risen = KINDS.map((kind, i) => ({ good: PRODUCT[kind], before: less[i] as number, now: more[i] as number }))
    // Nobody needs more coins than a tile costs, nor more goods than the castle leaves.
    .filter(({ good, before }) => before < (good === 'coin' ? COSTS.hire.coin : GOODS_KEPT))
    .filter(({ before, now }) => now > before && now > 1)
    .sort((a, b) => b.now - b.before - (a.now - a.before));
  const [most] = risen;
  return most && { why: 'together', goods: { [most.good]: most.now }, before: most.before };
};

const ascendsNow: Find = (turn) => {
  const { before, was, is } = turn;
  const isNew = before.state.phase === 'draft' || !ascends(was.spaces);
  // Nobody covers two workers for it.
  const castles = moments(turn, 'move').filter(({ action }) => action.to === 'castle');
  return isNew && ascends(is.spaces) && !isLate(turn) && castles.length < 2 && { why: 'ascends' };
};

const keepsAscending: Find = (turn) => {
  const hire = moments(turn, 'hire')[0];
  if (hire === undefined || !ascends(turn.was.spaces) || !ascends(turn.is.spaces)) return null;
  const breaks = legalActions(hire.game)
    .filter((each) => each.type === 'hire' && each.tile === hire.action.tile)
    .some((each) => !ascends((applyLegal(hire.game, each).game.state.players[turn.me] as Player).spaces));
  return breaks && !isDear(turn) && turn.after.state.endTriggeredBy === null && { why: 'keeps-ascending' };
};

const coversNobody: Find = (turn) => {
  const hire = moments(turn, 'hire')[0];
  if (hire === undefined || isLate(turn) || isDear(turn)) return null;
  const { spaces } = hire.game.state.players[turn.me] as Player;
  const { spaces: now } = hire.step.game.state.players[turn.me] as Player;
  // Whoever loses the income of an ascending row pays for it.
  if (ascends(spaces) && !ascends(now)) return null;
  const places = [hire.action.space, hire.action.space + 1];
  if (places.some((each) => workerOn(spaces, each) !== null) || visibleWorkers(spaces) === 0) return null;
  const goods = hiredFor(turn);
  return countOf(goods) === places.length && { why: 'covers-nobody', goods };
};

const builtBy = ({ steps }: Pick<Turn, 'steps'>): Built[] =>
  steps.flatMap(({ action }) => (isConstruction(action) ? [action.type] : []));
const scoredBy = ({ steps }: Pick<Turn, 'steps'>, type: Built): number =>
  scoredIn(steps.flatMap(({ action, events }) => (action.type === type ? events : [])));
const missingFor = (goods: Goods, type: Built): Good[] =>
  GOODS.filter((good) => goods[good] < ((COSTS[type] as Partial<Goods>)[good] ?? 0));

/** Whether a turn builds nothing else, and scores for nothing else. */
const isAlone = (turn: Pick<Turn, 'steps' | 'vp'>, type: Built) =>
  yesNo(builtBy(turn).length === 1 && scoredBy(turn, type) === turn.vp);

/** What the next turn can build that could not be paid for before this one, and can be paid for now. */
const nextTurn: Find = (turn) => {
  const { was, is, next } = turn;
  if (next === null || next.vp < LEAST_VP || givesUp(turn)) return null;
  let [poor, rich] = [was.goods, is.goods];
  const gained: Built[] = [];
  const built = builtBy(next);
  let paid = 0;
  for (const type of built) {
    const cost = COSTS[type];
    if (pays(poor, cost)) poor = minus(poor, cost);
    else if (!pays(was.goods, cost) && pays(rich, cost)) gained.push(type);
    // What comes after something that is still missing has to wait for it.
    if (!pays(rich, cost)) break;
    rich = minus(rich, cost);
    paid += 1;
  }
  const [type] = gained;
  if (type === undefined) return null;
  const missing = missingFor(was.goods, type);
  const good = missing.length === 1 ? (missing[0] as Good) : 'several';
  if (paid > 1 && (gained.length > 1 || good === 'several') && !built.includes('deliver'))
    return { why: 'next-several', n: paid, vp: next.vp };
  return {
    why: 'next',
    type,
    good,
    vp: next.vp,
    alone: isAlone(next, type),
  };
};

/** What the next turn can build as soon as it has one more kind of goods, where more was missing before this turn. */
const nearly: Find = (turn) => {
  const { was, is, next } = turn;
  if (next === null || next.vp < LEAST_VP || givesUp(turn)) return null;
  const type = builtBy(next).find((each) => missingFor(is.goods, each).length === 1);
  if (type === undefined || missingFor(was.goods, type).length < 2) return null;
  const good = missingFor(is.goods, type)[0] as Good;
  const isBought = next.steps.some(({ action }) => action.type === 'buy' && action.good === good);
  return { why: 'nearly', type, good, by: isBought ? 'trade' : 'worker', vp: next.vp, alone: isAlone(next, type) };
};

/** The goods of which there are more in one hand than in another. */
const moreGoods = (goods: Goods, others: Goods): Partial<Goods> =>
  Object.fromEntries(GOODS.flatMap((good) => (goods[good] > others[good] ? [[good, goods[good] - others[good]]] : [])));
const hasSome = (goods: Partial<Goods>) => Object.keys(goods).length > 0;
/** What could be scored in the next turn after the turn that scores more now. */
const thenOnly = ({ instead, me }: Turn): number => (instead === null ? 0 : (nextAfter(instead.game, me)?.vp ?? 0));
const alsoScores = ({ vp }: Turn) => (vp > 0 ? 'some' : 'none');

/** Where more could be scored now, but so much less in the next turn that waiting brings more in all. */
const waitingPays: Find = (turn) => {
  const { instead, next, vp } = turn;
  if (instead === null || next === null || !givesUp(turn) || instead.game.state.endTriggeredBy !== null) return null;
  const fewer = instead.vp - vp;
  const only = thenOnly(turn);
  return next.vp - only > fewer && { why: 'waiting-pays', scored: alsoScores(turn), fewer, vp: next.vp, only };
};

/** What a turn collects and buys, whatever it is spent on. */
const collectedIn = ({ steps }: Pick<Turn, 'steps'>, good: Good): number =>
  steps.reduce(
    (sum, { action, events }) =>
      events.reduce(
        (all, event) => all + (event.type === 'goods' && event.good === good ? event.count : 0),
        sum + (action.type === 'buy' && action.good === good ? 1 : 0),
      ),
    0,
  );

/** What there is more of than building now would have collected. */
const waitedFor = ({ was, is }: Turn, instead: Pick<Turn, 'steps'>): Partial<Goods> =>
  Object.fromEntries(
    GOODS.map((good) => [good, is.goods[good] - was.goods[good] - collectedIn(instead, good)] as const).filter(
      ([, count]) => count > 0,
    ),
  );

/** Where the same can be built in the next turn, no fewer VP are scored in both turns together, and there are more goods meanwhile. */
const canWait: Find = (turn) => {
  const { instead, next, vp, was, is } = turn;
  if (instead === null || next === null || !givesUp(turn) || instead.game.state.endTriggeredBy !== null) return null;
  const fewer = instead.vp - vp;
  const [now, later] = [sitesIn(turn), sitesIn(next)];
  const isThere = sitesIn(instead).every((site) => now.includes(site) || later.includes(site));
  const built = (steps: readonly Step[]) =>
    scoredIn(steps.flatMap(({ action, events }) => (isConstruction(action) ? events : [])));
  // What a worker with a bonus tile scores does not wait.
  if (!isThere || built(instead.steps) - built(turn.steps) < fewer || next.vp < fewer + thenOnly(turn)) return null;
  const goods = waitedFor(turn, instead);
  const loses = hasSome(moreGoods(was.goods, is.goods));
  return hasSome(goods) && !loses && { why: 'can-wait', scored: alsoScores(turn), fewer, goods };
};

/** Where as much or more can be scored in the next turn, and nothing better can be said for the wait. */
const nextTime: Find = (turn) => {
  const { instead, next, vp } = turn;
  if (instead === null || next === null || !givesUp(turn) || instead.game.state.endTriggeredBy !== null) return null;
  const fewer = instead.vp - vp;
  if (next.vp > fewer) return { why: 'next-time', scored: alsoScores(turn), fewer, vp: next.vp };
  const goods = hasSome(moreGoods(turn.was.goods, turn.is.goods)) ? {} : waitedFor(turn, instead);
  return next.vp === fewer && { why: 'can-wait', scored: alsoScores(turn), fewer, goods };
};

/** Whether what the next turn builds first can be paid for now, or bought with the coins that are there. */
const isReady = ({ is, next }: Turn): boolean => {
  const [type] = next === null ? [] : builtBy(next);
  if (next === null || type === undefined) return false;
  const bought = next.steps.flatMap(({ action }): Good[] => (action.type === 'buy' ? [action.good] : []));
  const missing = missingFor(is.goods, type);
  return missing.every((good) => bought.includes(good)) && (missing.length === 0 || is.goods.coin >= COSTS.hire.coin);
};

/** The move that collects most of a kind, where it collects more than one, and collecting is what the turn is for. */
const onTheWay: Find = (turn) => {
  const { before, events, next } = turn;
  // In a last turn nobody needs goods.
  if (before.state.endTriggeredBy !== null || givesUp(turn) || builtIn(turn).length > 0) return null;
  const collected = events.flatMap((event) => (event.type === 'goods' && event.source === 'worker' ? [event] : []));
  const [most] = [...collected].sort((a, b) => b.count - a.count);
  if (most === undefined || most.count < 2) return null;
  // Whoever stops twice at workers of a kind would have had all of it in one move.
  if (collected.filter(({ good }) => good === most.good).length > 1) return null;
  if (events.some((event) => event.type === 'gave-back' && (event.goods[most.good] ?? 0) > 0)) return null;
  const kind = KINDS.find((each) => PRODUCT[each] === most.good) as Kind;
  const isUsed =
    next !== null && next.vp >= LEAST_VP && next.steps.some((step) => paidFor(step, most.good) > 0) && isReady(turn);
  return { why: 'on-the-way', goods: { [most.good]: most.count }, kind, vp: isUsed ? next.vp : 0 };
};

/** Enough coins for what the trading house sells: cubes with which the next turn scores, or else a tile. */
const coinsFor: Find = (turn) => {
  const { was, is, next } = turn;
  // At the trading house an ascending row pays one more.
  const isNew = was.goods.coin + (ascends(was.spaces) ? 1 : 0) < COSTS.hire.coin;
  if (!isNew || is.goods.coin < COSTS.hire.coin || next === null) return null;
  const buys = next.steps.some(({ action }) => action.type === 'buy');
  const [type] = builtBy(next);
  if (next.vp >= LEAST_VP) return buys && type !== undefined && { why: 'coins-for-cubes', type, vp: next.vp };
  const canHire = isAhead(is.piece, 'trading-house') && turn.after.state.display.length > 0;
  return canHire && !isLate(turn) && { why: 'coins-for-tile' };
};

const income: Find = (turn) =>
  !givesUp(turn) &&
  ascends(turn.is.spaces) &&
  turn.events.some((event) => event.type === 'goods' && event.source === 'income') && { why: 'income' };

/** The arrival at the castle, unless the game ends. Nobody learns from a turn that passes all workers between two such stops. */
function castleIn(turn: Turn): Moment<'move'> | null {
  const [arrival, again] = moments(turn, 'move').filter(({ action }) => action.to === 'castle');
  return arrival === undefined || again !== undefined || turn.after.state.endTriggeredBy !== null ? null : arrival;
}

const nothingToBuild: Find = (turn) => {
  const arrival = castleIn(turn);
  if (arrival === null) return null;
  const { goods } = arrival.game.state.players[turn.me] as Player;
  const hadNothing = [goods, turn.was.goods].every((each) => CONSTRUCTIONS.every((type) => !pays(each, COSTS[type])));
  const isPassed = isAhead(turn.was.piece, 'board-of-works');
  // What is missing may be for sale.
  return hadNothing && isPassed && !givesUp(turn) && workersAhead(turn.is) > 1 && { why: 'nothing-to-build' };
};

const castleSparesGoods: Find = (turn) => {
  const arrival = castleIn(turn);
  // Whoever loses a bonus tile there is not spared.
  if (arrival === null || turn.events.some(({ type }) => type === 'bonus-lost')) return null;
  const { goods, piece } = arrival.game.state.players[turn.me] as Player;
  const givesBack = arrival.step.events.some((event) => event.type === 'demanded' && event.giveBack > 0);
  // From the mill there is nowhere else to go.
  // Whoever has fewer loses none next time, either.
  return piece !== 'mill' && !givesBack && totalGoods(goods) === GOODS_KEPT && { why: 'castle-spares-goods' };
};

/** What can be said of the worker whom the castle demands. */
const coversWorker: Find = ({ before, after, me, was, is, steps, events, next }) => {
  // In a last turn nobody needs workers.
  if (after.state.endTriggeredBy !== null) return null;
  const step = steps.find((each) => each.events.some(({ type }) => type === 'worker-covered'));
  const lost = step?.events.find(({ type }) => type === 'worker-covered');
  if (step !== undefined && lost?.type === 'worker-covered') {
    // Whoever loses a majority with that worker asks for another reason.
    if (leadsOf(before, me).includes(lost.kind) && !leadsOf(after, me).includes(lost.kind)) return null;
    const good = PRODUCT[lost.kind];
    const takes = ({ type }: Action) => Object.hasOwn(COSTS, type) && good in COSTS[type as keyof typeof COSTS];
    const isSpare = next !== null && next.vp >= LEAST_VP && !next.steps.some(({ action }) => takes(action));
    const left = countIn(is, lost.kind);
    // Where a tile covers or brings another of them as well, it is not the castle's doing, and a bonus tile is no small loss.
    if (left !== countIn(step.game.state.players[me] as Player, lost.kind)) return null;
    if (step.events.some(({ type }) => type === 'bonus-lost')) return null;
    return (left > 0 || isSpare) && { why: 'covers', kind: lost.kind, left, spare: isSpare ? good : 'none' };
  }
  const isThere = events.some(({ type }) => type === 'demanded' || type === 'gave-back');
  return isThere && visibleWorkers(was.spaces) <= WORKERS_LEFT && { why: 'castle-spares-workers' };
};

const drafted: Find = ({ before, is }) => {
  if (before.state.phase !== 'draft') return null;
  const goods: readonly Good[] = kindsOf(is).map((kind) => PRODUCT[kind]);
  const possible = BUILDINGS.filter((building) => cubesOf(building).every((cube) => goods.includes(cube)));
  if (possible.length === BUILDINGS.length) return { why: 'drafts-all' };
  const [building] = possible;
  return building && { why: 'drafts-for', building };
};

/** What can be said of a turn that only collects: how much of the lap is left. */
const noHurry: Find = (turn) => {
  const { after, is } = turn;
  const { phase, endTriggeredBy } = after.state;
  const workers = workersAhead(is);
  const isOn = phase !== 'draft' && endTriggeredBy === null && is.piece !== 'castle';
  return isOn && !givesUp(turn) && workers >= LEAST_AHEAD && { why: 'no-hurry', workers };
};

const most: Find = ({ before, most, vp }) =>
  most !== null &&
  vp >= LEAST_VP &&
  vp >= most.vp && { why: 'most', vp, last: yesNo(before.state.endTriggeredBy !== null) };

/** The goods that scoring more would have cost besides. */
const goodsKept: Find = ({ after, is, me, instead, vp }) => {
  if (instead === null || instead.vp <= vp || instead.vp - vp > FEW_VP || after.state.endTriggeredBy !== null)
    return null;
  const { goods } = instead.game.state.players[me] as Player;
  const kept = moreGoods(is.goods, goods);
  return hasSome(kept) && { why: 'goods-kept', goods: kept, fewer: instead.vp - vp };
};

/** In a last turn only a tie can make goods count, unless a new tile changes who has most workers of a kind. */
const onlyTies: Find = (turn) => {
  const { before, most, events } = turn;
  return (
    before.state.endTriggeredBy !== null &&
    most?.vp === 0 &&
    finalChange(turn) === 0 &&
    events.every(({ type }) => type !== 'hired') && { why: 'only-ties' }
  );
};

const nextScores: Find = (turn) => {
  const { next, is } = turn;
  // Where it could be had now, it is no reason for another turn.
  if (next === null || next.vp < LEAST_VP || givesUp(turn)) return null;
  const [type] = builtBy(next);
  if (type === undefined) return { why: 'next-scores', type: 'none', by: 'bonus', vp: next.vp };
  const buys = next.steps.some(({ action }) => action.type === 'buy');
  const by = pays(is.goods, COSTS[type]) ? 'goods' : buys ? 'trade' : 'worker';
  return { why: 'next-scores', type, by, vp: next.vp };
};

const scores: Find = (turn) =>
  turn.vp > 0 &&
  !givesUp(turn) && { why: 'scores', vp: turn.vp, last: yesNo(turn.before.state.endTriggeredBy !== null) };

const movesOn: Find = (turn) => {
  const { vp, instead } = turn;
  const fewer = (instead?.vp ?? 0) - vp;
  return (vp === 0 || givesUp(turn)) && { why: 'moves-on', scored: alsoScores(turn), fewer };
};

/** What is looked for in a turn, the most telling first. */
const FINDERS: readonly Find[] = [
  win,
  ends,
  waits,
  lateLead,
  evens,
  houseFirst,
  numberSpared,
  streetFirst,
  endTaken,
  suppliedAtOnce,
  wayOpened,
  takesFirst,
  keepsClosed,
  cubeBought,
  several,
  builtNow,
  bonus,
  waitingPays,
  canWait,
  newKind,
  workersPay,
  ascendsNow,
  together,
  coinFromCubes,
  withholds,
  keepsAscending,
  nextTurn,
  nearly,
  earlyLead,
  coversNobody,
  drafted,
  coinsFor,
  nothingToBuild,
  castleSparesGoods,
  coversWorker,
  onTheWay,
  income,
  most,
  noHurry,
  nextScores,
  nextTime,
  goodsKept,
  onlyTies,
  scores,
  movesOn,
];

/** Why a turn, or the rest of one, makes sense: its reasons, the most telling first. There is always one. */
export function reasonsOf(turn: Turn): readonly Reason[] {
  return FINDERS.flatMap((find) => find(turn) || []);
}
