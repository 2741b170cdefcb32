import { wordsFor } from 'words:lesson';
import type { Language } from '../../words/languages.ts';
import type { AnswerOf } from './answers.ts';
import type { LessonTypes } from './lesson.ts';

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
