import type { LessonOf, LessonTypes } from './lesson.ts';

/** The keys of a lesson's words, without its id. */
export function textKeys({ way, mistakes = [], failures = [] }: LessonOf<LessonTypes>): string[] {
  const keys = [
    'title',
    'intro',
    'task',
    'done',
    ...way.flatMap(({ step }) => [`look.${step}`, `think.${step}`]),
    ...[...mistakes, ...failures].map(({ say }) => `say.${say}`),
  ];
  return [...new Set(keys)];
}
