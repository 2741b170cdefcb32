import * as v from 'valibot';
import { parts, record } from '../kit/items.ts';
import { whole } from '../kit/reading.ts';
import * as storage from '../kit/storage.ts';
import { isRuleId, type Refusal, RULE_IDS } from '../milestones/index.ts';
import { LAST_DAY, today } from '../ui/days.ts';
import { INTERVALS, type Mistakes, NO_MISTAKES, refused } from './mistakes.ts';

const VERSION = 1;

/** What was mistaken, by rule. */
export const MISTAKES = storage.kept(
  'mistakes',
  parts({
    version: v.literal(VERSION),
    wanted: v.optional(v.boolean(), NO_MISTAKES.wanted),
    rules: record(
      v.pipe(v.string(), v.check(isRuleId)),
      v.object({ times: whole(0), box: whole(0, INTERVALS.length), due: whole(0, LAST_DAY) }),
      RULE_IDS.length,
    ),
  }),
  'mistakes',
);

/** What is kept: mistakes, with a text that was kept and cannot be read; null where the browser keeps nothing for the page. */
export type Kept = { readonly mistakes: Mistakes; readonly damaged: string | null } | null;

/** Reads what is kept on this device. */
export function readMistakes(): Kept {
  const { value, aside, blocked } = MISTAKES.read();
  if (blocked) return null;
  const { wanted, rules } = value ?? NO_MISTAKES;
  return { mistakes: { wanted, rules }, damaged: aside };
}

/** Keeps what `changed` makes of the mistakes, to which another tab may just have added. Returns what is kept then. */
export function changeMistakes(changed: (mistakes: Mistakes) => Mistakes): Kept {
  const isKept = MISTAKES.change((now) => ({ version: VERSION, ...changed(now ?? NO_MISTAKES) }));
  return isKept ? readMistakes() : null;
}

/** Throws away what could not be read. */
export const discardDamaged = MISTAKES.discardAside;

/** That goods do not suffice is no rule that the reader mistook. */
const isShortage = ({ reason }: Refusal): boolean => reason.startsWith('lacks-');

/**
 * Remembers what the reader has just been refused, for the daily exercise: of several refusals the most telling, which is the
 * first. A convenience beside the game: where nothing can be kept, nothing happens.
 */
export function rememberRefusals(refusals: readonly Refusal[]): void {
  const rule = refusals.find((refusal) => !isShortage(refusal))?.rule;
  if (rule) changeMistakes((mistakes) => refused(mistakes, rule, today()));
}
