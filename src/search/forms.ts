import type { Stem } from './stemmers.ts';

/** A word in a text, and where it stands there. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** The words of a text. The number of a rule is one word, with the letter of its game if it has one, and single letters (French l’, Italian e) are none. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(/c\d+\.\d+|\d+(?:[.,]\d+)?|[\p{L}\p{M}]{2,}/giu)].map(({ 0: word, index }) => ({
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

/** The words of a text, in small letters without accents. */
export const foldAll = (text: string): string => wordsIn(text).map(fold).join(' ');

/** Gives the function for the stem of a word, accents or not. It remembers what it was asked. */
export function stemsWith(stem: Stem): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const folded = fold(word);
    const found = known.get(folded) ?? stem(folded);
    known.set(folded, found);
    return found;
  };
}
