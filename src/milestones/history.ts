import * as kit from '../kit/history.ts';
import * as play from '../kit/play.ts';
import { MILESTONES } from './game.ts';
import type { Action, Game, GameEvent, PlayerAction } from './types.ts';

/** An accepted action: what happened, and the game after it. */
export type Step = play.Step<Game, Action, GameEvent>;
/** A game with the way it came, to go back and forth on. */
export type History = kit.History<Game, Action, GameEvent>;

/**
 * Actions that are known to be accepted, as steps.
 * @throws Error where one is refused, with its place and everything that forbids it.
 */
export function stepsOf(start: Game, actions: Iterable<Action | PlayerAction>): readonly Step[] {
  const { steps, refusals } = play.playOn(MILESTONES, start, actions);
  if (refusals.length > 0) throw new Error(`action ${steps.length} is refused: ${JSON.stringify(refusals)}`);
  return steps;
}

/**
 * The game after actions that are known to be accepted.
 * @throws Error as `stepsOf` does.
 */
export const gameAfter = (start: Game, actions: Iterable<Action | PlayerAction>): Game =>
  stepsOf(start, actions).at(-1)?.game ?? start;

/** The history of any game (`kit/history.ts`), with these rules. */
export const {
  beginHistory,
  gameOf,
  gameBefore,
  awaitsConfirmation,
  playerAtTable,
  perform,
  confirmEnd,
  revealedSince,
  goTo,
  undo,
  redo,
  beginsTurn,
  turnBefore,
  turnAfter,
  replay,
} = kit.historyFor(MILESTONES);

/** The actions of some steps as they were chosen: who took them is known from the game. */
export const actionsIn = (steps: readonly Step[]): readonly Action[] =>
  steps.map(({ action: { player: _, ...action } }) => action as Action);

/** Whether anything of a step is to be seen, and it does not only finish a visit. */
export const isSeen = ({ action }: Step): boolean => MILESTONES.isUnseen?.(action) !== true;

/** The last step of which anything is to be seen. */
export const lastSeen = ({ steps, at }: History): Step | undefined => steps.slice(0, at).findLast(isSeen);
