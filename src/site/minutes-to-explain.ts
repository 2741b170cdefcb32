import content from '../../content/game-night.json';
import { filmMinutes } from '../activities/how-to-play/minutes.ts';
import type { Lesson } from '../activities/lessons/board-lesson.ts';
import { lessons } from '../activities/lessons/learning-path.ts';
import { lessonMinutes } from '../activities/lessons/lesson-minutes.ts';
import { readEvening } from '../page-parts/evening.ts';
import type { Language } from '../words/languages.ts';

/** The lessons for those who explain the game tonight. */
export const lessonsToExplain: readonly Lesson[] = readEvening(content).explain.lessons.map((id) => {
  const lesson = lessons.find((known) => known.id === id);
  if (!lesson) throw new Error(`content/game-night.json names a lesson “${id}”`);
  return lesson;
});

/** How many minutes those lessons take. */
export const minutesOfLessons = (language: Language): number => lessonMinutes(lessonsToExplain, language);

/** How many minutes it takes to prepare: one for the aim, the lessons, and one reading of the script. */
export const minutesToExplain = (language: Language): number => 1 + minutesOfLessons(language) + filmMinutes(language);
