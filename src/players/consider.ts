import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { type Action, apply, determinize, type Game, type Outcome, type View } from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { judgeFor } from './greedy/worth.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { actionsOf, type Breadth, type Line, turnsFrom } from './turns.ts';

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

const OWN: Breadth = { withinSpace: 3, betweenMoves: 6 };
const REPLY: Breadth = { withinSpace: 2, betweenMoves: 3 };
/** The ways to play the turn that are looked into. */
const CONSIDERED = 8;

/**
 * The turns that are worth considering for the player whose turn it is, the best first; there is always one. A turn may
 * have begun already. At least one simulation is made of each.
 */
export function consider(view: View, random: RandomGenerator, enough: Enough): readonly ConsideredTurn[] {
  const { player } = view.state;
  const seed = () => uniformInt(random, 0, 0xffffffff);
  const lines = found(determinize(view, 0), OWN).slice(0, CONSIDERED);
  const considered = lines.map((line) => ({ actions: actionsOf(line), outlooks: [] as Outlook[] }));
  for (let n = 0; n < considered.length || !enough(n); n++) {
    const { actions, outlooks } = considered[n % considered.length] as (typeof considered)[number];
    outlooks.push(outlookOf(afterReplies(performed(determinize(view, seed()), actions), player)));
  }
  return considered
    .map(({ actions, outlooks }) => ({ actions, simulations: outlooks.length, ...meanOf(outlooks) }))
    .sort((a, b) => (b.chances[player] as number) - (a.chances[player] as number));
}

function found(game: Game, breadth: Breadth): Line[] {
  const judge = judgeFor(game.state.player);
  return turnsFrom(game, { worth: judge.worth, find: finderWith(judge.lap) }, breadth);
}

function performed(game: Game, actions: readonly Action[]): Game {
  return actions.reduce((now, action) => (apply(now, action) as Extract<Outcome, { ok: true }>).game, game);
}

/** The game after the others, and the player once more, have played the turn that looks best at first sight. */
function afterReplies(game: Game, player: number): Game {
  let now = game;
  for (let mine = false; !mine && now.state.phase !== 'over' && now.state.phase !== 'draft'; ) {
    mine = now.state.player === player;
    now = (found(now, REPLY)[0] as Line).game;
  }
  return now;
}

function meanOf(outlooks: readonly Outlook[]): Outlook {
  const mean = (lists: readonly (readonly number[])[]) =>
    (lists[0] as readonly number[]).map(
      (_, i) => lists.reduce((sum, list) => sum + (list[i] as number), 0) / lists.length,
    );
  return { scores: mean(outlooks.map(({ scores }) => scores)), chances: mean(outlooks.map(({ chances }) => chances)) };
}
