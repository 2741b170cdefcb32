import * as v from 'valibot';
import { INTERVALS, type Mistakes, NO_MISTAKES, refused } from '../../../drills/mistakes.ts';
import { isRuleId, type Refusal } from '../../../milestones/index.ts';

const KEY = 'mistakes';
const VERSION = 1;
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
  version: v.literal(VERSION),
  wanted: v.boolean(),
  rules: v.record(
    v.pipe(v.string(), v.check(isRuleId)),
    v.object({ times: whole, box: v.pipe(whole, v.maxValue(INTERVALS.length - 1)), due: whole }),
  ),
});

/** What is kept: mistakes, or a text that is none. */
export type Kept = { readonly ok: true; readonly mistakes: Mistakes } | { readonly ok: false; readonly text: string };

/** The day on the reader's clock, counted from 1970. */
export function today(): number {
  const now = new Date();
  return Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);
}

/** Reads what is kept on this device. Throws where the browser does not let the page keep anything. */
export function readMistakes(): Kept {
  const text = localStorage.getItem(KEY);
  if (text === null) return { ok: true, mistakes: NO_MISTAKES };
  try {
    const { wanted, rules } = v.parse(schema, JSON.parse(text));
    return { ok: true, mistakes: { wanted, rules } };
  } catch {
    return { ok: false, text };
  }
}

/** Keeps mistakes in place of what was kept. Throws where the browser does not let the page keep anything. */
export function keepMistakes(mistakes: Mistakes): void {
  localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...mistakes }));
}

/** That goods do not suffice is no rule that the reader mistook. */
const isShortage = ({ reason }: Refusal): boolean => reason.startsWith('lacks-');

/**
 * Remembers what the reader has just been refused, for the daily exercise: of several refusals the most telling, which is the
 * first. A convenience beside the game: where nothing can be kept, or what is kept is damaged, nothing happens.
 */
export function rememberRefusals(refusals: readonly Refusal[]): void {
  const rule = refusals.find((refusal) => !isShortage(refusal))?.rule;
  if (!rule) return;
  try {
    const kept = readMistakes();
    if (kept.ok) keepMistakes(refused(kept.mistakes, rule, today()));
  } catch {}
}
