import * as v from 'valibot';
import { joined, type Progress, progressText, readProgress } from '../../../lessons/progress.ts';
import { ACTION_TYPES, type Action } from '../../../milestones/index.ts';

const KEY = 'milestones-lessons';
/** A kept text that is no progress; it stays until somebody throws it away. */
const DAMAGED_KEY = 'milestones-lessons-damaged';
/** The lesson that was left in the middle, with the reader's actions in it. */
const BEGUN_KEY = 'milestones-lesson-begun';

export interface Kept {
  readonly progress: Progress;
  /** A text that was kept and cannot be read. */
  readonly damaged: string | null;
  /** Whether the browser keeps nothing; then what is done counts for this page only. */
  readonly blocked: boolean;
}

/** What is kept on this device. A text that cannot be read is put aside, so that nothing overwrites it. */
export function readKept(): Kept {
  try {
    const text = localStorage.getItem(KEY);
    const progress = text === null ? {} : readProgress(text);
    if (progress === null) {
      localStorage.setItem(DAMAGED_KEY, text as string);
      localStorage.removeItem(KEY);
    }
    return { progress: progress ?? {}, damaged: localStorage.getItem(DAMAGED_KEY), blocked: false };
  } catch {
    return { progress: {}, damaged: null, blocked: true };
  }
}

/** Adds to what is kept, which another window may have changed meanwhile. */
export function keep(more: Progress): Kept {
  const kept = readKept();
  const progress = joined(kept.progress, more);
  try {
    localStorage.setItem(KEY, progressText(progress));
    return { ...kept, progress };
  } catch {
    return { ...kept, progress, blocked: true };
  }
}

/** Throws away what could not be read. */
export function discardDamaged(): void {
  localStorage.removeItem(DAMAGED_KEY);
}

// What an action has to look like is checked by the engine, when it is taken again.
const BEGUN = v.object({ lesson: v.string(), actions: v.array(v.looseObject({ type: v.picklist(ACTION_TYPES) })) });

/** The lesson that was left in the middle; null where there is none, or nothing that can be read. */
export function readBegun(): { readonly lesson: string; readonly actions: readonly Action[] } | null {
  try {
    const read = v.safeParse(BEGUN, JSON.parse(localStorage.getItem(BEGUN_KEY) ?? 'null'));
    return read.success ? (read.output as unknown as { lesson: string; actions: Action[] }) : null;
  } catch {
    return null;
  }
}

/** Keeps how far a lesson has come, for when the page is opened again. Where nothing can be kept, the lesson begins anew. */
export function keepBegun(lesson: string, actions: readonly Action[]): void {
  try {
    if (actions.length > 0) localStorage.setItem(BEGUN_KEY, JSON.stringify({ lesson, actions }));
    else if (readBegun()?.lesson === lesson) localStorage.removeItem(BEGUN_KEY);
  } catch {}
}
