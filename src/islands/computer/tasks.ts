import type { Action, View } from '../../milestones/index.ts';
import type { Level } from '../../players/levels.ts';

/** What the worker can be asked for, each task with what it is given and what it answers. */
export interface Tasks {
  /** The next actions of a computer player. */
  readonly turn: {
    readonly input: { readonly view: View; readonly by: Level; readonly ms: number; readonly seed: number };
    readonly output: readonly Action[];
  };
}

export type Task = keyof Tasks;

export interface Request<T extends Task = Task> {
  readonly task: T;
  readonly input: Tasks[T]['input'];
}

/** What the worker says: how far it is, from 0 to 1, or its answer. */
export type Reply<T extends Task = Task> = { readonly progress: number } | { readonly output: Tasks[T]['output'] };
