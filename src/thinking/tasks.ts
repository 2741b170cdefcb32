import type { Action, Game, View } from '../milestones/index.ts';
import type { Level } from '../players/levels.ts';
import type { Contrast, Explanation } from '../players/reasons/explain.ts';
import type { Review } from '../players/review.ts';
import type { ReplyOf, RequestOf } from '../ui/thinker.ts';

/** How long to think, in milliseconds, and what to draw chance from. */
interface Effort {
  readonly ms: number;
  readonly seed: number;
}

/** A turn that is advised, and why. */
interface Advice {
  readonly actions: readonly Action[];
  readonly explanation: Explanation;
}

/** A turn as it looks afterwards, with what speaks for the better one and for the one that was taken. */
export interface ReviewedTurn extends Review {
  readonly contrast: Contrast | null;
}

/** Why a turn was taken, and how it looks afterwards. */
interface ExplainedTurn extends ReviewedTurn {
  readonly explanation: Explanation;
}

/** A player's turns as they look afterwards, and the one that was best, with why; null where none stands out. */
export interface Analysed {
  readonly reviews: readonly ReviewedTurn[];
  readonly best: { readonly turn: number; readonly explanation: Explanation } | null;
}

/** What the worker can be asked for, each task with what it is given and what it answers. */
export interface Tasks {
  /** The next actions of a computer player. */
  readonly turn: {
    readonly input: Effort & { readonly view: View; readonly by: Level };
    readonly output: readonly Action[];
  };
  /** Why a turn, or the rest of one, makes sense, and whether another one would have made more. */
  readonly why: {
    readonly input: Effort & { readonly before: Game; readonly actions: readonly Action[] };
    readonly output: ExplainedTurn;
  };
  /** What speaks for a turn that is known to be better than another, and for the other. */
  readonly compare: {
    readonly input: { readonly before: Game; readonly taken: readonly Action[]; readonly better: readonly Action[] };
    readonly output: Contrast;
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
    readonly output: Analysed;
  };
}

export type Task = keyof Tasks;

export type Request<T extends Task = Task> = RequestOf<Tasks, T>;
export type Reply<T extends Task = Task> = ReplyOf<Tasks, T>;
