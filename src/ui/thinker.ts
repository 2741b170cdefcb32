/** What a worker can be asked for, each task with what it is given and what it answers. */
type AnyTasks<Tasks> = { readonly [T in keyof Tasks]: { readonly input: unknown; readonly output: unknown } };

/** What is sent to a worker. */
export interface RequestOf<Tasks extends AnyTasks<Tasks>, T extends keyof Tasks = keyof Tasks> {
  readonly task: T;
  readonly input: Tasks[T]['input'];
}

/** What a worker says: that it is there, how far it is, from 0 to 1, or its answer. */
export type ReplyOf<Tasks extends AnyTasks<Tasks>, T extends keyof Tasks = keyof Tasks> =
  | { readonly isThere: true }
  | { readonly progress: number }
  | { readonly output: Tasks[T]['output'] };

/** The part of a Worker that is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Asking {
  /** Interrupts the thinking. */
  readonly signal?: AbortSignal;
  /** After how many milliseconds without a word from it the worker counts as dead, once its script is there, however late. */
  readonly patience: number;
  readonly onProgress?: (progress: number) => void;
}

/** Somebody who thinks beside the page, about one thing at a time. */
export interface Thinker<Tasks extends AnyTasks<Tasks>> {
  /**
   * Asks for something; what was asked before and is not answered yet is interrupted. Rejects when it is interrupted or
   * when the worker dies: the next question goes to a new one.
   */
  readonly ask: <T extends keyof Tasks>(
    task: T,
    input: Tasks[T]['input'],
    asking: Asking,
  ) => Promise<Tasks[T]['output']>;
  /** Interrupts whatever is thought about. */
  readonly stop: () => void;
}

/**
 * A thinker whose workers `make` makes: one when it is first needed, and one for each that died or was interrupted. A worker whose
 * script does not come is replaced, each time after twice as long; a question fails only when a worker that is there falls silent.
 */
export function thinkerWith<Tasks extends AnyTasks<Tasks>>(make: () => WorkerLike): Thinker<Tasks> {
  let worker: WorkerLike | null = null;
  let isThere = false;
  let interrupt: (() => void) | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
    isThere = false;
  };

  return {
    ask: (task, input, { signal, patience, onProgress }) => {
      interrupt?.();
      return new Promise((resolve, reject) => {
        const asked = new AbortController();
        const listening = { signal: asked.signal };
        let patienceToStart = patience;
        let timer: ReturnType<typeof setTimeout>;
        const settle = () => {
          clearTimeout(timer);
          asked.abort();
          interrupt = null;
        };
        const giveUp = (why: string) => {
          settle();
          end();
          reject(new Error(why));
        };
        const wait = () => {
          clearTimeout(timer);
          timer = isThere
            ? setTimeout(() => giveUp('the worker does not answer'), patience)
            : setTimeout(replace, patienceToStart);
        };
        const hear = ({ data }: MessageEvent<ReplyOf<Tasks, typeof task>>) => {
          isThere = true;
          if ('output' in data) {
            settle();
            resolve(data.output);
            return;
          }
          wait();
          if ('progress' in data) onProgress?.(data.progress);
        };
        const begin = () => {
          worker ??= make();
          worker.addEventListener('message', hear, listening);
          worker.addEventListener('error', () => giveUp('the worker failed'), listening);
          worker.addEventListener('messageerror', () => giveUp('the worker cannot be understood'), listening);
          wait();
          worker.postMessage({ task, input } satisfies RequestOf<Tasks, typeof task>);
        };
        const replace = () => {
          end();
          patienceToStart *= 2;
          begin();
        };
        interrupt = () => giveUp('interrupted');
        if (signal?.aborted) return interrupt();
        signal?.addEventListener('abort', interrupt, listening);
        begin();
      });
    },
    stop: () => interrupt?.(),
  };
}
