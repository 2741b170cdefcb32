import { FORM_PROBLEMS } from '../../kit/reading.ts';
import type { RuleId } from '../rules.ts';
import type { Reason } from '../types.ts';

/** What can be wrong with a record, besides an action in it that the rules refuse. Every one has a sentence in every language. */
export const PROBLEMS = [
  ...FORM_PROBLEMS,
  // the board, the tiles, the deal
  'same-id-twice',
  'same-place-twice',
  'no-start-point',
  'number-at-start',
  'number-missing',
  'not-a-lot',
  'not-a-line',
  'no-bush',
  'unknown-tile',
  'tile-twice',
  'tile-missing',
  'too-few-tiles',
  'wrong-count',
  // the seats of a saved game
  'same-seat-twice',
  // a position
  'no-such-player',
  'wrong-moves-left',
  'draft-disagrees',
  'too-few-workers',
  'section-not-allowed',
  'house-not-allowed',
  'marketplace-not-allowed',
  'stall-empty',
  'flour-not-allowed',
  'bonus-not-allowed',
  'supply-exceeded',
  'visit-disagrees',
  'reach-disagrees',
  'end-disagrees',
  'scoring-disagrees',
] as const;
export type ProblemReason = (typeof PROBLEMS)[number];

/** Something wrong with a record: where in it (`position.state.players.0.goods`), what, and the rule that it breaks, if any. */
export interface Problem {
  readonly at: string;
  readonly reason: ProblemReason | Reason;
  readonly rule: RuleId | null;
}
