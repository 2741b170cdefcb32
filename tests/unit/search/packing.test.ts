import { expect, test } from 'vitest';
import { packed, unpacked } from '../../../src/search/packing.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { languages } from '../../../src/words/languages.ts';

test.each(languages)('in %s, what is packed is unpacked', (language) => {
  expect(unpacked(JSON.parse(JSON.stringify(packed(searchData(language)))))).toEqual(searchData(language));
});

test('what stands between two texts is in none of them', () => {
  const data = searchData('en');
  const [first, ...rest] = data.documents;
  expect(() => packed({ ...data, documents: [{ ...first!, text: 'from 2 ~ 3' }, ...rest] })).toThrow('“from 2 ~ 3”');
});
