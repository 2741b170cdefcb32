import type { RuleId } from './rules.ts';

/** The chapter, 1 to 13, that a rule stands in. */
export function chapterOf(id: RuleId): number {
  return Number.parseInt(id, 10);
}
