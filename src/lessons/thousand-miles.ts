import {
  type Action,
  type Game,
  type GameEvent,
  gameOfScene,
  legalActions,
  type Refusal,
  type RuleId,
  type Scene,
  THOUSAND_MILES,
  viewFor,
} from '../thousand-miles/index.ts';
import { type Level, PLAYER } from '../thousand-miles/players/levels.ts';
import { fits, type LessonOf, type Pattern } from './lesson.ts';
import { lessonsFor } from './lessons-for.ts';

/** What can be asked of an attempt in the card game only: what the state is like. */
interface StateCondition {
  readonly state: Pattern;
}

/** A lesson of the card game: the reader is the driver at turn. */
export interface CardLesson extends LessonOf<Action, StateCondition, RuleId, Level> {
  readonly scene: Scene;
}

/** The lessons of the card game. */
export const CARD_LESSONS = lessonsFor<
  Game,
  Action,
  GameEvent,
  Refusal,
  StateCondition,
  RuleId,
  Level,
  CardLesson,
  never
>(THOUSAND_MILES, {
  startOf: ({ scene }) => gameOfScene(scene),
  decide: (by, game, seat, n) => [PLAYER[by](viewFor(game, seat), n)],
  homeward: (game) => legalActions(game).find(({ type }) => type === 'discard') as Action,
  holds: ({ state }, attempt) => fits(state, attempt.steps.at(-1)?.game.state ?? attempt.start.state),
  compare: () => null,
});
