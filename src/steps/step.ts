import type {
  Action,
  ActionType,
  Game,
  GameEvent,
  Goods,
  Reason,
  Refusal,
  RuleId,
  Scene,
} from '../milestones/index.ts';

/** What of the table an example shows: the game board, the player board of who acts, all player boards, the tiles on offer. */
export const VIEWS = ['board', 'player', 'players', 'tiles'] as const;
export type View = (typeof VIEWS)[number];

/** An action as an example scripts it; it may name a player whose turn it is not. */
export type ScriptedAction = Action & { readonly player?: number };

interface StepBase {
  /** The key of the caption: `two-moves.<caption>` in the words `examples`. */
  readonly caption: string;
  /** The rules that the step rests on, the most telling first. */
  readonly rules: readonly RuleId[];
  /**
   * Numbers that the caption names: the placeholder, and the point or the employment space that carries the number before
   * the step. `1/worker-3` is on the board of player 1, otherwise on that of who acts.
   */
  readonly numbers?: Readonly<Record<string, string>>;
  /** Points, lots, spaces, goods or tiles on offer that shine besides those that the step itself touches. */
  readonly highlight?: readonly string[];
}

/** Only looks at the position. */
type ShownStep = StepBase;
/** Goes on with these actions. */
type DoneStep = StepBase & { readonly do: readonly ScriptedAction[] };
/** What would come of other actions; the next step goes on from where this one began. */
type WhatIfStep = StepBase & { readonly whatIf: readonly ScriptedAction[] };
/** An action that the rules forbid, and every rule and reason for it in the engine's order. */
type RefusedStep = StepBase & {
  readonly refused: ScriptedAction;
  readonly for: readonly { readonly rule: RuleId; readonly reason: Reason }[];
};
export type ExampleStep = ShownStep | DoneStep | WhatIfStep | RefusedStep;

/** What the reader is asked to reach after taking over; every way that gets there is right. */
export interface Goal {
  /** At least these goods are received. */
  readonly goods?: Partial<Goods>;
  /** At least so many VP are scored. */
  readonly vp?: number;
  /** The numbers of the visible workers ascend, and there are at least so many. */
  readonly ascending?: number;
  /** With at most so many actions. */
  readonly actions?: number;
}

/** Where the reader may take over: the actions that the example is about. */
interface Trial {
  readonly types: readonly ActionType[];
  /** The step, counted from 1, at whose position the goal is set. */
  readonly step: number;
  readonly goal?: Goal;
}

/** A worked example: a position, what is done in it step by step, and what the reader may try. Nothing in it is of any language. */
export interface Example {
  readonly id: string;
  /** The rule at which it stands in the rulebook. */
  readonly at: RuleId;
  /** Its place among the examples at the same rule. */
  readonly order: number;
  readonly views: readonly View[];
  readonly scene: Scene;
  readonly steps: readonly ExampleStep[];
  readonly try: Trial;
}

/** What comes of a step. */
export interface Frame {
  readonly step: ExampleStep;
  readonly kind: 'show' | 'do' | 'what-if' | 'refused';
  /** The player whom the step is about. */
  readonly player: number;
  readonly before: Game;
  /** What the picture shows: for a step that is refused or only shows something, the game as it was. */
  readonly shown: Game;
  /** The game that the next step goes on from. */
  readonly next: Game;
  readonly events: readonly GameEvent[];
  readonly refusals: readonly Refusal[];
}
