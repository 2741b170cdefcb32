import { expect, test } from 'vitest';
import { packed, unpacked } from '../../../src/search/packing.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { languages } from '../../../src/words/languages.ts';

test.each(languages)('in %s, what is packed is unpacked', (language) => {
  expect(unpacked(JSON.parse(JSON.stringify(packed(searchData(language)))))).toEqual(searchData(language));
});
