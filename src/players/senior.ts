import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { apprentice } from './apprentice.ts';
import { journeyman } from './journeyman.ts';
import type { ComputerPlayer } from './player.ts';

/** Knows what the journeyman knows and remembers it in one turn of two; in the others plays like a beginner. */
export const senior: ComputerPlayer = (view, random) =>
  (uniformInt(random, 0, 1) === 0 ? journeyman : apprentice)(view, random);
