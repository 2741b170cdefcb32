import { consider, simulations } from './consider.ts';
import type { ComputerPlayer } from './player.ts';

/** Just enough to see how the next player can answer the few turns that look best. */
export const LOOKS = 10;

/** Plans its whole turn, and has a look at what it opens for the next player. */
export const journeyman: ComputerPlayer = (view, random) =>
  consider(view, random, simulations(LOOKS))[0]?.actions ?? [];
