/**
 * The format of the guided scenarios: what stands in `content/lessons/<id>.json`, and which words go with it.
 *
 * The file holds no text and no code. Its name is the lesson's id, which is its address and the key of everybody's progress
 * and so never changes; where the lesson stands on the path is said in `content/learning-path.json` alone.
 *
 * The words are in `content/words/<language>/lessons.json`, in all four languages:
 * - `<id>.title`;
 * - `<id>.intro` – what the reader has to know, beside the board all the time;
 * - `<id>.task` – what to do, one or two sentences that say the goal;
 * - `<id>.done` – what has been learnt, when the goal is reached;
 * - `<id>.look.<step>` and `<id>.think.<step>` for each step of `way` – the first two hints (where to look, what to think of);
 *   the third, the move itself, the engine says. Without a script `think` is the reason that stands beside the move;
 * - `<id>.say.<key>` for each key in `mistakes` and `failures`, once where several share it.
 *
 * All four languages use the same values of a text. A text contains no digits of its own. It can use what `captionValues` in `src/steps/captions.ts` gives for the position at
 * the start (`{numbers}`, `{kept}`, `{target}` …), `{par}`, and for every name in `names`: `{low}` the number of the worker or the
 * point, `{lowAt}` where it is (`C5`, a lot's corners, the number of an employment space). The reader is “you”; the others have
 * the names `{playerA}` … `{playerD}` by seat. What happened in figures need not be said: the engine tells it above the author's words.
 *
 * `npm test` searches each scenario with the engine (`tests/unit/activities/lessons/proof.ts`) and says what is wrong with it.
 */

import type { Action, Game, GameEvent, Goods, Kind, Refusal, RuleId, Scene, Space } from '../../milestones/index.ts';
import type { View } from '../../steps/step.ts';
import type { ConditionOf, LessonOf, LessonTypes, OfPlayer } from './lesson.ts';

/** What can stand on the board: the first four at a point, the others on a lot. */
export const STANDING = ['street', 'milestone', 'marketplace', 'flour', 'house', 'bonus-tile'] as const;
export type Standing = (typeof STANDING)[number];

/** What can be asked of an attempt in this game only. */
export type OwnCondition =
  /** At least these goods were received since the start, whatever became of them. */
  | ({ readonly received: Partial<Goods> } & OfPlayer)
  /** At least so many VP were scored since the start. */
  | ({ readonly scored: number } & OfPlayer)
  // What stands:
  | { readonly stands: Standing; readonly at: string }
  // What is owned:
  /** At least these goods. */
  | ({ readonly owns: Partial<Goods> } & OfPlayer)
  /** At least so many visible workers of a kind. */
  | ({ readonly workers: { readonly kind: Kind; readonly atLeast: number; readonly bonus?: true } } & OfPlayer)
  /** The numbers of the visible workers ascend (7.1), or they do not. */
  | ({ readonly ascends: boolean } & OfPlayer)
  /** Where the piece stands. */
  | ({ readonly piece: Space } & OfPlayer)
  /** At least so many goods in all, coins included. */
  | ({ readonly hand: number } & OfPlayer);

/** What can be asked of an attempt: its start, the actions so far, and their events. */
export type Condition = ConditionOf<OwnCondition>;

/** The computer players that can reply. */
export const REPLIERS = ['apprentice', 'greedy'] as const;
export type Replier = (typeof REPLIERS)[number];

/** What an action gave: goods, VP. */
export interface Gain {
  readonly goods: Partial<Goods>;
  readonly vp: number;
}

/** What the lessons of the board game are about. */
export interface MilestonesLessons extends LessonTypes {
  readonly game: Game;
  readonly action: Action;
  readonly event: GameEvent;
  readonly refusal: Refusal;
  readonly rule: RuleId;
  /** The position, or the deal of a whole game of so many players. */
  readonly scene: Scene | { readonly deal: { readonly players: number; readonly seed: number } };
  readonly condition: OwnCondition;
  readonly replier: Replier;
  /** What an action gave, and the action that would have given more. */
  readonly compared: { readonly gain: Gain; readonly better: Action; readonly would: Gain };
}

/** A guided scenario. */
export interface Lesson extends LessonOf<MilestonesLessons> {
  /** What of the table is shown (see the examples). */
  readonly views: readonly View[];
  /** Names for places that the texts speak of: a point, a lot, `worker-3` of the reader, `1/worker-3` of seat 1. */
  readonly names?: Readonly<Record<string, string>>;
}

/** A chapter of the path, and its lessons in their order. */
export interface PathChapter {
  /** How long it takes where a whole game is played. */
  readonly minutes?: number | undefined;
  readonly chapter: string;
  readonly lessons: readonly string[];
}
