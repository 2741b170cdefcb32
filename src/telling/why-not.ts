import { type Key, wordsFor } from 'words:acting';
import type { ActionType, Refusal } from '../milestones/index.ts';
import type { Names } from './names.ts';
import { type Why, whyRefused } from './refusals-in-words.ts';

/** Kinds of actions for which there may be no place at all; which one was looked at then says nothing. */
const PLACED: readonly ActionType[] = ['hire', 'street', 'house', 'marketplace', 'deliver'];
/** Reasons that lie in the time, in what the player has or in what is left, and in no place of the table. */
const ANYWHERE = /^(lacks-.+|no-.+-left|.+-first|.+-over|hired-already|not-visiting)$/;

/** Why a whole kind of action is not possible: the rules, each with its sentence. No sentence stands there twice. */
export function whyNotKind(type: ActionType, refusals: readonly Refusal[], names: Names): readonly Why[] {
  const words = wordsFor(names.language);
  /** Of a kind of action something is said that holds for all places; null where the refusal says it itself. */
  const ofKind = ({ reason }: Refusal): string | null => {
    if (type === 'sell' && reason.startsWith('lacks-')) return words('needs.sell');
    return PLACED.includes(type) && !ANYWHERE.test(reason) ? words(`nowhere.${type}` as Key) : null;
  };
  const first = refusals[0];
  const general = refusals.flatMap((refusal) => {
    const sentence = ofKind(refusal);
    return sentence === null ? [] : [{ rule: refusal.rule, sentence }];
  });
  const others = whyRefused(
    refusals.filter((refusal) => ofKind(refusal) === null),
    names,
  );
  const told = first !== undefined && ofKind(first) !== null ? [...general, ...others] : [...others, ...general];
  return told.filter(({ sentence }, i) => told.findIndex((other) => other.sentence === sentence) === i);
}

/** The same as one text. */
export function whyNot(type: ActionType, refusals: readonly Refusal[], names: Names): string {
  return whyNotKind(type, refusals, names)
    .map(({ sentence }) => sentence)
    .join(' ');
}
