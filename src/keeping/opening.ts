import * as v from 'valibot';
import { items } from '../kit/items.ts';
import { kept } from '../kit/storage.ts';

/** As many games as may be on their way to a table, in all tabs. */
const MOST = 50;

/** The games that are on their way to a table. */
export const opening = kept('opening', items(v.pipe(v.string(), v.maxLength(100)), MOST));

/** Remembers that a game is about to be shown. If it is not shown, because it crashes the page or makes it hang, that is known when the page is opened again. */
export function beginOpening(id: string): void {
  opening.change((now) => [...(now ?? []).filter((each) => each !== id), id].slice(-MOST));
}

/** Forgets it: the game has been shown, or is to be tried again. */
export function endOpening(id: string): void {
  opening.change((now) => {
    const left = (now ?? []).filter((each) => each !== id);
    return left.length === 0 ? null : left;
  });
}

/** Whether a game was to be shown the last time, and was not. */
export function wasNotShown(id: string): boolean {
  return opening.read().value?.includes(id) ?? false;
}
