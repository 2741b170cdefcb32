import { wordsFor } from 'words:lesson';
import type { Game, RuleId } from '../../milestones/index.ts';
import { moveInWords } from '../../telling/move-in-words.ts';
import type { Names } from '../../telling/names.ts';
import type { Gain } from './board-lesson.ts';
import type { Answer } from './board-lessons.ts';
import { type Saying, sayingOf } from './saying.ts';

function gainInWords({ goods, vp }: Gain, names: Names): string {
  const words = wordsFor(names.language);
  const counted = names.goods(goods, 'object');
  const parts = [...(counted === '' ? [] : [counted]), ...(vp > 0 ? [words('gained.vp', { n: vp })] : [])];
  return parts.length === 0 ? words('nothing') : names.list(parts);
}

/** An answer of a lesson of the board game in words. `before` is the game in which the reader acted. */
export function answerInWords(
  answer: Answer,
  before: Game,
  texts: Readonly<Record<string, string>>,
  names: Names,
): Saying<RuleId> {
  return sayingOf(answer, texts, names.language, ({ gain, better, would }) =>
    wordsFor(names.language)('compared', {
      got: gainInWords(gain, names),
      better: moveInWords(better, before, names),
      would: gainInWords(would, names),
    }),
  );
}
