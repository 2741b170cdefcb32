import { MILESTONES } from '../../milestones/game.ts';
import {
  type Action,
  acceptedGameOfScene,
  type Game,
  type GameEvent,
  type Goods,
  legalActions,
  newGame,
  PRACTICE_SET,
} from '../../milestones/index.ts';
import type { AnswerOf } from './answers.ts';
import type { Gain, MilestonesLessons, Replier } from './board-lesson.ts';
import { holdsHere } from './conditions.ts';
import { lessonsFor } from './lessons-for.ts';
import type { GraphOf, PositionOf } from './proof.ts';

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

/** What a computer player decides to do in the turn of a seat; `n` is for what it leaves to chance. */
export type Decide = (by: Replier, game: Game, seat: number, n: number) => readonly Action[];

/** The lessons of the board game, in which these computer players reply. */
export const lessonsWith = (decide: Decide) =>
  lessonsFor<MilestonesLessons>(MILESTONES, {
    startOf: (scene) => ('deal' in scene ? newGame({ ...scene.deal, set: PRACTICE_SET }) : acceptedGameOfScene(scene)),
    decide,
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

/** Those with a position: computer players reply in a whole game alone (`whole-game.ts`), and are heavy. */
export const MILESTONES_LESSONS = lessonsWith((by) => {
  throw new Error(`No ${by} replies in a lesson with a position.`);
});
