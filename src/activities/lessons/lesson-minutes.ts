import { minutesOf } from '../../page-parts/reading-time.ts';
import type { Language } from '../../words/languages.ts';
import type { Lesson } from './board-lesson.ts';
import { textsOf } from './words.ts';

/** How long it takes to look for an action, press it and see what it brings, in minutes. */
const MINUTES_AN_ACTION = 1 / 6;

/** How many minutes some lessons take: all their texts are read, hints too, and one mistake is made in each before its author's way is found. */
export const lessonMinutes = (lessons: readonly Lesson[], language: Language): number =>
  Math.round(lessons.reduce((sum, lesson) => sum + minutesOfOne(lesson, language), 0));

function minutesOfOne(lesson: Lesson, language: Language): number {
  const { read = [], mistakes = [] } = Object.groupBy(Object.entries(textsOf(lesson, language)), ([key]) =>
    key.startsWith('say.') ? 'mistakes' : 'read',
  );
  const minutes = (texts: readonly [string, string][]) => minutesOf(texts.map(([, text]) => text));
  const actions = lesson.way.flatMap((step) => step.do).length;
  return minutes(read) + minutes(mistakes) / Math.max(1, mistakes.length) + actions * MINUTES_AN_ACTION;
}
