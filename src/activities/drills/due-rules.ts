import type { RuleId } from '../../milestones/index.ts';
import { INTERVALS, type Mistake, type Mistakes, rulesIn } from '../../mistakes/mistakes.ts';
import { topicOf } from './drill.ts';

/** As much as makes a short exercise. */
const RULES_A_DAY = 5;

/**
 * The day from which a rule is to be practised, seen from today. Later than tomorrow by more than an exercise puts it off, it was put there
 * by a clock that was wrong: it is due now.
 */
export function dueFrom({ box, due }: Mistake, today: number): number {
  const longest = INTERVALS[Math.max(0, box - 1)] ?? 0;
  return due > today + 1 + longest ? today : due;
}

/** The rules of today's exercise, those that have waited longest first. Only what a drill can practise is due. */
export function dueRules(mistakes: Mistakes, today: number): RuleId[] {
  const due = (rule: RuleId) => dueFrom(mistakes.rules[rule] as Mistake, today);
  return rulesIn(mistakes)
    .filter((rule) => topicOf(rule) !== undefined && due(rule) <= today)
    .sort((a, b) => due(a) - due(b))
    .slice(0, RULES_A_DAY);
}

/** The day of the next exercise, today or later; null where nothing is left to practise. */
export function nextDay(mistakes: Mistakes, today: number): number | null {
  const days = rulesIn(mistakes).flatMap((rule) =>
    topicOf(rule) ? [dueFrom(mistakes.rules[rule] as Mistake, today)] : [],
  );
  return days.length === 0 ? null : Math.max(today, Math.min(...days));
}
