import { RULE_IDS, type RuleId } from '../milestones/index.ts';

/** A rule that the reader has met a refusal of. Days are whole numbers that grow by one every midnight. */
export interface Mistake {
  /** How often it was refused. */
  readonly times: number;
  /** How many exercises in a row were right since. */
  readonly box: number;
  /** The day from which it is to be practised again. */
  readonly due: number;
}

/** What the reader was refused, by rule, and whether they want a daily exercise of it. */
export interface Mistakes {
  readonly wanted: boolean;
  readonly rules: { readonly [Rule in RuleId]?: Mistake };
}

export const NO_MISTAKES: Mistakes = { wanted: false, rules: {} };

/**
 * The days until a rule comes again after its first, second … right exercise; after the last it is known. Leitner's boxes,
 * and not a model of forgetting such as FSRS: that wants a grade for each card, where a drill is right or wrong and never the
 * same twice.
 */
export const INTERVALS = [1, 2, 4, 8, 16] as const;

/** The mistakes with a refusal more: its rule is due at once. */
export function refused(mistakes: Mistakes, rule: RuleId, today: number): Mistakes {
  const times = (mistakes.rules[rule]?.times ?? 0) + 1;
  return { ...mistakes, rules: { ...mistakes.rules, [rule]: { times, box: 0, due: today } } };
}

/** The mistakes after a rule has been practised: it comes again after a longer time, or tomorrow where it went wrong. */
export function practised(mistakes: Mistakes, rule: RuleId, right: boolean, today: number): Mistakes {
  const { [rule]: known, ...others } = mistakes.rules;
  if (known === undefined) return mistakes;
  const interval = right ? INTERVALS[known.box] : INTERVALS[0];
  const box = right ? known.box + 1 : 0;
  if (interval === undefined) return { ...mistakes, rules: others };
  return { ...mistakes, rules: { ...others, [rule]: { ...known, box, due: today + interval } } };
}

/** The rules that have been refused, in the order of the rules. */
export function rulesIn({ rules }: Mistakes): RuleId[] {
  return RULE_IDS.filter((rule) => rules[rule] !== undefined);
}
