import { fromPromise } from 'xstate';
import type { Thought } from '../../machines/game.ts';
import type { Action } from '../../milestones/index.ts';
import { drawSeed } from '../table/seed.ts';
import { readSettings } from './settings.ts';
import { browserThinker } from './thinker.ts';

/** How long a worker may need to start and to answer besides the time it is given. */
const START_AND_ANSWER = 5000;

/** The computers at a table: an actor that thinks in a worker, and the pace at which their actions are shown. */
export function computersAtTable() {
  const thinker = browserThinker();
  return {
    think: fromPromise<readonly Action[], Thought>(({ input, signal }) => {
      const { ms } = readSettings();
      return thinker.ask('turn', { ...input, ms, seed: drawSeed() }, { signal, patience: ms + START_AND_ANSWER });
    }),
    pace: () => readSettings().pace,
  };
}
