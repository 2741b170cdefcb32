import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type GameSet, newGame, PRACTICE_SET, randomSet } from '../milestones/index.ts';
import { type Contestant, playerFor, type Thought } from './contestants.ts';
import { play } from './play.ts';

export const BOARDS = ['practice', 'random'] as const;

/** Two contestants who meet at tables of the same kind. */
export interface Pairing {
  readonly between: readonly [Contestant, Contestant];
  readonly players: number;
  readonly board: (typeof BOARDS)[number];
}

/** One game of a pairing. */
export interface Contest extends Pairing {
  /** Its place among the games of the pairing. */
  readonly game: number;
  readonly seed: number;
  readonly thought: Thought;
}

/** How many random boards there are; the games are spread over them. */
const RANDOM_BOARDS = 20;
/** As many points as a board has on which a whole game is played. */
const LEAST_POINTS = 30;

let made: readonly GameSet[] | undefined;
/** The random boards, the same ones for every tournament. */
function randomSets(): readonly GameSet[] {
  made ??= Array.from({ length: 3 * RANDOM_BOARDS }, (_, seed) => randomSet(seed))
    .filter(({ board }) => board.points.length >= LEAST_POINTS)
    .slice(0, RANDOM_BOARDS);
  return made;
}

/**
 * Plays a game and gives the share of the victory that fell to the first of the two. They sit by turns, and every deal is played twice,
 * the second time with seats exchanged, so that over both games each of them holds the same seats on the same deal. The game follows from the contest alone
 * (unless the players think by the clock); all pairings with the same number of players and the same seed get the same deals.
 * @throws Error where a player gives a refused action.
 * @throws QuietGame where nothing happens any more.
 */
export function firstsShare({ between, players, board, game, seed, thought }: Contest): number {
  const deal = game >> 1;
  const random = xoroshiro128plus(seed + deal);
  const set = board === 'random' ? (randomSets()[deal % RANDOM_BOARDS] as GameSet) : PRACTICE_SET;
  const start = newGame({ players, seed: uniformInt(random, 0, 0xffffffff), set });
  const sides = start.state.players.map((_, seat) => (seat + game) % 2);
  const seats = sides.map((side) => playerFor(between[side] as Contestant, thought));
  const at = `${players} players, board ${set.board.name}`;
  const name = `Game ${game + 1} of seed ${seed} between ${between.join(' and ')} (${at})`;
  const winners = [...play(start, seats, random, name)].at(-1)?.game.state.winners ?? [];
  return winners.filter((winner) => sides[winner] === 0).length / winners.length;
}
