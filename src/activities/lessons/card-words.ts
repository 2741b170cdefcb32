import { type Key, wordsFor } from 'words:card-lessons';
import type { Language } from '../../words/languages.ts';
import type { CardLesson } from './card-lessons.ts';
import { cardLessons } from './read-card-lessons.ts';
import { textKeys } from './text-keys.ts';

/**
 * The texts of a lesson in a language, by their keys without its id.
 * @throws Error where one is missing.
 */
export function cardTextsOf(lesson: CardLesson, language: Language): Readonly<Record<string, string>> {
  const words = wordsFor(language);
  return Object.fromEntries(textKeys(lesson).map((key) => [key, words(`${lesson.id}.${key}` as Key)]));
}

/** What progress calls a lesson of the card game. */
export const nameOfCardLesson = ({ id }: CardLesson): string => `card-${id}`;

/** The lessons of the card game with their addresses, as a list shows them. */
export function cardLessonsInWords(language: Language) {
  return cardLessons.map((lesson) => {
    const { title = '', task = '' } = cardTextsOf(lesson, language);
    return { id: nameOfCardLesson(lesson), path: `card-game/learn/${lesson.id}/`, title, task };
  });
}
