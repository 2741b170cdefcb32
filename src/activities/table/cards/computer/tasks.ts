import type { Action, Game, View } from '../../../../thousand-miles/index.ts';
import type { Level } from '../../../../thousand-miles/players/levels.ts';
import type { Reason } from '../../../../thousand-miles/players/reasons.ts';

/** A card that is advised, or was played, and why. */
export interface CardAdvice {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** What the worker of the card game can be asked for. */
export interface CardTasks {
  /** The next action of a computer, which is given what its driver may know. */
  readonly turn: {
    readonly input: { readonly view: View; readonly by: Level; readonly seed: number };
    readonly output: Action;
  };
  readonly hint: { readonly input: { readonly view: View }; readonly output: CardAdvice };
  /** Why an action made sense in the game before it, to the driver who took it. */
  readonly why: { readonly input: { readonly before: Game; readonly action: Action }; readonly output: CardAdvice };
}
