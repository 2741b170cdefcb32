/** What a worker can be asked for, each task with what it is given and what it answers. */
type AnyTasks<Tasks> = { readonly [T in keyof Tasks]: { readonly input: unknown; readonly output: unknown } };

/** What is sent to a worker. */
export interface RequestOf<Tasks extends AnyTasks<Tasks>, T extends keyof Tasks = keyof Tasks> {
  readonly task: T;
  readonly input: Tasks[T]['input'];
}

/** What a worker says: how far it is, from 0 to 1, or its answer. */
export type ReplyOf<Tasks extends AnyTasks<Tasks>, T extends keyof Tasks = keyof Tasks> =
  | { readonly progress: number }
  | { readonly output: Tasks[T]['output'] };

/** The part of a Worker that is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

interface Asking {
  /** Interrupts the thinking. */
  readonly signal?: AbortSignal;
  /** After how many milliseconds without a word from it the worker counts as dead. */
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

/** A thinker whose workers `make` makes: one when it is first needed, and one for each that died or was interrupted. */
export function thinkerWith<Tasks extends AnyTasks<Tasks>>(make: () => WorkerLike): Thinker<Tasks> {
  let worker: WorkerLike | null = null;
  let interrupt: (() => void) | null = null;

  return {
    ask: (task, input, { signal, patience, onProgress }) => {
      interrupt?.();
      return new Promise((resolve, reject) => {
        worker ??= make();
        const asked = new AbortController();
        let timer: ReturnType<typeof setTimeout>;
        const settle = () => {
          clearTimeout(timer);
          asked.abort();
          interrupt = null;
        };
        const giveUp = (why: string) => {
          settle();
          worker?.terminate();
          worker = null;
          reject(new Error(why));
        };
        const wait = () => {
          clearTimeout(timer);
          timer = setTimeout(() => giveUp('the worker does not answer'), patience);
        };
        const hear = ({ data }: MessageEvent<ReplyOf<Tasks, typeof task>>) => {
          if ('output' in data) {
            settle();
            resolve(data.output);
          } else {
            wait();
            onProgress?.(data.progress);
          }
        };
        const listening = { signal: asked.signal };
        worker.addEventListener('message', hear, listening);
        worker.addEventListener('error', () => giveUp('the worker failed'), listening);
        worker.addEventListener('messageerror', () => giveUp('the worker cannot be understood'), listening);
        interrupt = () => giveUp('interrupted');
        if (signal?.aborted) return interrupt();
        signal?.addEventListener('abort', interrupt, listening);
        wait();
        worker.postMessage({ task, input } satisfies RequestOf<Tasks, typeof task>);
      });
    },
    stop: () => interrupt?.(),
  };
}
