import { wordsFor } from 'words:lesson';
import type { LessonTypes } from '../lessons/lesson.ts';
import type { AnswerOf } from '../lessons/lessons-for.ts';
import type { Answer } from '../lessons/milestones.ts';
import type { Gain } from '../lessons/types.ts';
import type { Game, RuleId } from '../milestones/index.ts';
import type { Language } from '../words/languages.ts';
import { moveInWords } from './move-in-words.ts';
import type { Names } from './names.ts';

function gainInWords({ goods, vp }: Gain, names: Names): string {
  const words = wordsFor(names.language);
  const counted = names.goods(goods, 'object');
  const parts = [...(counted === '' ? [] : [counted]), ...(vp > 0 ? [words('gained.vp', { n: vp })] : [])];
  return parts.length === 0 ? words('nothing') : names.list(parts);
}

/** What is said to an action, and the rules that it is about. */
export interface Saying<Rule> {
  readonly sentences: readonly string[];
  readonly rules: readonly Rule[];
}

/** An answer in words. `texts` are those of the lesson; `compared` says what an action gave and what a better one would have given. */
export function sayingOf<L extends LessonTypes>(
  answer: AnswerOf<L>,
  texts: Readonly<Record<string, string>>,
  language: Language,
  compared: (both: L['compared']) => string,
): Saying<L['rule']> {
  const words = wordsFor(language);
  const hope = 'lost' in answer && !answer.lost ? [words('said.possible')] : [];
  switch (answer.kind) {
    case 'reached':
      return { sentences: [texts.done as string], rules: [] };
    case 'right':
      return { sentences: [], rules: [] };
    case 'said':
      return { sentences: [texts[`say.${answer.said.say}`] as string, ...hope], rules: answer.said.rules };
    case 'compared':
      return { sentences: [compared(answer), ...hope], rules: [] };
    case 'late':
      return { sentences: [words('general.late')], rules: [] };
    case 'general':
      return { sentences: [words(answer.lost ? 'general.lost' : 'general.longer')], rules: [] };
  }
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
