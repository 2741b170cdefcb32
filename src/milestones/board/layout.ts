import type { Action, Board, LotId } from '../types.ts';

/** A lot: its id, its three corners and its three edges, all as indices of the layout. */
export interface Lot {
  readonly id: LotId;
  readonly corners: readonly [number, number, number];
  readonly edges: readonly [number, number, number];
  /** The house without a bonus tile, and the house with the tile on each employment space 1 to 8. */
  readonly house: Action;
  readonly houseWithBonusOn: readonly Action[];
}

/** A section that the net of lines allows, whatever has been built. */
interface Path {
  readonly milestone: number;
  readonly to: number;
  readonly action: Action;
}

/** What follows from a board alone. Points are counted in the order of their ids, so that ascending indices are ascending ids. */
export interface Layout {
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  /** The number printed at each point, 0 at the start point. */
  readonly numbers: readonly number[];
  readonly start: number;
  readonly neighbours: readonly (readonly number[])[];
  readonly edgeCount: number;
  /** The line between two points, or -1 where none is printed: `edgeOf[a * points + b]`. */
  readonly edgeOf: readonly number[];
  /** In the order of their ids. */
  readonly lots: readonly Lot[];
  readonly lotIndex: ReadonlyMap<LotId, number>;
  readonly lotsAt: readonly (readonly Lot[])[];
  /** The sections that can start at each point (8.3, 8.8, 8.9). */
  readonly paths: readonly (readonly Path[])[];
  readonly marketplaces: readonly Action[];
}

/** The six neighbours of a point of the lattice. */
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/** The numbers of the employment spaces (3.2). */
export const SPACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function compute(board: Board): Layout {
  const points = [...board.points].sort((a, b) => (a.id < b.id ? -1 : 1));
  const ids = points.map((point) => point.id);
  const count = ids.length;
  const index = new Map(ids.map((id, i) => [id, i]));
  const place = new Map(points.map((point, i) => [`${point.q},${point.r}`, i]));
  const missing = new Set(board.missing?.map((ends) => ends.join('+')));
  const joined = (a: number, b: number) => missing.size === 0 || !missing.has([ids[a], ids[b]].sort().join('+'));
  const neighbours = points.map(({ q, r }, point) =>
    DIRECTIONS.map(([dq, dr]) => place.get(`${q + dq},${r + dr}`))
      .filter((i) => i !== undefined)
      .filter((i) => joined(point, i))
      .sort((a, b) => a - b),
  );

  const edgeOf = new Array<number>(count * count).fill(-1);
  let edgeCount = 0;
  neighbours.forEach((next, a) => {
    for (const b of next) {
      if (a > b) continue;
      edgeOf[a * count + b] = edgeCount;
      edgeOf[b * count + a] = edgeCount++;
    }
  });
  const edge = (a: number, b: number) => edgeOf[a * count + b] as number;

  // They come in the order of their ids, because what joins ids stands before every character of one.
  const lots: Lot[] = [];
  neighbours.forEach((next, a) => {
    for (const b of next) {
      for (const c of next) {
        if (!(a < b && b < c) || edge(b, c) === -1) continue;
        const id = `${ids[a]}+${ids[b]}+${ids[c]}`;
        lots.push({
          id,
          corners: [a, b, c],
          edges: [edge(a, b), edge(b, c), edge(a, c)],
          house: Object.freeze({ type: 'house', lot: id }),
          houseWithBonusOn: SPACE_NUMBERS.map((bonusOn) => Object.freeze({ type: 'house', lot: id, bonusOn })),
        });
      }
    }
  });

  const lotsAt = ids.map((): Lot[] => []);
  for (const lot of lots) for (const corner of lot.corners) lotsAt[corner]?.push(lot);

  return {
    ids,
    index,
    numbers: points.map((point) => point.number ?? 0),
    start: index.get(board.start) as number,
    neighbours,
    edgeCount,
    edgeOf,
    lots,
    lotIndex: new Map(lots.map((lot, i) => [lot.id, i])),
    lotsAt,
    paths: neighbours.map((next, from) =>
      next.flatMap((milestone) =>
        (neighbours[milestone] as number[])
          .filter((to) => to !== from)
          .map((to) => ({
            milestone,
            to,
            action: Object.freeze({
              type: 'street',
              from: ids[from] as string,
              milestone: ids[milestone] as string,
              to: ids[to] as string,
            }),
          })),
      ),
    ),
    marketplaces: ids.map((at) => Object.freeze({ type: 'marketplace', at })),
  };
}

const layouts = new WeakMap<Board, Layout>();
let lastBoard: Board | null = null;
let lastLayout: Layout;

/** The layout of a board that passes the schema, computed once for each board. */
export function layoutOf(board: Board): Layout {
  // A play-out asks millions of times for the same board.
  // Stryker disable next-line ConditionalExpression: what the map has is the same
  if (board === lastBoard) return lastLayout;
  let layout = layouts.get(board);
  if (layout === undefined) {
    layout = compute(board);
    layouts.set(board, layout);
  }
  lastBoard = board;
  lastLayout = layout;
  return layout;
}

/** Whether a street can begin on a board: two lines that meet at a number, starting at the stall (8.4). */
export function hasFirstSection(board: Board): boolean {
  const { paths, start } = layoutOf(board);
  return (paths[start] as readonly Path[]).length > 0;
}

/** The line between two points, or -1 where none is printed. */
export function lineBetween(layout: Layout, a: number, b: number): number {
  return layout.edgeOf[a * layout.ids.length + b] as number;
}
