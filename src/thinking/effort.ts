import type { Settings } from '../settings/settings.ts';

/** How long the Master thinks about a turn, in milliseconds. */
export const THINKING: Readonly<Record<Settings['thinking'], number>> = {
  short: 100,
  usual: 300,
  long: 1000,
  longest: 3000,
};
/** How long each of the positions around a turn is thought about when it is looked at afterwards, in milliseconds. */
export const REVIEWING = 150;
/** A turn is looked at afterwards from so many positions. */
export const POSITIONS_OF_A_TURN = 3;
/** How long a worker whose script is there may need to start and to answer besides the time it is given. */
export const START_AND_ANSWER = 5000;
