import { type Game, indexOf, KINDS, type Player, targetScore, workerOn } from '../../milestones/index.ts';
import { builtWorth } from '../outlook/offer.ts';
import { type Workers, workersOf } from '../outlook/workers.ts';
import { remainingOf } from '../outlook.ts';
import { chancesAt } from './site.ts';
import type { Stand } from './stand.ts';
import { WEIGHTS } from './weights.ts';

/** About how many VP somebody gains in a move, and so how far a game goes on in a plan. */
const PACE = 1;
const TRADING_HOUSE = indexOf('trading-house');
const BOARD_OF_WORKS = indexOf('board-of-works');
const MILL = indexOf('mill');

/** What a plan of a player is weighed by. */
export interface Scale {
  /** The others' figures of each kind of worker. */
  readonly others: readonly (readonly number[])[];
  readonly rows: Map<Workers, readonly [atEnd: number, atBeginning: number]>;
  readonly remaining: number;
  readonly perMove: number;
  readonly turn: number;
}

/** The scale for a player's plans in a game. */
export function scaleFor({ state }: Game, index: number): Scale {
  const { players } = state;
  return {
    others: players.filter((_, i) => i !== index).map(({ spaces }: Player) => workersOf(spaces).values),
    rows: new Map(),
    remaining: remainingOf(state),
    perMove: PACE / targetScore(players.length),
    turn: state.player === index ? 1 : 0,
  };
}

/** What a player is expected to have in the end who stands there after so many moves. */
export function worthOf(scale: Scale, stand: Stand, moves: number): number {
  const remaining = Math.max(0, scale.remaining - scale.perMove * moves);
  const { vp, goods, place, workers, site } = stand;
  let row = scale.rows.get(workers);
  if (row === undefined) {
    row = rowWorth(scale, workers);
    scale.rows.set(workers, row);
  }
  const [stone, wood, sand, grain, coin] = goods;
  let inHand = 0;
  if (place < BOARD_OF_WORKS && stone + wood + sand > Math.max(stone, wood, sand))
    inHand += builtWorth(chancesAt(site), stone, wood, sand);
  if (place < MILL && grain >= 2) {
    const { flour } = chancesAt(site);
    inHand += flour[Math.min(grain >> 1, flour.length - 1)] as number;
  }
  const past = place < TRADING_HOUSE ? 0 : 1;
  const of = (i: 0 | 1) =>
    WEIGHTS.vp[i] * vp +
    WEIGHTS.inHand[i] * inHand +
    WEIGHTS.stone[i] * Math.min(3, stone) +
    WEIGHTS.wood[i] * Math.min(3, wood) +
    WEIGHTS.sand[i] * Math.min(3, sand) +
    WEIGHTS.grain[i] * Math.min(4, grain) +
    WEIGHTS.coin[i] * Math.min(4, coin) +
    (WEIGHTS.walked[i] * place) / 12 +
    WEIGHTS.pastWorkers[i] * past +
    WEIGHTS.turn[i] * scale.turn;
  return (row[0] + of(0)) * (1 - remaining) + (row[1] + of(1)) * remaining;
}

/** The part of the worth that the row alone makes, at the end of a game and at its beginning. */
function rowWorth({ others }: Scale, { lap, kinds, income, values, spaces }: Workers): [number, number] {
  const majorities = majoritiesOf(values, others);
  const of = (i: 0 | 1) => {
    let sum =
      WEIGHTS.lap[i] * lap + WEIGHTS.majorities[i] * majorities + WEIGHTS.kinds[i] * kinds + WEIGHTS.income[i] * income;
    for (let space = 1; space <= spaces.length; space++) {
      const worker = workerOn(spaces, space);
      if (worker !== null) sum += WEIGHTS[worker.kind][i] + (worker.bonus ? WEIGHTS.bonus[i] : 0);
    }
    return sum;
  };
  return [of(0), of(1)];
}

/** VP that the final scoring would give now (12.4–12.6). */
function majoritiesOf(mine: readonly number[], others: readonly (readonly number[])[]): number {
  let vp = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const own = mine[kind] as number;
    let equal = 1;
    let most = own;
    for (const theirs of others) {
      const value = theirs[kind] as number;
      if (value === own) equal++;
      if (value > most) most = value;
    }
    if (own === most && equal <= others.length) vp += equal === 1 ? 5 : 2;
  }
  return vp;
}
