import { expect, test } from 'vitest';
import { isAnswer } from '../../../src/search/document.ts';
import { type Game, questionsFor, writersIn } from '../../../src/site/asked.ts';
import { cardSearchDocuments, searchDocuments } from '../../../src/site/search-data.ts';
import { type Language, languages } from '../../../src/words/languages.ts';

const answersOf = (game: Game, language: Language) =>
  (game === 'milestones' ? searchDocuments(language) : cardSearchDocuments(language)).filter(isAnswer);

test('nine writers ask in every language, each in a voice of their own', () => {
  for (const language of languages) expect(writersIn(language)).toHaveLength(9);
});

test.each(languages)('everything that answers is asked for at least twelve times, in %s', (language) => {
  for (const game of ['milestones', 'thousand-miles'] as const)
    for (const document of answersOf(game, language))
      expect(questionsFor(document, game, language).length, document.path).toBeGreaterThanOrEqual(12);
});
