import type { AttemptOf, AttemptsOf } from './attempts.ts';
import type { FailureOf, LessonOf, LessonTypes } from './lesson.ts';

/** A position that a lesson can come to, by the shortest way there. */
export interface PositionOf<L extends LessonTypes> {
  readonly attempt: AttemptOf<L>;
  /** How many actions of the reader lead here. */
  readonly depth: number;
  /** Whether the goal is reached here. */
  readonly reached: boolean;
  /** The failure that this is, if any. */
  readonly failure: FailureOf<L> | null;
  /** Where the actions that the lesson is about lead; empty where it ends, and as far away as the search goes. */
  readonly next: readonly { readonly action: L['action']; readonly to: PositionOf<L> }[];
  /** The fewest actions from here to the goal; infinite where it is out of reach. */
  readonly distance: number;
}

/** Every position that a lesson can come to, by `keyOf`. */
export type GraphOf<L extends LessonTypes> = ReadonlyMap<string, PositionOf<L>>;

/** A lesson that is searched: not a guided game. */
export type SearchedOf<L extends LessonTypes> = LessonOf<L> & { readonly par: number };

/** How many actions more than par are looked at. */
const SLACK = 2;

/** Sets the distances, from the last of the positions to the first: every action leads to a later one. */
function measure(positions: readonly { readonly next: readonly { to: { distance: number } }[]; distance: number }[]) {
  for (const position of positions.toReversed())
    for (const { to } of position.next) position.distance = Math.min(position.distance, to.distance + 1);
}

/** Searches lessons of one game for every way to the goal. */
export function proofFor<L extends LessonTypes>({
  holds,
  taken,
  replied,
  begin,
  choices,
  actionsTaken,
  keyOf,
}: AttemptsOf<L>) {
  type Position = PositionOf<L>;
  type Graph = GraphOf<L>;

  /**
   * Searches a lesson within its tools, up to two actions beyond par. A generator, so that a page can do it bit by bit: it pauses
   * at every position.
   */
  function* search(lesson: SearchedOf<L>): Generator<void, Graph> {
    type Open = { -readonly [Field in keyof Position]: Position[Field] };
    const graph = new Map<string, Open>();
    const positions: Open[] = [];
    const opened = (attempt: AttemptOf<L>): Open => {
      const key = keyOf(attempt);
      let position = graph.get(key);
      if (position === undefined) {
        const reached = attempt.steps.length > 0 && holds(lesson.goal, attempt, lesson.player);
        const failed = lesson.failures?.find(({ when }) => holds(when, attempt, lesson.player));
        position = {
          attempt,
          depth: actionsTaken(lesson, attempt),
          reached,
          failure: reached ? null : (failed ?? null),
          next: [],
          distance: reached ? 0 : Number.POSITIVE_INFINITY,
        };
        graph.set(key, position);
        positions.push(position);
      }
      return position;
    };
    opened(begin(lesson));
    for (let i = 0; i < positions.length; i++) {
      yield;
      const position = positions[i] as Open;
      if (position.reached || position.failure !== null || position.depth === lesson.par + SLACK) continue;
      position.next = choices(lesson, position.attempt).map((action) => ({
        action,
        to: opened(replied(lesson, taken(position.attempt, action) as AttemptOf<L>)),
      }));
    }
    measure(positions);
    return graph;
  }

  /** The whole search at once. */
  function graphOf(lesson: SearchedOf<L>): Graph {
    const searching = search(lesson);
    for (;;) {
      const { done, value } = searching.next();
      if (done) return value;
    }
  }

  return { search, graphOf };
}
