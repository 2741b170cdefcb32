import type { Language } from '../words/languages.ts';

/** Reduces a word to its stem. */
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
    [/^(vendr|vendu|vendent|vent)$/, 'vend'],
    [/^achat$/, 'achet'],
    [/^constru(ir|is|it|ct)$/, 'constru'],
    [/^livraison$/, 'livr'],
    [/^travaill$/, 'travailleur'],
  ],
  it: [
    [/^mil$/, 'miliar'],
    [/^tess$/, 'tesser'],
    [/^mon$/, 'monet'],
    [/^copert$/, 'copr'],
  ],
  hu: [
    [/k[öo]v$/, 'kő'],
    [/lapk(a|ás|as)$/, 'lap'],
    [/^telk$/, 'tel'],
    [/^bokr?$/, 'bo'],
    [/^malm$/, 'mal'],
    [/^figu$/, 'figur'],
  ],
};

/** The stemmer of a language. Each is a file of its own, so that readers fetch only theirs. */
export async function loadStemmer(language: Language): Promise<Stem> {
  const { stemmer } = await stemmers[language]();
  return (word) => ONE_STEM[language].reduce((stem, [one, other]) => stem.replace(one, other), stemmer(word));
}
