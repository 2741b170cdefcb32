import * as v from 'valibot';
import { canonical } from '../kit/canonical.ts';
import { withOthers } from '../kit/items.ts';
import { merge } from '../kit/merge.ts';
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

/** Keeps what `changed` makes of the progress, and gives what is known of it then; where nothing is kept, that counts for this page only. */
function change(changed: (progress: Progress) => Progress): Kept {
  const isKept = LESSONS.change((now) => progressToKeep(changed(now?.lessons ?? {})));
  const kept = readKept();
  return isKept ? kept : { ...kept, progress: changed(kept.progress), blocked: true };
}

/** Adds to what is kept, which another window may have changed meanwhile. */
export const keep = (more: Progress): Kept => change((progress) => joined(progress, more));

/** Takes back what was added to a progress; what has been done since stays. */
export const takeBack = (before: Progress, added: Progress): Kept =>
  change((progress) => merge(joined(before, added), before, progress));

/** Throws away what could not be read. */
export const discardDamaged = LESSONS.discardAside;

/** What the reader has done in a lesson. What an action has to look like is checked by the engine, when it is taken again. */
type Actions = readonly { readonly type: string }[];

const OF_A_LESSON = {
  lesson: v.string(),
  actions: v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(1000)),
};
type KeptBegun = v.InferOutput<typeof BEGUN_SCHEMA>;

/** So many other lessons are remembered that were left in the middle. */
const MOST_OTHERS = 50;

const BEGUN_SCHEMA = withOthers({}, OF_A_LESSON, MOST_OTHERS);

/** The lesson that was left in the middle last, with the reader's actions in it, and others. */
export const BEGUN = storage.kept('lesson-begun', BEGUN_SCHEMA);

/** The lessons that were left in the middle, the last one first. */
const begunIn = (kept: KeptBegun | null) =>
  kept === null ? [] : [kept, ...(kept.others ?? [])].map(({ lesson, actions }) => ({ lesson, actions }));

function begunToKeep([last, ...others]: ReturnType<typeof begunIn>): KeptBegun | null {
  if (last === undefined) return null;
  return others.length === 0 ? last : { ...last, others: others.slice(0, MOST_OTHERS) };
}

/** The lessons of one that were left in the middle, and those of another that are not among them. */
export function joinedBegun(one: KeptBegun | null, other: KeptBegun): KeptBegun | null {
  const here = begunIn(one);
  const more = begunIn(other).filter(({ lesson }) => here.every((each) => each.lesson !== lesson));
  return begunToKeep([...here, ...more]);
}

/** The lesson that was left in the middle last; null where there is none, or nothing that can be read. */
export const lastBegun = (): string | null => BEGUN.read().value?.lesson ?? null;

/** What the reader had done in a lesson when it was left in the middle; null where it was not. */
export function readBegun(lesson: string): Actions | null {
  return begunIn(BEGUN.read().value).find((each) => each.lesson === lesson)?.actions ?? null;
}

/**
 * Keeps how far a lesson has come, for when the page is opened again; `before` is what this page kept of it last. What another tab has done
 * in the same lesson gives way only to what has come further. Where nothing can be kept, the lesson begins anew.
 */
export function keepBegun(lesson: string, actions: Actions, before: Actions): void {
  BEGUN.change((now) => {
    const all = begunIn(now);
    const here = all.find((each) => each.lesson === lesson)?.actions ?? [];
    const isOurs = canonical(here) === canonical(before);
    if (!isOurs && here.length >= actions.length) return now;
    const others = all.filter((each) => each.lesson !== lesson);
    return begunToKeep(actions.length === 0 ? others : [{ lesson, actions: [...actions] }, ...others]);
  });
}
