/** How well a document answers, and the words by which it was found, as they stand in the index. */
export interface Answer {
  score: number;
  terms: ReadonlySet<string>;
}

/** What answers a query or a part of it: from the number of a document. */
export type Answers = ReadonlyMap<number, Answer>;

type Joined = (one: number, other: number) => number;

const joined = (one: Answers, others: Answers, scoreOf: Joined): Answers => {
  const all = new Map(one);
  for (const [id, { score, terms }] of others) {
    const known = all.get(id);
    all.set(id, known ? { score: scoreOf(known.score, score), terms: known.terms.union(terms) } : { score, terms });
  }
  return all;
};

/** Who answers both has more. */
const added = (one: Answers, other: Answers): Answers => joined(one, other, (a, b) => a + b);

/** What answers both of two words that belong together. */
export const both = (one: Answers, other: Answers): Answers =>
  new Map([...added(one, other)].filter(([id]) => one.has(id) && other.has(id)));

/** The answers to two ways to say the same: the better one counts. */
export const best = (one: Answers, other: Answers): Answers => joined(one, other, Math.max);

/** The same answers, each worth a part of its score. */
export const lessened = (answers: Answers, weight: number): Answers =>
  new Map([...answers].map(([id, { score, terms }]) => [id, { score: score * weight, terms }]));
