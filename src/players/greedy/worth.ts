import {
  type Employment,
  finalScoringOf,
  type Game,
  GOODS_KEPT,
  indexOf,
  KINDS,
  type Player,
  type State,
  targetScore,
  totalGoods,
  visibleWorkers,
  WORKERS_LEFT,
  workerOn,
} from '../../milestones/index.ts';
import { type Chances, chancesOf } from './chances.ts';
import { type GoodsCount, harvest, lapOf, type Row, rowOf } from './row.ts';
import { WEIGHTS } from './weights.ts';

const TRADING_HOUSE = indexOf('trading-house');
const BOARD_OF_WORKS = indexOf('board-of-works');
const MILL = indexOf('mill');

/** What greedy knows about a row of workers. */
interface Workers {
  readonly row: Row;
  /** The worth of a usual lap, now and after the castle has covered the worker that is missed least. */
  readonly lap: number;
  readonly lapCovered: number;
  /** VP that the final scoring would give now. */
  readonly majorities: number;
}

/** Judges the games that a player can reach in a turn. It remembers what it has worked out, so one is made for every turn. */
export interface Judge {
  /** The worth of a game for the player, in VP. */
  worth(game: Game): number;
  /** The worth of a usual lap with a row of workers. */
  lap(spaces: readonly Employment[]): number;
}

/** A judge for one turn of a player. */
export function judgeFor(me: number): Judge {
  const laps = new Map<string, { readonly row: Row; readonly lap: number }>();
  const known = new Map<string, Workers>();
  const offers = new WeakMap<State['streets'], { readonly built: Built; readonly chances: Chances }>();

  const lapWith = (spaces: readonly Employment[], key: string) => {
    let found = laps.get(key);
    if (found === undefined) {
      const row = rowOf(spaces);
      found = { row, lap: lapOf(spaces, row) };
      laps.set(key, found);
    }
    return found;
  };
  const workersOf = (state: State) => {
    const { spaces } = state.players[me] as Player;
    const key = keyOf(spaces);
    let found = known.get(key);
    if (found === undefined) {
      const { row, lap } = lapWith(spaces, key);
      const ways = visibleWorkers(spaces) > WORKERS_LEFT ? coverings(spaces) : [spaces];
      const lapCovered = Math.max(...ways.map((way) => lapWith(way, keyOf(way)).lap));
      // The others' workers stay as they are during one's own turn.
      found = { row, lap, lapCovered, majorities: majoritiesOf(state, me) };
      known.set(key, found);
    }
    return found;
  };
  const chancesIn = (game: Game) => {
    const { streets, houses, marketplaces, flour } = game.state;
    const built: Built = [houses, marketplaces, flour];
    const found = offers.get(streets);
    if (found?.built.every((list, i) => list === built[i])) return found.chances;
    const chances = chancesOf(game);
    offers.set(streets, { built, chances });
    return chances;
  };

  return {
    worth(game) {
      const { state } = game;
      // Nothing follows what is done in one's last turn.
      if (state.phase === 'over' || (state.endTriggeredBy !== null && state.player !== me)) return resultOf(state, me);
      const player = state.players[me] as Player;
      const progress = Math.min(1, Math.max(...state.players.map(({ vp }) => vp)) / targetScore(state.players.length));
      const { row, lap, lapCovered, majorities } = workersOf(state);
      const place = indexOf(player.piece);
      // Who is past the workers will soon be asked to cover one, and then has the whole lap ahead.
      const usualLap = place < TRADING_HOUSE ? lap : (lap + lapCovered) / 2;
      const lapsLeft = WEIGHTS.laps * (1 - progress) + WEIGHTS.lastLaps;
      return (
        player.vp +
        WEIGHTS.majority * progress * majorities +
        WEIGHTS.row * lapsLeft * usualLap +
        restOfLap(player, place, row, chancesIn(game))
      );
    },
    lap: (spaces) => lapWith(spaces, keyOf(spaces)).lap,
  };
}

type Built = readonly [State['houses'], State['marketplaces'], State['flour']];

/** A text that is the same for equal rows: a letter for what lies on each space. */
function keyOf(spaces: readonly Employment[]): string {
  let key = '';
  for (const employment of spaces) {
    if (employment === null) key += '.';
    else if (employment === 'covered') key += '#';
    else {
      const { kind, number, bonus } = employment;
      key += String.fromCharCode(0x100 + 16 * KINDS.indexOf(kind) + 2 * (number - 1) + (bonus ? 1 : 0));
    }
  }
  return key;
}

function coverings(spaces: readonly Employment[]): Employment[][] {
  const places = [...spaces.keys()].filter((place) => workerOn(spaces, place + 1) !== null);
  return places.map((place) => spaces.map((employment, i) => (i === place ? 'covered' : employment)));
}

/** VP that the final scoring would give a player now. */
function majoritiesOf({ players }: State, player: number): number {
  const scoring = finalScoringOf(players, false);
  return KINDS.reduce((sum, kind) => sum + (scoring[kind].vp[player] as number), 0);
}

/** The worth of a game that is over for a player, or nearly: the own score, and how far it leads. */
function resultOf(state: State, me: number): number {
  const totals = state.players.map(({ vp }, i) => vp + (state.phase === 'over' ? 0 : majoritiesOf(state, i)));
  const mine = totals[me] as number;
  const lead = mine - Math.max(...totals.filter((_, i) => i !== me));
  const goods = totalGoods((state.players[me] as Player).goods);
  return mine + Math.max(-WEIGHTS.lead, Math.min(WEIGHTS.lead, lead)) + goods / 100;
}

/** What a player can still make of the lap: up to two stops on workers, then the buildings that lie ahead. */
function restOfLap({ goods }: Player, place: number, row: Row, chances: Chances): number {
  const count: GoodsCount = [goods.stone, goods.wood, goods.sand, goods.grain, goods.coin];
  return harvest(row, place, count, 2, WEIGHTS.move, (goods) => worthAtBuildings(goods, place, row.income, chances));
}

/** What goods are worth for the buildings ahead of a space, each visited if it pays for the move, and at the castle. */
function worthAtBuildings(
  [stone, wood, sand, grain, coin]: GoodsCount,
  place: number,
  income: number,
  chances: Chances,
): number {
  const { move, later } = WEIGHTS;
  let worth = 0;
  let left = stone + wood + sand + grain + coin;
  if (place < TRADING_HOUSE && income * WEIGHTS.coin > move) worth += income * WEIGHTS.coin - move;
  if (place < BOARD_OF_WORKS) {
    const { vp, cubes } = bestBuilding(stone, wood, sand, chances);
    if (later * vp > move) {
      worth += later * vp - move;
      left -= cubes;
    }
  }
  if (place < MILL) {
    const sacks = Math.min(grain >> 1, chances.flour.length - 1);
    const delivered = later * (chances.flour[sacks] as number) + sacks * WEIGHTS.coin;
    if (delivered > move) {
      worth += delivered - move;
      left -= 2 * sacks;
    }
  }
  const kept = Math.min(GOODS_KEPT, left);
  return worth + kept * WEIGHTS.kept + (left - kept) * WEIGHTS.surplus;
}

/** The most VP that cubes can be built into, and how many of them that takes. */
function bestBuilding(stone: number, wood: number, sand: number, { streets, houses, marketplaces }: Chances) {
  let best = 0;
  let cubes = 0;
  const mostStreets = Math.min(stone, sand, streets.length - 1);
  for (let s = 0; s <= mostStreets; s++) {
    const mostHouses = Math.min(stone - s, wood, houses.length - 1);
    for (let h = 0; h <= mostHouses; h++) {
      const m = Math.min(wood - h, sand - s, marketplaces.length - 1);
      const vp = (streets[s] as number) + (houses[h] as number) + (marketplaces[m] as number);
      if (vp > best) {
        best = vp;
        cubes = 2 * (s + h + m);
      }
    }
  }
  return { vp: best, cubes };
}
