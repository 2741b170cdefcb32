import type { LessonOf } from './lesson.ts';

/** The keys of a lesson's words, without its id. */
export function textKeys({
  way,
  mistakes = [],
  failures = [],
}: LessonOf<unknown, unknown, unknown, unknown>): string[] {
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
