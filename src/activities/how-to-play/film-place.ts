import * as v from 'valibot';
import { merge } from '../../kit/merge.ts';
import { whole } from '../../kit/reading.ts';
import { kept } from '../../kit/storage.ts';

/** Where somebody has stopped watching the film. What is not in a film any more shows its beginning. */
export const FILM_PLACE = kept(
  'film',
  v.object({
    cut: v.picklist(['short', 'full']),
    players: v.picklist([2, 3, 4]),
    chapter: v.pipe(v.string(), v.maxLength(40)),
    /** The shot of the chapter, from 0. */
    n: whole(0, 999),
    speed: v.picklist([0.75, 1, 1.25, 1.5]),
  }),
);
export type FilmPlace = NonNullable<ReturnType<typeof FILM_PLACE.read>['value']>;

/**
 * Keeps where the film is now; `last` is what this page has shown when it kept it last. What has been set in another tab meanwhile stays.
 * Returns whether the browser keeps it.
 */
export function keepPlace(next: FilmPlace, last: FilmPlace): boolean {
  return FILM_PLACE.change((now) => {
    // The place is one thing, the speed and the players are others.
    const { speed, players } = merge(last, next, now ?? next);
    return { ...next, speed, players };
  });
}

/** Keeps no place any more, as the film has ended, unless another tab has stopped elsewhere than `last`. */
export function forgetPlace(last: FilmPlace): void {
  FILM_PLACE.change((now) => (now?.cut === last.cut && now.chapter === last.chapter && now.n === last.n ? null : now));
}
