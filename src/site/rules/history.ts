import data from '../../../content/rulings.json';
import { isRuleId, RULE_IDS, RULES, type RuleId } from '../../milestones/index.ts';

/** A change of what rules say. What changed is in `content/words/<lang>/rulings.json`. */
export interface Change {
  readonly id: string;
  /** The day, as in 2026-11-22. */
  readonly date: string;
  readonly rules: readonly RuleId[];
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** All changes, the earliest first. Throws on a rule or a day that does not exist. */
export const CHANGES: readonly Change[] = data.changes.map(({ id, date, rules }) => {
  const known = rules.filter(isRuleId);
  if (known.length < rules.length || !isDate(date)) throw new Error(`the change ${id} is wrong`);
  return { id, date, rules: known };
});

/** The rules that hold a decision of ours. */
export const RULINGS: readonly RuleId[] = RULE_IDS.filter((id) => RULES[id] === 'ruling');

/** Since when what a rule says is decided so. */
export const FIRST = data.first;

/** The changes of a rule, the earliest first. */
export function changesOf(id: RuleId): readonly Change[] {
  return CHANGES.filter(({ rules }) => rules.includes(id));
}

/** Which text of a rule it is, from 1, and of which day. */
export function versionOf(id: RuleId): { version: number; date: string } {
  const changes = changesOf(id);
  return { version: changes.length + 1, date: changes.at(-1)?.date ?? FIRST };
}
