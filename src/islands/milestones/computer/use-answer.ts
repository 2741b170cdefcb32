import { useEffect, useState } from 'preact/hooks';
import { START_AND_ANSWER } from './effort.ts';
import type { Task, Tasks } from './tasks.ts';
import { browserThinker } from './thinker.ts';

/** Who advises people; one is enough, since they ask for one thing at a time. */
const adviser = browserThinker();

export type Answer<T extends Task> = { readonly output: Tasks[T]['output'] } | 'thinking' | 'failed';

/**
 * What the worker answers when it is asked for something. It is asked again when `about` changes or `again` is called, and
 * what nobody waits for any more is interrupted.
 */
export function useAnswer<T extends Task>(task: T, input: Tasks[T]['input'], about: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<T>>('thinking');
  useEffect(() => {
    const asking = new AbortController();
    setAnswer('thinking');
    const patience = START_AND_ANSWER + ('ms' in input ? input.ms : 0);
    adviser.ask(task, input, { signal: asking.signal, patience }).then(
      (output) => setAnswer({ output }),
      () => {
        if (!asking.signal.aborted) setAnswer('failed');
      },
    );
    return () => asking.abort();
  }, [about, attempt]);
  return { answer, again: () => setAttempt(attempt + 1) };
}
