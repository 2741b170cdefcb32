import { fold, wordsIn } from './forms.ts';

/** Endings differ, and typos come late in a word: this many letters of each word count. */
const BEGINNING = 5;

/** How long the pieces are into which words are cut. What is misspelt, or put together of two words, still shares most of them. */
const PIECE = 4;

/** How a piece of a word begins, so that it is not taken for a whole one. */
const INSIDE = '*';

/** The beginning of a word, as the model knows it. */
export const beginningOf = (word: string): string => fold(word).slice(0, BEGINNING);

/** What the model looks at in a text: the beginnings of its words, pairs of them that follow each other, and pieces of its words. */
export function featuresOf(text: string): Set<string> {
  const words = wordsIn(text);
  const beginnings = words.map(beginningOf);
  const pairs = beginnings.slice(1).map((beginning, n) => `${beginnings[n]} ${beginning}`);
  const pieces = words.flatMap((word) => {
    const whole = `^${fold(word)}$`;
    return Array.from({ length: Math.max(0, whole.length - PIECE + 1) }, (_, n) => INSIDE + whole.slice(n, n + PIECE));
  });
  return new Set([...beginnings, ...pairs, ...pieces]);
}
