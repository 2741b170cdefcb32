import { determinize, type Game, indexOf, type Player, totalGoods } from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { buildingWorth, deliveryWorth } from './outlook/offer.ts';
import { lapFor, workersOf } from './outlook/workers.ts';
import type { ComputerPlayer } from './player.ts';
import { actionsOf, type Line, turnsFrom } from './turns.ts';

/**
 * What a beginner thinks things are worth, in VP: a good of any kind, a VP that the goods could be built into in this lap or another,
 * a worker, a VP that the workers bring in a lap; and what it costs to have walked the whole lap.
 */
const WORTH = { good: 0.5, inHand: 0.3, worker: 0.8, lap: 0.8, walked: 2 } as const;

/**
 * Plays as beginners do: takes what this turn yields and saves up more than the castle will leave; hires whenever it can and buys and sells
 * for it at a loss; thinks neither of the order of its workers nor of majorities, nor of what its streets open for the next player.
 */
export const apprentice: ComputerPlayer = (view) => {
  const { player } = view.state;
  const worth = (game: Game) => gains(game, player);
  const [best] = turnsFrom(
    determinize(view, 0),
    { worth, find: finderWith(lapFor) },
    { withinSpace: 1, betweenMoves: 12 },
  );
  return actionsOf(best as Line);
};

function gains(game: Game, player: number): number {
  const { vp, goods, piece, spaces } = game.state.players[player] as Player;
  const { visible, lap } = workersOf(spaces);
  return (
    vp +
    WORTH.good * totalGoods(goods) +
    WORTH.inHand * (buildingWorth(game, goods) + deliveryWorth(game, goods)) +
    WORTH.worker * visible +
    WORTH.lap * lap -
    (WORTH.walked * indexOf(piece)) / 12
  );
}
