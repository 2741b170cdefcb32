import * as v from 'valibot';
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
