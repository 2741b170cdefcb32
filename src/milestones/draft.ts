import type { Options } from './types.ts';

/** The player who drafts as number `turn` (from 0): the one to the starting player's right first, the starting player last (4.8). */
export function drafter({ players, startingPlayer }: Options, turn: number): number {
  return (startingPlayer + 2 * players - 1 - turn) % players;
}
