import type { Board, LotId } from '../../milestones/index.ts';
import { distance, LINE, lotsOf, type Place, placeOf, toPlace, viewOf } from './geometry.ts';

/** What a stretch of land is drawn as. */
export type Terrain = 'field' | 'forest' | 'quarry' | 'dunes' | 'meadow';

/** The small drawings strewn over each terrain. */
const STREWN: { readonly [T in Terrain]: readonly string[] } = {
  field: ['wheat'],
  forest: ['fir', 'oak', 'firs'],
  quarry: ['rocks', 'crag'],
  dunes: ['dune'],
  meadow: ['tuft', 'flowers'],
};

interface Scenery extends Place {
  readonly drawing: string;
}

export interface Landscape {
  readonly lots: ReadonlyMap<LotId, Terrain>;
  readonly scenery: readonly Scenery[];
  /** The path of the river, on boards that are wide enough for one. */
  readonly river: string | null;
}

/** A whole number of 0 to `below` - 1 that looks drawn by lot and is the same for the same place on every machine. */
function lottery({ x, y }: Place, salt: number, below: number): number {
  let mixed = Math.imul(x + 7919, 0x9e3779b1) ^ Math.imul(y + 104729, 0x85ebca6b) ^ Math.imul(salt, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed ^= mixed >>> 13;
  return (mixed >>> 0) % below;
}

const AROUND_THE_START = 1.2 * LINE;
const COUNTRY = 2.6 * LINE;
const COUNTRY_RADIUS = 1.55 * LINE;
const WIDE_ENOUGH_FOR_A_RIVER = 6 * LINE;
const COUNTRIES = ['forest', 'quarry', 'dunes', 'forest', 'field'] as const;

/** Forest, quarry, dunes and fields follow each other along the board, now in its upper, now in its lower half. */
function countriesOf(board: Board): (Place & { readonly terrain: Terrain })[] {
  const view = viewOf(board);
  return Array.from({ length: Math.floor(view.width / COUNTRY) }, (_, i) => ({
    x: view.x + (i + 0.75) * COUNTRY,
    y: view.y + view.height * (i % 2 === 0 ? 0.7 : 0.3),
    terrain: COUNTRIES[i % COUNTRIES.length] as Terrain,
  }));
}

function terrainAt(place: Place, start: Place, countries: readonly (Place & { readonly terrain: Terrain })[]): Terrain {
  if (distance(place, start) < AROUND_THE_START) return 'field';
  return countries.find((country) => distance(place, country) < COUNTRY_RADIUS)?.terrain ?? 'meadow';
}

function strew(terrain: Terrain, place: Place): Scenery {
  const drawings = STREWN[terrain];
  return {
    drawing: drawings[lottery(place, 1, drawings.length)] as string,
    x: place.x + lottery(place, 2, 17) - 8,
    y: place.y + lottery(place, 3, 13) - 6,
  };
}

/** As much country as anybody can look at: of a net whose points lie farther apart than that only the lots are drawn. */
const MOST_COUNTRY = 2000;

/** Where the net leaves a part of its rectangle free there is country, too: the points of the lattice that the board lacks. */
function wilderness(board: Board): (Place & { readonly enclosed: boolean })[] {
  const view = viewOf(board);
  const taken = new Set(board.points.map(({ q, r }) => `${q},${r}`));
  const rs = board.points.map((point) => point.r);
  if ((view.width * view.height) / LINE ** 2 > MOST_COUNTRY) return [];
  const places: (Place & { readonly enclosed: boolean })[] = [];
  for (let r = Math.min(...rs); r <= Math.max(...rs); r++) {
    const first = Math.ceil((view.x + 30) / LINE - r / 2);
    const last = Math.floor((view.x + view.width - 30) / LINE - r / 2);
    for (let q = first; q <= last; q++) {
      if (taken.has(`${q},${r}`)) continue;
      const place = toPlace({ q, r });
      const neighbours = board.points.filter((point) => distance(toPlace(point), place) < 1.1 * LINE);
      places.push({ ...place, enclosed: neighbours.length === 6 });
    }
  }
  return places;
}

/** Where the river springs at the upper edge; it bends about a straight way down that leads a little to the right. */
function springOf(board: Board): Place | null {
  const { x, y, width } = viewOf(board);
  return width < WIDE_ENOUGH_FOR_A_RIVER ? null : { x: Math.round(x + width * 0.56), y: y - 10 };
}

const BEND = 120;
const DRIFT = 4;

function riverFrom(spring: Place, height: number): string {
  const bends = Math.ceil(height / BEND);
  return `M${spring.x} ${spring.y}q44 ${BEND / 2} ${DRIFT} ${BEND}${`t${DRIFT} ${BEND}`.repeat(bends)}`;
}

function isInRiver({ x, y }: Place, spring: Place): boolean {
  return Math.abs(x - spring.x - ((y - spring.y) * DRIFT) / BEND) < 0.45 * LINE;
}

function compute(board: Board): Landscape {
  const start = placeOf(board, board.start);
  const countries = countriesOf(board);
  const spring = springOf(board);
  const lots = lotsOf(board).map((id) => ({ id, place: placeOf(board, id) }));
  const terrains = new Map(lots.map(({ id, place }) => [id, terrainAt(place, start, countries)]));
  const bushes = new Set(board.bushes);
  const inLots = lots
    .filter(({ id, place }) => !bushes.has(id) && (terrains.get(id) !== 'meadow' || lottery(place, 4, 3) === 0))
    .map(({ id, place }) => strew(terrains.get(id) as Terrain, place));
  const outside = wilderness(board).map(({ enclosed, ...place }) =>
    enclosed ? { drawing: 'pond', ...place } : strew(terrainAt(place, start, countries), place),
  );
  return {
    lots: terrains,
    scenery: [...inLots, ...outside]
      .filter((place) => spring === null || !isInRiver(place, spring))
      .sort((a, b) => a.y - b.y),
    river: spring && riverFrom(spring, viewOf(board).height),
  };
}

const known = new WeakMap<Board, Landscape>();

/** The countryside of a board: it follows from the board alone, so that the same board always looks the same. */
export function landscapeOf(board: Board): Landscape {
  let landscape = known.get(board);
  if (landscape === undefined) {
    landscape = compute(board);
    known.set(board, landscape);
  }
  return landscape;
}
