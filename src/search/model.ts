import { featuresOf } from './features.ts';

/** The answers that something in a question speaks for or against, and how much, in whole steps from -LEVELS to LEVELS. */
export type Row = readonly (readonly [answer: number, weight: number])[];

/** What has been learned of how people ask. */
export interface Model {
  readonly features: ReadonlyMap<string, Row>;
  /** How much one step of a weight is. */
  readonly unit: number;
}

/** Into how many steps weights are divided. */
export const LEVELS = 12;

/** Turns scores into chances, in place (softmax): the higher a score, the likelier its answer. All together are 1. */
export function toChances(scores: Float32Array): Float32Array {
  let best = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > best) best = score;
  let sum = 0;
  for (let n = 0; n < scores.length; n++) sum += scores[n] = Math.exp(scores[n]! - best);
  for (let n = 0; n < scores.length; n++) scores[n]! /= sum;
  return scores;
}

/** Says how likely each answer is to be the one that a question asks for. All together are 1. */
export function chancesOf({ features, unit }: Model, question: string, answers: number): Float32Array {
  const found = featuresOf(question);
  const scores = new Float32Array(answers);
  for (const feature of found) for (const [answer, weight] of features.get(feature) ?? []) scores[answer]! += weight;
  const scale = unit / Math.sqrt(Math.max(1, found.size));
  return toChances(scores.map((score) => score * scale));
}
