import { expect, test } from 'vitest';
import { parsedFiles } from '../../../src/kit/json-files.ts';
import { fonts } from '../../../src/site/fonts.ts';
import { ASKING, readByLanguage } from '../../../src/site/search-data.ts';

test('a file that is no JSON is named', () => {
  expect(parsedFiles({ '/content/lessons/a.json': '{"a":1}' })).toEqual({ '/content/lessons/a.json': { a: 1 } });
  expect(() => parsedFiles({ '../../content/lessons/loop.json': '{"a":' })).toThrow(/^content\/lessons\/loop\.json: /);
});

test('what readers type instead of our words is checked when it is read', () => {
  const right = '{"fillers":["the"],"what":["what"],"synonyms":{"street":["road"]},"cardSynonyms":{"Roll":["go"]}}';
  expect(readByLanguage({ 'content/asked/en.json': right }, ASKING)).toEqual({
    en: { fillers: ['the'], what: ['what'], synonyms: { street: ['road'] }, cardSynonyms: { Roll: ['go'] } },
  });
  for (const wrong of [
    '[]',
    '{"fillers":"the","what":[],"synonyms":{},"cardSynonyms":{}}',
    right.replace('["road"]', '"road"'),
  ])
    expect(() => readByLanguage({ '../../content/asked/it.json': wrong }, ASKING)).toThrow('content/asked/it.json');
});

test('nothing about the fonts tells where the project lies, so that it is built alike in every folder', async () => {
  expect(JSON.stringify(await fonts())).not.toContain(process.cwd());
});
