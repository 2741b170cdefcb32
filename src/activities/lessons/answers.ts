import type { Step } from '../../kit/play.ts';
import type { AttemptOf, AttemptsOf, OwnOf } from './attempts.ts';
import { fits, type LessonOf, type LessonTypes, type SaidOf, type StepOf } from './lesson.ts';
import type { GraphOf, PositionOf } from './proof.ts';

/** What is said to an action of the reader, besides what happened. */
export type AnswerOf<L extends LessonTypes> =
  | { readonly kind: 'reached' }
  /** On a shortest way. */
  | { readonly kind: 'right' }
  /** The author's words for it; `lost` says that the goal is out of reach now. */
  | { readonly kind: 'said'; readonly said: SaidOf<L>; readonly lost: boolean }
  | ({ readonly kind: 'compared'; readonly lost: boolean } & L['compared'])
  /** Nothing more is known than whether the goal can still be reached. */
  | { readonly kind: 'general'; readonly lost: boolean }
  /** The goal was out of reach before. */
  | { readonly kind: 'late'; readonly lost: true };

/** The next action on a shortest way to the goal, and the author's step that it belongs to, if any. */
export interface HintOf<L extends LessonTypes> {
  readonly action: L['action'];
  readonly step: StepOf<L> | null;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is said to an action in a lesson of one game, and hints on the ways that a search has found; `compare` is that game's. */
export function answersFor<L extends LessonTypes>(
  { holds, taken, keyOf }: AttemptsOf<L>,
  compare: OwnOf<L>['compare'],
) {
  type Game = L['game'];
  type Action = L['action'];
  type Event = L['event'];
  type Lesson = LessonOf<L>;
  type Attempt = AttemptOf<L>;
  type Position = PositionOf<L>;
  type Graph = GraphOf<L>;
  type Answer = AnswerOf<L>;

  /** What to do next, the author's way first; null where the goal is out of reach. */
  function hintAt(lesson: Lesson, graph: Graph, attempt: Attempt): HintOf<L> | null {
    const position = graph.get(keyOf(attempt));
    const nearer = position?.next.filter(({ to }) => to.distance < position.distance).map(({ action }) => action) ?? [];
    for (const step of lesson.way) {
      const action = step.do.find((each) => nearer.some((one) => same(one, each)));
      if (action !== undefined) return { action, step };
    }
    return nearer[0] === undefined ? null : { action: nearer[0], step: null };
  }

  /** The kind of mistake that an action is, in the author's order. */
  function mistakeIn({ mistakes, player }: Lesson, action: Action, after: Attempt) {
    return mistakes?.find(
      (each) => fits(each.action, action) && (each.when === undefined || holds(each.when, after, player)),
    );
  }

  /** What happens when the reader takes an action, without the replies. */
  function eventsOf({ attempt }: Position, action: Action): readonly Event[] {
    return ((taken(attempt, action) as Attempt).steps.at(-1) as Step<Game, Action, Event>).events;
  }

  /** What to say to an action that leads from one position of the search to another. */
  function answerTo(lesson: Lesson, from: Position, action: Action, to: Position): Answer {
    if (to.reached) return { kind: 'reached' };
    const lost = to.distance === Number.POSITIVE_INFINITY;
    if (to.failure !== null) return { kind: 'said', said: to.failure, lost: true };
    if (to.distance < from.distance) return { kind: 'right' };
    const mistake = mistakeIn(lesson, action, to.attempt);
    if (mistake !== undefined) return { kind: 'said', said: mistake, lost };
    if (from.distance === Number.POSITIVE_INFINITY) return { kind: 'late', lost: true };
    const better = from.next
      .filter((other) => other.action.type === action.type && other.to.distance === from.distance - 1)
      .map((other) => ({ action: other.action, events: eventsOf(from, other.action) }));
    const compared = compare(lesson.player, eventsOf(from, action), better);
    return compared === null ? { kind: 'general', lost } : { kind: 'compared', ...compared, lost };
  }

  /** What to say to an action where nothing has been searched: in a guided game, or off all ways that lead to the goal. */
  function unsearched(lesson: Lesson, action: Action, after: Attempt): Answer {
    const { player, goal, failures = [] } = lesson;
    if (holds(goal, after, player)) return { kind: 'reached' };
    const failure = failures.find(({ when }) => holds(when, after, player));
    if (failure !== undefined) return { kind: 'said', said: failure, lost: true };
    const mistake = mistakeIn(lesson, action, after);
    if (mistake !== undefined) return { kind: 'said', said: mistake, lost: lesson.par !== null };
    return lesson.par === null ? { kind: 'right' } : { kind: 'late', lost: true };
  }

  /** What to say to an action of the reader, given the attempt before and after it. */
  function answer(lesson: Lesson, graph: Graph, before: Attempt, action: Action, after: Attempt): Answer {
    const from = graph.get(keyOf(before));
    const to = graph.get(keyOf(after));
    return from === undefined || to === undefined
      ? unsearched(lesson, action, after)
      : answerTo(lesson, from, action, to);
  }

  return { hintAt, answerTo, answer };
}
