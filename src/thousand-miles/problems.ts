import { FORM_PROBLEMS } from '../kit/reading.ts';
import type { RuleId } from './rules.ts';
import type { Reason } from './types.ts';

/** What can be wrong with a record, besides an action in it that the rules refuse. Every one has a sentence in every language. */
export const PROBLEMS = [
  ...FORM_PROBLEMS,
  // the cards
  'too-many-cards',
  'cards-missing',
  'hand-size',
  // a position
  'deck-count-disagrees',
  'total-disagrees',
  'too-far',
  'too-many-200s',
  'light-disagrees',
  'condition-not-allowed',
  'limit-not-allowed',
  'coup-not-a-safety',
  'answerable-disagrees',
  'end-disagrees',
  'scores-disagree',
] as const;
export type ProblemReason = (typeof PROBLEMS)[number];

/** Something wrong with a record: where in it (`position.state.drivers.0.total`), what, and the rule that it breaks, if any. */
export interface Problem {
  readonly at: string;
  readonly reason: ProblemReason | Reason;
  readonly rule: RuleId | null;
}
