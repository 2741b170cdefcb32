import { expect, test } from 'vitest';
import { createSearch } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { languages } from '../../../src/words/languages.ts';

/** What every table asks in its first game, above all prices, by the rule that answers it; in each language as somebody types it who knows no term. */
const PLAIN = {
  '7.3': [
    'how much is a worker tile',
    'combien coûte une tuile travailleur',
    'quanto costa una tessera lavoratore',
    'mennyibe kerül egy munkáslapka',
  ],
  '8.2': [
    'what does a street cost',
    'combien coûte une route',
    'quanto costa una strada',
    'mennyibe kerül egy útszakasz',
  ],
  '8.10': ['how much does a house cost', 'combien coûte une maison', 'quanto costa una casa', 'mennyibe kerül egy ház'],
  '8.11': [
    'how much does a house score',
    'combien rapporte une maison',
    'quanti punti dà una casa',
    'mennyit ér egy ház',
  ],
  '8.14': [
    'what does a marketplace cost',
    'combien coûte un marché',
    'quanto costa un mercato',
    'mennyibe kerül egy piac',
  ],
  '11.2': [
    'how many goods can i keep at the castle',
    'combien de marchandises peut-on garder au château',
    'quante merci posso tenere al castello',
    'hány árut tarthatok meg a várnál',
  ],
  '12.7': ['who wins a tie', 'qui gagne en cas d’égalité', 'chi vince in caso di pareggio', 'ki nyer döntetlennél'],
} as const;

test.each(languages)('the plainest questions are answered for certain (%s)', async (language) => {
  const search = await createSearch(searchData(language), await loadStemmer(language));
  const missed = Object.entries(PLAIN).flatMap(([rule, questions]) => {
    const question = questions[languages.indexOf(language)] as string;
    const { hits, sure } = search(question);
    const [first] = hits;
    const isIt = first?.document.number === rule || first?.document.rules?.includes(rule);
    return sure && isIt ? [] : [`${question}: ${sure} ${first?.document.path}`];
  });
  expect(missed).toEqual([]);
});
