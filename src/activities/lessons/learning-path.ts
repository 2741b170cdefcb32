import path from '../../../content/learning-path.json' with { type: 'json' };
import { parsedFiles } from '../../kit/json-files.ts';
import type { Lesson } from './board-lesson.ts';
import { readLesson, readPath } from './read-board-lesson.ts';

const files = import.meta.glob<string>('/content/lessons/*.json', { query: '?raw', eager: true, import: 'default' });

const read = new Map(
  Object.entries(parsedFiles(files)).map(([file, data]) => {
    const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    return [id, readLesson(id, data)];
  }),
);

/** A chapter of the path. */
interface Chapter {
  readonly chapter: string;
  /** How long it takes where a whole game is played; otherwise what its lessons say is counted (`lesson-minutes.ts`). */
  readonly minutes?: number | undefined;
  readonly lessons: readonly Lesson[];
}

/** The chapters of the path, each with its lessons in their order. */
export const learningPath: readonly Chapter[] = readPath(path, [...read.keys()]).map(({ lessons, ...chapter }) => ({
  ...chapter,
  lessons: lessons.map((id) => read.get(id) as Lesson),
}));

/** All lessons in the order of the path. */
export const lessons: readonly Lesson[] = learningPath.flatMap((chapter) => chapter.lessons);
