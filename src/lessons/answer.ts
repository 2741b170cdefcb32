import type { History } from '../milestones/history.ts';
import type { Action, GameEvent, Goods } from '../milestones/index.ts';
import { fits, holds } from './conditions.ts';
import { type Graph, keyOf, type Position } from './graph.ts';
import type { Lesson, Mistake } from './types.ts';

/** What an action gave: goods, VP. */
export interface Gain {
  readonly goods: Partial<Goods>;
  readonly vp: number;
}

/** What is said to an action of the reader, besides what happened. */
export type Answer =
  | { readonly kind: 'reached' }
  /** On a shortest way. */
  | { readonly kind: 'right' }
  /** The author's words for it; `lost` says that the goal is out of reach now. */
  | { readonly kind: 'said'; readonly said: Pick<Mistake, 'say' | 'rules' | 'follows'>; readonly lost: boolean }
  /** What it gave, and the action that would have given more. */
  | {
      readonly kind: 'compared';
      readonly gain: Gain;
      readonly better: Action;
      readonly would: Gain;
      readonly lost: boolean;
    }
  /** Nothing more is known than whether the goal can still be reached. */
  | { readonly kind: 'general'; readonly lost: boolean }
  /** The goal was out of reach before. */
  | { readonly kind: 'late'; readonly lost: true };

/** What the player got in these events. */
function gainOf(events: readonly GameEvent[], player: number): Gain {
  const goods: Partial<Record<keyof Goods, number>> = {};
  let vp = 0;
  for (const event of events) {
    if (event.player !== player) continue;
    if (event.type === 'goods') goods[event.good] = (goods[event.good] ?? 0) + event.count;
    if (event.type === 'vp') vp += event.vp;
  }
  return { goods, vp };
}

const count = ({ goods }: Gain) => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** The events of the reader's own action among what was taken on the way from one position to the next. */
function eventsOf(from: Position, to: Position): readonly GameEvent[] {
  return to.attempt.steps[from.attempt.steps.length]?.events ?? [];
}

/** An action of the same type on a shortest way that gives more VP, or else more goods, than the one that was taken. */
function compared(
  player: number,
  from: Position,
  action: Action,
  to: Position,
): Omit<Extract<Answer, { kind: 'compared' }>, 'lost'> | null {
  const gain = gainOf(eventsOf(from, to), player);
  for (const other of from.next) {
    if (other.action.type !== action.type || other.to.distance !== from.distance - 1) continue;
    const would = gainOf(eventsOf(from, other.to), player);
    if (would.vp > gain.vp || (would.vp === gain.vp && count(would) > count(gain)))
      return { kind: 'compared', gain, better: other.action, would };
  }
  return null;
}

/** The kind of mistake that an action is, in the author's order. */
function mistakeIn({ mistakes, player }: Lesson, action: Action, after: History): Mistake | undefined {
  return mistakes?.find(
    (each) => fits(each.action, action) && (each.when === undefined || holds(each.when, after, player)),
  );
}

/** What to say to an action that leads from one position of the search to another. */
export function answerTo(lesson: Lesson, from: Position, action: Action, to: Position): Answer {
  if (to.reached) return { kind: 'reached' };
  const lost = to.distance === Number.POSITIVE_INFINITY;
  if (to.failure !== null) return { kind: 'said', said: to.failure, lost: true };
  if (to.distance < from.distance) return { kind: 'right' };
  const mistake = mistakeIn(lesson, action, to.attempt);
  if (mistake !== undefined) return { kind: 'said', said: mistake, lost };
  if (from.distance === Number.POSITIVE_INFINITY) return { kind: 'late', lost: true };
  const better = compared(lesson.player, from, action, to);
  return better === null ? { kind: 'general', lost } : { ...better, lost };
}

/** What to say to an action where nothing has been searched: in a guided game, or off all ways that lead to the goal. */
function unsearched(lesson: Lesson, action: Action, after: History): Answer {
  const { player, goal, failures = [] } = lesson;
  if (holds(goal, after, player)) return { kind: 'reached' };
  const failure = failures.find(({ when }) => holds(when, after, player));
  if (failure !== undefined) return { kind: 'said', said: failure, lost: true };
  const mistake = mistakeIn(lesson, action, after);
  if (mistake !== undefined) return { kind: 'said', said: mistake, lost: lesson.par !== null };
  return lesson.par === null ? { kind: 'right' } : { kind: 'late', lost: true };
}

/** What to say to an action of the reader, given the attempt before and after it. */
export function answer(lesson: Lesson, graph: Graph, before: History, action: Action, after: History): Answer {
  const from = graph.get(keyOf(before));
  const to = graph.get(keyOf(after));
  return from === undefined || to === undefined
    ? unsearched(lesson, action, after)
    : answerTo(lesson, from, action, to);
}
