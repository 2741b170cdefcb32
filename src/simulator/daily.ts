import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { linkTextOf } from '../links/position.ts';
import { gameAfter } from '../milestones/history.ts';
import { type Game, newGame, PRACTICE_SET, viewFor } from '../milestones/index.ts';
import { type ConsideredTurn, consider, simulations } from '../players/consider.ts';
import { MARGIN, type OneBest, oneBest } from '../players/one-best.ts';
import { planOf } from '../players/plan.ts';
import { contrast, explain } from '../players/reasons/explain.ts';
import { valuesIn, whole } from './arguments.ts';
import { progressOf } from './play.ts';
import { quietWatch } from './quiet.ts';

/** Which games are played for positions of the day. */
interface DailyOptions {
  readonly games: number;
  /** The seed of the first game; the next ones have the next ones. */
  readonly seed: number;
}

export const USAGE = 'npm run -s daily-positions -- --games N --seed S';

/**
 * Reads the command line.
 * @throws OptionError where an option is unknown or missing, or no whole number.
 */
export function readDailyOptions(args: readonly string[]): DailyOptions {
  const values = valuesIn(args, { games: { type: 'string' }, seed: { type: 'string' } });
  return { games: whole('games', values.games, 1, 1_000_000), seed: whole('seed', values.seed, 0, 0xffffffff) };
}

/** How many players sit at the tables, one table after the other. */
const TABLES = [2, 3, 2, 4] as const;
/** How many looks the players of these games have at each of their turns. */
const LOOKS = 4;
/** No more positions than this come from one game, and so many turns lie between them. */
const OF_ONE_GAME = 3;
const APART = 12;
/** By how much a plan has to look better after a few looks to be worth proving: by more than the proof asks for. */
const CLEAR = 2 * MARGIN;
/** The proofs that a position has to stand, one after the other, each with its own seed: the first is quick to refuse, the second is the long one. */
export const PROOFS = [
  { seed: 1, search: 10, looks: 8 },
  { seed: 2, search: 60, looks: 24 },
] as const;

/** A position with one best turn, found in a game. */
interface Found extends OneBest {
  readonly game: number;
  readonly turn: number;
  readonly position: Game;
}

/** Whether a few looks show one plan as better than the others. */
function looksClear([first, ...others]: readonly ConsideredTurn[], player: number): boolean {
  if (first === undefined) return false;
  const chance = ({ chances }: ConsideredTurn) => chances[player] as number;
  const rivals = others.filter(({ actions }) => planOf(actions) !== planOf(first.actions)).map(chance);
  return rivals.length > 0 && chance(first) - Math.max(...rivals) >= CLEAR;
}

/** The one best turn of a position, where every proof comes to the same plan and it can be told why it is better than the next; else null. */
function proved(position: Game): OneBest | null {
  let found: OneBest | null = null;
  for (const { seed, ...effort } of PROOFS) {
    const again = oneBest(position, xoroshiro128plus(seed), effort);
    if (again === null || (found !== null && planOf(found.best.actions) !== planOf(again.best.actions))) return null;
    found = again;
  }
  if (found === null) return null;
  const { best, next } = found;
  return contrast(position, explain(position, next.actions), best.actions) !== null ? found : null;
}

/** Plays a game, and finds the positions in it that have one best turn. */
function* foundIn(seed: number): Generator<Found> {
  const random = xoroshiro128plus(seed);
  const watch = quietWatch(`The game of seed ${seed}`);
  let position = newGame({ players: TABLES[seed % TABLES.length] as number, seed, set: PRACTICE_SET });
  let found = 0;
  let next = 0;
  for (let turn = 0; position.state.phase !== 'over' && found < OF_ONE_GAME; turn++) {
    const { player, phase } = position.state;
    const considered = consider(viewFor(position, player), random, simulations(LOOKS));
    const one = turn >= next && phase === 'move' && looksClear(considered, player) ? proved(position) : null;
    if (one !== null) {
      found++;
      next = turn + APART;
      yield { game: seed, turn, position, ...one };
    }
    position = gameAfter(position, considered[0]?.actions ?? []);
    watch(progressOf(position));
  }
}

/** What the command prints: a list as JSON, one position a line, each as soon as it is found. */
export async function* dailyPositions({ games, seed }: DailyOptions): AsyncGenerator<string> {
  let before = '[\n';
  for (let game = seed; game < seed + games; game++) {
    for (const { position, ...found } of foundIn(game)) {
      yield `${before}${JSON.stringify({ ...found, position: await linkTextOf(position) })}`;
      before = ',\n';
    }
  }
  yield '\n]\n';
}
