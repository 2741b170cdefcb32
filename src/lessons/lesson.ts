/** What every lesson is, whatever its game. Its words are by its name and keys (`text-keys.ts`). */

/** What a field has to be: a value, one of several, a number within bounds, or an object whose named fields fit. */
export type Pattern =
  | string
  | number
  | boolean
  | null
  | readonly Pattern[]
  | { readonly oneOf: readonly (string | number)[] }
  | { readonly atLeast: number }
  | { readonly atMost: number }
  | { readonly [field: string]: Pattern };

/** An action or an event in part: `{ "type": "move", "to": { "oneOf": ["worker-3", "worker-5"] } }`. Fields that are not named may be anything. */
type Fields = { readonly type: string } & { readonly [field: string]: Pattern };

/** Of whom a condition speaks: a seat; the reader where it is left out. */
export interface OfPlayer {
  readonly player?: number;
}

/** What can be asked of an attempt in any game: what happened, and what was done. `Own` is what only this game has. */
export type ConditionOf<Own> =
  | { readonly all: readonly ConditionOf<Own>[] }
  | { readonly any: readonly ConditionOf<Own>[] }
  | { readonly not: ConditionOf<Own> }
  /** An event like this, at least so many times (once, if it is not said). */
  | ({ readonly happened: Fields; readonly times?: number } & OfPlayer)
  /** An action like this was taken. */
  | ({ readonly did: Fields } & OfPlayer)
  | Own;

/** A step of the author's way to the goal; the words `look.<step>` and `think.<step>` are its hints. */
export interface StepOf<Action, Rule> {
  readonly step: string;
  readonly do: readonly Action[];
  /** The rules that the step practises, the most telling first. */
  readonly rules: readonly Rule[];
}

/** What is said when something went wrong: the words `say.<key>`. */
export interface SaidOf<Action, Rule> {
  readonly say: string;
  /** The rules that it is about, the most telling first. */
  readonly rules: readonly Rule[];
  /** What comes of it, action by action and whoever takes it, for the reader to watch; then it is taken back. */
  readonly follows?: readonly Action[];
}

/** A kind of legal action that misses the goal. */
interface MistakeOf<Action, Condition, Rule> extends SaidOf<Action, Rule> {
  readonly action: Fields;
  /** What else has to hold after the action. */
  readonly when?: Condition;
}

/** What makes an attempt fail: the reader is told, and goes on from an earlier point. */
export interface FailureOf<Action, Condition, Rule> extends SaidOf<Action, Rule> {
  readonly when: Condition;
}

/**
 * What the others do when it is not the reader's turn: turn by turn what the author wrote – an action that is not possible then
 * is left out, and a turn that is not over is brought to its end – or what a computer player decides.
 */
type RepliesOf<Action, Replier> = { readonly script: readonly (readonly Action[])[] } | { readonly by: Replier };

/** A position, a goal, and everything that is said on the way there. */
export interface LessonOf<Action, Own, Rule, Replier> {
  readonly id: string;
  /** The seat that the reader plays. Where another one is to act first, the replies come first. */
  readonly player: number;
  /** The actions that the lesson is about. One that only declines (`idle`) is meant only where that is named. */
  readonly tools: readonly Fields[];
  readonly goal: ConditionOf<Own>;
  /** The fewest actions in which the goal can be reached; null for a guided game, which is not searched. */
  readonly par: number | null;
  /** The author's way, within the tools and in `par` actions; any other is right as well. */
  readonly way: readonly StepOf<Action, Rule>[];
  /** The first that fits is said. */
  readonly mistakes?: readonly MistakeOf<Action, ConditionOf<Own>, Rule>[];
  readonly failures?: readonly FailureOf<Action, ConditionOf<Own>, Rule>[];
  /** Left out where the lesson ends with the reader's turn. */
  readonly replies?: RepliesOf<Action, Replier>;
}

/** Whether a value is as a pattern says. */
export function fits(pattern: Pattern, value: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return pattern === value;
  if (Array.isArray(pattern))
    return Array.isArray(value) && value.length === pattern.length && pattern.every((each, i) => fits(each, value[i]));
  if ('oneOf' in pattern) return (pattern.oneOf as readonly unknown[]).includes(value);
  if ('atLeast' in pattern) return typeof value === 'number' && value >= (pattern.atLeast as number);
  if ('atMost' in pattern) return typeof value === 'number' && value <= (pattern.atMost as number);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(pattern).every(([field, each]) => fits(each, (value as Record<string, unknown>)[field]));
}
