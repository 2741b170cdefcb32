import * as v from 'valibot';
import * as storage from '../kit/storage.ts';
import { joined, PROGRESS, type Progress, progressToKeep } from './progress.ts';

/** The lessons that are done. */
export const LESSONS = storage.kept('lessons', PROGRESS);

export interface Kept {
  readonly progress: Progress;
  /** A text that was kept and cannot be read. */
  readonly damaged: string | null;
  /** Whether the browser keeps nothing; then what is done counts for this page only. */
  readonly blocked: boolean;
}

/** What is kept on this device. */
export function readKept(): Kept {
  const { value, aside, blocked } = LESSONS.read();
  return { progress: value?.lessons ?? {}, damaged: aside, blocked };
}

/** What is kept now, when something else is shown; where the browser kept nothing of that, what was done on this page counts on. */
export function readKeptAgain(shown: Kept): Kept {
  const kept = readKept();
  return shown.blocked ? { ...shown, progress: joined(kept.progress, shown.progress) } : kept;
}

/** Adds to what is kept, which another window may have changed meanwhile. */
export function keep(more: Progress): Kept {
  return keepInstead(joined(readKept().progress, more));
}

/** Keeps a progress in place of what is kept. */
export function keepInstead(progress: Progress): Kept {
  const kept = readKept();
  return { ...kept, progress, blocked: !LESSONS.write(progressToKeep(progress)) };
}

/** Throws away what could not be read. */
export const discardDamaged = LESSONS.discardAside;

/** The lesson that was left in the middle, with the reader's actions in it. What an action has to look like is checked by the engine, when it is taken again. */
export const BEGUN = storage.kept(
  'lesson-begun',
  v.object({
    lesson: v.string(),
    actions: v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(1000)),
  }),
);

/** The lesson that was left in the middle; null where there is none, or nothing that can be read. */
export function readBegun(): {
  readonly lesson: string;
  readonly actions: readonly { readonly type: string }[];
} | null {
  return BEGUN.read().value;
}

/** Keeps how far a lesson has come, for when the page is opened again. Where nothing can be kept, the lesson begins anew. */
export function keepBegun(lesson: string, actions: readonly { readonly type: string }[]): void {
  if (actions.length > 0) BEGUN.write({ lesson, actions: [...actions] });
  else if (readBegun()?.lesson === lesson) BEGUN.write(null);
}
