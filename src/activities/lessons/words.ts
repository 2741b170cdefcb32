import { type Key, wordsFor } from 'words:lessons';
import type { Game, Player } from '../../milestones/index.ts';
import { playerNames } from '../../page-parts/player-names.ts';
import { type CaptionValues, captionValues } from '../../steps/captions.ts';
import { type Names, namesFor } from '../../telling/names.ts';
import type { Language } from '../../words/languages.ts';
import type { Lesson } from './board-lesson.ts';
import { textKeys } from './text-keys.ts';
import { ALL_LESSONS } from './whole-game.ts';

const EMPLOYMENT = /^(?:(\d)\/)?worker-(\d)$/;

/** Whether a place carries a number that a text can name. */
function hasNumber({ board, state }: Game, reader: number, place: string): boolean {
  const [, seat = reader, space] = EMPLOYMENT.exec(place) ?? [];
  const worker = (state.players[Number(seat)] as Player).spaces[Number(space) - 1];
  const point = board.points.find(({ id }) => id === place);
  return point === undefined ? worker !== undefined && worker !== null && worker !== 'covered' : point.number !== null;
}

/** Where a place is: the number of an employment space, or a point or lot by its coordinates. */
function whereIs(names: Names, place: string): string {
  return EMPLOYMENT.exec(place)?.[2] ?? names.of(place);
}

/** What the texts of a lesson can use. */
function textValues(lesson: Lesson, language: Language): CaptionValues {
  const { start } = ALL_LESSONS.begin(lesson);
  const names = namesFor(language, start.board, start.workerTiles);
  const places = Object.entries(lesson.names ?? {});
  const numbers = Object.fromEntries(places.filter(([, place]) => hasNumber(start, lesson.player, place)));
  const still = { player: lesson.player, before: start, shown: start, next: start, events: [], refusals: [] };
  return {
    ...captionValues({ kind: 'show', step: { caption: '', rules: [], numbers }, ...still }, playerNames(language)),
    ...(lesson.par !== null && { par: lesson.par }),
    ...Object.fromEntries(places.map(([name, place]) => [`${name}At`, whereIs(names, place)])),
  };
}

/** The texts of a lesson by their keys without its id. */
export type Texts = Readonly<Record<string, string>>;

/**
 * The texts of a lesson in a language.
 * @throws Error where one is missing or uses a value that the lesson does not have.
 */
export function textsOf(lesson: Lesson, language: Language): Texts {
  const values = textValues(lesson, language);
  return Object.fromEntries(
    textKeys(lesson).map((key) => [key, wordsFor(language)(`${lesson.id}.${key}` as Key, values)]),
  );
}
