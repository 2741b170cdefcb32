import { type Thinker, thinkerWith } from '../ui/thinker.ts';
import type { Tasks } from './tasks.ts';

/** A thinker in a worker of the browser. */
export function browserThinker(): Thinker<Tasks> {
  return thinkerWith(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
}
