import { wordsFor as termsFor } from 'words:terms';
import { expect, test } from 'vitest';
import passing from '../../../../content/lessons/passing.json' with { type: 'json' };
import type { Lesson } from '../../../../src/activities/lessons/board-lesson.ts';
import { cardTextsOf } from '../../../../src/activities/lessons/card-words.ts';
import { learningPath, lessons } from '../../../../src/activities/lessons/learning-path.ts';
import { readLesson } from '../../../../src/activities/lessons/read-board-lesson.ts';
import { cardLessons } from '../../../../src/activities/lessons/read-card-lessons.ts';
import { textKeys } from '../../../../src/activities/lessons/text-keys.ts';
import { textsOf } from '../../../../src/activities/lessons/words.ts';
import { KINDS } from '../../../../src/milestones/index.ts';
import { readMessages } from '../../../../src/words/areas.ts';
import { languages } from '../../../../src/words/languages.ts';
import { kindsOn } from './proof.ts';

/** What a lesson's texts say that they should not: figures of their own, and workers that are not on the table. */
function strayWords(lesson: Lesson): string[] {
  const there = kindsOn(lesson);
  return languages.flatMap((language) => {
    const terms = termsFor(language);
    const messages = readMessages('lessons', language);
    return Object.entries(textsOf(lesson, language)).flatMap(([key, text]) => {
      const lower = text.toLowerCase();
      const strange = KINDS.filter(
        (kind) =>
          !there.has(kind) &&
          [terms(`kind.${kind}`), terms(`kinds.${kind}`)].some((term) => lower.includes(term.toLowerCase())),
      );
      // What a message selects by is a value, too.
      const figures = /\d/.test((messages[`${lesson.id}.${key}`] ?? '').replaceAll(/\{\w+\}|\d+ (?=\{)/g, ''));
      return [
        ...strange.map((kind) => `${language} ${key}: no ${kind} is there`),
        ...(figures ? [`${language} ${key}: a figure of its own`] : []),
      ];
    });
  });
}

test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson %s has its texts in every language, which name only what is on the table',
  (_, lesson) => {
    expect(strayWords(lesson)).toEqual([]);
  },
);

test('no words are left over', () => {
  const expected = [
    ...learningPath.map(({ chapter }) => `chapter.${chapter}`),
    ...lessons.flatMap((lesson) => textKeys(lesson).map((key) => `${lesson.id}.${key}`)),
  ];
  expect(Object.keys(readMessages('lessons', 'en')).sort()).toEqual(expected.sort());
});

test.each(cardLessons.map((lesson) => [lesson.id, lesson] as const))(
  'the lesson %s of the card game has its texts in every language',
  (_, lesson) => {
    for (const language of languages)
      expect(Object.values(cardTextsOf(lesson, language)).every((text) => text.length > 0)).toBe(true);
  },
);

test('no words of the card game’s lessons are left over', () => {
  const own = ['title', 'description', 'lead', 'home', 'chapter'];
  const needed = cardLessons.flatMap((lesson) => textKeys(lesson).map((key) => `${lesson.id}.${key}`));
  expect(Object.keys(readMessages('card-lessons', 'en')).sort()).toEqual([...own, ...needed].sort());
});

test('a text without its words, a worker who is not there', () => {
  const lesson = readLesson('passing', passing);
  const more = { ...lesson, way: [...lesson.way, { step: 'more', do: [], rules: [] }] };
  expect(() => textsOf(more, 'hu')).toThrow();
  expect(() => textsOf({ ...lesson, names: {} }, 'en')).toThrow();
  const spaces = passing.scene.players[0]?.spaces.map((space) => space?.replace('quarryman', 'coiner') ?? null);
  const players = [{ ...passing.scene.players[0], spaces }, { spaces: ['coiner 3', 'coiner 4'] }];
  const without = readLesson('passing', { ...passing, scene: { players } });
  expect(strayWords(without)).toContain('hu intro: no quarryman is there'.replace('intro', 'say.past'));
});
