import type { Term } from './terms.ts';

/**
 * How many VP in the end each term of a position promises, at the end of a game and at its beginning. Found by regression: in
 * hundreds of games of two that versions of these players played against each other, with some turns left to chance, by how many VP a
 * player was ahead in the end, and by how much each term had been greater before. Grain is set by hand, after variants had
 * met: the games had held too little of it to learn from. With three and four players these weights win more than ones found in such games.
 */
export const WEIGHTS = {
  vp: [0.88, 1.13],
  inHand: [0.54, 0.05],
  lap: [1.1, 0.77],
  majorities: [0.59, 0.27],
  workers: [0.42, 1.94],
  kinds: [1.02, 0.92],
  income: [-0.56, 3.26],
  stone: [-0.08, 1.72],
  wood: [0.79, 1.02],
  sand: [0.89, 1.94],
  grain: [0.3, 0.8],
  coin: [0.85, 1.03],
  walked: [-3.24, -5.97],
  pastWorkers: [-0.99, -0.12],
  turn: [1.07, 0.69],
} as const satisfies Record<Term, readonly [atEnd: number, atBeginning: number]>;

/** How far scores still spread: a lead of this many expected VP makes a player e times as likely to win. */
export const SPREAD: Spreads = {
  2: { atEnd: 4, atBeginning: 12 },
  3: { atEnd: 3, atBeginning: 10 },
  4: { atEnd: 3, atBeginning: 9 },
};

/** How far scores spread at the end of a game and at its beginning, by the number of players. */
export type Spreads = { readonly [players in 2 | 3 | 4]: { readonly atEnd: number; readonly atBeginning: number } };
