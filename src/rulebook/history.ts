import data from '../../content/rulings.json';
import { type Rulebook, type RuleId, rulebookOf } from './books.ts';
import { basisOf, isRuleId, ruleIdsOf } from './registry.ts';

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

/** The rules of a book that hold a decision of ours. */
export function rulingsOf(book: Rulebook): RuleId[] {
  return ruleIdsOf(book).filter((id) => basisOf(id) === 'ruling');
}

/** Since when what the rules of a book say is decided so. */
export function firstDayOf({ game }: Rulebook): string {
  return data.first[game];
}

/** The changes of a rule, the earliest first. */
export function changesOf(id: RuleId): readonly Change[] {
  return CHANGES.filter(({ rules }) => rules.includes(id));
}

/** Which text of a rule it is, from 1, and of which day. */
export function versionOf(id: RuleId): { version: number; date: string } {
  const changes = changesOf(id);
  return { version: changes.length + 1, date: changes.at(-1)?.date ?? firstDayOf(rulebookOf(id)) };
}
