import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { gameAfter } from '../milestones/history.ts';
import { type Action, applyLegal, determinize, type Game, legalActions, viewFor } from '../milestones/index.ts';
import { consider, simulations } from './consider.ts';
import { outlookOf } from './outlook.ts';
import { outcomeOf, planOf } from './plan.ts';
import { chancesAfter } from './review.ts';

/** By how much the one best turn has to raise the chance to win above that of every turn with another plan. */
export const MARGIN = 0.03;
/** A turn that is so far behind after a third of the simulations is not looked at longer. */
const FAR = 3 * MARGIN;
/** Positions with more ways through a turn than this are not gone through: nobody could see the best of so many. */
const MOST_WAYS = 8_000;
/** So many plans, of all that the rules allow those that look best at first sight, are thought about besides those that a search considers. */
const LOOKED_AT = 6;

/** A turn, and the chance to win with it. */
interface JudgedTurn {
  readonly actions: readonly Action[];
  readonly chance: number;
}

/** A turn that is better than every turn with another plan (`planOf`), and the best of those. */
export interface OneBest {
  readonly best: JudgedTurn;
  readonly next: JudgedTurn;
}

/** A whole turn, and the game after it. */
interface Turn {
  readonly actions: readonly Action[];
  readonly game: Game;
}

/** All turns that the rules allow, one for each outcome; null where they are too many to be gone through. */
function allTurns(start: Game): readonly Turn[] | null {
  const { player } = start.state;
  const seen = new Set<string>();
  const turns: Turn[] = [];
  const open: Turn[] = [{ game: start, actions: [] }];
  for (let turn = open.pop(); turn !== undefined; turn = open.pop()) {
    const { game, actions } = turn;
    if (game.state.player !== player || game.state.phase === 'over') {
      turns.push(turn);
      continue;
    }
    for (const action of legalActions(game)) {
      const after = applyLegal(game, action).game;
      const reached = outcomeOf(after);
      if (seen.has(reached)) continue;
      seen.add(reached);
      open.push({ game: after, actions: [...actions, action] });
    }
    if (seen.size > MOST_WAYS) return null;
  }
  return turns;
}

/** How long a proof thinks, in simulations: about the position itself, and about each one to which a turn leads that comes near the best. */
interface Effort {
  readonly search: number;
  readonly looks: number;
}

/**
 * The one turn that is better than every other by a clear margin, as far as a search can prove it; null where there is none. The
 * search from the position has to prefer it, and so have searches from every position to which a turn with another plan leads that
 * might rival it: those that the search considers, and of all legal turns those that look best. All are judged with the same
 * draw pile, of which nothing is known but what lies in it.
 */
export function oneBest(position: Game, random: RandomGenerator, { search, looks }: Effort): OneBest | null {
  const { player } = position.state;
  const view = viewFor(position, player);
  const considered = consider(view, random, simulations(search));
  const game = determinize(view, uniformInt(random, 0, 0xffffffff));
  const judge = (actions: readonly Action[], by = looks): JudgedTurn => ({
    actions,
    chance: chancesAfter(game, actions, random, simulations(by))[player] as number,
  });
  const best = judge((considered[0] as (typeof considered)[number]).actions);
  const known = new Set([planOf(best.actions)]);
  let next: JudgedTurn | null = null;
  /** Judges the first turn of each plan that is new, and says whether none of them comes near. */
  const excels = (turns: readonly { readonly actions: readonly Action[] }[], most: number) => {
    let judged = 0;
    for (const { actions } of turns) {
      const plan = planOf(actions);
      if (known.has(plan)) continue;
      if (judged++ === most) return true;
      known.add(plan);
      const atFirst = judge(actions, looks / 3);
      const rival = atFirst.chance < best.chance - FAR ? atFirst : judge(actions);
      if (rival.chance > best.chance - MARGIN) return false;
      if (next === null || rival.chance > next.chance) next = rival;
    }
    return true;
  };
  if (!excels(considered, considered.length)) return null;
  const reached = outcomeOf(gameAfter(game, best.actions));
  const atSight = allTurns(game)
    ?.map((turn) => ({ ...turn, chance: outlookOf(turn.game).chances[player] as number }))
    .filter((turn) => outcomeOf(turn.game) !== reached)
    .sort((a, b) => b.chance - a.chance);
  return atSight !== undefined && excels(atSight, LOOKED_AT) && next !== null ? { best, next } : null;
}
