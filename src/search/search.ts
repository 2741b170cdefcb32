import { type Collection, collect } from './collection.ts';
import { LONGEST_QUERY, type SearchData, type SearchDocument } from './document.ts';
import { wordsIn } from './forms.ts';
import { type Marked, markedText, snippet } from './marks.ts';
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

/** From where on the first hit is likely an answer: its score, and how much of the query it has. */
const sureFrom = { score: 0.6, covered: 0.5 };

/** Whatever scores less is found by chance. */
const leastScore = 0.25;

/** Hits that are worth less than this part of the first are not shown. */
const worthShowing = 0.4;

/** Makes the search of a language ready. Needs the stemmer of that language. */
export async function createSearch(data: SearchData, stem: Stem): Promise<Search> {
  const collection = await collect(data, stem);
  return (text, growing = false) => {
    const query = queryOf(wordsIn(text.slice(0, LONGEST_QUERY)), collection, growing);
    const found = inOrder(
      collection.entries
        .map((entry, place) => ({ document: entry.document, place, ...fitOf(entry, query, collection) }))
        .filter(({ score }) => score >= leastScore),
    );
    const [first] = found;
    if (!first) return { hits: [], sure: false, known: query.known, merit: 0 };
    const isHit = hitsOf(query, collection);
    return {
      hits: found
        .filter(({ score }) => score >= first.score * worthShowing)
        .slice(0, most)
        .map(({ document, place }) => ({
          document,
          place,
          line: document.title ? markedText(document.title, isHit) : snippet(document.text, isHit),
        })),
      sure: isSure(first),
      known: query.known,
      merit: first.score * query.known,
    };
  };
}

const isSure = ({ score, covered }: Fit) => score >= sureFrom.score && covered >= sureFrom.covered;

/** The best first; but what is only called so, or repeats what rules say, never stands above the best that answers. */
function inOrder<T extends Fit>(found: readonly T[]): T[] {
  const sorted = found.toSorted((one, other) => other.score - one.score);
  const best = sorted.findIndex((one) => one.answers && isSure(one));
  return best <= 0 ? sorted : [sorted[best]!, ...sorted.toSpliced(best, 1)];
}

/** Says whether a word of our pages is one that a query means; words that tell little are none. */
function hitsOf({ parts }: Query, { stemOf, isFiller }: Collection): (word: string) => boolean {
  const meant = new Set(
    parts.flatMap(({ names }) => names.flatMap(({ stems }) => stems.flatMap((stem) => [...stem.keys()]))),
  );
  return (word) => {
    const stem = stemOf(word);
    return meant.has(stem) && !isFiller(stem);
  };
}
