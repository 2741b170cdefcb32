import {
  CUBES,
  freeNeighbours,
  type Game,
  hasStreetOnEdge,
  isFree,
  layoutOf,
  legalActions,
  netOf,
  type Player,
  workerOn,
} from '../../../milestones/index.ts';
import { type Construction, siteOf } from '../rivals.ts';
import { scoredIn, type Turn } from '../turn.ts';
import { builtIn, covered, type Find, givesUp, isShared, moments, numberAt, paidFor, yesNo } from './find.ts';

/** Free numbers that add up to less than this are no reason to hurry. */
const LEAST_NUMBERS = 4;

/** What a turn that it is compared with does not build. */
const builtOnlyIn = (turn: Turn) => builtIn(turn).filter(({ action }) => !isShared(turn, siteOf(action)));

/** The corners of a lot with a free number, by their ids. */
function freeCorners({ board, state }: Game, lot: string): string[] {
  const layout = layoutOf(board);
  const net = netOf(layout, state);
  const { corners } = layout.lots[layout.lotIndex.get(lot) as number] as (typeof layout.lots)[number];
  return corners.filter((corner) => isFree(layout, net, corner)).map((corner) => layout.ids[corner] as string);
}

const falling = (numbers: readonly number[]) => [...numbers].sort((a, b) => b - a);

/** A house that is built before the turn covers a number beside it (8.16). */
export const houseFirst: Find = (turn) => {
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
export const numberSpared: Find = (turn) => {
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

/** A section without which a house of the same turn could not be built (8.10). */
export const streetFirst: Find = (turn) => {
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

/** A marketplace on the number that a section of the same turn ends on, where no higher one is open (8.14). */
export const endTaken: Find = (turn) => {
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

/** A marketplace that gets its flour in the turn in which it is built (10.1). */
export const suppliedAtOnce: Find = (turn) => {
  const built = moments(turn, 'marketplace').map(({ action }) => action.at);
  const delivery = moments(turn, 'deliver').find(({ action }) => built.includes(action.marketplace));
  return delivery && { why: 'supplied-at-once', vp: scoredIn(delivery.step.events) };
};

/** A number that no section could have reached before the turn, and the construction that opened the way. */
export const wayOpened: Find = (turn) => {
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
export const cubeBought: Find = (turn) => {
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

/** Several constructions in one visit to the board of works. */
export const several: Find = (turn) => {
  // Once the end is triggered, nobody builds another time anyway.
  if (turn.after.state.endTriggeredBy !== null) return null;
  const built = moments(turn, 'street', 'house', 'marketplace');
  const vp = built.reduce((sum, { step }) => sum + scoredIn(step.events), 0);
  // Whoever leaves more than that unbuilt does not do it because the way back is long.
  return built.length > 1 && !givesUp(turn) && { why: 'several', n: built.length, vp };
};

/** What is built for most VP, and why now. */
export const builtNow: Find = (turn) => {
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
export const bonus: Find = ({ events, after, is }) => {
  const taken = events.flatMap((event) =>
    event.type === 'bonus-taken' && workerOn(is.spaces, event.space)?.bonus === true ? [event] : [],
  );
  const [first] = taken;
  return first && after.state.endTriggeredBy === null && { why: 'bonus', n: taken.length, kind: first.kind };
};
