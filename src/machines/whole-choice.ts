import { ACTION_FIELDS, type Action, type Game } from '../milestones/index.ts';
import { actionOf, type Choice, type Field, isChosen, nextField, type Place, placeOfField } from './choice.ts';
import type { Choosing } from './chooser.ts';

/** Whether a choice has become an action, and nothing about it is left to choose. */
export const isWhole = (game: Game, choice: Choice): boolean =>
  actionOf(game, choice) !== null && nextField(game, choice) === null;

/** Whether a value is what a choice was completed with: it is held by the last of the fields that are settled. */
export function isLastChosen(choice: Choice, place: Place, value: unknown): boolean {
  const last = Object.keys(ACTION_FIELDS[choice.type]).findLast((field) => field !== 'idle' && field in choice);
  return last !== undefined && placeOfField(choice.type, last as Field) === place && isChosen(choice, place, value);
}

/** The action that a press has settled, so that it may be taken without being confirmed: it is allowed, and nothing is left to choose; null otherwise. */
export function settledAction(game: Game, { choice, action, refusals }: Choosing): Action | null {
  return choice !== null && refusals.length === 0 && isWhole(game, choice) ? action : null;
}
