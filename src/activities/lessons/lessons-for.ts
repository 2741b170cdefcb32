import { answersFor } from './answers.ts';
import { attemptsFor, type LessonRulesOf, type OwnOf } from './attempts.ts';
import type { LessonTypes } from './lesson.ts';
import { proofFor } from './proof.ts';

/** The machinery for the lessons of one game. */
export type Lessons<L extends LessonTypes> = ReturnType<typeof lessonsFor<L>>;

/**
 * The one machinery of lessons, for the games of some rules: attempts with their replies, the search for the ways to the goal,
 * hints on them, and what is said to an action.
 */
export function lessonsFor<L extends LessonTypes>(rules: LessonRulesOf<L>, own: OwnOf<L>) {
  const attempts = attemptsFor<L>(rules, own);
  return { ...attempts, ...proofFor<L>(attempts), ...answersFor<L>(attempts, own.compare) };
}
