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
} from '../../thousand-miles/index.ts';
import { type Level, PLAYER } from '../../thousand-miles/players/levels.ts';
import { fits, type LessonOf, type LessonTypes, type Pattern } from './lesson.ts';
import { lessonsFor } from './lessons-for.ts';

/** What can be asked of an attempt in the card game only: what the state is like. */
interface StateCondition {
  readonly state: Pattern;
}

/** What the lessons of the card game are about. */
export interface CardLessons extends LessonTypes {
  readonly game: Game;
  readonly action: Action;
  readonly event: GameEvent;
  readonly refusal: Refusal;
  readonly rule: RuleId;
  readonly scene: Scene;
  readonly condition: StateCondition;
  readonly replier: Level;
  readonly compared: never;
}

/** A lesson of the card game: the reader is the driver at turn. */
export type CardLesson = LessonOf<CardLessons>;

/** The lessons of the card game. */
export const CARD_LESSONS = lessonsFor<CardLessons>(THOUSAND_MILES, {
  startOf: gameOfScene,
  decide: (by, game, seat, n) => [PLAYER[by](viewFor(game, seat), n)],
  homeward: (game) => legalActions(game).find(({ type }) => type === 'discard') as Action,
  holds: ({ state }, attempt) => fits(state, attempt.steps.at(-1)?.game.state ?? attempt.start.state),
  compare: () => null,
});
