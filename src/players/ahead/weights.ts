import type { Spreads } from '../outlook/weights.ts';

/**
 * How many VP in the end each thing in a player's position promises, at the end of a game and at its beginning: what plans are
 * weighed by. Found by regression: in 400 games of two planners, with one turn in seven left to chance, by how many VP a player was ahead in
 * the end, and by how much each of these had been greater at the beginning of every turn before.
 */
export const WEIGHTS = {
  vp: [0.81, 0.94],
  inHand: [0.51, 0.46],
  lap: [1.3, 0.9],
  majorities: [0.75, -0.2],
  kinds: [3.2, 1.5],
  income: [-0.6, 4.4],
  stone: [0.1, 0.9],
  wood: [0.2, 0.4],
  sand: [0.3, 1.5],
  grain: [0.6, 0],
  coin: [1, 1.1],
  walked: [-4, -4.8],
  pastWorkers: [0, -0.9],
  turn: [1.27, 1.39],
  bonus: [-1.2, 2.9],
  quarryman: [-0.3, 5],
  lumberjack: [-0.9, 3.8],
  'sand-worker': [-2.4, 4.6],
  'grain-grower': [-3, 0.8],
  coiner: [-2.6, 2.7],
} as const satisfies Readonly<Record<string, readonly [atEnd: number, atBeginning: number]>>;

/** How far scores still spread that plans come to: a lead of this many VP makes a player e times as likely to win. Found in games of planners, too. */
export const SPREAD: Spreads = {
  2: { atEnd: 2, atBeginning: 6 },
  3: { atEnd: 1.5, atBeginning: 5 },
  4: { atEnd: 1.5, atBeginning: 4.5 },
};
