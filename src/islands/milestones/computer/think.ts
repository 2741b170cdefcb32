import { fromPromise } from 'xstate';
import type { Thought } from '../../../machines/game.ts';
import type { Action } from '../../../milestones/index.ts';
import { type Settings, settings } from '../../settings/settings.ts';
import { drawSeed } from '../../ui/seed.ts';
import { START_AND_ANSWER, THINKING } from './effort.ts';
import { browserThinker } from './thinker.ts';

/** How long each of a computer's actions is shown before the next one, in milliseconds. */
const PACE: Readonly<Record<Exclude<Settings['pace'], 'none'>, number>> = { fast: 400, usual: 900, slow: 2200 };

/** The computers at a table: an actor that thinks in a worker, and the pace at which their actions are shown. */
export function computersAtTable() {
  const thinker = browserThinker();
  return {
    think: fromPromise<readonly Action[], Thought>(({ input, signal }) => {
      const ms = THINKING[settings().thinking];
      return thinker.ask('turn', { ...input, ms, seed: drawSeed() }, { signal, patience: ms + START_AND_ANSWER });
    }),
    pace: () => {
      const { pace } = settings();
      return pace === 'none' ? 0 : PACE[pace];
    },
    showsAtOnce: () => settings().pace === 'none',
  };
}
