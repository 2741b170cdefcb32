import { gameOf, type History } from '../milestones/history.ts';
import type { Action } from '../milestones/index.ts';
import { act, actionsTaken, begin, choices } from './attempt.ts';
import { holds } from './conditions.ts';
import type { Failure, Lesson } from './types.ts';

/** A position that a lesson can come to, by the shortest way there. */
export interface Position {
  readonly attempt: History;
  /** How many actions of the reader lead here. */
  readonly depth: number;
  /** Whether the goal is reached here. */
  readonly reached: boolean;
  /** The failure that this is, if any. */
  readonly failure: Failure | null;
  /** Where the actions that the lesson is about lead; empty where it ends, and as far away as the search goes. */
  readonly next: readonly { readonly action: Action; readonly to: Position }[];
  /** The fewest actions from here to the goal; infinite where it is out of reach. */
  readonly distance: number;
}

/** Every position that a lesson can come to, by `keyOf`. */
export type Graph = ReadonlyMap<string, Position>;

/** How many actions more than par are looked at. */
const SLACK = 2;

/**
 * Tells positions apart in which different things can still be reached: by what lies on the table and by what has happened, in
 * whatever order.
 */
export function keyOf(attempt: History): string {
  const happened = attempt.steps
    .flatMap(({ action, events }) => [action, ...events])
    .map((each) => JSON.stringify(each));
  return `${JSON.stringify(gameOf(attempt).state)}${happened.sort().join()}`;
}

type Open = { -readonly [Field in keyof Position]: Position[Field] };

/** Sets the distances, from the positions where the goal is reached backwards. */
function measure(positions: readonly Open[]): void {
  // An action may lead back or sideways, so that one sweep from the deepest up need not be enough.
  for (let changed = true; changed; ) {
    changed = false;
    for (const position of positions.toReversed()) {
      const distance = position.next.reduce((least, { to }) => Math.min(least, to.distance + 1), position.distance);
      if (distance === position.distance) continue;
      position.distance = distance;
      changed = true;
    }
  }
}

/**
 * Searches a lesson within its tools, up to two actions beyond par. A generator, so that a page can do it bit by bit: it pauses
 * at every position.
 */
export function* search(lesson: Lesson & { readonly par: number }): Generator<void, Graph> {
  const graph = new Map<string, Open>();
  const positions: Open[] = [];
  const opened = (attempt: History): Open => {
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
    position.next = choices(lesson, position.attempt).flatMap((action) => {
      const tried = act(lesson, position.attempt, action);
      return tried.ok ? [{ action, to: opened(tried.attempt) }] : [];
    });
  }
  measure(positions);
  return graph;
}

/** The whole search at once. */
export function graphOf(lesson: Lesson & { readonly par: number }): Graph {
  const searching = search(lesson);
  for (;;) {
    const { done, value } = searching.next();
    if (done) return value;
  }
}
