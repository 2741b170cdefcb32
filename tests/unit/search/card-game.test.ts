import { expect, test } from 'vitest';
import { createSearch } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { cardSearchData, cardSearchDocuments } from '../../../src/site/search-data.ts';
import { RULE_IDS } from '../../../src/thousand-miles/index.ts';
import { languages } from '../../../src/words/languages.ts';

const searches = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => [
      language,
      await createSearch(cardSearchData(language), await loadStemmer(language)),
    ]),
  ),
);

test.each(languages)(
  'every rule of the card game is found by its number, and every document leads there, in %s',
  (language) => {
    for (const id of RULE_IDS) expect(searches[language](id).hits[0]?.document.number).toBe(id);
    for (const { path } of cardSearchData(language).documents) expect(path).toMatch(/^card-game\//);
  },
);

test.each([
  ['en', 'can I stop somebody on yellow', 'C4.1'],
  ['en', 'safety right after the attack', 'C5.4'],
  ['fr', 'dépasser 1000', 'C3.4'],
  ['fr', 'combien de 200', 'C3.3'],
  ['it', 'semaforo rosso all’inizio', 'C3.1'],
  ['it', 'mazzo finito', 'C2.3'],
  ['hu', 'mikor kell újra Indulj?', 'C4.3'],
  ['hu', 'eldobott védettség', 'C2.2'],
] as const)('in %s “%s” is answered with %s among the first', async (language, question, id) => {
  const { hits } = searches[language](question);
  const answers = hits
    .slice(0, 3)
    .flatMap(({ document: { number = '', rules = [] } }: (typeof hits)[number]) => [number, ...rules]);
  expect(answers).toContain(id);
});

test.each(languages)('every case is found first by its question, in %s', (language) => {
  for (const { kind, title = '', path } of cardSearchDocuments(language))
    if (kind === 'case') expect(searches[language](title).hits[0]?.document.path, title).toBe(path);
});
