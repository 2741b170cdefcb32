import * as v from 'valibot';
import { record } from '../kit/items.ts';

/** How a lesson was done for the first time. */
interface Passed {
  /** How often the reader went at it. */
  readonly tries: number;
  /** Whether it has ever been done in par. */
  readonly star: boolean;
}

/** The lessons that are done, by id. Those of lessons that are no longer there stay. */
export type Progress = Readonly<Record<string, Passed>>;

const FORMAT = 'milestones-lessons 1';
/** More than anybody ever tries, and more lessons than there will be. */
const MOST = { tries: 100_000, lessons: 1000 } as const;

/** Progress in the form in which it is kept and handed on. */
export const PROGRESS = v.strictObject({
  format: v.literal(FORMAT),
  lessons: record(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    v.strictObject({
      tries: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.tries)),
      star: v.boolean(),
    }),
    MOST.lessons,
  ),
});

/** Progress as it is kept and handed on. */
export function progressToKeep(lessons: Progress): v.InferOutput<typeof PROGRESS> {
  return { format: FORMAT, lessons };
}

/** The same as a text. */
export function progressText(lessons: Progress): string {
  return JSON.stringify(progressToKeep(lessons));
}

/** Progress from a text that comes from anywhere; null where it is none. */
export function readProgress(text: string): Progress | null {
  try {
    const read = v.safeParse(PROGRESS, JSON.parse(text));
    return read.success ? read.output.lessons : null;
  } catch {
    return null;
  }
}

/** All that is done in one or the other; nothing is ever taken back. */
export function joined(one: Progress, other: Progress): Progress {
  const both = Object.keys(one).filter((id) => Object.hasOwn(other, id));
  const starred = both.map((id) => [id, { ...one[id], star: one[id]?.star || other[id]?.star }]);
  return { ...other, ...one, ...Object.fromEntries(starred) };
}

/** What another progress would change in one: the lessons that it would add, and those that it would give a star. */
export function changesBy(
  progress: Progress,
  other: Progress,
): { readonly added: string[]; readonly starred: string[] } {
  const ids = Object.keys(other);
  return {
    added: ids.filter((id) => !Object.hasOwn(progress, id)),
    starred: ids.filter((id) => Object.hasOwn(progress, id) && other[id]?.star && !progress[id]?.star),
  };
}
