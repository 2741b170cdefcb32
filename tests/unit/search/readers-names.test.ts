import { describe, expect, test } from 'vitest';
import { collect } from '../../../src/search/collection.ts';
import { foldAll, wordsIn } from '../../../src/search/forms.ts';
import { namesIn } from '../../../src/search/parts.ts';
import { createSearch } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { cardSearchData, searchData } from '../../../src/site/search-data.ts';
import { languages } from '../../../src/words/languages.ts';

const GAMES = { 'the board game': searchData, 'the card game': cardSearchData };

for (const [game, dataOf] of Object.entries(GAMES))
  describe.each(languages)(`in %s, for ${game}`, (language) => {
    const { documents, synonyms } = dataOf(language);
    const terms = documents.filter(({ kind }) => kind === 'term');
    const typedFor = new Map(Object.entries(synonyms).map(([ours, typed]) => [foldAll(ours), typed]));
    const typedInsteadOf = (title = '') => namesIn(title).flatMap((name) => typedFor.get(foldAll(name)) ?? []);

    test('the list has what readers call every thing in the glossary who have never read the rules', () => {
      expect(terms.filter(({ title }) => typedInsteadOf(title).length === 0).map(({ title }) => title)).toEqual([]);
    });

    test('each of these names leads to its thing first, and for certain', async () => {
      const search = await createSearch(dataOf(language), await loadStemmer(language));
      const named = new Map<string, string[]>();
      for (const { title, path } of terms)
        for (const name of typedInsteadOf(title)) named.set(name, [...(named.get(name) ?? []), path]);
      // A French corner is an English coin: either is meant.
      for (const { elsewhere = [], path } of terms)
        for (const name of elsewhere.flatMap(namesIn).map(foldAll)) named.get(name)?.push(path);
      const missed = [...named].flatMap(([name, paths]) => {
        const { hits, sure } = search(name);
        const path = hits[0]?.document.path ?? '';
        return sure && paths.includes(path) ? [] : [`${name}: ${path}`];
      });
      expect(missed).toEqual([]);
    });

    test('all of them stand for a word that is there', async () => {
      const { documentsWith, stemOf } = await collect(dataOf(language), await loadStemmer(language));
      const ours = Object.keys(synonyms).flatMap(wordsIn);
      expect(ours.filter((word) => !documentsWith.has(stemOf(word)))).toEqual([]);
    });
  });
