import { type Collection, type Entry, type Phrase, pairsOf, sumOf } from './collection.ts';
import { isQuestion, type Kind } from './document.ts';
import { grownFrom, type Meant, meantBy, merged } from './vocabulary.ts';

/** What a reader most likely wants first: an answer. Definitions, lessons and exercises repeat the rules. */
const weightOfKind: Readonly<Record<Kind, number>> = {
  rule: 1,
  case: 0.92,
  table: 0.92,
  quick: 0.8,
  page: 0.92,
  term: 0.7,
  chapter: 0.6,
  example: 0.6,
  lesson: 0.5,
  drill: 0.5,
};

/** How much our word counts beside the one that was typed instead. */
const insteadWeight = 0.85;

/** What the score of an entry is made of, beside the phrase that is most like the query. */
const shares = { order: 0.3, second: 0.25, body: 0.25, all: 0.35 };

/** How much less a rule's heading counts than a title: several rules share it. */
const headingWeight = 0.75;

/** What has less of a query is no hit, however it says it. */
const worthReading = 0.15;

/** How far it counts against a phrase that it says more than was asked. */
const excess = 0.35;

/** How much more something counts that is called exactly what was typed. */
const calledWeight = 4;

/** How much a question is like one that is the same word for word, and how much more that counts. */
const verbatim = { from: 0.999, weight: 0.6 };

/** The kinds whose titles are names; what asks or tells something is not called so. */
const named: ReadonlySet<Kind> = new Set<Kind>(['term', 'chapter', 'example', 'lesson', 'drill']);

/** What the number of a rule or a chapter adds to those that have it. */
const numbered = 3;

/** A query in the words of a collection. */
export interface Query {
  parts: readonly { names: readonly { weight: number; stems: readonly Meant[] }[]; telling: number }[];
  /** How much all parts tell together. */
  telling: number;
  pairs: readonly string[];
  tellingPairs: number;
  /** The numbers of rules in it, or of a chapter if it is nothing else. */
  numbers: readonly string[];
  /** The whole query in small letters without accents, with and without what only asks: “what is a … for”. */
  names: readonly string[];
  /** Whether it asks what something is. */
  asksWhat: boolean;
  /** Which part of its words the pages or those who asked have used, from 0 to 1. */
  known: number;
  /** Which part of its words that tell something nobody has used, nor one like it, from 0 to 1. */
  unknown: number;
}

/** How much a typo counts whose stem happens to be one of ours. */
const typoWeight = 0.7;

/**
 * Reads a query: what its words may mean, and how much they tell. The last word may still be growing. `isAsked` says whether those who
 * asked have used a word.
 */
export function queryOf(
  typed: readonly string[],
  collection: Collection,
  growing: boolean,
  isAsked: (word: string) => boolean,
): Query {
  const { documentsWith, isFiller, isWhat, isWord, telling } = collection;
  const isKnown = (stem: string) => documentsWith.has(stem) || isFiller(stem);
  const vocabulary = [...documentsWith.keys()];
  const near = (stem: string, word: string): Meant => merged(meantBy(word, vocabulary), meantBy(stem, vocabulary));
  const meant = (stem: string, word = stem, last = false): Meant => {
    if (!isKnown(stem)) return last ? merged(grownFrom(stem, vocabulary), near(stem, word)) : near(stem, word);
    if (isWord(word) || word.length < 6 || isFiller(stem)) return new Map([[stem, 1]]);
    return new Map([
      ...[...near(stem, word)].map(([other, weight]) => [other, weight * typoWeight] as const),
      [stem, 1],
    ]);
  };
  const cut = collection.partsOf(typed);
  const parts = cut.map((part, n) => {
    const last = growing && n === cut.length - 1;
    const names = [
      {
        weight: 1,
        stems: part.stems.map((stem, i) => meant(stem, part.words[i], last && i === part.stems.length - 1)),
      },
      ...part.instead.map((name) => ({ weight: insteadWeight, stems: name.map((stem) => meant(stem)) })),
    ];
    // A word that nobody knows may still be what the query is about.
    const unknown = 0.6 * telling('');
    const mostTelling = (stem: Meant) =>
      stem.size === 0 ? unknown : Math.max(...[...stem].map(([other, weight]) => telling(other) * weight));
    const filler = part.stems.every(isFiller);
    const tells = filler
      ? sumOf(part.stems, telling) / part.stems.length
      : Math.max(...names.map((name) => sumOf(name.stems, mostTelling) / name.stems.length));
    return { names, telling: tells };
  });
  const stems = cut.flatMap((part) => part.stems);
  const words = cut.flatMap((part) => part.words);
  const instead = cut.flatMap((part) => part.stems.map(() => part.instead.length > 0));
  const isNumber = (stem: string) => /^c?\d+\.\d+$/.test(stem);
  const isKnownWord = (n: number) => isKnown(stems[n]!) || instead[n]! || isAsked(words[n]!) || isNumber(stems[n]!);
  const content = stems.flatMap((stem, n) => (isFiller(stem) ? [] : [n]));
  const unknown = content.filter((n) => !isKnownWord(n) && meant(stems[n]!, words[n]).size === 0);
  const isNamed = (word: string) => !isWhat(word);
  const start = Math.max(0, words.findIndex(isNamed));
  const end = words.findLastIndex(isNamed) + 1;
  const pairs = pairsOf(stems);
  return {
    parts,
    telling: parts.reduce((sum, part) => sum + part.telling, 0),
    pairs,
    tellingPairs: pairs.reduce((sum, pair) => sum + collection.tellingPair(pair), 0),
    numbers: stems.filter((stem) => isNumber(stem) || (stems.length === 1 && /^\d+$/.test(stem))),
    names: [words.join(' '), words.slice(start, end).join(' ')],
    asksWhat: start > 0 || end < words.length,
    known: stems.length === 0 ? 0 : stems.filter((_, n) => isKnownWord(n)).length / stems.length,
    unknown: content.length === 0 ? 0 : unknown.length / content.length,
  };
}

/** How well an entry answers a query. */
export interface Fit {
  score: number;
  /** Which part of what the query tells the entry has at all, from 0 to 1. */
  covered: number;
  /** Whether it answers, or only names or repeats what others answer. */
  answers: boolean;
  /** Whether the query is its number, its name or its question. */
  exact: boolean;
}

/** Says how well an entry answers a query. */
export function fitOf({ document, names, phrases, body, all }: Entry, query: Query, { tellingPair }: Collection): Fit {
  const isName = query.names.some((name) => names.has(name));
  const isNumber = query.numbers.some((number) => number === document.number?.toLowerCase());
  const covered = coverage(query, all);
  // Most entries have hardly anything of it.
  const answers = !named.has(document.kind);
  if (covered < worthReading && !isName && !isNumber) return { score: 0, covered, answers, exact: false };
  const phrased = phrases.map((phrase) => likenessOf(query, phrase));
  const weightOfPhrase = document.kind === 'rule' ? headingWeight : 1;
  const likeness = phrased.map(({ like }) => like * weightOfPhrase).sort((one, other) => other - one);
  const [best = 0, second = 0] = isName ? [1] : likeness;
  const order = Math.max(0, ...phrases.map((phrase) => orderOf(query, phrase, tellingPair)));
  const called = isName ? 1 : Math.max(0, ...phrased.map((phrase) => phrase.called));
  const score =
    best +
    shares.second * second +
    shares.order * order +
    shares.body * coverage(query, body) +
    shares.all * covered ** 2;
  const isAsked = isQuestion(document) && called > verbatim.from ? verbatim.weight : 0;
  const weight = weightOfKind[document.kind] * (1 + (named.has(document.kind) ? calledWeight * called ** 2 : isAsked));
  if (isNumber) return { score: score * weight + numbered, covered: 1, answers: true, exact: true };
  return { score: score * weight, covered, answers, exact: isName || isAsked > 0 };
}

/** Which part of what a query tells is among stems, from 0 to 1. */
function coverage({ parts, telling }: Query, stems: ReadonlySet<string>): number {
  let sum = 0;
  for (const part of parts) {
    let best = 0;
    for (const name of part.names)
      best = Math.max(best, (name.weight * sumOf(name.stems, (meant) => inStems(meant, stems))) / name.stems.length);
    sum += part.telling * best;
  }
  return telling === 0 ? 0 : sum / telling;
}

function inStems(meant: Meant, stems: ReadonlySet<string>): number {
  let best = 0;
  for (const [stem, weight] of meant) if (weight > best && stems.has(stem)) best = weight;
  return best;
}

/** How far a phrase says what a query says: saying more counts a little against it, and wholly when it is to be just that. */
function likenessOf(query: Query, { stems, telling }: Phrase): { readonly like: number; readonly called: number } {
  const covered = coverage(query, stems);
  const said = Math.min(1, (covered * query.telling) / telling);
  return { like: covered * said ** excess, called: covered * said };
}

/** How far the words of a phrase follow each other as those of a query do. */
function orderOf({ pairs, tellingPairs }: Query, phrase: Phrase, tellingPair: (pair: string) => number): number {
  const shared = pairs.filter((pair) => phrase.pairs.has(pair));
  if (shared.length === 0) return 0;
  const sum = (list: Iterable<string>) => [...list].reduce((all, pair) => all + tellingPair(pair), 0);
  return sum(shared) / Math.sqrt(tellingPairs * sum(phrase.pairs));
}
