import { boardFrom } from '../board/drawing.ts';
import type { GameSet } from '../chapters/04-setup.ts';
import { KINDS, type Kind, type WorkerTile } from '../types.ts';

const DRAWING = [
  '    S   2   1   3   1       3   2   4   3',
  '              *               *         *',
  '  2   1   2   1   4   2   1   4   1   5   2',
  '      *               *           *',
  '3   1   1   3   2   1   3   2   3   2   4   3',
  '            *               *             *',
  '  2   1   3   1   4       4   1   4   2   5',
  '      *           *               *',
  '    2   2   1   2   3   2   1   3   2   3   1',
  '            *               *             *',
  '      3   4   1   3       3   5   2   1   5',
] as const;

/** The tiles, t01 to t35: of each worker, left and right, the initial of the kind and the number. */
const TILES =
  'q1c1 l1s1 s1g1 q1l2 l1g2 c1g2 q2l2 s2q2 s2g3 c2c3 s3l3 c3q3 q3s4 l3c4 g3g4 q4g4 c4l4 l4l5 ' +
  's5c5 g5q5 q5q6 s5c6 c5s6 g6q6 c6l6 s6s7 g6c7 q7s7 l7q7 l7g8 g7l8 g7s8 l8s8 g8c8 c8q8';

function workerTile(text: string, i: number): WorkerTile {
  const worker = (at: number) => ({
    kind: KINDS.find((kind) => kind[0] === text[at]) as Kind,
    number: Number(text[at + 1]),
  });
  return { id: `t${String(i + 1).padStart(2, '0')}`, workers: [worker(0), worker(2)] };
}

/**
 * The first version of the practice set.
 *
 * The board has 61 numbers. Low ones lie around the start, the 4s and 5s far off and apart from each other. What was learnt
 * by letting greedy play it: with 70 points the right third lay idle, as a game sees 9 to 11 street sections on average;
 * of several ways out of the start only the best is taken unless they promise about the same; a corner of low numbers stays
 * empty.
 *
 * The tiles are even: each pair of kinds lies together on three tiles, each kind has one double tile, and a kind carries
 * every number once or twice, so that no kind belongs to the left or the right of a row.
 *
 * In 500 games of greedy each with 2, 3 and 4 players (seed 1) 95, 90 and 83 of 100 end by score, after 35, 26 and 21 turns
 * of each player. VP come from houses (28 %), streets (16 %), bonus workers (15 %), majorities (15 %), flour (12 %),
 * marketplaces (11 %) and bonus tiles (4 %). The starting player wins 52 of 100 games of two; of four, the last seat wins 17.
 *
 * In 160 games of two journeymen (`simulate --play journeyman`, seeds 1 and 2, 80 each) 159 end by score, after 31 turns of each
 * player. VP come from houses (24 %), bonus workers (18 %), streets (17 %), majorities (15 %), marketplaces (13 %), flour (8 %) and
 * bonus tiles (5 %). The starting player wins 53 of 100 (45 to 60). What winners hire, build and deliver first differs: in 80 games
 * 14 to 25 orders of the first four of these win, the commonest of them three games in ten. Of 30 games of four (seed 1) 22 end by score.
 * So nothing asks for a second version yet; the first thing to look at would be flour, the least of what is built and delivered.
 */
export const PRACTICE_SET_1: GameSet = {
  board: boardFrom('practice', 1, DRAWING),
  workerTiles: TILES.split(' ').map(workerTile),
  bonusTiles: KINDS.flatMap((kind) => [kind, kind, kind]),
};
