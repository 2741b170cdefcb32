import * as v from 'valibot';

/** How a lesson was done for the first time. */
interface Passed {
  /** How often the reader went at it. */
  readonly tries: number;
  /** Whether it has ever been done in par. */
  readonly star: boolean;
}

/** The lessons that are done, by id. Those of lessons that are no longer there stay. */
export type Progress = Readonly<Record<string, Passed>>;

const PROGRESS = v.strictObject({
  format: v.literal('milestones-lessons 1'),
  lessons: v.record(
    v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    v.strictObject({ tries: v.pipe(v.number(), v.integer(), v.minValue(1)), star: v.boolean() }),
  ),
});

/** Progress as a text to keep or to hand on. */
export function progressText(lessons: Progress): string {
  return JSON.stringify({ format: 'milestones-lessons 1', lessons } satisfies v.InferOutput<typeof PROGRESS>);
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
