import { beforeAll, describe, expect, test } from 'vitest';
import { collect } from '../../../src/search/collection.ts';
import { isQuestion } from '../../../src/search/document.ts';
import { wordsIn } from '../../../src/search/forms.ts';
import { namesIn } from '../../../src/search/parts.ts';
import { createSearch, type Hit, type Search } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { languages } from '../../../src/words/languages.ts';
import { firstQuestions, queries } from './queries.ts';

for (const language of languages) {
  describe(`in ${language}`, () => {
    let answer: Search;
    let search: (query: string) => readonly Hit[];
    beforeAll(async () => {
      answer = await createSearch(searchData(language), await loadStemmer(language));
      search = (query) => answer(query).hits;
    });

    test.each(queries[language])('“%s” finds it', (typed, ...wanted) => {
      const found = search(typed).map(({ document }) => document.path);
      const first = found.slice(0, 3).filter((path) => wanted.some((end) => path.endsWith(end)));
      expect(first, `${wanted.join(' or ')} is not among the first three of ${found.join(', ')}`).not.toEqual([]);
    });

    test.each(firstQuestions[language])('“%s” is answered first', (typed, ...wanted) => {
      const [first] = search(typed);
      expect(
        wanted.filter((end) => first?.document.path.endsWith(end)),
        first?.document.path,
      ).toHaveLength(1);
    });

    test('every rule is found for certain by its number, and a number that no rule has is not certain', () => {
      for (const { kind, number = '', path } of searchData(language).documents) {
        if (kind !== 'rule') continue;
        const { hits, sure } = answer(number);
        expect([hits[0]?.document.path, sure]).toEqual([path, true]);
      }
      expect(answer('99.9').sure).toBe(false);
    });

    test('every term is among the first three hits for its name, in any of the four languages', () => {
      for (const { kind, title = '', elsewhere = [], path } of searchData(language).documents) {
        if (kind !== 'term') continue;
        const missing = [title, ...elsewhere].filter((name) =>
          search(name)
            .slice(0, 3)
            .every(({ document }) => document.path !== path),
        );
        expect(missing, path).toEqual([]);
      }
    });

    test('the name of a thing finds two cases about it, or the only one', async () => {
      const { entries, stemOf } = await collect(searchData(language), await loadStemmer(language));
      for (const { document } of entries) {
        if (document.kind !== 'term') continue;
        const [name = ''] = namesIn(document.title ?? '');
        const stems = wordsIn(name).map(stemOf);
        const about = entries.filter(
          (entry) => isQuestion(entry.document) && stems.every((stem) => entry.all.has(stem)),
        );
        const found = search(name).map((hit) => hit.document);
        const cases = found.filter((hit) => about.some((entry) => entry.document.path === hit.path));
        expect(cases.length, name).toBeGreaterThanOrEqual(Math.min(about.length, 2));
      }
    });

    test('every question finds its edge case first', () => {
      for (const { kind, title = '', path } of searchData(language).documents) {
        if (kind === 'case') expect(search(title)[0]?.document.path).toBe(path);
      }
    });

    test('every lesson is among the first six hits for its title, every drill among those that are shown', () => {
      for (const { kind, title = '', path } of searchData(language).documents) {
        if (kind !== 'lesson' && kind !== 'drill') continue;
        const found = search(title).map(({ document }) => document.path);
        expect(kind === 'lesson' ? found.slice(0, 6) : found, title).toContain(path);
      }
    });

    test('nothing is found for nothing', () => {
      expect(search('')).toEqual([]);
      expect(search(' ?!')).toEqual([]);
      expect(search('xyzzyq')).toEqual([]);
    });
  });
}
