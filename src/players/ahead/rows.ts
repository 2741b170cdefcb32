import {
  type Action,
  type Employment,
  type Game,
  type TileWorker,
  WORKERS_LEFT,
  type WorkerTile,
  workerOn,
} from '../../milestones/index.ts';
import { type Workers, workersOf } from '../outlook/workers.ts';

/** How many ways to hire and to cover a worker are tried, the best at first sight. */
const TRIED = { hire: 5, cover: 3 } as const;
/** What a coin for an ascending row is worth in the laps to come, a kind of worker, a worker and a bonus tile on one, beside a usual lap. */
const WORTH = { income: 2, kind: 1, worker: 1, bonus: 1 } as const;

/** The tiles on offer in a plan. Those that will come up nobody knows, and no plan counts on them. */
export interface Offer {
  readonly display: readonly string[];
  readonly tiles: ReadonlyMap<string, WorkerTile>;
  readonly hires: Map<Workers, readonly Hire[]>;
  /** What is on offer after a tile has been hired. */
  readonly after: Map<string, Offer>;
}

/** A tile that is hired, and the row with it. */
export interface Hire {
  readonly action: Extract<Action, { type: 'hire' }>;
  readonly workers: Workers;
}

/** A worker that is covered, and the row without it. */
export interface Cover {
  readonly actions: readonly Action[];
  readonly workers: Workers;
}

const offers = new WeakMap<readonly string[], Offer>();

/** What a game has on offer: the same as long as nobody hires. */
export function offerOf({ state: { display }, workerTiles }: Game): Offer {
  let found = offers.get(display);
  if (found === undefined) {
    found = { display, tiles: new Map(workerTiles.map((tile) => [tile.id, tile])), hires: new Map(), after: new Map() };
    offers.set(display, found);
  }
  return found;
}

/** What is left on offer after a tile has been hired. */
export function offerAfter(offer: Offer, tile: string): Offer {
  let found = offer.after.get(tile);
  if (found === undefined) {
    found = { ...offer, display: offer.display.filter((id) => id !== tile), hires: new Map(), after: new Map() };
    offer.after.set(tile, found);
  }
  return found;
}

/** What a row is worth by itself, in VP: only to choose what is tried. */
function rowWorth({ lap, income, kinds, visible, spaces }: Workers): number {
  let bonuses = 0;
  for (let space = 1; space <= spaces.length; space++) if (workerOn(spaces, space)?.bonus) bonuses++;
  return lap + WORTH.income * income + WORTH.kind * kinds + WORTH.worker * visible + WORTH.bonus * bonuses;
}

/** The best ways to hire. */
export function hiresFrom(offer: Offer, workers: Workers): readonly Hire[] {
  let found = offer.hires.get(workers);
  if (found === undefined) {
    const all: (Hire & { readonly worth: number })[] = [];
    for (const tile of offer.display) {
      const [left, right] = (offer.tiles.get(tile) as WorkerTile).workers;
      for (let space = 1; space < workers.spaces.length; space++) {
        const after = workersOf(withTile(workers.spaces, space, left, right));
        all.push({ action: { type: 'hire', tile, space }, workers: after, worth: rowWorth(after) });
      }
    }
    found = all.sort((a, b) => b.worth - a.worth).slice(0, TRIED.hire);
    offer.hires.set(workers, found);
  }
  return found;
}

function withTile(
  spaces: readonly Employment[],
  space: number,
  left: TileWorker,
  right: TileWorker,
): readonly Employment[] {
  const after = spaces.slice();
  after[space - 1] = { ...left, bonus: false };
  after[space] = { ...right, bonus: false };
  return after;
}

const coverings = new WeakMap<Workers, readonly Cover[]>();

/** The best workers to cover at the castle; where none is demanded, the row as it is (11.3, 11.4). */
export function coversOf(workers: Workers): readonly Cover[] {
  let found = coverings.get(workers);
  if (found === undefined) {
    found = workers.visible > WORKERS_LEFT ? findCovers(workers) : [{ actions: [], workers }];
    coverings.set(workers, found);
  }
  return found;
}

function findCovers({ spaces }: Workers): Cover[] {
  const all: (Cover & { readonly worth: number })[] = [];
  for (let space = 1; space <= spaces.length; space++) {
    if (workerOn(spaces, space) === null) continue;
    const workers = workersOf(spaces.map((employment, i) => (i === space - 1 ? 'covered' : employment)));
    all.push({ actions: [{ type: 'cover', space }], workers, worth: rowWorth(workers) });
  }
  return all.sort((a, b) => b.worth - a.worth).slice(0, TRIED.cover);
}
