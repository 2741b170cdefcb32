import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardCases } from '../../../src/cases/card-case.ts';
import type { SearchDocument } from '../../../src/search/document.ts';
import { createSearch } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { cardSearchData, searchData } from '../../../src/site/search-data.ts';
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
  const { hits, sure } = searches[language](question);
  expect(sure).toBe(true);
  const answers = hits
    .slice(0, 3)
    .flatMap(({ document: { number = '', rules = [] } }: (typeof hits)[number]) => [number, ...rules]);
  expect(answers).toContain(id);
});

test.each(languages)(
  'every case is found first by its question, and among the first three by what players ask, in %s',
  (language) => {
    const file = join(import.meta.dirname, `../../../content/card-game/asked/${language}.json`);
    const { cases }: { cases: Record<string, string[]> } = JSON.parse(readFileSync(file, 'utf8'));
    const pathsFor = (question: string): string[] =>
      searches[language](question).hits.map(({ document }: { document: SearchDocument }) => document.path);
    for (const { kind, title = '', path } of cardSearchData(language).documents)
      if (kind === 'case') expect(pathsFor(title)[0], title).toBe(path);
    for (const { id } of cardCases())
      for (const question of cases[id]!)
        expect(pathsFor(question).slice(0, 3), question).toContain(`card-game/what-if/#${id}`);
  },
);

test('a number with the letter of the card game is no number of the board game', async () => {
  const search = await createSearch(searchData('en'), await loadStemmer('en'));
  expect(search('C3.2').hits.map(({ document }) => document.number)).not.toContain('3.2');
  expect(search('3.2').hits[0]?.document.number).toBe('3.2');
});
