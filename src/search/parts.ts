import type { SearchData } from './document.ts';
import { fold, wordsIn } from './forms.ts';

type Words = readonly string[];

/** Words of a query that stand together, and what our pages say instead of them. */
export interface Part {
  words: Words;
  instead: readonly Words[];
  /** Whether the query ends with it. */
  last: boolean;
}

/** What our pages say instead of some words. */
export type InsteadOf = (words: Words) => readonly Words[];

/** The names of a thing whose short one is added in brackets: “victory point (VP)” is a victory point and a VP. */
export function namesIn(title: string): string[] {
  return title.split(/[()]/).filter((name) => name.trim() !== '');
}

/**
 * Collects what can be typed instead of our words: synonyms, with any ending, and the names of our terms in the other
 * languages as far as they are not among the words that are `known` from our pages.
 */
export function insteadOf(
  { documents, synonyms }: SearchData,
  known: ReadonlySet<string>,
  stemOf: (word: string) => string,
): InsteadOf {
  const folded = (words: Words) => words.map(fold).join(' ');
  const stemmed = (words: Words) => words.map(stemOf).join(' ');

  const bySynonym = grouped(
    Object.entries(synonyms).flatMap(([ours, others]) => others.map((other) => [stemmed(wordsIn(other)), ours])),
  );
  const byForeignName = grouped(
    documents.flatMap(({ title = '', elsewhere = [] }) => {
      const names = elsewhere.flatMap(namesIn).map(wordsIn);
      const foreign = names.filter((words) => !words.every((word) => known.has(fold(word))));
      return foreign.map((words) => [folded(words), namesIn(title)[0] ?? '']);
    }),
  );
  return (words) => [...(bySynonym.get(stemmed(words)) ?? []), ...(byForeignName.get(folded(words)) ?? [])];
}

function grouped(pairs: readonly string[][]): Map<string, Words[]> {
  const groups = new Map<string, Words[]>();
  for (const [key = '', ours = ''] of pairs) groups.set(key, [...(groups.get(key) ?? []), wordsIn(ours)]);
  return groups;
}

/** Cuts a query into parts: the longest that our pages have other words for, and the single words between them. */
export function partsOf(words: Words, instead: InsteadOf): Part[] {
  if (words.length === 0) return [];
  for (let length = Math.min(words.length, 4); length > 0; length -= 1) {
    const part = words.slice(0, length);
    const ours = instead(part);
    if (ours.length > 0 || length === 1) {
      return [{ words: part, instead: ours, last: length === words.length }, ...partsOf(words.slice(length), instead)];
    }
  }
  return [];
}
