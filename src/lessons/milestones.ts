import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { MILESTONES } from '../milestones/game.ts';
import {
  type Action,
  acceptedGameOfScene,
  type GameEvent,
  type Goods,
  legalActions,
  newGame,
  PRACTICE_SET,
  viewFor,
} from '../milestones/index.ts';
import { apprentice } from '../players/apprentice.ts';
import { greedy } from '../players/greedy.ts';
import type { ComputerPlayer } from '../players/player.ts';
import { holdsHere } from './conditions.ts';
import { type AnswerOf, type GraphOf, lessonsFor, type PositionOf } from './lessons-for.ts';
import type { Gain, MilestonesLessons, Replier } from './types.ts';

const PLAYERS: { readonly [By in Replier]: ComputerPlayer } = { apprentice, greedy };

export type Answer = AnswerOf<MilestonesLessons>;
export type Position = PositionOf<MilestonesLessons>;
export type Graph = GraphOf<MilestonesLessons>;

/** What the player got in these events. */
function gainOf(events: readonly GameEvent[], player: number): Gain {
  const goods: Partial<Record<keyof Goods, number>> = {};
  let vp = 0;
  for (const event of events) {
    if (event.player !== player) continue;
    if (event.type === 'goods') goods[event.good] = (goods[event.good] ?? 0) + event.count;
    if (event.type === 'vp') vp += event.vp;
  }
  return { goods, vp };
}

const count = ({ goods }: Gain) => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** The lessons of the board game. */
export const MILESTONES_LESSONS = lessonsFor<MilestonesLessons>(MILESTONES, {
  startOf: (scene) => ('deal' in scene ? newGame({ ...scene.deal, set: PRACTICE_SET }) : acceptedGameOfScene(scene)),
  decide: (by, game, seat, n) => PLAYERS[by](viewFor(game, seat), xoroshiro128plus(n)),
  // On to the castle, and out of every space.
  homeward: (game) => {
    const legal = legalActions(game);
    const ends = ({ type }: Action) => type === 'done' || type === 'leave-bonus';
    return game.state.phase === 'move' ? { type: 'move', to: 'castle' } : (legal.find(ends) ?? (legal[0] as Action));
  },
  holds: holdsHere,
  // One that gives more VP, or else more goods.
  compare: (player, events, others) => {
    const gain = gainOf(events, player);
    for (const { action: better, events } of others) {
      const would = gainOf(events, player);
      if (would.vp > gain.vp || (would.vp === gain.vp && count(would) > count(gain))) return { gain, better, would };
    }
    return null;
  },
});
export const { holds, begin, isTool, act, choices, graphOf, hintAt, answerTo } = MILESTONES_LESSONS;
