import type { Action, Game, View } from '../../../milestones/index.ts';
import type { Level } from '../../../players/levels.ts';
import type { Reason } from '../../../players/reasons.ts';
import type { Review } from '../../../players/review.ts';
import type { ReplyOf, RequestOf } from '../../ui/thinker.ts';

/** How long to think, in milliseconds, and what to draw chance from. */
interface Effort {
  readonly ms: number;
  readonly seed: number;
}

/** A turn that is advised, and why. */
interface Advice {
  readonly actions: readonly Action[];
  readonly reasons: readonly Reason[];
}

/** A turn as it looks afterwards, with what the better one would have been good for. */
export interface ReviewedTurn extends Review {
  readonly reasons: readonly Reason[];
}

/** What the worker can be asked for, each task with what it is given and what it answers. */
export interface Tasks {
  /** The next actions of a computer player. */
  readonly turn: {
    readonly input: Effort & { readonly view: View; readonly by: Level };
    readonly output: readonly Action[];
  };
  /** Why a turn makes sense. */
  readonly why: {
    readonly input: { readonly before: Game; readonly actions: readonly Action[] };
    readonly output: readonly Reason[];
  };
  /** A good turn, or a good rest of one. */
  readonly hint: { readonly input: Effort & { readonly view: View }; readonly output: Advice };
  /** How turns look afterwards: `turns` says after how many actions each begins and ends. */
  readonly analysis: {
    readonly input: Effort & {
      readonly start: Game;
      readonly actions: readonly Action[];
      readonly turns: readonly (readonly [first: number, end: number])[];
    };
    readonly output: readonly ReviewedTurn[];
  };
}

export type Task = keyof Tasks;

export type Request<T extends Task = Task> = RequestOf<Tasks, T>;
export type Reply<T extends Task = Task> = ReplyOf<Tasks, T>;
