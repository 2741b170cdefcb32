import type { Action, Game } from '../../milestones/index.ts';
import { type Effect, effectsOf, weightOf } from './effects.ts';
import { reasonsOf } from './finders.ts';
import type { Reason } from './reason.ts';
import { LEAST_VP } from './rivals.ts';
import { type Turn, turnOf } from './turn.ts';

/** Why a turn makes sense: the one reason that is said, and what the turn comes to, for those who ask for more. */
export interface Explanation {
  readonly reason: Reason;
  readonly effects: readonly Effect[];
}

/** A turn that has been looked at. */
export interface Explained extends Explanation {
  /** All its reasons, the most telling first. */
  readonly reasons: readonly Reason[];
  readonly turn: Turn;
}

/** Why one turn is better than another from the same position, and what speaks for the other one: without what both have. */
export interface Contrast {
  readonly better: Explanation;
  readonly taken: readonly Effect[];
}

/**
 * Why a turn, or the rest of one, makes sense. All actions have to be legal, one after the other, and of the player whose turn it is.
 * `against` is a turn from the same position that it is compared with: what both build speaks for neither.
 */
export function explain(before: Game, actions: readonly Action[], against?: Turn): Explained {
  const turn = turnOf(before, actions, against);
  const reasons = reasonsOf(turn);
  return { reason: reasons[0] as Reason, reasons, effects: effectsOf(turn), turn };
}

/** Reasons to leave VP for the next turn. */
const PATIENT: readonly Reason['why'][] = ['waiting-pays', 'can-wait', 'next-time'];

/** What can be said of many turns alike does not set one above another. */
const BARE: readonly Reason['why'][] = ['moves-on', 'scores', 'castle-spares-goods'];

/** Whether there is anything to say for a turn. */
export const speaks = ({ reason }: Explanation): boolean => reason.why !== 'moves-on';

const same = (one: unknown) => {
  const text = JSON.stringify(one);
  return (other: unknown) => JSON.stringify(other) === text;
};
const without = <T>(list: readonly T[], others: readonly T[]): readonly T[] =>
  list.filter((each) => !others.some(same(each)));

/**
 * Why one turn is better than another from the same position, which has been explained; null where nothing that can be said
 * speaks for it, even if a search does: nobody can learn from a reproach without a reason. Null as well where the turn that
 * was taken had better leave VP for the next one, and the other one scores more: a hint and a review must not contradict each other.
 */
export function contrast(before: Game, taken: Explained, better: readonly Action[]): Contrast | null {
  const found = explain(before, better, taken.turn);
  const weight = ({ effects }: Explanation) => effects.reduce((sum, effect) => sum + weightOf(effect), 0);
  if (weight(found) <= weight(taken)) return null;
  const more = found.turn.vp - taken.turn.vp;
  if (more > 0 && PATIENT.includes(taken.reason.why)) return null;
  const reason =
    found.reasons.find(({ why }) => !BARE.includes(why) && taken.reasons.every((each) => each.why !== why)) ??
    (more >= LEAST_VP ? ({ why: 'more', vp: more } as const) : undefined);
  if (reason === undefined) return null;
  return {
    better: { reason, effects: without(found.effects, taken.effects) },
    taken: without(taken.effects, found.effects),
  };
}
