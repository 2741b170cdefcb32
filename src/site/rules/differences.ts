import data from '../../../content/differences.json';
import { isRuleId, type RuleId } from '../../milestones/index.ts';
import { type Language, languages } from '../../words/languages.ts';

/** A point in which the printed rulebooks differ. What they say is in `content/words/<lang>/differences.json`. */
export interface Difference {
  readonly id: string;
  readonly rules: readonly RuleId[];
  /** The rulebooks that do not say what is played here. */
  readonly differ: readonly Language[];
  /** Whether the game table can be set to play it the other way. */
  readonly variant: boolean;
}

/** All differences in the order of the rules. Throws on a rule or a language that does not exist. */
export const DIFFERENCES: readonly Difference[] = data.map(({ id, rules, differ, variant = false }) => {
  const known = rules.filter(isRuleId);
  const spoken = languages.filter((language) => differ.includes(language));
  if (known.length < rules.length || spoken.length < differ.length) throw new Error(`the difference ${id} is wrong`);
  return { id, rules: known, differ: spoken, variant };
});
