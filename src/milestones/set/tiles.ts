import type { Action, WorkerTile } from '../types.ts';

/** A worker tile and the actions that place it, its left half on employment space 1 to 7. */
export interface KnownTile {
  readonly tile: WorkerTile;
  readonly drafts: readonly Action[];
  readonly hires: readonly Action[];
}

const LEFT_SPACES = [1, 2, 3, 4, 5, 6, 7] as const;
const known = new WeakMap<readonly WorkerTile[], ReadonlyMap<string, KnownTile>>();
let lastTiles: readonly WorkerTile[] | null = null;
let lastKnown: ReadonlyMap<string, KnownTile>;

/** The tiles of a list by their ids, computed once for each list. */
export function tilesById(tiles: readonly WorkerTile[]): ReadonlyMap<string, KnownTile> {
  // Stryker disable next-line ConditionalExpression: what the map has is the same
  if (tiles === lastTiles) return lastKnown;
  let byId = known.get(tiles);
  // Stryker disable next-line ConditionalExpression: looked up anew they are the same
  if (byId === undefined) {
    byId = new Map(
      tiles.map((tile) => [
        tile.id,
        {
          tile,
          drafts: LEFT_SPACES.map((space) => Object.freeze({ type: 'draft', tile: tile.id, space })),
          hires: LEFT_SPACES.map((space) => Object.freeze({ type: 'hire', tile: tile.id, space })),
        },
      ]),
    );
    // Stryker disable next-line CallExpression
    known.set(tiles, byId);
  }
  lastTiles = tiles;
  lastKnown = byId;
  return byId;
}
