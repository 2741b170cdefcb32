import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type Action, determinize, type Game, type View } from '../milestones/index.ts';
import { type FoundTurn, foundTurns, type Opening } from './found.ts';
import { type Outlook, outlookOf } from './outlook.ts';

/** A way to bring a turn to its end, and what the search expects of it. */
export interface ConsideredTurn extends Outlook {
  /** All actions from the present position to the end of the turn. */
  readonly actions: readonly Action[];
  /** How often it was looked into. */
  readonly simulations: number;
}

/** Whether to stop thinking, asked after every simulation with their number so far. */
export type Enough = (simulations: number) => boolean;

/** Thinks for a fixed number of simulations, so that the same seed gives the same choice. */
export const simulations =
  (count: number): Enough =>
  (done) =>
    done >= count;

/**
 * Thinks for so many milliseconds from now on, by a clock: it is enough when another simulation that takes as long as the last step
 * would end too late.
 */
export function within(ms: number, now: () => number): Enough {
  let before = now();
  const end = before + ms;
  return () => {
    const time = now();
    const isLate = time + (time - before) > end;
    before = time;
    return isLate;
  };
}

/** How the turns of the player who thinks are looked for, and those of everybody later on. */
const NOW: Opening = { turns: 10, breadth: { withinSpace: 3, betweenMoves: 6 }, plans: 24 };
const LATER: Opening = { turns: 5, breadth: { withinSpace: 2, betweenMoves: 5 }, plans: 10 };

/** How much turns that looked good at first sight are preferred while they have been looked into but seldom. */
const CURIOSITY = 0.3;
/** A turn whose chance to win is less than that of the best by this much looks e times less good at first sight. */
const FIRST_SIGHT = 0.08;

/** A position at the beginning of a turn. The turns are found when it is looked into for the first time. */
interface Position {
  readonly game: Game;
  turns: Turn[] | null;
  simulations: number;
}

/** A turn from a position. What has been seen of it begins with its own outlook. */
interface Turn {
  readonly actions: readonly Action[];
  readonly after: Position;
  /** How good it looks at first sight; all turns of a position together 1. */
  readonly promise: number;
  readonly scores: number[];
  readonly chances: number[];
  simulations: number;
}

/**
 * The turns that are worth considering for the player whose turn it is, the best first; there is always one. A turn may
 * have begun already.
 *
 * It is a tree search over whole turns (PUCT, as in AlphaZero, with a tuned outlook in place of a network): every simulation goes down
 * the tree along turns that are good for whoever plays them, each for the own chance to win, finds the turns of one new
 * position, and tells all positions on its way what to expect.
 */
export function consider(view: View, random: RandomGenerator, enough: Enough): readonly ConsideredTurn[] {
  const { player } = view.state;
  const root = positionOf(determinize(view, uniformInt(random, 0, 0xffffffff)));
  const { phase } = root.game.state;
  const turns = open(root, phase === 'move' ? NOW : { ...NOW, plans: LATER.plans });
  // How the others draft is hardly to be foreseen.
  for (let done = 1; phase !== 'draft' && turns.length > 1 && !enough(done); done++) simulate(root);
  return turns
    .map(({ actions, simulations, scores, chances }) => ({
      actions,
      simulations,
      scores: scores.map((sum) => sum / simulations),
      chances: chances.map((sum) => sum / simulations),
    }))
    .sort((a, b) => b.simulations - a.simulations || (b.chances[player] as number) - (a.chances[player] as number));
}

function positionOf(game: Game): Position {
  return { game, turns: null, simulations: 0 };
}

/** Finds the turns of a position, the most promising first. */
function open(position: Position, opening: Opening): Turn[] {
  const { player } = position.game.state;
  const chance = ({ outlook }: FoundTurn) => outlook.chances[player] as number;
  const found = foundTurns(position.game, opening);
  const best = chance(found[0] as FoundTurn);
  const looks = found.map((turn) => Math.exp((chance(turn) - best) / FIRST_SIGHT));
  const sum = looks.reduce((all, look) => all + look, 0);
  position.turns = found.map(({ actions, game, outlook }, i) => ({
    actions,
    after: positionOf(game),
    promise: (looks[i] as number) / sum,
    scores: [...outlook.scores],
    chances: [...outlook.chances],
    simulations: 1,
  }));
  position.simulations = 1;
  return position.turns;
}

function simulate(root: Position): void {
  const positions: Position[] = [];
  const path: Turn[] = [];
  let position = root;
  while (position.turns !== null) {
    const turn = mostInteresting(position, position.turns);
    positions.push(position);
    path.push(turn);
    position = turn.after;
  }
  const outlook = position.game.state.phase === 'over' ? outlookOf(position.game) : (open(position, LATER)[0] as Turn);
  for (const position of positions) position.simulations++;
  for (const turn of path) {
    turn.simulations++;
    add(turn.scores, outlook.scores);
    add(turn.chances, outlook.chances);
  }
}

/** The turn to look into next: one that has turned out well for who plays it, or that promised well and has been neglected. */
function mostInteresting({ game, simulations }: Position, turns: readonly Turn[]): Turn {
  const { player } = game.state;
  let most = Number.NEGATIVE_INFINITY;
  let found = turns[0] as Turn;
  for (const turn of turns) {
    const chance = (turn.chances[player] as number) / turn.simulations;
    const interest = chance + (CURIOSITY * turn.promise * Math.sqrt(simulations + 1)) / turn.simulations;
    if (interest > most) {
      most = interest;
      found = turn;
    }
  }
  return found;
}

function add(sums: number[], values: readonly number[]): void {
  for (let i = 0; i < sums.length; i++) (sums[i] as number) += values[i] as number;
}
