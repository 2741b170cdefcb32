import type { GameSet } from '../chapters/04-setup.ts';
import type { Game } from '../types.ts';
import { PRACTICE_SET_1 } from './practice-set-1.ts';

/** All versions of the practice set, the first at index 0. A later one is added and none is ever changed, so that games and links live on. */
export const PRACTICE_SETS = [PRACTICE_SET_1] as const satisfies readonly GameSet[];

/** The latest version of the practice set. */
export const PRACTICE_SET: GameSet = PRACTICE_SET_1;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The version of the practice set that a game is played with, from 1; 0 where board or tiles are others. */
export function practiceVersionOf({ board, workerTiles }: Pick<Game, 'board' | 'workerTiles'>): number {
  return 1 + PRACTICE_SETS.findIndex((set) => same(set.board, board) && same(set.workerTiles, workerTiles));
}
