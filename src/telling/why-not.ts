import { type Key, wordsFor } from 'words:acting';
import type { ActionType, Good, Refusal } from '../milestones/index.ts';
import type { Names } from './names.ts';
import { type Why, whyRefused } from './refusals-in-words.ts';

/** Kinds of actions for which there may be no place at all; which one was looked at then says nothing. */
const PLACED: readonly ActionType[] = ['hire', 'street', 'house', 'marketplace', 'deliver'];
/** Reasons that lie in the time, in what the player has or in what is left, and in no place of the table. */
const ANYWHERE = /^(lacks-.+|no-.+-left|.+-first|.+-over|hired-already|not-visiting)$/;

const LACKS = 'lacks-';

/** Why something is not allowed: every rule, with its sentence. What is lacking is told once, all of it together. */
export function whyNotNow(refusals: readonly Refusal[], names: Names): readonly Why[] {
  const lacking = refusals.filter(({ reason }) => reason.startsWith(LACKS));
  const goods = new Set(lacking.map(({ reason }) => reason.slice(LACKS.length) as Good));
  if (goods.size < 2) return whyRefused(refusals, names);
  const [first, ...others] = lacking;
  const sentence = wordsFor(names.language)('lacks', { goods: names.list([...goods].map(names.good)) });
  const rest = refusals.filter((refusal) => !others.includes(refusal));
  return whyRefused(rest, names).map((why, i) => (rest[i] === first ? { ...why, sentence } : why));
}

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
  const others = whyNotNow(
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
