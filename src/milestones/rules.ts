/**
 * Every numbered statement of the rules and what it rests on: a `rule` stands in the rulebook, a `ruling` holds a decision
 * of this project, `shown` follows from the board or from other statements. A number never changes its meaning; what comes
 * later gets a new one.
 */
export const RULES = {
  '1.1': 'rule',
  '1.2': 'rule',
  '1.3': 'rule',
  '1.4': 'rule',
  '2.1': 'rule',
  '2.2': 'rule',
  '2.3': 'rule',
  '2.4': 'shown',
  '2.5': 'ruling',
  '2.6': 'ruling',
  '3.1': 'rule',
  '3.2': 'rule',
  '3.3': 'rule',
  '3.4': 'rule',
  '3.5': 'shown',
  '4.1': 'rule',
  '4.2': 'rule',
  '4.3': 'rule',
  '4.4': 'rule',
  '4.5': 'rule',
  '4.6': 'rule',
  '4.7': 'rule',
  '4.8': 'rule',
  '4.9': 'rule',
  '4.10': 'ruling',
  '4.11': 'ruling',
  '5.1': 'rule',
  '5.2': 'rule',
  '5.3': 'rule',
  '5.4': 'rule',
  '5.5': 'rule',
  '5.6': 'rule',
  '5.7': 'ruling',
  '5.8': 'ruling',
  '5.9': 'ruling',
  '5.10': 'shown',
  '6.1': 'rule',
  '6.2': 'rule',
  '6.3': 'shown',
  '6.4': 'rule',
  '6.5': 'shown',
  '6.6': 'rule',
  '7.1': 'shown',
  '7.2': 'rule',
  '7.3': 'rule',
  '7.4': 'shown',
  '7.5': 'rule',
  '7.6': 'rule',
  '7.7': 'rule',
  '7.8': 'rule',
  '7.9': 'ruling',
  '7.10': 'shown',
  '8.1': 'rule',
  '8.2': 'rule',
  '8.3': 'rule',
  '8.4': 'rule',
  '8.5': 'rule',
  '8.6': 'rule',
  '8.7': 'rule',
  '8.8': 'ruling',
  '8.9': 'ruling',
  '8.10': 'rule',
  '8.11': 'rule',
  '8.12': 'rule',
  '8.13': 'rule',
  '8.14': 'rule',
  '8.15': 'shown',
  '8.16': 'rule',
  '8.17': 'shown',
  '8.18': 'ruling',
  '8.19': 'shown',
  '9.1': 'rule',
  '9.2': 'rule',
  '9.3': 'rule',
  '9.4': 'rule',
  '9.5': 'ruling',
  '9.6': 'rule',
  '9.7': 'rule',
  '9.8': 'ruling',
  '9.9': 'shown',
  '9.10': 'ruling',
  '10.1': 'rule',
  '10.2': 'rule',
  '10.3': 'rule',
  '10.4': 'ruling',
  '10.5': 'ruling',
  '10.6': 'rule',
  '10.7': 'ruling',
  '11.1': 'ruling',
  '11.2': 'rule',
  '11.3': 'rule',
  '11.4': 'rule',
  '11.5': 'rule',
  '11.6': 'ruling',
  '12.1': 'rule',
  '12.2': 'rule',
  '12.3': 'rule',
  '12.4': 'rule',
  '12.5': 'rule',
  '12.6': 'rule',
  '12.7': 'rule',
  '12.8': 'ruling',
  '12.9': 'ruling',
  '13.1': 'rule',
  '13.2': 'ruling',
  '13.3': 'rule',
  '13.4': 'rule',
} as const satisfies Record<string, 'rule' | 'ruling' | 'shown'>;

export type RuleId = keyof typeof RULES;

/** What a table may play otherwise, and the rule that it changes. */
export const VARIANT_RULES = { houseMayLeaveBonus: '9.5', equalCategoryScores: '12.6' } as const satisfies Record<
  string,
  RuleId
>;

export type Variant = keyof typeof VARIANT_RULES;

/** All that a table may play otherwise, in the order in which it is offered. */
export const VARIANTS = Object.keys(VARIANT_RULES) as Variant[];

/** All rule numbers in the order of the rules. */
export const RULE_IDS = Object.keys(RULES) as RuleId[];

/** Whether a text from outside is the number of a rule. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(RULES, text);
}

/** The chapter, 1 to 13, that a rule stands in. */
export function chapterOf(id: RuleId): number {
  return Number.parseInt(id, 10);
}
