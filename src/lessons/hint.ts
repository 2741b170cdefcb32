import type { History } from '../milestones/history.ts';
import type { Action } from '../milestones/index.ts';
import type { Graph, Position } from './graph.ts';
import { keyOf } from './graph.ts';
import type { Lesson, Step } from './types.ts';

/** The next action on a shortest way to the goal, and the author's step that it belongs to, if any. */
export interface Hint {
  readonly action: Action;
  readonly step: Step | null;
}

const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);

/** What to do next, the author's way first; null where the goal is out of reach. */
export function hintAt(lesson: Lesson, graph: Graph, attempt: History): Hint | null {
  const position: Position | undefined = graph.get(keyOf(attempt));
  const nearer = position?.next.filter(({ to }) => to.distance < position.distance).map(({ action }) => action) ?? [];
  for (const step of lesson.way) {
    const action = step.do.find((each) => nearer.some((one) => same(one, each)));
    if (action !== undefined) return { action, step };
  }
  return nearer[0] === undefined ? null : { action: nearer[0], step: null };
}
