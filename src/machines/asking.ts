import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** What can happen to a question. */
export type AskingEvent =
  /** Asks, or asks anew. */
  | { readonly type: 'ask' }
  /** How far whoever answers is, from 0 to 1. */
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'stop' }
  /** It is about something else now. */
  | { readonly type: 'forget' };

/** How a question is put: it is interrupted by the signal, and whoever answers may say how far it is. */
export interface Putting {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

/** How a question stands. */
export type Asked<Output> =
  | { readonly state: 'idle' | 'stopped' | 'failed' }
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'answered'; readonly output: Output };

interface Context<Output> {
  readonly share: number;
  readonly output: Output | null;
}

/**
 * A question to a computer that thinks beside the page: a hint, why it did something, what it finds in a whole game. It is
 * interrupted when it is asked anew, when it is stopped, and when nobody is there any more.
 * @param put asks it; the answer of the latest call counts.
 */
export function askingMachineFor<Output>(put: (putting: Putting) => Promise<Output>) {
  return setup({
    types: { context: {} as Context<Output>, events: {} as AskingEvent },
    actors: {
      answer: fromPromise<Output, Pick<Putting, 'onProgress'>>(({ input, signal }) => put({ ...input, signal })),
    },
  }).createMachine({
    id: 'asking',
    context: { share: 0, output: null },
    initial: 'idle',
    on: { ask: '.running', forget: '.idle' },
    states: {
      idle: {},
      running: {
        entry: assign({ share: 0, output: null }),
        invoke: {
          src: 'answer',
          input: ({ self }) => ({ onProgress: (share) => self.send({ type: 'progress', share }) }),
          onDone: { target: 'answered', actions: assign({ output: ({ event }) => event.output }) },
          onError: 'failed',
        },
        on: {
          ask: { target: 'running', reenter: true },
          progress: { actions: assign({ share: ({ event }) => event.share }) },
          stop: 'stopped',
        },
      },
      answered: {},
      stopped: {},
      failed: {},
    },
  });
}

/** How a question stands, off its machine. */
export function askedOf<Output>({
  value,
  context: { share, output },
}: SnapshotFrom<ReturnType<typeof askingMachineFor<Output>>>): Asked<Output> {
  if (value === 'running') return { state: 'running', share };
  if (value === 'answered') return { state: 'answered', output: output as Output };
  return { state: value };
}
