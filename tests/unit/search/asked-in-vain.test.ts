import { expect, test } from 'vitest';
import { createSearch } from '../../../src/search/search.ts';
import { loadStemmer } from '../../../src/search/stemmers.ts';
import { searchData } from '../../../src/site/search-data.ts';
import { type Language, languages } from '../../../src/words/languages.ts';

/** What players have asked without an answer, as those of each country say it or type it with a thumb, and the ends of the addresses that answer it. */
const IN_VAIN: readonly (Readonly<Record<Language, readonly string[]>> & { readonly answers: readonly string[] })[] = [
  {
    answers: ['#players-time-age'],
    en: ['minimum age', 'what age do you have to be', 'from what age'],
    fr: ['âge minimum', 'à partir de quel âge on peut jouer', 'quel âge'],
    it: ['età minima', 'da che età si gioca', 'quanti anni bisogna avere'],
    hu: ['korhatár', 'hány éves kortól', 'hány évesen lehet játszani'],
  },
  {
    answers: ['#players-time-age'],
    en: ['playing time', 'duration', 'how long does one game take us'],
    fr: ['durée', 'durée de la partie', 'ça dure combien de temps'],
    it: ['durata', 'quanto dura', 'quanto ci vuole per una partita'],
    hu: ['játékidő', 'mennyi ideig tart', 'meddig tart egy parti'],
  },
  {
    answers: ['#players-time-age'],
    en: ['number of players', 'how many people can join', 'can five people play'],
    fr: ['nombre de joueurs', 'combien de joueurs', 'on peut jouer à combien'],
    it: ['numero di giocatori', 'quanti giocatori', 'in quanti si può giocare'],
    hu: ['hány játékos', 'játékosok száma', 'hányan lehetünk'],
  },
  {
    answers: ['#how-hard'],
    en: ['difficulty', 'difficulty level', 'is it hard to learn'],
    fr: ['difficulté', 'niveau de difficulté', 'c’est dur à apprendre'],
    it: ['difficoltà', 'è difficile', 'è facile da imparare'],
    hu: ['nehézség', 'mennyire nehéz', 'nehéz megtanulni'],
  },
  {
    answers: ['#how-hard', '#players-time-age'],
    en: ['can kids play', 'is this ok for kids', 'can my kids join in'],
    fr: ['les enfants peuvent jouer', 'jouable avec des enfants', 'mes gamins peuvent jouer ?'],
    it: ['possono giocare i bambini', 'adatto ai bambini', 'ci giocano anche i bambini?'],
    hu: ['játszhatnak gyerekek', 'gyerekek is játszhatják', 'gyerekkel lehet játszani'],
  },
  {
    answers: ['#street-across-the-river', '#2.6'],
    en: ['landscape', 'what does the river do', 'do rivers and woods matter'],
    fr: ['paysage', 'la rivière du plateau sert à quoi', 'construire par-dessus la rivière'],
    it: ['il fiume a cosa serve', 'si può attraversare il fiume', 'fiume e boschi contano'],
    hu: ['számít a folyó', 'folyón át lehet építeni', 'mire jó a folyó meg az erdő'],
  },
  {
    answers: ['#marketplaces-side-by-side'],
    en: ['two markets side by side', 'can two marketplaces be next to each other', 'market beside another market'],
    fr: ['deux marchés côte à côte', 'un marché à côté d’un autre marché', 'deux marchés voisins c’est permis'],
    it: ['due mercati vicini', 'due mercati uno accanto all’altro', 'posso mettere un mercato attaccato a un altro'],
    hu: ['két piac egymás mellett', 'lehet két piac szomszédos', 'piac mellé még egy piac'],
  },
  {
    answers: ['#cover-tile'],
    en: ['brown doors', 'what are the brown doors for', 'brown wooden door'],
    fr: ['portes marron', 'les portes marron servent à quoi', 'les petites portes brunes'],
    it: ['porte marroni', 'a cosa servono le porte marroni', 'le porticine marroni'],
    hu: ['barna ajtók', 'mire valók a barna ajtók', 'barna faajtó'],
  },
  {
    answers: ['#quarryman'],
    en: ['what is a quarryman', 'whats a quarryman', 'what does quarryman mean'],
    fr: ['c’est quoi un carrier', 'qu’est-ce qu’un carrier', 'un carrier c’est quoi'],
    it: ['cos’è un tagliapietre', 'che cos’è il tagliapietre', 'cosa significa tagliapietre'],
    hu: ['mi az a kőfejtő', 'ki az a kőfejtő', 'mit jelent a kőfejtő'],
  },
];

test.each(languages)('what was asked in vain has the right answer first (%s)', async (language) => {
  const search = await createSearch(searchData(language), await loadStemmer(language));
  const missed = IN_VAIN.flatMap(({ answers, ...questions }) =>
    questions[language].flatMap((question) => {
      const { path = '' } = search(question).hits[0]?.document ?? {};
      return answers.some((end) => path.endsWith(end)) ? [] : [`${question}: ${path}`];
    }),
  );
  expect(missed).toEqual([]);
});
