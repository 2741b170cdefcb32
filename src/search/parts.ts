import type { SearchData } from './document.ts';
import { fold, wordsIn } from './forms.ts';

/** Stems that stand together. */
export type Stems = readonly string[];

/** Stems of a text that belong together, and those that our pages have instead of them. */
export interface Part {
  stems: Stems;
  /** The same as they were typed, in small letters without accents. */
  words: Stems;
  instead: readonly Stems[];
}

/** What our pages say instead of some words, which are written with spaces between them. */
export type Instead = ReadonlyMap<string, readonly Stems[]>;

/** The most words that our pages have another name for. */
const longest = 4;

/** The names of a thing whose short one is added in brackets: “victory point (VP)” is a victory point and a VP. */
export function namesIn(title: string): string[] {
  return title.split(/[()]/).filter((name) => name.trim() !== '');
}

/** Collects synonyms: what can be typed instead of our words, by its stems. */
export function synonymsOf({ synonyms }: Pick<SearchData, 'synonyms'>, stemsOf: (text: string) => Stems): Instead {
  return grouped(
    Object.entries(synonyms).flatMap(([ours, others]) =>
      others.map((other) => [stemsOf(other).join(' '), stemsOf(ours)] as const),
    ),
  );
}

/**
 * Collects the names of our terms in the other languages, in small letters without accents, as far as they are not made
 * of words that are `known` from our pages.
 */
export function foreignNamesOf(
  { documents }: Pick<SearchData, 'documents'>,
  known: ReadonlySet<string>,
  stemsOf: (text: string) => Stems,
): Instead {
  return grouped(
    documents.flatMap(({ title = '', elsewhere = [] }) =>
      elsewhere
        .flatMap(namesIn)
        .map((name) => wordsIn(name).map(fold))
        .filter((words) => !words.every((word) => known.has(word)))
        .map((words) => [words.join(' '), stemsOf(namesIn(title)[0] ?? '')] as const),
    ),
  );
}

function grouped(pairs: readonly (readonly [string, Stems])[]): Instead {
  const groups = new Map<string, Stems[]>();
  for (const [key, stems] of pairs) {
    if (key !== stems.join(' ')) groups.set(key, [...(groups.get(key) ?? []), stems]);
  }
  return groups;
}

/**
 * Cuts a text into parts: the longest that our pages have other words for, and the single stems between them. Those are
 * looked up by their stems, and by the words as they were typed if they are given.
 */
export function partsOf(stems: Stems, synonyms: Instead, words: Stems = [], foreign: Instead = new Map()): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < stems.length; ) {
    let end = Math.min(start + longest, stems.length);
    const instead = () => [
      ...(synonyms.get(stems.slice(start, end).join(' ')) ?? []),
      ...(foreign.get(words.slice(start, end).join(' ')) ?? []),
    ];
    while (end > start + 1 && instead().length === 0) end -= 1;
    parts.push({ stems: stems.slice(start, end), words: words.slice(start, end), instead: instead() });
    start = end;
  }
  return parts;
}
