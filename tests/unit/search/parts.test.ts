import { expect, test } from 'vitest';
import type { SearchData } from '../../../src/search/document.ts';
import { insteadOf, namesIn, partsOf } from '../../../src/search/parts.ts';

const data: SearchData = {
  documents: [
    { kind: 'term', title: 'coin', text: '', path: '', elsewhere: ['pièce', 'moneta'] },
    { kind: 'term', title: 'victory point (VP)', text: '', path: '', elsewhere: ['point de victoire (PV)'] },
  ],
  fillers: [],
  synonyms: { coin: ['gold'], 'street section': ['road', 'piece of road'] },
};
const instead = insteadOf(data, new Set(['piece']), (word) => word.replace(/s$/, ''));
const parts = (query: string) => partsOf(query.split(' '), instead).map(({ words, instead }) => [words, instead]);

test('a name may have a short one in brackets', () => {
  expect(namesIn('victory point (VP)').map((name) => name.trim())).toEqual(['victory point', 'VP']);
  expect(namesIn('coin')).toEqual(['coin']);
});

test('synonyms are known with their endings, names of other languages as they are', () => {
  expect(instead(['golds'])).toEqual([['coin']]);
  expect(instead(['Moneta'])).toEqual([['coin']]);
  expect(instead(['monetas'])).toEqual([]);
  expect(instead(['pv'])).toEqual([['victory', 'point']]);
});

test('a foreign name that is a word of ours is taken for ours', () => {
  expect(instead(['pièce'])).toEqual([]);
});

test('a query is cut into the longest names and the words between them', () => {
  expect(parts('my point de victoire')).toEqual([
    [['my'], []],
    [['point', 'de', 'victoire'], [['victory', 'point']]],
  ]);
  expect(parts('piece of road works')).toEqual([
    [['piece', 'of', 'road'], [['street', 'section']]],
    [['works'], []],
  ]);
  expect(partsOf([], instead)).toEqual([]);
});

test('only the last part is still growing', () => {
  expect(partsOf(['my', 'gold'], instead).map(({ last }) => last)).toEqual([false, true]);
});
