import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { determinize, type Game, type Player, totalGoods } from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { buildingWorth, deliveryWorth } from './outlook/offer.ts';
import { lapFor, workersOf } from './outlook/workers.ts';
import type { ComputerPlayer } from './player.ts';
import { actionsOf, type Line, turnsFrom } from './turns.ts';

/** What a beginner thinks things are worth, in VP: a good, whatever it will be needed for, what could be built of all of them, a worker, and what the workers yield in a lap. */
const WORTH = { good: 0.4, inHand: 0.5, worker: 1, lap: 1 } as const;
/** Of so many turns that look best one is played. */
const LOOKED_AT = 2;

/**
 * Plays as beginners do: takes what yields most with each move, the first before it thinks of the second; piles up goods that the castle
 * will take away, and so lingers; thinks neither of the order of its workers nor of what others will make of the streets it builds.
 */
export const apprentice: ComputerPlayer = (view, random) => {
  const { player } = view.state;
  const worth = (game: Game) => gains(game, player);
  const lines = turnsFrom(
    determinize(view, 0),
    { worth, find: finderWith(lapFor) },
    { withinSpace: 1, betweenMoves: 1 },
  );
  return actionsOf(lines[uniformInt(random, 0, Math.min(LOOKED_AT, lines.length) - 1)] as Line);
};

function gains(game: Game, player: number): number {
  const { vp, goods, spaces } = game.state.players[player] as Player;
  const { visible, lap } = workersOf(spaces);
  return (
    vp +
    WORTH.good * totalGoods(goods) +
    WORTH.inHand * (buildingWorth(game, goods) + deliveryWorth(game, goods)) +
    WORTH.worker * visible +
    WORTH.lap * lap
  );
}
