import { expect, test } from 'vitest';
import { createSearch } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { type Language, languages } from '../../../src/words/languages.ts';

/** What is typed by whoever looks for a page rather than for a rule. */
const TYPED: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    'how-to-play/': ['how to play film'],
    'check/': ['position checker', 'is this position possible'],
    'game-night/#teach': ['how to teach', 'explain the rules to newcomers'],
    'game-night/aid/': ['player aid'],
    'game-night/#mistakes': ['beginner mistakes'],
    'game-night/first-table/': ['first game at our table'],
    'play/': ['play online'],
    'game-night/#end': ['score calculator'],
  },
  fr: {
    'how-to-play/': ['film comment jouer'],
    'check/': ['vérifier une position'],
    'game-night/#teach': ['comment expliquer', 'expliquer le jeu'],
    'game-night/aid/': ['aide de jeu', 'antisèche'],
    'game-night/#mistakes': ['erreurs des débutants'],
    'game-night/first-table/': ['première partie à notre table'],
    'play/': ['jouer en ligne'],
    'game-night/#end': ['feuille de score'],
  },
  it: {
    'how-to-play/': ['film come si gioca'],
    'check/': ['controllare una posizione'],
    'game-night/#teach': ['come spiegare', 'spiegare il gioco'],
    'game-night/aid/': ['aiuto di gioco', 'promemoria'],
    'game-night/#mistakes': ['errori dei principianti'],
    'game-night/first-table/': ['prima partita al nostro tavolo'],
    'play/': ['giocare online'],
    'game-night/#end': ['foglio segnapunti'],
  },
  hu: {
    'how-to-play/': ['film így kell játszani'],
    'check/': ['állás ellenőrzése'],
    'game-night/#teach': ['hogyan magyarázzam el', 'játék elmagyarázása'],
    'game-night/aid/': ['játékossegédlet', 'puska'],
    'game-night/#mistakes': ['kezdők hibái'],
    'game-night/first-table/': ['első játszma az asztalunknál'],
    'play/': ['online játék'],
    'game-night/#end': ['pontszámoló'],
  },
};

test.each(languages)('pages are found by what they are for (%s)', async (language) => {
  const search = await createSearch(searchData(language), await loadStemmer(language));
  for (const [path, queries] of Object.entries(TYPED[language]))
    for (const query of queries) {
      const { hits } = search(query, false);
      expect({ query, path: hits[0]?.document.path }).toEqual({ query, path });
    }
});

test.each(languages)('a rule is found with the calculators that apply it (%s)', (language) => {
  const { documents } = searchData(language);
  const applying = documents.filter(({ kind, rules }) => kind === 'page' && rules?.includes('8.11'));
  expect(applying.map(({ path }) => path)).toEqual(['game-night/#house']);
});
