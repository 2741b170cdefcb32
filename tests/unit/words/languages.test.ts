import { number as formatted } from '@messageformat/runtime';
import { describe, expect, test } from 'vitest';
import { languages, listIn, locales } from '../../../src/words/languages.ts';
import { number } from '../../../src/words/runtime.ts';

describe.each(languages)('in %s', (language) => {
  test('a list is what the browser makes of it', () => {
    const format = new Intl.ListFormat(locales[language], { type: 'conjunction' });
    const parts = ['a', 'b', 'c', 'd'];
    for (const n of [0, 1, 2, 3, 4]) expect(listIn(language, parts.slice(0, n))).toBe(format.format(parts.slice(0, n)));
  });

  test('a number in a message is what the formatter makes of it', () => {
    for (const value of [0, 7, 999, 1000, 12_345, -1, 2.5, 1.25]) {
      expect(number(language, value, 0)).toBe(formatted(language, value, 0));
      expect(number(language, value, 1)).toBe(formatted(language, value, 1));
    }
  });
});

test('Italian says “ed” before an e', () => {
  expect(listIn('it', ['sabbia', 'erba'])).toBe('sabbia ed erba');
  expect(listIn('it', ['erba', 'sabbia'])).toBe('erba e sabbia');
});
