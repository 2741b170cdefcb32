import data from '../../../content/real-table.json';
import { isRuleId, type RuleId } from '../../milestones/index.ts';

/** A question that comes up at a real table. What is asked and answered is in `content/words/<lang>/real-table.json`. */
export interface TableQuestion {
  readonly id: string;
  /** The rules that the answer rests on. */
  readonly rules: readonly RuleId[];
  /** Whether the answer is our advice, because the rulebook is silent. */
  readonly advice: boolean;
}

/** All questions of the real table. Throws on a rule that does not exist, and on an answer that rests on nothing. */
export const TABLE_QUESTIONS: readonly TableQuestion[] = data.map(({ id, rules, advice = false }) => {
  const known = rules.filter(isRuleId);
  if (known.length < rules.length || (known.length === 0 && !advice)) throw new Error(`the question ${id} is wrong`);
  return { id, rules: known, advice };
});
