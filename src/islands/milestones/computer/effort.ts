import type { Settings } from '../../settings/settings.ts';

/** How long the Master thinks about a turn, in milliseconds. */
export const THINKING: Readonly<Record<Settings['thinking'], number>> = {
  short: 100,
  usual: 300,
  long: 1000,
  longest: 3000,
};
/** How long a worker may need to start and to answer besides the time it is given. */
export const START_AND_ANSWER = 5000;
