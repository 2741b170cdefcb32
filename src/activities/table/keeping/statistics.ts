import type { TableGame } from '../../../machines/game.ts';
import { gameOf } from '../../../milestones/history.ts';
import { SEAT_KINDS, type Seat } from '../../../milestones/index.ts';
import { isTurnOf, logOf } from '../log/log.ts';
import { figuresOf } from '../summary/figures.ts';

/** How strong a computer is. */
type Level = Exclude<Seat['by'], 'person'>;

/** What a game against computers came to for the one person at the table. */
export interface Result {
  readonly against: readonly Level[];
  readonly won: boolean;
  readonly vp: number;
  /** The most VP in a turn, and after how many steps that turn has begun to be seen. */
  readonly bestTurn: number;
  readonly bestAt: number;
}

/** What many games came to. */
export interface Results {
  readonly games: number;
  /** VP a game, rounded. */
  readonly mean: number;
  readonly best: number;
  readonly bestTurn: number;
  /** For each level that was met: how many games, and how many of them were won. */
  readonly levels: readonly { readonly level: Level; readonly games: number; readonly won: number }[];
}

const LEVELS = SEAT_KINDS.filter((kind) => kind !== 'person');

/** What a game came to; null while it goes on, and where not exactly one person has played it against computers. */
export function resultOf({ history, seats }: TableGame): Result | null {
  const { state } = gameOf(history);
  const person = seats.findIndex(({ by }) => by === 'person');
  const against = seats.flatMap(({ by }) => (by === 'person' ? [] : [by]));
  if (state.winners === null || person < 0 || against.length !== seats.length - 1) return null;
  const turns = figuresOf(history)[person]?.turns.map(({ vp }) => vp) ?? [];
  const bestTurn = Math.max(0, ...turns);
  const { first = 0 } = logOf(history).filter(isTurnOf(person))[turns.indexOf(bestTurn)] ?? {};
  return {
    against,
    won: state.winners.includes(person),
    vp: state.players[person]?.vp ?? 0,
    bestTurn,
    bestAt: first + 1,
  };
}

/** What some games came to, all in all; null where there is none. */
export function inAll(results: readonly Result[]): Results | null {
  if (results.length === 0) return null;
  const scores = results.map(({ vp }) => vp);
  return {
    games: results.length,
    mean: Math.round(scores.reduce((sum, vp) => sum + vp, 0) / results.length),
    best: Math.max(...scores),
    bestTurn: Math.max(...results.map(({ bestTurn }) => bestTurn)),
    levels: LEVELS.flatMap((level) => {
      const met = results.filter(({ against }) => against.includes(level));
      return met.length === 0 ? [] : [{ level, games: met.length, won: met.filter(({ won }) => won).length }];
    }),
  };
}
