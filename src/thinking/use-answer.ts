import { useEffect } from 'preact/hooks';
import type { Asked } from '../machines/asking.ts';
import { useAsking } from '../ui/use-asking.ts';
import { POSITIONS_OF_A_TURN, START_AND_ANSWER } from './effort.ts';
import type { Task, Tasks } from './tasks.ts';
import { browserThinker } from './thinker.ts';

/** Who advises people; one is enough, since they ask for one thing at a time. */
const adviser = browserThinker();

/** How a question to the worker stands, and how it is asked again. */
export interface Answer<T extends Task> {
  readonly asked: Asked<Tasks[T]['output']>;
  readonly again: () => void;
}

/** What the worker answers when it is asked for something. It is asked again when `about` changes. */
export function useAnswer<T extends Task>(task: T, input: Tasks[T]['input'], about: string): Answer<T> {
  const patience = START_AND_ANSWER + ('ms' in input ? POSITIONS_OF_A_TURN * input.ms : 0);
  const [asked, send] = useAsking<Tasks[T]['output']>(({ signal }) => adviser.ask(task, input, { signal, patience }));
  const again = () => send({ type: 'ask' });
  useEffect(again, [about]);
  return { asked, again };
}
