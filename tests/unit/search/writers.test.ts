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

// What the site has collected itself does not count: it was written by those who knew the search.
test.each(languages)('others ask for everything that answers at least twelve times, in %s', (language) => {
  const asked = (['milestones', 'thousand-miles'] as const).flatMap((game) =>
    answersOf(game, language).map((document) => {
      const others = questionsFor(document, game, language).filter(({ writer }) => writer !== 'ours');
      return { path: document.path, times: others.length };
    }),
  );
  expect(asked.filter(({ times }) => times < 12)).toEqual([]);
});
