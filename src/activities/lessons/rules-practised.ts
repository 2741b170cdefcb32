import type { History } from '../../milestones/history.ts';
import { chapterOf, RULE_IDS, type RuleId } from '../../milestones/index.ts';
import type { Lesson } from './board-lesson.ts';
import { ALL_LESSONS } from './whole-game.ts';

/** Rules of chapters 5–12 after which nobody acts otherwise: who begins, what is kept where, what is counted by itself. */
const NOT_ACTED: readonly RuleId[] = ['5.1', '6.5', '9.10', '10.6', '12.8', '12.9'];

/** The rules that a player acts on, which the lessons have to practise. */
export const RULES_TO_PRACTISE: readonly RuleId[] = RULE_IDS.filter(
  (id) => chapterOf(id) >= 5 && chapterOf(id) <= 12 && !NOT_ACTED.includes(id),
);

/** The rules that a lesson practises: those that its steps and answers are about, and those that the engine names on the author's way. */
export function rulesPractised(lesson: Lesson): ReadonlySet<RuleId> {
  const { way, mistakes = [], failures = [] } = lesson;
  const walked = way
    .flatMap((step) => step.do)
    .reduce<History>((attempt, action) => {
      const tried = ALL_LESSONS.act(lesson, attempt, action);
      return tried.ok ? tried.attempt : attempt;
    }, ALL_LESSONS.begin(lesson));
  const said = [...way, ...mistakes, ...failures].flatMap(({ rules }) => rules);
  return new Set([...said, ...walked.steps.flatMap(({ events }) => events.map(({ rule }) => rule))]);
}
