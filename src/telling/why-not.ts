import { type Key, wordsFor } from 'words:acting';
import type { ActionType, Refusal } from '../milestones/index.ts';
import type { Names } from './names.ts';
import { refusalInWords, type Why } from './refusals-in-words.ts';

/** Kinds of actions for which there may be no place at all; which one was looked at then says nothing. */
const PLACED: readonly ActionType[] = ['hire', 'street', 'house', 'marketplace', 'deliver'];
/** Reasons that lie in the time, in what the player has or in what is left, and in no place of the table. */
const ANYWHERE = /^(lacks-.+|no-.+-left|.+-first|.+-over|hired-already|not-visiting)$/;

/** Why a whole kind of action is not possible: the rules, each with its sentence. No sentence stands there twice. */
export function whyNotKind(type: ActionType, refusals: readonly Refusal[], names: Names): readonly Why[] {
  const words = wordsFor(names.language);
  const told = refusals.map((refusal) => {
    const { rule, reason } = refusal;
    if (type === 'sell' && reason.startsWith('lacks-')) return { rule, sentence: words('needs.sell') };
    if (PLACED.includes(type) && !ANYWHERE.test(reason)) return { rule, sentence: words(`nowhere.${type}` as Key) };
    return { rule, sentence: refusalInWords(refusal, names) };
  });
  return told.filter(({ sentence }, i) => told.findIndex((other) => other.sentence === sentence) === i);
}

/** The same as one text. */
export function whyNot(type: ActionType, refusals: readonly Refusal[], names: Names): string {
  return whyNotKind(type, refusals, names)
    .map(({ sentence }) => sentence)
    .join(' ');
}
