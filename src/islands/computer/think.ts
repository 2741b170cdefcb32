import { fromPromise } from 'xstate';
import type { Thought } from '../../machines/game.ts';
import type { Action } from '../../milestones/index.ts';
import { drawSeed } from '../table/seed.ts';
import { browserThinker } from './thinker.ts';

/** How long the Master thinks about a turn. */
const THINKING = 300;
/** How long each of a computer's actions is shown before the next one. */
const PACE = 1200;
/** How long a worker may need to start and to answer besides the time it is given. */
const START_AND_ANSWER = 5000;

/** The computers at a table: an actor that thinks in a worker, and the pace at which their actions are shown. */
export function computersAtTable() {
  const thinker = browserThinker();
  return {
    think: fromPromise<readonly Action[], Thought>(({ input, signal }) =>
      thinker.ask(
        'turn',
        { ...input, ms: THINKING, seed: drawSeed() },
        { signal, patience: THINKING + START_AND_ANSWER },
      ),
    ),
    pace: () => PACE,
  };
}
