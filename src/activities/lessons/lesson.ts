/** What every lesson is, whatever its game. Its words are by its name and keys (`text-keys.ts`). */
import type { Forbidden, Happening } from '../../kit/game.ts';

/** What the lessons of a game are about, as types: one bundle for all that works with them. */
export interface LessonTypes {
  readonly game: { readonly state: unknown };
  readonly action: { readonly type: string };
  readonly event: Happening;
  readonly refusal: Forbidden;
  /** The numbers of its rules. */
  readonly rule: string;
  /** Where a lesson starts, as its author writes it. */
  readonly scene: unknown;
  /** What can be asked of an attempt in this game only. */
  readonly condition: unknown;
  /** The computer players that can reply. */
  readonly replier: unknown;
  /** What is said of an action and a better one. */
  readonly compared: unknown;
}

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
export interface StepOf<L extends LessonTypes> {
  readonly step: string;
  readonly do: readonly L['action'][];
  /** The rules that the step practises, the most telling first. */
  readonly rules: readonly L['rule'][];
}

/** What is said when something went wrong: the words `say.<key>`. */
export interface SaidOf<L extends LessonTypes> {
  readonly say: string;
  /** The rules that it is about, the most telling first. */
  readonly rules: readonly L['rule'][];
  /** What comes of it, action by action and whoever takes it, for the reader to watch; then it is taken back. */
  readonly follows?: readonly L['action'][];
}

/** A kind of legal action that misses the goal. */
interface MistakeOf<L extends LessonTypes> extends SaidOf<L> {
  readonly action: Fields;
  /** What else has to hold after the action. */
  readonly when?: ConditionOf<L['condition']>;
}

/** What makes an attempt fail: the reader is told, and goes on from an earlier point. */
export interface FailureOf<L extends LessonTypes> extends SaidOf<L> {
  readonly when: ConditionOf<L['condition']>;
}

/**
 * What the others do when it is not the reader's turn: turn by turn what the author wrote – an action that is not possible then
 * is left out, and a turn that is not over is brought to its end – or what a computer player decides.
 */
type RepliesOf<L extends LessonTypes> =
  | { readonly script: readonly (readonly L['action'][])[] }
  | { readonly by: L['replier'] };

/** A position, a goal, and everything that is said on the way there. */
export interface LessonOf<L extends LessonTypes> {
  readonly id: string;
  readonly scene: L['scene'];
  /** The seat that the reader plays. Where another one is to act first, the replies come first. */
  readonly player: number;
  /** The actions that the lesson is about. One that only declines (`idle`) is meant only where that is named. */
  readonly tools: readonly Fields[];
  readonly goal: ConditionOf<L['condition']>;
  /** The fewest actions in which the goal can be reached; null for a guided game, which is not searched. */
  readonly par: number | null;
  /** The author's way, within the tools and in `par` actions; any other is right as well. */
  readonly way: readonly StepOf<L>[];
  /** The first that fits is said. */
  readonly mistakes?: readonly MistakeOf<L>[];
  readonly failures?: readonly FailureOf<L>[];
  /** Left out where the lesson ends with the reader's turn. */
  readonly replies?: RepliesOf<L>;
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
