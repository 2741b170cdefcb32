import { fromPromise } from 'xstate';
import type { TableGame, Thought } from '../../../machines/game.ts';
import type { Action } from '../../../milestones/index.ts';
import { settings } from '../../../settings/settings.ts';
import { START_AND_ANSWER, THINKING } from '../../../thinking/effort.ts';
import { browserThinker } from '../../../thinking/thinker.ts';
import { drawSeed } from '../../../ui/seed.ts';
import { paceOf } from './pace.ts';

interface Planned {
  readonly table: TableGame | null;
  /** What the computer at the table has still to do. */
  readonly plan: readonly Action[];
}

/** The computers at a table: an actor that thinks in a worker, and the pace at which their actions are shown. */
export function computersAtTable() {
  const thinker = browserThinker();
  return {
    think: fromPromise<readonly Action[], Thought>(({ input, signal }) => {
      const ms = THINKING[settings().thinking];
      return thinker.ask('turn', { ...input, ms, seed: drawSeed() }, { signal, patience: ms + START_AND_ANSWER });
    }),
    pace: ({ context: { table, plan } }: { context: Planned }) =>
      table === null ? 0 : paceOf(settings().pace, table, plan),
    showsAtOnce: () => settings().pace === 'none',
  };
}
