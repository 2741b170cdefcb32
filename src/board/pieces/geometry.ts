import type { Board, Point } from '../../milestones/index.ts';
import { layoutOf } from '../../milestones/index.ts';

/** A place in a picture, in its units, y downwards. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface View extends Place {
  readonly width: number;
  readonly height: number;
}

/** The length of a line of the net in every picture; all pieces are drawn to this measure. */
export const LINE = 100;
const ROW = (LINE * Math.sqrt(3)) / 2;
/** What is left of the countryside around the net. */
const MARGIN = 58;

/** Where axial coordinates lie: q to the right, r down and half a line to the right. Whole units keep the markup short. */
export function toPlace({ q, r }: Pick<Point, 'q' | 'r'>): Place {
  return { x: Math.round(LINE * (q + r / 2)), y: Math.round(ROW * r) };
}

/** The middle of some places, such as the corners of a lot or the ends of a line. */
export function middle(places: readonly Place[]): Place {
  const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
  return {
    x: Math.round(sum(places.map((place) => place.x)) / places.length),
    y: Math.round(sum(places.map((place) => place.y)) / places.length),
  };
}

/** How far apart two places are, in the units of the picture. */
export function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A line of the net, by the ids of its ends. */
export type Line = readonly [string, string];

/** What of a board can be pointed at: a point or a lot by its id, or a line. */
export type Site = string | Line;

/** The points that make a site: one for a point, two for a line, three for a lot. */
export function pointsOf(at: Site): readonly string[] {
  return typeof at === 'string' ? at.split('+') : at;
}

/** Two pictures of one board are drawn from one map. */
const known = new WeakMap<Board, ReadonlyMap<string, Place>>();

function pointPlaces(board: Board): ReadonlyMap<string, Place> {
  let places = known.get(board);
  if (places === undefined) {
    places = new Map(board.points.map((point) => [point.id, toPlace(point)]));
    known.set(board, places);
  }
  return places;
}

/** The places of the points that make a point, a lot or a line. Throws on what the board does not have. */
export function cornersOf(board: Board, at: Site): Place[] {
  const places = pointPlaces(board);
  return pointsOf(at).map((id) => {
    const place = places.get(id);
    if (place === undefined) throw new Error(`The board ${board.name} has no point ${id}`);
    return place;
  });
}

/** The centre of a point, a lot or a line. Throws on what the board does not have. */
export function placeOf(board: Board, at: Site): Place {
  return middle(cornersOf(board, at));
}

/** The part of the plane that shows some places with what is around them. */
function viewAround(places: readonly Place[]): View {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  return { x, y, width: Math.max(...xs) + MARGIN - x, height: Math.max(...ys) + MARGIN - y };
}

/** The part of the plane that shows a whole board. */
export const viewOf = (board: Board): View => viewAround(board.points.map(toPlace));

/** The part of the plane that shows some points, lines and lots of a board. Throws on what the board does not have. */
export const closeUpOf = (board: Board, sites: readonly Site[]): View =>
  viewAround(sites.flatMap((at) => cornersOf(board, at)));

/** What the stylesheet of a board's frame has to know: how many lines of the net it is wide, and how much wider than high. */
export function frameOf(board: Board): Readonly<Record<`--board-${string}`, string>> {
  const { width, height } = viewOf(board);
  return { '--board-lines': String(width / LINE), '--board-ratio': String(width / height) };
}

/** A part of the plane, as an attribute of a picture. */
export const asViewBox = ({ x, y, width, height }: View): string => `${x} ${y} ${width} ${height}`;

/** The part of the plane that shows a whole board, as an attribute of a picture. */
export const viewBoxOf = (board: Board): string => asViewBox(viewOf(board));

/** All lines of a board, each once, as the ids of its ends. */
export function linesOf(board: Board): Line[] {
  const { ids, neighbours } = layoutOf(board);
  return neighbours.flatMap((next, a) =>
    next.filter((b) => b > a).map((b) => [ids[a] as string, ids[b] as string] as const),
  );
}

/** All lots of a board, by id. */
export function lotsOf(board: Board): string[] {
  return layoutOf(board).lots.map((lot) => lot.id);
}

/** The path of a polygon, with relative steps because they are shorter. */
export function polygon(corners: readonly Place[]): string {
  return `${openPath(corners)}z`;
}

/** The path from place to place. */
export function openPath(places: readonly Place[]): string {
  const steps = places.map((place, i) => {
    const before = places[i - 1];
    if (before === undefined) return `M${place.x} ${place.y}`;
    return place.y === before.y ? `h${place.x - before.x}` : `l${place.x - before.x} ${place.y - before.y}`;
  });
  return steps.join('').replaceAll(' -', '-');
}

/** The path of a circle. */
export function circle({ x, y }: Place, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0z`;
}

/** Corners drawn in towards (or, with a factor above 1, away from) their middle. */
export function scaled(corners: readonly Place[], factor: number): Place[] {
  const centre = middle(corners);
  return corners.map(({ x, y }) => ({
    x: Math.round(centre.x + (x - centre.x) * factor),
    y: Math.round(centre.y + (y - centre.y) * factor),
  }));
}

/** The rectangle along a line from its first to its second place, shortened to a part of its length and half as wide as given to each side. */
export function strip(ends: readonly Place[], part: number, half: number): Place[] {
  const [a, b] = scaled(ends, part) as [Place, Place];
  const length = distance(a, b);
  const across = { x: (-(b.y - a.y) * half) / length, y: ((b.x - a.x) * half) / length };
  const corner = ({ x, y }: Place, side: 1 | -1) => ({
    x: Math.round(x + side * across.x),
    y: Math.round(y + side * across.y),
  });
  return [corner(a, 1), corner(b, 1), corner(b, -1), corner(a, -1)];
}

/** The path of a rectangle. */
export function box({ x, y, width, height }: View): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
