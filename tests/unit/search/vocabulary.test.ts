import { expect, test } from 'vitest';
import { grownFrom, lettersApart, meantBy } from '../../../src/search/vocabulary.ts';

const vocabulary = ['castl', 'cast', 'market', 'marketplac', 'mill', 'mile', 'road'];

test('letters are put in, left out, changed and swapped', () => {
  expect(lettersApart('castl', 'castl')).toBe(0);
  expect(lettersApart('castl', 'caslt')).toBe(1);
  expect(lettersApart('castl', 'casl')).toBe(1);
  expect(lettersApart('mill', 'mile')).toBe(1);
  expect(lettersApart('abc', '')).toBe(3);
});

test('a typo means what differs least from it, a beginning what begins so', () => {
  expect([...meantBy('caslt', vocabulary).keys()][0]).toBe('castl');
  expect([...meantBy('marketplca', vocabulary).keys()]).toEqual(['marketplac', 'market']);
  expect([...grownFrom('mar', vocabulary).keys()]).toEqual(['market', 'marketplac']);
});

test('numbers and short words are no typos', () => {
  expect(meantBy('12.77', ['12.7'])).toEqual(new Map());
  expect(meantBy('mil', vocabulary)).toEqual(new Map());
  expect(grownFrom('ma', vocabulary)).toEqual(new Map());
});
