import { joined, type Progress, progressText, readProgress } from '../../lessons/progress.ts';

const KEY = 'milestones-lessons';
/** A kept text that is no progress; it stays until somebody throws it away. */
const DAMAGED_KEY = 'milestones-lessons-damaged';

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
