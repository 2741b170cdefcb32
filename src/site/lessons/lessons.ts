import path from '../../../content/learning-path.json' with { type: 'json' };
import { parsedFiles } from '../../kit/json-files.ts';
import { readLesson, readPath } from '../../lessons/read-lesson.ts';
import type { Lesson } from '../../lessons/types.ts';

const files = import.meta.glob<string>('/content/lessons/*.json', { query: '?raw', eager: true, import: 'default' });

const read = new Map(
  Object.entries(parsedFiles(files)).map(([file, data]) => {
    const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    return [id, readLesson(id, data)];
  }),
);

/** The chapters of the path, each with its lessons in their order. */
export const learningPath: readonly { readonly chapter: string; readonly lessons: readonly Lesson[] }[] = readPath(
  path,
  [...read.keys()],
).map(({ chapter, lessons }) => ({ chapter, lessons: lessons.map((id) => read.get(id) as Lesson) }));

/** All lessons in the order of the path. */
export const lessons: readonly Lesson[] = learningPath.flatMap((chapter) => chapter.lessons);
