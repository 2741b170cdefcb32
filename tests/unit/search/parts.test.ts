import { expect, test } from 'vitest';
import type { SearchData } from '../../../src/search/document.ts';
import { fold, wordsIn } from '../../../src/search/forms.ts';
import { foreignNamesOf, namesIn, partsOf, synonymsOf } from '../../../src/search/parts.ts';

const data: SearchData = {
  documents: [
    { kind: 'term', title: 'coin', text: '', path: '', elsewhere: ['pièce', 'moneta'] },
    { kind: 'term', title: 'victory point (VP)', text: '', path: '', elsewhere: ['point de victoire (PV)'] },
  ],
  places: [],
  cards: 'rule/',
  fillers: [],
  what: [],
  model: { features: new Map(), unit: 1 },
  synonyms: { coin: ['gold'], 'street section': ['road', 'piece of road'] },
};
const stemsOf = (text: string) => wordsIn(text).map((word) => fold(word).replace(/s$/, ''));
const synonyms = synonymsOf(data, stemsOf);
const foreign = foreignNamesOf(data, new Set(['piece']), stemsOf);
const parts = (query: string) =>
  partsOf(stemsOf(query), synonyms, wordsIn(query).map(fold), foreign).map(({ stems, instead }) => [stems, instead]);

test('a name may have a short one in brackets', () => {
  expect(namesIn('victory point (VP)').map((name) => name.trim())).toEqual(['victory point', 'VP']);
  expect(namesIn('coin')).toEqual(['coin']);
});

test('synonyms are known by their stems, names of other languages as they are', () => {
  expect(parts('golds')).toEqual([[['gold'], [['coin']]]]);
  expect(parts('Moneta')).toEqual([[['moneta'], [['coin']]]]);
  expect(parts('monetas')).toEqual([[['moneta'], []]]);
  expect(parts('pv')).toEqual([[['pv'], [['victory', 'point']]]]);
});

test('a foreign name that is a word of ours is taken for ours', () => {
  expect(parts('pièce')).toEqual([[['piece'], []]]);
});

test('a query is cut into the longest names and the words between them', () => {
  expect(parts('my point de victoire')).toEqual([
    [['my'], []],
    [['point', 'de', 'victoire'], [['victory', 'point']]],
  ]);
  expect(parts('piece of road works')).toEqual([
    [['piece', 'of', 'road'], [['street', 'section']]],
    [['work'], []],
  ]);
  expect(partsOf([], synonyms)).toEqual([]);
});

test('a text of any length is cut', () => {
  expect(
    partsOf(
      Array.from({ length: 100_000 }, () => 'gold'),
      synonyms,
    ),
  ).toHaveLength(100_000);
});
