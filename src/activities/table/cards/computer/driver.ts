import { fromPromise } from 'xstate';
import type { CardThought } from '../../../../machines/card-table.ts';
import { type Settings, settings } from '../../../../settings/settings.ts';
import type { Action } from '../../../../thousand-miles/index.ts';
import { drawSeed } from '../../../../ui/seed.ts';
import { type Thinker, thinkerWith } from '../../../../ui/thinker.ts';
import type { CardTasks } from './tasks.ts';

/** How long it takes until a computer's card is seen, in milliseconds: long enough to take back one's own before. */
const PACE: Readonly<Record<Exclude<Settings['pace'], 'none'>, number>> = { fast: 500, usual: 1100, slow: 2400 };

/** How long a worker whose script is there may need to answer, in milliseconds. */
export const PATIENCE = 5000;

/** A thinker of the card game in a worker of the browser. */
export function cardThinker(): Thinker<CardTasks> {
  return thinkerWith(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}

/** The computer at the card table: an actor that thinks in a worker, and the pace at which its cards are shown. */
export function driverAtTable() {
  const thinker = cardThinker();
  return {
    think: fromPromise<readonly Action[], CardThought>(async ({ input, signal }) => [
      await thinker.ask('turn', { ...input, seed: drawSeed() }, { signal, patience: PATIENCE }),
    ]),
    pace: () => {
      const { pace } = settings();
      return pace === 'none' ? 0 : PACE[pace];
    },
    showsAtOnce: () => settings().pace === 'none',
  };
}
