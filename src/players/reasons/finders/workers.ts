import {
  applyLegal,
  ascends,
  COSTS,
  type Cube,
  GOODS_KEPT,
  type Good,
  type Goods,
  KINDS,
  legalActions,
  type Player,
  PRODUCT,
  visibleWorkers,
  workerOn,
} from '../../../milestones/index.ts';
import { yieldsOf } from '../player.ts';
import type { Building } from '../reason.ts';
import type { Turn } from '../turn.ts';
import { countIn, type Find, givesUp, hasSome, isDear, isLate, kindsOf, moments } from './find.ts';

/** The kinds that a beginner needs first. */
const BUILDINGS: readonly Building[] = ['house', 'street', 'marketplace'];

const cubesOf = (building: Building) => Object.keys(COSTS[building]) as Cube[];

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

/** Cubes sold for the coin that a tile costs (7.8). */
export const coinFromCubes: Find = (turn) => {
  const hire = moments(turn, 'hire')[0];
  const workers = countOf(hiredFor(turn));
  const sale = moments(turn, 'sell').find(({ i }) => hire !== undefined && i < hire.i);
  if (sale === undefined || workers === 0 || isLate(turn) || isDear(turn)) return null;
  const { goods } = sale.game.state.players[turn.me] as Player;
  return goods.coin < COSTS.hire.coin && { why: 'coin-from-cubes', workers };
};

/** The first worker of a kind. */
export const newKind: Find = (turn) => {
  const { before, was, is } = turn;
  if (before.state.phase === 'draft' || isLate(turn) || isDear(turn)) return null;
  const there = kindsOf(was);
  const kind = kindsOf(is).find((each) => !there.includes(each));
  // Coins are no reason where the same tile costs those of an ascending row.
  const losesIncome = ascends(was.spaces) && !ascends(is.spaces);
  return kind && !(kind === 'coiner' && (losesIncome || givesUp(turn))) && { why: 'new-kind', good: PRODUCT[kind] };
};

/** What new workers cost, where that is a lot. */
export const workersPay: Find = (turn) => {
  const { fewer, was, is } = turn;
  const hired = hiredFor(turn);
  const goods = Object.fromEntries(
    KINDS.map((kind) => [PRODUCT[kind], countIn(is, kind) - countIn(was, kind)] as const).filter(
      ([good, more]) => more > 0 && (hired[good] ?? 0) > 0,
    ),
  );
  if (!hasSome(goods) || isLate(turn) || !isDear(turn)) return null;
  // Nobody pays for workers who leave fewer of them.
  if (visibleWorkers(is.spaces) < visibleWorkers(was.spaces)) return null;
  return { why: 'workers-pay', fewer, goods };
};

/** One move over workers of a kind brings more than before. */
export const together: Find = (turn) => {
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

/** A row whose numbers ascend from now on (7.1). */
export const ascendsNow: Find = (turn) => {
  const { before, was, is } = turn;
  const isNew = before.state.phase === 'draft' || !ascends(was.spaces);
  // Nobody covers two workers for it.
  const castles = moments(turn, 'move').filter(({ action }) => action.to === 'castle');
  return isNew && ascends(is.spaces) && !isLate(turn) && castles.length < 2 && { why: 'ascends' };
};

/** A tile that could have broken the ascending row, and does not. */
export const keepsAscending: Find = (turn) => {
  const hire = moments(turn, 'hire')[0];
  if (hire === undefined || !ascends(turn.was.spaces) || !ascends(turn.is.spaces)) return null;
  const breaks = legalActions(hire.game)
    .filter((each) => each.type === 'hire' && each.tile === hire.action.tile)
    .some((each) => !ascends((applyLegal(hire.game, each).game.state.players[turn.me] as Player).spaces));
  return breaks && !isDear(turn) && turn.after.state.endTriggeredBy === null && { why: 'keeps-ascending' };
};

/** A tile on two empty spaces (3.5): all that its workers collect comes on top. */
export const coversNobody: Find = (turn) => {
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

/** Starting tiles that collect what something costs (3.2). */
export const drafted: Find = ({ before, is }) => {
  if (before.state.phase !== 'draft') return null;
  const goods: readonly Good[] = kindsOf(is).map((kind) => PRODUCT[kind]);
  const possible = BUILDINGS.filter((building) => cubesOf(building).every((cube) => goods.includes(cube)));
  if (possible.length === BUILDINGS.length) return { why: 'drafts-all' };
  const [building] = possible;
  return building && { why: 'drafts-for', building };
};
