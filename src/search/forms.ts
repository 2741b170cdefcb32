import type { Stem } from './stemmers.ts';

/** A word in a text, and where it stands there. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** The words of a text. The number of a rule is one word, and single letters (French l’, Italian e) are none. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?|[\p{L}\p{M}]{2,}/gu)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** The words of a text alone. */
export function wordsIn(text: string): string[] {
  return tokensIn(text).map(({ word }) => word);
}

/** A word as it is compared: in small letters, without accents; the comma of a number is a point. */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d),(?=\d)/, '.');
}

/** The forms in which a word is found: as it is, and without its ending. */
export interface Forms {
  folded: string;
  /** Two at most: stemmers know endings by their accents, and many readers leave those out. */
  stems: readonly [string, ...string[]];
  /** Each of them once. */
  all: readonly string[];
}

/** Gives the function for the forms of a word in the language of a stemmer. It remembers what it was asked. */
export function formsWith(stem: Stem): (word: string) => Forms {
  const known = new Map<string, Forms>();
  return (word) => {
    let forms = known.get(word);
    if (!forms) {
      const folded = fold(word);
      const [one, other] = [fold(stem(word.toLowerCase())), fold(stem(folded))];
      forms = { folded, stems: one === other ? [one] : [one, other], all: [...new Set([folded, one, other])] };
      known.set(word, forms);
    }
    return forms;
  };
}
