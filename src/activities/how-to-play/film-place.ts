import * as v from 'valibot';
import { canonical } from '../../kit/canonical.ts';
import { whole } from '../../kit/reading.ts';
import { kept } from '../../kit/storage.ts';
import { withChanges } from '../../kit/with-changes.ts';

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

/** Keeps where the film is now; `last` is what this page read or kept last. What has been set in another tab meanwhile stays. Returns what is kept. */
export function keepPlace(next: FilmPlace, last: FilmPlace | null): FilmPlace {
  let place = next;
  FILM_PLACE.change((now) => {
    // The place is one thing, the speed and the players are others.
    const { speed, players } = withChanges(last ?? next, next, now ?? next);
    place = { ...next, speed, players };
    return place;
  });
  return place;
}

/** Keeps no place any more, as the film has ended, unless another tab has stopped elsewhere. */
export function forgetPlace(last: FilmPlace | null): null {
  FILM_PLACE.change((now) => (canonical(now) === canonical(last) ? null : now));
  return null;
}
