import { greedy } from './greedy.ts';
import type { ComputerPlayer } from './player.ts';

/** Plans its whole turn. A first version: to be replaced. */
export const journeyman: ComputerPlayer = greedy;
