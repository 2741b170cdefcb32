import * as milestones from '../milestones/index.ts';
import * as thousandMiles from '../thousand-miles/index.ts';
import type { Rulebook, RuleId } from './books.ts';

const RULES = { ...milestones.RULES, ...thousandMiles.RULES };
const IDS = { milestones: milestones.RULE_IDS, 'thousand-miles': thousandMiles.RULE_IDS };

/** What a rule rests on: a `rule` stands in the rulebook, a `ruling` is ours, `shown` follows from something else. */
export type Basis = (typeof RULES)[RuleId];

/** The numbers of a rulebook in the order of the rules. */
export function ruleIdsOf({ game }: Rulebook): readonly RuleId[] {
  return IDS[game];
}

/** Whether a text from outside is the number of a rule of any game. */
export function isRuleId(text: string): text is RuleId {
  return Object.hasOwn(RULES, text);
}

/** Whether a table of this site can be set up to play a rule otherwise. */
export function isSwitch(id: RuleId): boolean {
  return Object.values(milestones.VARIANT_RULES).some((rule) => rule === id);
}

/** What a rule rests on. */
export function basisOf(id: RuleId): Basis {
  return RULES[id];
}
