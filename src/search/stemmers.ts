import type { Language } from '../words/languages.ts';

/** Reduces a word in small letters without accents to its stem. */
export type Stem = (word: string) => string;

const stemmers = {
  en: () => import('@orama/stemmers/english'),
  fr: () => import('@orama/stemmers/french'),
  it: () => import('@orama/stemmers/italian'),
  hu: () => import('@orama/stemmers/hungarian'),
} satisfies Record<Language, () => Promise<{ stemmer: Stem }>>;

/** Words of our pages whose endings leave stemmers with several stems: those, and the one that stands for all. */
const ONE_STEM: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/^deliveri$/, 'deliv'],
    [/^ti$/, 'tie'],
    [/^bought$/, 'bui'],
    [/^sold$/, 'sell'],
    [/^built$/, 'build'],
  ],
  fr: [
    [/^masque$/, 'masqu'],
    [/^(vendr|vendu|vendent|vent)$/, 'vend'],
    [/^achat$/, 'achet'],
    [/^constru(ir|is|it|ct)$/, 'constru'],
    [/^livraison$/, 'livr'],
    [/^travaill$/, 'travailleur'],
  ],
  it: [
    [/^mill?$/, 'miliar'],
    [/^tess$/, 'tesser'],
    [/^mon$/, 'monet'],
    [/^copert$/, 'copr'],
  ],
  hu: [
    [/k[öo]v$/, 'ko'],
    [/lapk(a|as)?$/, 'lap'],
    [/^merfold$/, 'merfoldko'],
    [/^kock$/, 'koc'],
    [/^fat$/, 'fa'],
    [/^telk$/, 'tel'],
    [/^bokr?$/, 'bo'],
    [/^malm$/, 'mal'],
    [/^figu$/, 'figur'],
  ],
};

/** Endings that a stemmer knows only with their accents, which many readers leave out. */
const WITHOUT_ACCENT: Partial<Record<Language, RegExp>> = { hu: /(?<=..)(?:nal|nel|bol|rol|tol|ert)$/ };

/** The stemmer of a language, for words in small letters without accents. Each is a file of its own, so that readers fetch only theirs. */
export async function loadStemmer(language: Language): Promise<Stem> {
  const { stemmer } = await stemmers[language]();
  const bare = (word: string) => word.replace(WITHOUT_ACCENT[language] ?? '', '');
  return (word) => ONE_STEM[language].reduce((stem, [one, other]) => stem.replace(one, other), stemmer(bare(word)));
}
