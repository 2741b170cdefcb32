import type { Answer } from './answers.ts';
import type { Kind, SearchDocument } from './document.ts';
import { wordsIn } from './forms.ts';
import { namesIn } from './parts.ts';

/** What a reader most likely wants first. Definitions, lessons and drills repeat what rules say, so they stand back if nobody asked for them. */
const weightOfKind: Readonly<Record<Kind, number>> = {
  rule: 1,
  ruling: 1,
  chapter: 0.7,
  case: 1.1,
  example: 0.85,
  term: 0.85,
  lesson: 0.7,
  drill: 0.7,
};

/** How much more something counts that is called exactly what was typed. */
const calledWeight = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** What is known of the words of a language. */
interface Knowledge {
  /** Whether one of a word's forms is among terms of the index. */
  isAmong(word: string, terms: ReadonlySet<string>): boolean;
  /** Whether a word tells anything about what is meant. */
  isTelling(word: string): boolean;
}

/**
 * How high a document stands among the answers to a query: by the scores of its words, by how much of the query it
 * answers, and by whether it is called so. `answers` holds its answer to every part of the query, `telling` how much each
 * part tells about what is meant.
 */
export function rankOf(
  document: SearchDocument,
  answers: readonly (Answer | undefined)[],
  telling: readonly number[],
  { isAmong, isTelling }: Knowledge,
): number {
  /** The part of the query, from 0 to 1, whose answers fit. */
  const partWhere = (fits: (answer: Answer) => boolean) =>
    sum(telling.filter((_, n) => answers[n] && fits(answers[n]))) / sum(telling);
  /** How far what was typed and a name are the same. */
  const likeness = (name: string) => {
    const words = wordsIn(name).filter(isTelling);
    const hits = words.filter((word) => answers.some((answer) => answer && isAmong(word, answer.terms)));
    if (hits.length === 0) return 0;
    return (hits.length / words.length) * partWhere(({ terms }) => hits.some((word) => isAmong(word, terms)));
  };
  const { number = [], title = '', elsewhere = [] } = document;
  const names = [number, [title, ...elsewhere].flatMap(namesIn)].flat();
  const called = Math.max(0, ...names.map(likeness)) ** 2;
  const score = sum(answers.map((answer) => answer?.score ?? 0));
  return score * weightOfKind[document.kind] * partWhere(() => true) ** 3 * (1 + calledWeight * called);
}
