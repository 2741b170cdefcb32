import {
  type Action,
  type Employment,
  type Game,
  legalActions,
  type Player,
  targetScore,
} from '../milestones/index.ts';
import { finderWith } from './greedy/candidates.ts';
import { majoritiesOf } from './outlook/terms.ts';
import { lapFor } from './outlook/workers.ts';
import { expectedScore } from './outlook.ts';
import type { Guide } from './turns.ts';

/** Guides the search for the turns of the player whose turn it is, by the lead that it expects to have. */
export function guideFor(game: Game): Guide {
  const { player, endTriggeredBy } = game.state;
  const others = bestOfOthers(game, player);
  const find = finderWith(endTriggeredBy === null ? lapFor : leadWith(game));
  return {
    worth: (after) =>
      // As long as the end is not triggered, one's own turn hardly changes what the others can expect.
      expectedScore(after, player) - (after.state.endTriggeredBy === null ? others : bestOfOthers(after, player)),
    find: (game) => [...find(game), ...declining(game)],
  };
}

/** More VP than this no move over workers with bonus tiles brings (6.6). */
const MOST_OF_A_MOVE = 8;

/** What can be declined to some purpose: a bonus tile, and near the target score a yield whose VP would trigger the end. */
function declining(game: Game): Action[] {
  const { phase, endTriggeredBy, players, player } = game.state;
  if (phase === 'bonus') return legalActions(game).filter(({ type }) => type === 'leave-bonus');
  const { vp } = players[player] as Player;
  const nearEnd = endTriggeredBy === null && vp + MOST_OF_A_MOVE >= targetScore(players.length);
  return phase === 'move' && nearEnd ? legalActions(game).filter((action) => 'idle' in action) : [];
}

/** The highest of the others' figures. */
function mostOfOthers(players: readonly Player[], player: number, figure: (index: number) => number): number {
  return Math.max(...[...players.keys()].filter((index) => index !== player).map(figure));
}

function bestOfOthers(game: Game, player: number): number {
  return mostOfOthers(game.state.players, player, (other) => expectedScore(game, other));
}

/** By how many VP the player would lead if the game ended now, with another row of workers. */
function leadWith({ state: { players, player } }: Game): (spaces: readonly Employment[]) => number {
  return (spaces) => {
    const then = players.map((one, index) => (index === player ? { ...one, spaces } : one));
    const total = (index: number) => (then[index] as Player).vp + majoritiesOf(then, index);
    return total(player) - mostOfOthers(players, player, total);
  };
}
