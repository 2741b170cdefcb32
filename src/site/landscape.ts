/** The map on the home page: a net of triangles, what lies on it, and the streets that have been built so far. */

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point of the net: column and row. Odd rows lie half a column further to the right. */
type Point = readonly [column: number, row: number];

export type Ground = 'meadow' | 'field' | 'ripe' | 'wood' | 'heath';

interface Lot {
  /** Its course. */
  readonly shape: string;
  readonly middle: Spot;
  readonly ground: Ground;
}

export const width = 1200;
export const height = 430;
const columns = 13;
const rows = 6;
const side = 100;
/** How far a tree of size 1 reaches to each side of its foot, and above it. */
const TREE = { side: 9, height: 21 };
const SIZES = [0.8, 1, 1.2];

const woods = [
  { x: 300, y: 40, radius: 120 },
  { x: 700, y: 70, radius: 130 },
  { x: 60, y: 370, radius: 150 },
  { x: 1150, y: 330, radius: 170 },
];

/** A fraction from 0 to 1 that looks like chance but is the same in every build. */
function scatter(a: number, b: number, salt: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7 + salt * 74.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Where a point of the net lies; a little off the ruler's line, as if drawn by hand. */
export function spot([column, row]: Point): Spot {
  const x = column * side + (row % 2) * (side / 2) + (scatter(column, row, 1) - 0.5) * 16;
  const y = row * side * 0.866 - 4 + (scatter(column, row, 2) - 0.5) * 14;
  return { x: Math.round(x), y: Math.round(y) };
}

const grid: readonly Point[] = Array.from({ length: rows }, (_, row) =>
  Array.from({ length: columns + 1 }, (_, column): Point => [column - (row % 2), row]),
).flat();

/** The points to the right, to the lower left and to the lower right. */
function after([column, row]: Point): readonly [Point, Point, Point] {
  const shift = row % 2;
  return [
    [column + 1, row],
    [column - 1 + shift, row + 1],
    [column + shift, row + 1],
  ];
}

/** The course of a line through points of the net. */
export function line(points: readonly Point[]): string {
  return `M${points
    .map(spot)
    .map(({ x, y }) => `${x} ${y}`)
    .join(' ')}`;
}

/** All lots that can be seen; two lie below each point. */
export const lots: readonly Lot[] = grid
  .flatMap((point): readonly (readonly Point[])[] => {
    const [right, left, below] = after(point);
    return [
      [point, right, below],
      [point, below, left],
    ];
  })
  .filter((corners) => isSeen(corners.map(spot)))
  .map(lot);

/** Whether what reaches from corner to corner is not wholly beside the picture. */
function isSeen(corners: readonly Spot[]): boolean {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return Math.max(...xs) > 0 && Math.min(...xs) < width && Math.max(...ys) > 0 && Math.min(...ys) < height;
}

function lot(corners: readonly Point[]): Lot {
  const spots = corners.map(spot);
  const middle = { x: mean(spots.map((each) => each.x)), y: mean(spots.map((each) => each.y)) };
  return { shape: `${line(corners)}z`, middle, ground: groundAt(middle) };
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function groundAt({ x, y }: Spot): Ground {
  if (woods.some((wood) => Math.hypot(wood.x - x, (wood.y - y) * 1.3) < wood.radius)) return 'wood';
  const chance = scatter(Math.round(x), Math.round(y), 3);
  if (chance < 0.2) return 'field';
  if (chance < 0.36) return 'ripe';
  return chance < 0.55 ? 'heath' : 'meadow';
}

/** The trees of a wood's lot, the lower ones last so that they stand in front. */
export function trees({ middle }: Lot): readonly (Spot & { readonly size: number })[] {
  return [0, 1, 2, 3]
    .map((tree) => ({
      x: Math.round(middle.x + (scatter(middle.x, tree, 4) - 0.5) * 62),
      y: Math.round(middle.y + (scatter(middle.y, tree, 5) - 0.5) * 46),
      size: SIZES[Math.floor(scatter(middle.x + middle.y, tree, 6) * SIZES.length)] as number,
    }))
    .filter(({ x, y, size }) =>
      isSeen([
        { x: x - TREE.side * size, y: y - TREE.height * size },
        { x: x + TREE.side * size, y },
      ]),
    )
    .sort((one, other) => one.y - other.y);
}

/** The streets: from the market stall to the windmill, and a branch from the marketplace on the way. */
export const streets: readonly (readonly Point[])[] = [
  [
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [4, 3],
    [5, 3],
    [6, 3],
    [7, 3],
    [8, 2],
    [9, 2],
    [9, 1],
  ],
  [
    [4, 3],
    [4, 4],
    [3, 5],
  ],
];

export const milestones: readonly Point[] = [
  [2, 1],
  [4, 2],
  [5, 3],
  [7, 3],
  [9, 2],
  [4, 4],
];

export const marketplaces: readonly Point[] = [
  [1, 1],
  [4, 3],
];

/** The points between two sections, or at a street's end, whose number is still free. */
export const freeNumbers: readonly (readonly [point: Point, value: number])[] = [
  [[3, 2], 2],
  [[6, 3], 3],
  [[8, 2], 4],
  [[9, 1], 5],
];

/** The lots with a house, by the corners of their edge to the street and the third corner. */
export const houses: readonly Spot[] = [
  lot([
    [2, 1],
    [3, 1],
    [3, 2],
  ]).middle,
  lot([
    [4, 2],
    [5, 2],
    [4, 3],
  ]).middle,
  lot([
    [5, 3],
    [6, 3],
    [6, 4],
  ]).middle,
  lot([
    [7, 3],
    [8, 3],
    [8, 2],
  ]).middle,
];

export const windmill: Spot = spot([10, 1]);
