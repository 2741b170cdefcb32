import { wordsFor } from 'words:table';
import { type Game, houseValue, layoutOf, netOf, SPACES, type Space } from '../milestones/index.ts';
import type { Names } from './names.ts';

/** A point and what is there: “C5: number 3, end of a street”. */
export function pointName({ board, state }: Game, names: Names, id: string): string {
  const words = wordsFor(names.language);
  const layout = layoutOf(board);
  const net = netOf(layout, state);
  const point = layout.index.get(id) as number;
  const supplied = state.flour.includes(id);
  const coordinates = { point: names.point(id) };
  if (point === layout.start) return words('spot.stall', { ...coordinates, what: supplied ? 'supplied' : 'free' });
  const pieces = net.pieces[point] as number;
  const onStreet = pieces === 0 ? 'free' : pieces === 1 ? 'end' : 'street';
  const onPoint = net.marketplace[point] ? (supplied ? 'supplied' : 'marketplace') : onStreet;
  const what = net.milestone[point] ? 'milestone' : onPoint;
  return words('spot.point', { ...coordinates, number: layout.numbers[point] as number, what });
}

/** A lot and what is there: “Lot B2-C2-B3: free numbers 6, bonus tile quarryman”. */
export function lotName({ board, state }: Game, names: Names, id: string): string {
  const layout = layoutOf(board);
  const lot = layout.lots[layout.lotIndex.get(id) as number] as (typeof layout.lots)[number];
  const bonus = state.bonusTiles[id];
  return wordsFor(names.language)('spot.lot', {
    lot: names.lot(id),
    sum: houseValue(layout, netOf(layout, state), lot),
    house: state.houses.includes(id) ? 'yes' : 'no',
    bonus: bonus === undefined ? 'none' : names.kind(bonus),
  });
}

/** A space of a player's loop and what is there: “Space 3: quarryman 5 with a bonus tile”, “castle, piece here”. */
export function spaceName({ state }: Game, player: number, names: Names, space: Space): string {
  const words = wordsFor(names.language);
  const { spaces, piece } = state.players[player] as Game['state']['players'][number];
  const n = SPACES.indexOf(space);
  const spot = space.startsWith('worker-')
    ? words('spot.space', { n, what: names.employment(spaces[n - 1] ?? null) })
    : names.space(space);
  return piece === space ? words('spot.piece', { spot }) : spot;
}
