import { wordsFor } from 'words:reasons';
import type { Good, Refusal } from '../milestones/index.ts';
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

const LACKS = 'lacks-';

/** Why something is not allowed: every rule, with its sentence. What is lacking is told once, all of it together. */
export function whyRefused(refusals: readonly Refusal[], names: Names): readonly Why[] {
  const lacking = refusals.filter(({ reason }) => reason.startsWith(LACKS));
  const goods = new Set(lacking.map(({ reason }) => reason.slice(LACKS.length) as Good));
  return refusals
    .filter((refusal) => goods.size < 2 || !lacking.includes(refusal) || refusal === lacking[0])
    .map((refusal) => ({
      rule: refusal.rule,
      sentence:
        goods.size > 1 && refusal === lacking[0]
          ? wordsFor(names.language)('lacks', { goods: names.list([...goods].map(names.good)) })
          : refusalInWords(refusal, names),
    }));
}
