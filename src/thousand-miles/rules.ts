/**
 * Every numbered statement of the card game's rules and what it rests on: a `rule` stands in the source, a `ruling` holds a
 * decision of this project, `shown` follows from other statements. A number never changes its meaning; what comes later gets
 * a new one.
 */
export const RULES = {
  'C1.1': 'rule',
  'C1.2': 'rule',
  'C1.3': 'ruling',
  'C1.4': 'rule',
  'C2.1': 'ruling',
  'C2.2': 'rule',
  'C2.3': 'ruling',
  'C2.4': 'rule',
  'C3.1': 'ruling',
  'C3.2': 'rule',
  'C3.3': 'rule',
  'C3.4': 'rule',
  'C4.1': 'rule',
  'C4.2': 'ruling',
  'C4.3': 'rule',
  'C4.4': 'rule',
  'C4.5': 'ruling',
  'C5.1': 'ruling',
  'C5.2': 'rule',
  'C5.3': 'ruling',
  'C5.4': 'ruling',
  'C5.5': 'rule',
  'C6.1': 'rule',
  'C6.2': 'rule',
  'C6.3': 'rule',
  'C6.4': 'rule',
  'C6.5': 'rule',
  'C6.6': 'rule',
  'C6.7': 'rule',
  'C6.8': 'shown',
  'C7.1': 'rule',
  'C7.2': 'rule',
} as const satisfies Record<string, 'rule' | 'ruling' | 'shown'>;

export type RuleId = keyof typeof RULES;

/** All rule numbers in the order of the rules. */
export const RULE_IDS = Object.keys(RULES) as RuleId[];

/** Whether a text from outside is the number of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(RULES, text);
}
