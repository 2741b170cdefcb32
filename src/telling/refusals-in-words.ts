import { wordsFor } from 'words:refusals';
import type { Refusal } from '../milestones/index.ts';
import type { Names } from './names.ts';

/** Why something is not allowed, as a sentence that names the pieces which the refusal points at. */
export function refusalInWords({ reason, at }: Refusal, names: Names): string {
  return wordsFor(names.language)(reason, { at: names.list(at.map(names.place)) });
}

/** One rule that forbids something, with its sentence. */
export interface Why {
  readonly rule: Refusal['rule'];
  readonly sentence: string;
}

/** Why something is not allowed: every rule, with its sentence. */
export function whyRefused(refusals: readonly Refusal[], names: Names): readonly Why[] {
  return refusals.map((refusal) => ({ rule: refusal.rule, sentence: refusalInWords(refusal, names) }));
}
