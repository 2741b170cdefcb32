import {
  areaOf,
  BONUS_TILES,
  type Board,
  bonusTilesInTurn,
  type GameSet,
  hasFirstSection,
  KINDS,
  type Kind,
  LIMITS,
  layoutOf,
  type Point,
  PRACTICE_SET,
  startingTileCount,
  type TileWorker,
  type WorkerTile,
} from '../milestones/index.ts';

/** What stands at a place of a row: a number, the white stall, or nothing. */
export const CELLS = ['gap', 'stall', 1, 2, 3, 4, 5] as const;
export type Cell = (typeof CELLS)[number];

/** A row of points, from left to right. `from` counts half lines from the left; rows stand by turns on even and odd ones. */
export interface Row {
  readonly from: number;
  readonly cells: readonly Cell[];
}

/** How many of each kind. */
export type BonusMix = { readonly [K in Kind]: number };

/**
 * A board, and what is played on it, as its owner enters it row by row: whatever may still be missing or wrong. Points are
 * named by their places (`r2x5`: the third row, five half lines from the left), lots by three of them, lines by two, joined as
 * a board joins its ids.
 */
export interface BoardEntry {
  /** What its owner calls it; empty where it has no name. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly bushes: readonly string[];
  /** The lines between neighbours that are not printed. */
  readonly missing: readonly string[];
  /** Empty where the tiles are those of the practice set. */
  readonly tiles: readonly (readonly [TileWorker, TileWorker])[];
  /** Null where there are as many of each kind, as in the practice set. */
  readonly bonus: BonusMix | null;
}

export const EMPTY_ENTRY: BoardEntry = {
  name: '',
  rows: [{ from: 0, cells: [] }],
  bushes: [],
  missing: [],
  tiles: [],
  bonus: null,
};

/** What an entry has room for: rows, places in a row, half lines that a row can be moved to either side, characters of a name. */
export const ENTRY_LIMITS = { rows: 60, cells: 100, from: 60, name: 40, tiles: 100, bonus: 60 } as const;

interface Standing {
  /** Its name in the entry. */
  readonly key: string;
  readonly row: number;
  readonly x: number;
  readonly cell: Exclude<Cell, 'gap'>;
}

/** All points of an entry in reading order. */
export function standing({ rows }: Pick<BoardEntry, 'rows'>): Standing[] {
  return rows.flatMap(({ from, cells }, row) =>
    cells.flatMap((cell, i) => {
      const x = from + 2 * i;
      return cell === 'gap' ? [] : [{ key: `r${row}x${x}`, row, x, cell }];
    }),
  );
}

/** The board of an entry, whatever is wrong with it, and what its points are called in the one and in the other. */
export interface EnteredBoard {
  readonly board: Board;
  readonly idOf: ReadonlyMap<string, string>;
  readonly keyOf: ReadonlyMap<string, string>;
}

const joined = (ids: readonly string[]) => [...ids].sort().join('+');

/**
 * The board of an entry that has a point; its points are named in reading order, and the first stall lies at q 0, r 0. Without a
 * stall the first point lends its place. Bushes and missing lines that have lost their points are left out.
 */
export function boardOf(entry: BoardEntry): EnteredBoard {
  const entered = known.get(entry) ?? compute(entry);
  known.set(entry, entered);
  return entered;
}

// A picture, its spots, the faults and what can be played on all ask for the board of one entry.
const known = new WeakMap<BoardEntry, EnteredBoard>();

function compute(entry: BoardEntry): EnteredBoard {
  const all = standing(entry);
  const first = all.find(({ cell }) => cell === 'stall') ?? (all[0] as Standing);
  const digits = String(all.length - 1).length;
  const ids = all.map((_, i) => `p${String(i).padStart(digits, '0')}`);
  const idOf = new Map(all.map(({ key }, i) => [key, ids[i] as string]));
  const points = all.map(({ row, x, cell }, i): Point => {
    const r = row - first.row;
    return { id: ids[i] as string, q: (x - first.x - r) / 2, r, number: cell === 'stall' ? null : cell };
  });
  const bare: Board = { name: entry.name, version: 1, points, start: idOf.get(first.key) as string, bushes: [] };
  const net = layoutOf(bare);
  const present = (keys: readonly string[]) =>
    keys
      .map((key) => key.split('+').map((point) => idOf.get(point)))
      .filter((at) => !at.includes(undefined)) as string[][];
  const missing = present(entry.missing)
    .map((ends) => ends.sort() as [string, string])
    .filter(([a, b]) =>
      (net.neighbours[net.index.get(a) as number] as readonly number[]).includes(net.index.get(b) as number),
    );
  const lines = missing.length === 0 ? bare : { ...bare, missing };
  const { lotIndex } = layoutOf(lines);
  const bushes = present(entry.bushes)
    .map(joined)
    .filter((lot) => lotIndex.has(lot));
  return {
    board: { ...lines, bushes: bushes.sort() },
    idOf,
    keyOf: new Map([...idOf].map(([key, id]) => [id, key])),
  };
}

/** What is wrong with an entry or unlike the printed game; `at` are ids of the board of the entry. */
export type Fault =
  | { readonly fault: 'no-stall' | 'too-few' | 'too-large' | 'too-few-tiles'; readonly at: readonly [] }
  | { readonly fault: 'two-stalls' | 'alone' | 'apart' | 'no-first-section'; readonly at: readonly string[] }
  | { readonly fault: 'bushes' | 'bonus'; readonly at: readonly []; readonly count: number; readonly wanted: number };

/** Faults with which nobody can play; with the others the board is only unlike the printed one, or unusual. */
const SERIOUS: readonly Fault['fault'][] = [
  'no-stall',
  'two-stalls',
  'alone',
  'apart',
  'no-first-section',
  'too-few',
  'too-large',
  'too-few-tiles',
  'bonus',
];

/** Whether nobody can play on a board with this fault. */
export const isSerious = ({ fault }: Fault): boolean => SERIOUS.includes(fault);

/** The points that lines join to the start, as indices of the layout. */
function reached(board: Board): ReadonlySet<number> {
  const { neighbours, start } = layoutOf(board);
  const found = new Set([start]);
  for (const at of found) for (const next of neighbours[at] as readonly number[]) found.add(next);
  return found;
}

/**
 * Everything that is wrong with an entry, all at once: the stall and what it is joined to (2.4), where the first street section
 * can go (8.4), the size, the bushes (15, as many as the box has bonus tiles: 2.1), the tiles (enough to draft from: 4.7), the mix of the bonus tiles.
 */
export function faultsOf(entry: BoardEntry): Fault[] {
  const all = standing(entry);
  if (all.length < 3) return [{ fault: 'too-few', at: [] }];
  const { board, idOf } = boardOf(entry);
  if (all.length > LIMITS.points || areaOf(board.points) > LIMITS.area) return [{ fault: 'too-large', at: [] }];
  const found: Fault[] = [];
  const stalls = all.filter(({ cell }) => cell === 'stall').map(({ key }) => idOf.get(key) as string);
  if (stalls.length === 0) found.push({ fault: 'no-stall', at: [] });
  if (stalls.length > 1) found.push({ fault: 'two-stalls', at: stalls });
  const { ids, neighbours } = layoutOf(board);
  const alone = ids.filter((_, i) => neighbours[i]?.length === 0);
  if (alone.length > 0) found.push({ fault: 'alone', at: alone });
  const inReach = reached(board);
  const apart = ids.filter((id, i) => !inReach.has(i) && !alone.includes(id));
  if (apart.length > 0 && !alone.includes(board.start)) found.push({ fault: 'apart', at: apart });
  // A stall that is missing, or joined to too little, has been named already.
  if (found.length === 0 && !hasFirstSection(board)) found.push({ fault: 'no-first-section', at: [board.start] });
  if (board.bushes.length !== BONUS_TILES)
    found.push({ fault: 'bushes', at: [], count: board.bushes.length, wanted: BONUS_TILES });
  if (entry.tiles.length > 0 && entry.tiles.length < startingTileCount(4))
    found.push({ fault: 'too-few-tiles', at: [] });
  const mixed = entry.bonus === null ? null : KINDS.reduce((sum, kind) => sum + (entry.bonus as BonusMix)[kind], 0);
  if (mixed !== null && mixed !== board.bushes.length)
    found.push({ fault: 'bonus', at: [], count: mixed, wanted: board.bushes.length });
  return found;
}

/** What is played with on an entered board: its own tiles and bonus tiles, or those of the practice set. Null where nobody can play on it. */
export function setOfEntry(entry: BoardEntry): GameSet | null {
  if (faultsOf(entry).some(isSerious)) return null;
  const { board } = boardOf(entry);
  const digits = String(entry.tiles.length).length;
  const workerTiles = entry.tiles.map(
    (workers, i): WorkerTile => ({ id: `t${String(i + 1).padStart(digits, '0')}`, workers }),
  );
  const { bonus } = entry;
  return {
    board,
    workerTiles: workerTiles.length === 0 ? PRACTICE_SET.workerTiles : workerTiles,
    // In one order, so that the same number deals the same game again.
    bonusTiles: (bonus === null
      ? bonusTilesInTurn(board.bushes.length)
      : KINDS.flatMap((kind) => new Array<Kind>(bonus[kind]).fill(kind))
    ).sort(),
  };
}

/** All lots and lines of the board of an entry, by the names that it has for their points, sorted and joined by “+”. */
export function lotsAndLinesOf(entry: BoardEntry): {
  readonly lots: readonly string[];
  readonly lines: readonly string[];
} {
  const { board, keyOf } = boardOf(entry);
  const { ids, lots, neighbours } = layoutOf(board);
  const keys = (points: readonly number[]) =>
    points
      .map((i) => keyOf.get(ids[i] as string) as string)
      .sort()
      .join('+');
  return {
    lots: lots.map(({ corners }) => keys(corners)),
    lines: neighbours.flatMap((next, a) => next.filter((b) => b > a).map((b) => keys([a, b]))),
  };
}
