import type { SearchData, SearchDocument } from './document.ts';
import { fold, foldAll, stemsWith, wordsIn } from './forms.ts';
import { foreignNamesOf, namesIn, type Part, partsOf, type Stems, synonymsOf } from './parts.ts';
import type { Stem } from './stemmers.ts';

/** A title or a name by which something is found. */
export interface Phrase {
  /** What is in it, and what our pages say instead. */
  stems: ReadonlySet<string>;
  /** Stems that follow each other. */
  pairs: ReadonlySet<string>;
  /** How much its words tell together. */
  telling: number;
}

/** A document as it is searched. */
export interface Entry {
  document: SearchDocument;
  /** What it is called in any language, in small letters without accents. */
  names: ReadonlySet<string>;
  phrases: readonly Phrase[];
  /** What is in its text. */
  body: ReadonlySet<string>;
  /** What is in its text and its phrases. */
  all: ReadonlySet<string>;
}

/** Everything that can be found in a language, and what is known of its words. */
export interface Collection {
  entries: readonly Entry[];
  stemOf(word: string): string;
  /** Cuts a query into its parts. */
  partsOf(words: readonly string[]): Part[];
  /** Whether a word stands on our pages just so, in small letters without accents. */
  isWord(word: string): boolean;
  /** How many documents have a stem. */
  documentsWith: ReadonlyMap<string, number>;
  isFiller(stem: string): boolean;
  /** Whether a word, in small letters without accents, asks what something is or what it is for, or is an article beside that. */
  isWhat(word: string): boolean;
  /** How much a stem tells: the more, the fewer documents have it. */
  telling(stem: string): number;
  /** How much two stems tell that follow each other. */
  tellingPair(pair: string): number;
}

/** How much a word counts that tells little about what is meant. */
const fillerWeight = 0.3;

const atOnce = 25;

/** Two stems each that follow each other, the first after the beginning. */
export function pairsOf(stems: Stems): string[] {
  return stems.map((stem, n) => `${stems[n - 1] ?? '^'} ${stem}`);
}

/** How much a part tells: as much as the most telling of the names that it may have. */
function tellingOf({ stems, instead }: Part, telling: (stem: string) => number): number {
  return Math.max(...[stems, ...instead].map((name) => sumOf(name, telling) / name.length));
}

/** The sum of what the members of a list count. */
export function sumOf<T>(list: readonly T[], count: (member: T) => number): number {
  return list.reduce((sum, member) => sum + count(member), 0);
}

/** Makes ready what is searched, some documents at a time so that the page stays awake. */
export async function collect(data: SearchData, stem: Stem): Promise<Collection> {
  const stemOf = stemsWith(stem);
  const stemsOf = (text: string) => wordsIn(text).map(stemOf);
  const fillers = new Set(data.fillers.map((word) => stemOf(fold(word))));
  const what = new Set(data.what.map(fold));
  const words = new Set<string>();
  const read = await inPieces(data.documents, ({ title = '', heading = '', text, place = '' }) => {
    for (const word of wordsIn(`${title} ${text}`)) words.add(fold(word));
    return {
      // A rule has no title: it goes by its heading.
      phrases: namesIn(title || heading)
        .map(stemsOf)
        .filter(([first]) => first),
      body: stemsOf(`${text} ${place} ${heading}`),
    };
  });
  const synonyms = synonymsOf(data, stemsOf);
  const others = new Map(Object.entries(data.synonyms).map(([ours, typed]) => [foldAll(ours), typed]));
  const foreign = foreignNamesOf(data, words, stemsOf);
  const withInstead = (parts: readonly Part[]) =>
    new Set(parts.flatMap((part) => [...part.stems, ...part.instead.flat()]));

  const documentsWith = new Map<string, number>();
  const pairsWith = new Map<string, number>();
  const count = (counts: Map<string, number>, keys: Iterable<string>) => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const half = await inPieces(read, ({ phrases, body }) => {
    const cut = phrases.map((stems) => ({ parts: partsOf(stems, synonyms), pairs: new Set(pairsOf(stems)) }));
    const phrased = cut.map(({ parts, pairs }) => ({ parts, pairs, stems: withInstead(parts) }));
    const bodied = withInstead(partsOf(body, synonyms));
    const all = new Set([...bodied, ...phrased.flatMap(({ stems }) => [...stems])]);
    count(documentsWith, all);
    count(pairsWith, new Set(phrased.flatMap(({ pairs }) => [...pairs])));
    return { phrased, body: bodied, all };
  });
  const { length } = data.documents;
  const rarity = (documents = 0) => Math.log(1 + length / (1 + documents));
  const telling = (stem: string) => rarity(documentsWith.get(stem)) * (fillers.has(stem) ? fillerWeight : 1);
  return {
    entries: await inPieces(half, ({ phrased, body, all }, n) => ({
      document: data.documents[n]!,
      names: namesOf(data.documents[n]!, others),
      phrases: phrased.map(({ parts, pairs, stems }) => ({
        stems,
        pairs,
        telling: sumOf(parts, (part) => tellingOf(part, telling)),
      })),
      body,
      all,
    })),
    stemOf,
    partsOf: (typed) => partsOf(typed.map(stemOf), synonyms, typed.map(fold), foreign),
    isWord: (word) => words.has(word),
    documentsWith,
    isFiller: (stem) => fillers.has(stem),
    isWhat: (word) => what.has(word),
    telling,
    tellingPair: (pair) => rarity(pairsWith.get(pair)) ** 2,
  };
}

/** By what names a document is found: its title, in any language, and what readers type instead of that. */
function namesOf(
  { title = '', elsewhere = [] }: SearchDocument,
  others: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const ours = namesIn(title).map(foldAll);
  const typed = ours.flatMap((name) => others.get(name) ?? []);
  return new Set([...ours, ...[...elsewhere.flatMap(namesIn), ...typed].map(foldAll)]);
}

/** Maps a list, some members at a time. */
async function inPieces<T, R>(list: readonly T[], map: (member: T, n: number) => R): Promise<R[]> {
  const mapped: R[] = [];
  for (const [n, member] of list.entries()) {
    mapped.push(map(member, n));
    if (n % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return mapped;
}
