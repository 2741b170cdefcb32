import { expect, test } from 'vitest';
import { LONGEST_QUERY } from '../../../src/search/document.ts';
import { answerInAny } from '../../../src/search/languages.ts';
import { namesIn } from '../../../src/search/parts.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { type Language, languages } from '../../../src/words/languages.ts';
import { measure, questionsOf, searchesWith, together } from '../../questions/measure.ts';

const searchOf = await searchesWith(searchData);
const hitsFor = async (query: string) => (await answerInAny(query, 'en', searchOf))?.hits ?? [];

test('of what players ask, the first hit answers 75 %, the first three 92 %, and no language is left behind', async () => {
  const counts = await Promise.all(languages.map((language) => measure(questionsOf(language), searchOf)));
  const { asked, first, three } = together(counts);
  expect(first / asked).toBeGreaterThanOrEqual(0.75);
  expect(three / asked).toBeGreaterThanOrEqual(0.92);
  for (const count of counts) expect(count.three / count.asked).toBeGreaterThanOrEqual(0.9);
});

test('in every language the documents are the same, in the same order', () => {
  const paths = languages.map((language) => searchData(language).documents.map(({ path }) => path));
  for (const others of paths) expect(others).toEqual(paths[0]);
});

test('a question in another language is asked there', async () => {
  for (const [query, language] of [
    ['puis-je passer le château sans m’arrêter', 'fr'],
    ['posso passare il castello senza fermarmi', 'it'],
    ['megállás nélkül átmehetek a váron', 'hu'],
  ]) {
    const answer = await answerInAny(query!, 'en', searchOf);
    expect(answer?.language).toBe(language);
    expect(answer?.hits.slice(0, 3).map(({ document }) => document.path)).toContain('what-if/#past-the-castle');
  }
});

test('where the other languages cannot be had, the page’s own answers', async () => {
  const answer = await answerInAny('megállás nélkül a castle', 'en', async (language) =>
    language === 'en' ? searchOf(language) : undefined,
  );
  expect(answer?.language).toBe('en');
});

test('what the rules say nothing about is not sure, or not found', async () => {
  for (const query of [
    'what is the weather tomorrow',
    'best pizza in town',
    'how do i install the app',
    'lorem ipsum dolor',
  ]) {
    expect((await answerInAny(query, 'en', searchOf))?.sure ?? false, query).toBe(false);
  }
  expect(await hitsFor('xyzzyq')).toEqual([]);
});

/** How people ask what something is. */
const WHAT_IS: Readonly<Record<Language, (term: string) => string>> = {
  en: (term) => `What is a ${term}?`,
  fr: (term) => `Qu’est-ce que le ${term} ?`,
  it: (term) => `Che cos’è la ${term}?`,
  hu: (term) => `Mi az a ${term}?`,
};

test.each(languages)('who asks what something is finds its term first, in %s', async (language) => {
  const search = await searchOf(language);
  for (const { kind, title = '', path } of searchData(language).documents) {
    if (kind !== 'term') continue;
    const [name = ''] = namesIn(title);
    expect(search(WHAT_IS[language](name.trim())).hits[0]?.document.path, title).toBe(path);
  }
});

test('what has a word that nobody knows is never answered as certain', async () => {
  for (const query of ['can I build a spaceship', 'how much is a zeppelin worth', 'may I stop on the trampoline'])
    expect((await searchOf('en'))(query).sure, query).toBe(false);
});

test('of a query of any length and any characters no more is read than the field for it takes', async () => {
  for (const query of ['castle '.repeat(50_000), 'x'.repeat(200_000), '🏰'.repeat(10_000), '\u0000\uD800', '<b>%$&'])
    expect(await answerInAny(query, 'en', searchOf)).toEqual(
      await answerInAny(query.slice(0, LONGEST_QUERY), 'en', searchOf),
    );
});
