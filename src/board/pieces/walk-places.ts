import type { Space } from '../../milestones/index.ts';
import type { Place } from './geometry.ts';
import { piecePlace } from './loop-places.ts';

/** The ends of the hedge between the two lanes of the loop. */
const RIGHT_BEND: Place = { x: 782, y: 192 };
const LEFT_BEND: Place = { x: 38, y: 192 };

/** The places that the piece passes on its way along some spaces, one after another: between the lanes it goes round a bend. */
export function walkPlaces(way: readonly Space[]): Place[] {
  return way.flatMap((space, i) => {
    const place = piecePlace(space);
    const before = way[i - 1];
    if (before === undefined || piecePlace(before).y === place.y) return [place];
    return [piecePlace(before).y < place.y ? RIGHT_BEND : LEFT_BEND, place];
  });
}
