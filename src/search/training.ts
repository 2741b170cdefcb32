import { createHash } from 'node:crypto';
import { featuresOf } from './features.ts';
import { LEVELS, type Model, type Row, toChances } from './model.ts';

/** A text and the answer that it leads to: the place of that answer among all. */
export interface Example {
  readonly text: string;
  readonly answer: number;
}

/** How a model is trained. */
export interface Training {
  /** How many weights the model keeps, the ones that decide most. */
  readonly weights: number;
  /** How often it goes through the examples, before and again after the weights that decide least are left out. */
  readonly rounds: number;
}

/** How far one example moves the weights at first; later rounds move them less. */
const STEP = 0.5;

/** How often it learns from the beginning; the mean of that is kept. */
const TIMES = 3;

/** What is wrong by less than this teaches nothing. */
const NEGLIGIBLE = 0.002;

/** In how many examples something has to be found before the model looks at it. */
const LEAST = 2;

/** The largest weight of a model, as a part of the largest that was learned. */
const CUT = 0.6;

interface Seen {
  readonly text: string;
  readonly features: readonly number[];
  readonly scale: number;
  readonly answer: number;
}

/** What one feature says for or against the answers that it has been met with. */
interface Learning {
  answers: Uint16Array;
  weights: Float32Array;
  /** How far each weight has been moved so far: the further, the smaller its next step. */
  moved: Float32Array;
}

/**
 * Trains a model on examples: multinomial logistic regression by stochastic gradient descent with AdaGrad's step sizes. A feature
 * speaks only for or against the answers that it was met with, what is rare tells more (inverse document frequency), and the weights
 * that decide least are left out. The same examples give the same model.
 * @param answers how many answers there are; those of the examples count from 0.
 */
export function train(examples: readonly Example[], answers: number, training: Training): Model {
  const read = examples.map(({ text, answer }) => ({ text, features: [...featuresOf(text)], answer }));
  const metWith = new Map<string, number[]>();
  for (const { features, answer } of read)
    for (const feature of features) {
      const met = metWith.get(feature);
      if (met) met.push(answer);
      else metWith.set(feature, [answer]);
    }
  const known = [...metWith].filter(([, met]) => met.length >= LEAST);
  const places = new Map(known.map(([name], n) => [name, n]));
  const rarity = known.map(([, met]) => Math.log(1 + examples.length / met.length));
  const often = known.map(([, met]) => Math.sqrt(met.length));
  let table = known.map(([, met]) => untaught([...new Set(met)]));
  const seen: Seen[] = read.map(({ text, features, answer }) => ({
    text,
    features: features.flatMap((feature) => places.get(feature) ?? []),
    scale: 1 / Math.sqrt(features.length),
    answer,
  }));
  learn(table, seen, rarity, answers, training.rounds);
  // Those that stay learn to do without the others.
  table = pruned(table, often, training.weights);
  learn(table, seen, rarity, answers, training.rounds);
  return inSteps(
    known.map(([name]) => name),
    table,
    rarity,
  );
}

const untaught = (answers: readonly number[]): Learning => ({
  answers: Uint16Array.from(answers),
  weights: new Float32Array(answers.length),
  moved: new Float32Array(answers.length).fill(0.01),
});

/**
 * The examples in the order of a round. It is as good as random, but the place of each depends on nothing but itself: what is added
 * leaves the others where they are, and hardly changes answers that it says nothing about.
 */
function inOrderOf(round: string, seen: readonly Seen[]): Seen[] {
  const placed = seen.map((example) => ({
    example,
    place: createHash('sha256').update(`${round} ${example.answer} ${example.text}`).digest('hex'),
  }));
  return placed.sort((one, other) => (one.place < other.place ? -1 : 1)).map(({ example }) => example);
}

/** Learns several times from the same beginning, in different orders, and leaves the mean in the table: what only an order has taught evens out. */
function learn(
  table: readonly Learning[],
  seen: readonly Seen[],
  rarity: readonly number[],
  answers: number,
  rounds: number,
): void {
  const learned = Array.from({ length: TIMES }, (_, time) => {
    const own = table.map((row) => ({ ...row, weights: row.weights.slice(), moved: row.moved.slice() }));
    learnOnce(own, seen, rarity, answers, rounds, time);
    return own;
  });
  for (const [n, { weights, moved }] of table.entries())
    for (let m = 0; m < weights.length; m++) {
      weights[m] = learned.reduce((sum, own) => sum + own[n]!.weights[m]!, 0) / TIMES;
      moved[m] = learned.reduce((sum, own) => sum + own[n]!.moved[m]!, 0) / TIMES;
    }
}

/** Goes through the examples as often as `rounds` says, each time in another order, and moves the weights of each feature. */
function learnOnce(
  table: readonly Learning[],
  seen: readonly Seen[],
  rarity: readonly number[],
  answers: number,
  rounds: number,
  time: number,
): void {
  const scores = new Float32Array(answers);
  for (let round = 0; round < rounds; round++) {
    const step = STEP * (1 - round / rounds);
    for (const { features, scale, answer } of inOrderOf(`${time} ${round}`, seen)) {
      scores.fill(0);
      for (const feature of features) {
        const value = scale * rarity[feature]!;
        const { answers: met, weights } = table[feature]!;
        for (let m = 0; m < met.length; m++) scores[met[m]!]! += value * weights[m]!;
      }
      toChances(scores);
      scores[answer]! -= 1;
      for (const feature of features) {
        const value = scale * rarity[feature]!;
        const { answers: met, weights, moved } = table[feature]!;
        for (let m = 0; m < met.length; m++) {
          const wrong = scores[met[m]!]!;
          if (Math.abs(wrong) < NEGLIGIBLE) continue;
          const slope = value * wrong;
          moved[m]! += slope * slope;
          weights[m]! -= (step * slope) / Math.sqrt(moved[m]!);
        }
      }
    }
  }
}

/** Keeps the weights that decide most: those that are large, and whose feature is met often. */
function pruned(table: readonly Learning[], often: readonly number[], most: number): Learning[] {
  const decides = table.map(({ weights }, n) => weights.map((weight) => Math.abs(weight) * often[n]!));
  const least =
    Float32Array.from(decides.flatMap((row) => [...row]))
      .sort()
      .at(-most) ?? 0;
  let left = most;
  return table.map((row, n) => {
    const kept = [...decides[n]!.keys()].filter((m) => decides[n]![m]! >= least && left-- > 0);
    const among = (values: Uint16Array | Float32Array) => kept.map((m) => values[m]!);
    return {
      answers: Uint16Array.from(among(row.answers)),
      weights: Float32Array.from(among(row.weights)),
      moved: Float32Array.from(among(row.moved)),
    };
  });
}

/** A model of what was learned: its weights become whole steps, and a few very large ones are cut. */
function inSteps(names: readonly string[], table: readonly Learning[], rarity: readonly number[]): Model {
  const weights = table.map((row, n) => row.weights.map((weight) => weight * rarity[n]!));
  const largest = weights.reduce((most, row) => row.reduce((so, weight) => Math.max(so, Math.abs(weight)), most), 0);
  const unit = (largest * CUT) / LEVELS;
  const features = new Map<string, Row>();
  for (const [n, name] of names.entries()) {
    const levels = [...weights[n]!].map((weight) => Math.max(-LEVELS, Math.min(LEVELS, Math.round(weight / unit))));
    const row = levels.flatMap((level, m) => (level === 0 ? [] : [[table[n]!.answers[m]!, level] as const]));
    if (row.length > 0) features.set(name, row);
  }
  return { features, unit };
}
