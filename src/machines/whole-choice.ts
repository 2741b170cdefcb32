import { ACTION_FIELDS, type Game } from '../milestones/index.ts';
import { actionOf, type Choice, type Field, isChosen, nextField, type Place, placeOfField } from './choice.ts';

/** Whether a choice has become an action, and nothing about it is left to choose. */
export const isWhole = (game: Game, choice: Choice): boolean =>
  actionOf(game, choice) !== null && nextField(game, choice) === null;

/** Whether a value is what a choice was completed with: it is held by the last of the fields that are settled. */
export function isLastChosen(choice: Choice, place: Place, value: unknown): boolean {
  const last = Object.keys(ACTION_FIELDS[choice.type]).findLast((field) => field !== 'idle' && field in choice);
  return last !== undefined && placeOfField(choice.type, last as Field) === place && isChosen(choice, place, value);
}
