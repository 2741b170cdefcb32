import type { Term } from './terms.ts';

/**
 * How many VP in the end each term of a position promises, at the end of a game and at its beginning, by the number of
 * players. Found by regression: in thousands of games that versions of these players played against each other, with some
 * turns left to chance, by how many VP a player was ahead in the end, and by how much each term had been greater before.
 * Grain of two players is set by hand, after variants had met: the games had held too little of it to learn from.
 */
export const WEIGHTS = {
  2: {
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
  },
  3: {
    vp: [0.83, 1.69],
    inHand: [0.59, 0.25],
    lap: [0.94, 0.96],
    majorities: [0.82, 0.26],
    workers: [-1.01, 3.19],
    kinds: [1.92, 1.76],
    income: [-1.98, 7],
    stone: [0.14, 3.66],
    wood: [-0.23, 1.14],
    sand: [-0.35, 2.33],
    grain: [0.05, 0.39],
    coin: [0.78, 1.97],
    walked: [-2.34, -10.74],
    pastWorkers: [-1.14, 1.66],
    turn: [1.55, 1.34],
  },
  4: {
    vp: [0.86, 1.55],
    inHand: [0.58, 0.32],
    lap: [1.24, 0.87],
    majorities: [0.88, 0.34],
    workers: [-1.54, 2.7],
    kinds: [0.74, 1.85],
    income: [-2.46, 4.94],
    stone: [0.46, 3.01],
    wood: [-0.28, 1.23],
    sand: [-0.39, 2.65],
    grain: [-0.09, 1.06],
    coin: [0.32, 2.35],
    walked: [-1.86, -11.3],
    pastWorkers: [-0.57, 2.74],
    turn: [1.56, 1.34],
  },
} as const satisfies Record<2 | 3 | 4, Record<Term, readonly [atEnd: number, atBeginning: number]>>;

/** How far scores still spread: a lead of this many expected VP makes a player e times as likely to win. */
export const SPREAD = {
  2: { atEnd: 4, atBeginning: 12 },
  3: { atEnd: 3, atBeginning: 10 },
  4: { atEnd: 3, atBeginning: 9 },
} as const;
