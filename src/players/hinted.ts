import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { gameAfter } from '../milestones/history.ts';
import { type Action, determinize, type Player, type View } from '../milestones/index.ts';
import { type ConsideredTurn, consider, type Enough } from './consider.ts';

/** A chance to win that is as near as this to none or to certainty is not told from it. */
const DECIDED = 0.005;

/**
 * The turn to advise the player whose turn it is: the best that a search finds. Where the game is as good as decided, all turns look alike
 * to it, and nobody would follow one that leaves VP behind: then it is the one that scores most.
 */
export function hintedTurn(view: View, random: RandomGenerator, enough: Enough): readonly Action[] {
  const { player } = view.state;
  const turns = consider(view, random, enough);
  const best = turns[0] as ConsideredTurn;
  const chance = ({ chances }: ConsideredTurn) => chances[player] as number;
  if (Math.min(chance(best), 1 - chance(best)) >= DECIDED) return best.actions;
  const game = determinize(view, 0);
  const vp = ({ actions }: ConsideredTurn) => (gameAfter(game, actions).state.players[player] as Player).vp;
  const alike = turns.filter((turn) => Math.abs(chance(turn) - chance(best)) < DECIDED);
  return alike.reduce((most, turn) => (vp(turn) > vp(most) ? turn : most)).actions;
}
