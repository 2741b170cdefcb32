import type { GameSet } from '../chapters/04-setup.ts';
import { PRACTICE_SET_1 } from './practice-set-1.ts';

/** All versions of the practice set, the first at index 0. A later one is added and none is ever changed, so that games and links live on. */
export const PRACTICE_SETS = [PRACTICE_SET_1] as const satisfies readonly GameSet[];

/** The latest version of the practice set. */
export const PRACTICE_SET: GameSet = PRACTICE_SET_1;
