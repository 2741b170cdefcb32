import { describe, expect, test } from 'vitest';
import { fold, stemsWith, tokensIn, wordsIn } from '../../../src/search/forms.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { type Language, languages } from '../../../src/words/languages.ts';

/** Words of our pages with their endings; in each row all have the same stem. */
const families: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'tile tiles',
    'marketplace marketplaces',
    'castle castles',
    'hire hires hired hiring',
    'sell sells selling sold',
    'buy buys buying bought',
    'build builds building built',
    'cover covers covering covered',
    'deliver delivers delivering delivery deliveries',
    'tie ties tied',
    'majority majorities',
    'supply supplies supplied',
  ],
  fr: [
    'tuile tuiles',
    'marché marchés marche',
    'château châteaux chateau chateaux',
    'travailleur travailleurs travailleuse',
    'égalité égalités egalite',
    'masquer masquez masque masqué masquées',
    'embaucher embauchez embauche embauché',
    'vendre vendez vendent vendu vente',
    'acheter achetez achète acheté achat',
    'construire construisez construit construite construction',
    'livrer livrez livré livraison',
  ],
  it: [
    'tessera tessere',
    'pietra pietre',
    'miliare miliari',
    'mercato mercati',
    'lavoratore lavoratori lavoratrice lavoratrici',
    'moneta monete',
    'libero liberi libera',
    'vendere vendi vendita',
    'coprire copri coperto coperta',
    'parità parita',
  ],
  hu: [
    'vár várak várban várat várnál várhoz',
    'malom malmok malomban malmot malomnál',
    'telek telkek telken telket telkek',
    'bokor bokrok bokrot',
    'kő kövek követ kővel',
    'mérföldkő mérföldkövek mérföldkövet mérföldkőnél merfoldko merfoldkovet',
    'bónuszlapka bónuszlapkák bónuszlapkát bónuszlapkával bonuszlapka',
    'kocka kockák kockát kockával',
    'fa fát fával',
    'búza búzát búzával',
    'pénz pénzt pénzzel pénzből penzt',
    'ház házak házat házért hazat',
    'út utak utat útra',
    'piac piacok piacot piacra piacomnak',
    'munkás munkások munkást munkásaim munkásokat munkasok',
    'figura figurák figurát figurával',
    'erőforrás erőforrások erőforrást erőforrásaid eroforras',
  ],
};

for (const language of languages) {
  test.each(families[language])(`in ${language}, these are one word: %s`, async (family) => {
    const stemOf = stemsWith(await loadStemmer(language));
    const [first = '', ...others] = family.split(' ');
    const strangers = others.filter((word) => stemOf(word) !== stemOf(first));
    expect(strangers).toEqual([]);
  });
}

describe('words', () => {
  test('are compared without accents and capital letters', () => {
    expect(['CHÂTEAU', 'Erőforrás', 'űr', 'cœur', 'più', 'parità'].map(fold)).toEqual([
      'chateau',
      'eroforras',
      'ur',
      'coeur',
      'piu',
      'parita',
    ]);
  });

  test('are the same whether accents are letters of their own or not', () => {
    expect(fold('château'.normalize('NFD'))).toBe(fold('château'.normalize('NFC')));
    expect(wordsIn('château'.normalize('NFD'))).toHaveLength(1);
  });

  test('include the numbers of rules, with a point or a comma', () => {
    expect(wordsIn('see 8.5, 12,7 and 67').map(fold)).toEqual(['see', '8.5', '12.7', 'and', '67']);
  });

  test('do not include single letters', () => {
    expect(wordsIn('l’ordre d’une maison e un’altra')).toEqual(['ordre', 'une', 'maison', 'un', 'altra']);
  });

  test('are found where they stand', () => {
    const text = 'A vár, „két” követelés.';
    for (const { word, start, end } of tokensIn(text)) expect(text.slice(start, end)).toBe(word);
  });
});
