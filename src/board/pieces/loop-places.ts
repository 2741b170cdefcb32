import { GOODS, type Good, SPACES, type Space } from '../../milestones/index.ts';
import { box, type Place, type View } from './geometry.ts';
import type { Outline } from './Spots.tsx';

/** The picture of a player board: eight columns over four buildings, the road of the loop between them, the goods below. */
export const PLAYER_VIEW: View = { x: 0, y: 0, width: 820, height: 450 };
/** The part of it that shows the workers. */
export const WORKERS_VIEW: View = { x: 0, y: 0, width: 820, height: 150 };
const COLUMN = 100;
const LEFT = 10;
const UPPER = { top: 7, middle: 75, lane: 172 };
const LOWER = { middle: 306, lane: 212, bottom: 367 };
const BETWEEN_LANES = 192;

/** Along the lower row the way leads from right to left. */
const COLUMNS_FROM_THE_LEFT: { readonly [building: string]: number } = {
  castle: 0,
  mill: 2,
  'board-of-works': 4,
  'trading-house': 6,
};

function columnsOf(space: Space): { readonly first: number; readonly count: number } {
  const building = COLUMNS_FROM_THE_LEFT[space];
  return building === undefined ? { first: SPACES.indexOf(space) - 1, count: 1 } : { first: building, count: 2 };
}

/** The middle of the picture of a space: of the worker or of the building. */
export function picturePlace(space: Space): Place {
  const { first, count } = columnsOf(space);
  return { x: LEFT + (first + count / 2) * COLUMN, y: count === 1 ? UPPER.middle : LOWER.middle };
}

/** Where the playing piece stands when it is on a space: on the road before it. */
export function piecePlace(space: Space): Place {
  const { x, y } = picturePlace(space);
  return { x, y: y === UPPER.middle ? UPPER.lane : LOWER.lane };
}

/** Where the goods of a kind lie, below the loop. */
export function goodsPlace(good: Good): Place {
  return { x: 60 + GOODS.indexOf(good) * 162, y: 409 };
}

/** The mark of a kind of goods: round its picture and how many there are. */
export function goodsMark(good: Good): string {
  const { x, y } = goodsPlace(good);
  return box({ x: x - 38, y: y - 31, width: 122, height: 62 });
}

/** A space can be hit on its picture and its stretch of the road; its mark leaves the road free. */
export function spaceOutline(space: Space): Outline {
  const { first, count } = columnsOf(space);
  const x = LEFT + first * COLUMN;
  const width = count * COLUMN;
  const [top, bottom] = count === 1 ? [UPPER.top, BETWEEN_LANES] : [BETWEEN_LANES, LOWER.bottom];
  const { x: middle, y } = picturePlace(space);
  const [halfWidth, halfHeight] = count === 1 ? [45, 62] : [94, 56];
  return {
    x: middle,
    y,
    hit: box({ x, y: top, width, height: bottom - top }),
    mark: box({ x: middle - halfWidth, y: y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight }),
  };
}
