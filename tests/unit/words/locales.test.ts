import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../../../src/words/languages.ts';

test('dates in English are British', () => {
  const date = (style: 'long' | 'medium') =>
    new Intl.DateTimeFormat(locales.en, { dateStyle: style, timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22));
  expect(date('long')).toBe('22 November 2026');
  expect(date('medium')).toBe('22 Nov 2026');
});

/** What formats as a country does: graphemes and upper case are those of a language. */
const FORMATTERS = /new Intl\.(?!Segmenter)\w+\((?!locales\[)[^)]*|\.toLocale(?:Date|Time)?String\(|\.localeCompare\(/g;

test('whatever is formatted follows the country of its language', () => {
  const found = globSync('src/**/*.{ts,tsx,astro}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(FORMATTERS)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
