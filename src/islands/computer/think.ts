import { fromPromise } from 'xstate';
import type { Thought } from '../../machines/game.ts';
import type { Action } from '../../milestones/index.ts';
import { type Settings, settings } from '../settings/settings.ts';
import { drawSeed } from '../table/seed.ts';
import { browserThinker } from './thinker.ts';

/** How long the Master thinks about a turn, and how long each of a computer's actions is shown, in milliseconds. */
const THINKING: Readonly<Record<Settings['thinking'], number>> = { short: 100, usual: 300, long: 1000, longest: 3000 };
const PACE: Readonly<Record<Settings['pace'], number>> = { none: 0, fast: 500, usual: 1200, slow: 2500 };
/** How long a worker may need to start and to answer besides the time it is given. */
const START_AND_ANSWER = 5000;

/** The computers at a table: an actor that thinks in a worker, and the pace at which their actions are shown. */
export function computersAtTable() {
  const thinker = browserThinker();
  return {
    think: fromPromise<readonly Action[], Thought>(({ input, signal }) => {
      const ms = THINKING[settings().thinking];
      return thinker.ask('turn', { ...input, ms, seed: drawSeed() }, { signal, patience: ms + START_AND_ANSWER });
    }),
    pace: () => PACE[settings().pace],
  };
}
