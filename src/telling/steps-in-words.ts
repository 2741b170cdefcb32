import type { TableGame } from '../machines/game.ts';
import type { Step } from '../milestones/history.ts';
import { eventInWords, type Telling, toldOf } from './events-in-words.ts';
import type { Names } from './names.ts';
import { eventsTold } from './told-so-far.ts';

/** What a step has led to; of a final scoring, which is told by and by, only what comes before it. */
export function stepInWords({ events, game: { state } }: Step, telling: Omit<Telling, 'state'>): string {
  return toldOf(eventsTold(events, 0))
    .map((event) => eventInWords(event, { ...telling, state }))
    .join(' ');
}

/** What the last step at a table has led to; empty before the first. */
export function happenedAt({ history: { steps, at }, seats }: TableGame, names: Names): string {
  const last = steps[at - 1];
  return last === undefined ? '' : stepInWords(last, { names, seats });
}
