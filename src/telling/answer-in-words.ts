import { wordsFor } from 'words:learn';
import type { Answer, Gain } from '../lessons/answer.ts';
import type { Game, RuleId } from '../milestones/index.ts';
import { moveInWords } from './move-in-words.ts';
import type { Names } from './names.ts';

function gainInWords({ goods, vp }: Gain, names: Names): string {
  const counted = names.goods(goods, 'object');
  const parts = [...(counted === '' ? [] : [counted]), ...(vp > 0 ? [names.vp(vp)] : [])];
  return parts.length === 0 ? wordsFor(names.language)('nothing') : names.list(parts);
}

/** What is said to an action, and the rules that it is about. */
export interface Saying {
  readonly sentences: readonly string[];
  readonly rules: readonly RuleId[];
}

/**
 * An answer in words. `before` is the game in which the reader acted, `texts` are those of the lesson.
 */
export function answerInWords(
  answer: Answer,
  before: Game,
  texts: Readonly<Record<string, string>>,
  names: Names,
): Saying {
  const words = wordsFor(names.language);
  const hope = 'lost' in answer && !answer.lost ? [words('said.possible')] : [];
  switch (answer.kind) {
    case 'reached':
      return { sentences: [texts.done as string], rules: [] };
    case 'right':
      return { sentences: [], rules: [] };
    case 'said':
      return { sentences: [texts[`say.${answer.said.say}`] as string, ...hope], rules: answer.said.rules };
    case 'compared': {
      const sentence = words('compared', {
        got: gainInWords(answer.gain, names),
        better: moveInWords(answer.better, before, names),
        would: gainInWords(answer.would, names),
      });
      return { sentences: [sentence, ...hope], rules: [] };
    }
    case 'late':
      return { sentences: [words('general.late')], rules: [] };
    case 'general':
      return { sentences: [words(answer.lost ? 'general.lost' : 'general.longer')], rules: [] };
  }
}
