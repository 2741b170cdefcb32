import { type Collection, collect, type Entry, sumOf } from './collection.ts';
import { isAnswer, isQuestion, LONGEST_QUERY, type SearchData, type SearchDocument, saySame } from './document.ts';
import { beginningOf } from './features.ts';
import { foldAll, wordsIn } from './forms.ts';
import { type Marked, markedText, snippet } from './marks.ts';
import { chancesOf } from './model.ts';
import { namesIn } from './parts.ts';
import { type Fit, fitOf, type Query, queryOf } from './rank.ts';
import type { Stem } from './stemmers.ts';

/** What was found: the document, and its title or else the telling part of its text, with the hits marked. */
export interface Hit {
  document: SearchDocument;
  /** The place of the document among all; the same in every language. */
  place: number;
  line: Marked[];
}

/** What a search has found. */
export interface Findings {
  /** The best hits, the best one first. */
  hits: readonly Hit[];
  /** Whether the first of them is likely an answer. */
  sure: boolean;
  /** Which part of the query's words the pages have, from 0 to 1. */
  known: number;
  /** How good the first hit is among those of several languages. */
  merit: number;
}

/** Answers a query; `growing` says whether its last word may still be typed. */
export type Search = (query: string, growing?: boolean) => Findings;

const most = 12;

/**
 * How much the model counts beside the words in common. Its chances count by their roots, so that the second and third likeliest answers
 * still stand above those that merely share words with the question.
 */
const modelWeight = 3.5;

/** How much less the model counts for a single word: that is a name rather than a question. */
const nameWeight = 0.5;

/** How much less the model counts for a line of the quick sheet: it is a shorter form of a rule, and the rule should come first. */
const quickWeight = 0.8;

/**
 * From which chance on the first hit is likely an answer, whatever says the same counted with it: measured on writers that the model had
 * not heard, 97 of 100 were; with 0.83, tables would no longer be told for certain what a house costs.
 */
const sureFrom = 0.75;

/** How many of its telling words a question that is answered as certain may have that nobody has used: one of seven. */
const mostUnknown = 1 / 7;

/** What shares less with the query, and is less likely to be meant, was found by accident. */
const least = { score: 0.25, chance: 0.02 };

/** So many hits come first, whatever they are. */
const foremost = 3;

/** Beyond them, hits that are worth less than this part of the first are not shown. */
const worthShowing = 0.4;

/** How many cases about the things named in a question follow them, for a reader who meant something else. */
const mostAbout = 4;

/** Makes the search of a language ready. Needs the stemmer of that language. */
export async function createSearch(data: SearchData, stem: Stem): Promise<Search> {
  const collection = await collect(data, stem);
  const isAsked = (word: string) => data.model.features.has(beginningOf(word));
  const answers = data.documents.flatMap((document, place) => (isAnswer(document) ? [place] : []));
  const things = thingsOf(collection);
  const ours = new Set(things.map(({ name }) => name));
  return (text, growing = false) => {
    const asked = text.slice(0, LONGEST_QUERY);
    const words = wordsIn(asked);
    const query = queryOf(words, collection, growing, isAsked);
    const weight = modelWeight * (words.length === 1 ? nameWeight : 1);
    const chances = chancesOf(data.model, asked, answers.length);
    const chanceAt = new Float32Array(collection.entries.length);
    for (const [n, place] of answers.entries()) chanceAt[place] = chances[n]!;
    const scored = collection.entries.map((entry, place) => {
      const { document } = entry;
      const fit = fitOf(entry, query, collection);
      const chance = chanceAt[place]!;
      const score = fit.score + weight * Math.sqrt(chance) * (document.kind === 'quick' ? quickWeight : 1);
      const isFound = fit.score >= least.score || chance >= least.chance;
      return { ...fit, entry, document, place, chance, score, isFound };
    });
    const named = thingsIn(query, things);
    const found = inOrder(
      query.asksWhat || !query.names.some((name) => ours.has(name)),
      scored.filter(({ isFound }) => isFound),
      words.length === 1 ? named.map(({ term }) => term) : [],
    );
    const [first] = found;
    if (!first) return { hits: [], sure: false, known: query.known, merit: 0 };
    const isHit = hitsOf(query, collection);
    const ahead = found.filter(({ exact }, n) => n < foremost || exact);
    const about = aboutThings(scored, named).filter((each) => !ahead.includes(each));
    const worth = found.filter(({ score }) => score >= first.score * worthShowing);
    return {
      hits: [...new Set([...ahead, ...about.slice(0, mostAbout), ...worth])]
        .slice(0, most)
        .map(({ document, place }) => ({
          document,
          place,
          line: document.title ? markedText(document.title, isHit) : snippet(document.text, isHit),
        })),
      sure: (first.exact || chanceOfSame(first, scored) >= sureFrom) && query.unknown <= mostUnknown,
      known: query.known,
      merit: first.score * query.known,
    };
  };
}

/** What was found, with the chance that it is what was asked for. */
interface Found extends Fit {
  readonly entry: Entry;
  readonly document: SearchDocument;
  readonly chance: number;
}

const isSure = ({ exact, chance }: Found) => exact || chance >= sureFrom;

/** The chance that this is what was asked for, or something that says the same. */
const chanceOfSame = (found: Found, among: readonly Found[]) =>
  found.chance + sumOf(among, (each) => (saySame(each.document, found.document) ? each.chance : 0));

/**
 * The best first; but what is only called so, or repeats what rules say, never stands above the best that answers, and of chapters and
 * exercises one is enough among the first three. Where it is asked what something is, or it is called by a name that is not ours, the
 * term `comesFirst`. Where nothing but the name of something is asked, the best of its `terms` is among the first three.
 */
function inOrder<T extends Found>(comesFirst: boolean, found: readonly T[], terms: readonly SearchDocument[]): T[] {
  const sorted = found.toSorted((one, other) => other.score - one.score);
  const isTerm = ({ document, exact }: Found) => document.kind === 'term' && exact;
  const isFirst = comesFirst && sorted.some(isTerm) ? isTerm : (one: Found) => one.answers && isSure(one);
  const best = sorted.find(isFirst);
  const others = sorted.filter((each) => each !== best);
  const repeats = ({ document, answers }: Found) => !answers && document.kind !== 'term';
  const ahead = best ? [best] : [];
  for (const each of others) {
    if (ahead.length === foremost) break;
    if (!repeats(each) || !ahead.some(repeats)) ahead.push(each);
  }
  const term = sorted.find(({ document }) => terms.includes(document));
  if (term && !ahead.includes(term)) ahead.splice(foremost - 1, 1, term);
  return [...ahead, ...sorted.filter((each) => !ahead.includes(each))];
}

/** A thing of the game under one of its names: its term, the stems of the name, and how much they tell. */
interface Thing {
  readonly term: SearchDocument;
  /** The name, in small letters without accents. */
  readonly name: string;
  readonly stems: readonly string[];
  readonly telling: number;
}

/** What the glossary names. */
function thingsOf({ entries, stemOf, telling }: Collection): Thing[] {
  return entries
    .filter(({ document: { kind } }) => kind === 'term')
    .flatMap(({ document: term }) =>
      namesIn(term.title ?? '').map((name) => ({ term, name: foldAll(name), stems: wordsIn(name).map(stemOf) })),
    )
    .filter(({ stems }) => stems.length > 0)
    .map((thing) => ({ ...thing, telling: sumOf(thing.stems, telling) }));
}

/** Those that a query names, if with a typo or by a word that stands for ours. */
function thingsIn(query: Query, things: readonly Thing[]): Thing[] {
  const meant = meantIn(query);
  return things.filter(({ stems }) => stems.every((stem) => meant.has(stem)));
}

/** The cases that mention things: those that mention most of them first, then those that fit better. */
function aboutThings<T extends Found>(scored: readonly T[], named: readonly Thing[]): T[] {
  return scored
    .filter(({ document }) => isQuestion(document))
    .map((found) => ({
      found,
      share: sumOf(named, ({ stems, telling }) => (stems.every((stem) => found.entry.all.has(stem)) ? telling : 0)),
    }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share || other.found.score - one.found.score)
    .map(({ found }) => found);
}

/** The stems that a query may mean. */
const meantIn = ({ parts }: Query): ReadonlySet<string> =>
  new Set(parts.flatMap(({ names }) => names.flatMap(({ stems }) => stems.flatMap((stem) => [...stem.keys()]))));

/** Says whether a word of our pages is one that a query means; words that tell little are none. */
function hitsOf(query: Query, { stemOf, isFiller }: Collection): (word: string) => boolean {
  const meant = meantIn(query);
  return (word) => {
    const stem = stemOf(word);
    return meant.has(stem) && !isFiller(stem);
  };
}
