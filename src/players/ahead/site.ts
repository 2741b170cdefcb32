import {
  type Action,
  freeNeighbours,
  type Game,
  hasStreetOnEdge,
  houseValue,
  isFree,
  isStreetStart,
  type Kind,
  type Lot,
  type LotId,
  layoutOf,
  netOf,
  type State,
  SUPPLY,
  workerOn,
} from '../../milestones/index.ts';
import { type Chances, chancesOf } from '../greedy/chances.ts';
import { type Workers, workersOf } from '../outlook/workers.ts';

/** How many constructions of a sort are tried at a site, the best at first sight. */
const TRIED = { street: 4, house: 4, marketplace: 3 } as const;
/** What the number at the end of a section is worth beside the one that takes the milestone; what a bonus tile is, beside its VP. */
const END = 0.4;
const OPENED = 0.1;
const BONUS = 1;
/** What a cube is worth that is not built with. */
const LEFT = 1.2;
/** How many ways to build on are kept from one construction to the next, and how many of a whole visit. */
const BREADTH = 3;
const OUTCOMES = 5;

/** More cubes of a kind than anybody can hold. */
const MOST_CUBES = 1_000;

/** The board as it has been built in a plan, with what it offers. It remembers what it has worked out: plans meet the same sites again and again. */
export interface Site {
  readonly game: Game;
  readonly visits: Map<Workers, Map<number, readonly Outcome[]>>;
  constructions: readonly Construction[] | null;
  deliveries: readonly Delivery[] | null;
  chances: Chances | null;
}

/** Something that can be built, with the lots on which a bonus tile comes within reach (9.1). */
interface Construction {
  readonly action: Extract<Action, { type: 'street' | 'house' | 'marketplace' }>;
  readonly vp: number;
  /** What it opens, in VP: tells sections over the same number apart. */
  readonly end: number;
  readonly lots: readonly LotId[];
  readonly built: Map<Workers, Built | null>;
}

/** A construction with the bonus tiles that it brings. */
interface Built {
  readonly workers: Workers;
  readonly bonusTiles: State['bonusTiles'];
  /** The site with it; made only when somebody goes on from there. */
  site: Site | null;
  readonly vp: number;
  readonly bonuses: number;
  readonly actions: readonly Action[];
}

/** What comes of a visit to the board of works. */
export interface Outcome extends Pending {
  readonly site: Site;
}

/** The same before it is known whether anybody goes on from there. */
interface Pending {
  readonly workers: Workers;
  readonly stone: number;
  readonly wood: number;
  readonly sand: number;
  readonly vp: number;
  readonly worth: number;
  readonly actions: readonly Action[];
}

/** Flour for so many marketplaces, the best ones: `vp` for all of them. */
interface Delivery {
  readonly site: Site;
  readonly vp: number;
  readonly actions: readonly Action[];
}

const sites = new WeakMap<State['streets'], Site[]>();

/** The site of a game: the same one as long as nothing is built or delivered. */
export function siteOf(game: Game): Site {
  const { state } = game;
  const known = sites.get(state.streets) ?? [];
  const found = known.find(
    ({ game: { board, state: other } }) =>
      board === game.board &&
      other.houses === state.houses &&
      other.marketplaces === state.marketplaces &&
      other.flour === state.flour &&
      other.bonusTiles === state.bonusTiles,
  );
  if (found !== undefined) return found;
  const site = newSite(game);
  sites.set(state.streets, [...known, site]);
  return site;
}

function newSite(game: Game): Site {
  return { game, visits: new Map(), constructions: null, deliveries: null, chances: null };
}

/** What the site offers at first sight. */
export function chancesAt(site: Site): Chances {
  site.chances ??= chancesOf(site.game);
  return site.chances;
}

/** The best ways to build with these cubes, building nothing left out. */
export function buildingAt(
  site: Site,
  workers: Workers,
  stone: number,
  wood: number,
  sand: number,
): readonly Outcome[] {
  let visits = site.visits.get(workers);
  if (visits === undefined) {
    visits = new Map();
    site.visits.set(workers, visits);
  }
  const key = (stone * MOST_CUBES + wood) * MOST_CUBES + sand;
  let found = visits.get(key);
  if (found === undefined) {
    found = findBuilding({ site, workers, stone, wood, sand, vp: 0, worth: 0, actions: [] });
    visits.set(key, found);
  }
  return found;
}

function findBuilding(start: Outcome): Outcome[] {
  const found: Outcome[] = [];
  let open = [start];
  while (open.length > 0) {
    const next: (Pending & { readonly from: Site; readonly built: Built; readonly construction: Construction })[] = [];
    for (const one of open) {
      for (const construction of constructionsAt(one.site)) {
        const { type } = construction.action;
        const stone = one.stone - (type === 'marketplace' ? 0 : 1);
        const wood = one.wood - (type === 'street' ? 0 : 1);
        const sand = one.sand - (type === 'house' ? 0 : 1);
        if (stone < 0 || wood < 0 || sand < 0) continue;
        const built = build(one.site, one.workers, construction);
        if (built === null) continue;
        const worth = one.worth + built.vp + BONUS * built.bonuses - 2 * LEFT + construction.end;
        const { workers, actions } = built;
        const vp = one.vp + built.vp;
        next.push({
          from: one.site,
          built,
          construction,
          workers,
          stone,
          wood,
          sand,
          vp,
          worth,
          actions: [...one.actions, ...actions],
        });
      }
    }
    next.sort((a, b) => b.worth - a.worth);
    open = distinct(next, BREADTH).map(({ from, built, construction, ...outcome }) => ({
      ...outcome,
      site: siteWith(from, construction, built),
    }));
    found.push(...open);
  }
  return distinct(
    found.sort((a, b) => b.worth - a.worth),
    OUTCOMES,
  );
}

/** The first of some sorted outcomes, none worth the same as the one before: those differ only in their order. */
function distinct<Of extends Pending>(outcomes: readonly Of[], count: number): Of[] {
  const found: Of[] = [];
  for (const outcome of outcomes) {
    if (found.length === count) break;
    if (outcome.worth !== found.at(-1)?.worth) found.push(outcome);
  }
  return found;
}

/** The most promising constructions at a site. */
function constructionsAt(site: Site): readonly Construction[] {
  site.constructions ??= findConstructions(site.game);
  return site.constructions;
}

function findConstructions(game: Game): Construction[] {
  const { state } = game;
  const layout = layoutOf(game.board);
  const net = netOf(layout, state);
  const numberAt = (point: number) => layout.numbers[point] as number;
  const lotsAt = (point: number) =>
    (layout.lotsAt[point] as readonly Lot[]).map(({ id }) => id).filter((id) => state.bonusTiles[id] !== undefined);
  const found: Record<keyof typeof TRIED, { readonly promise: number; readonly construction: Construction }[]> = {
    street: [],
    house: [],
    marketplace: [],
  };
  const add = (number: number, vp: number, action: Action, lots: readonly LotId[]) => {
    const construction = { action: action as Construction['action'], vp, end: OPENED * number, lots, built: new Map() };
    found[construction.action.type].push({ promise: END * number + vp + BONUS * lots.length, construction });
  };
  for (let point = 0; point < layout.ids.length; point++) {
    if (state.streets.length < SUPPLY.streets && isStreetStart(layout, net, point)) {
      for (const { milestone, to, action } of layout.paths[point] as Layout['paths'][number]) {
        if (net.pieces[milestone] === 0 && net.pieces[to] === 0)
          add(numberAt(to), numberAt(milestone), action, lotsAt(milestone));
      }
    }
    if (net.pieces[point] !== 0 && isFree(layout, net, point) && state.marketplaces.length < SUPPLY.marketplaces)
      add(0, numberAt(point), layout.marketplaces[point] as Action, lotsAt(point));
  }
  if (state.houses.length < SUPPLY.houses) {
    for (const lot of layout.lots) {
      if (!hasStreetOnEdge(net, lot) || state.houses.includes(lot.id)) continue;
      add(0, houseValue(layout, net, lot), lot.house, state.bonusTiles[lot.id] === undefined ? [] : [lot.id]);
    }
  }
  return (Object.keys(TRIED) as (keyof typeof TRIED)[]).flatMap((sort) =>
    found[sort]
      .sort((a, b) => b.promise - a.promise)
      .slice(0, TRIED[sort])
      .map(({ construction }) => construction),
  );
}

type Layout = ReturnType<typeof layoutOf>;

/** What a construction makes of the site and the workers, every bonus tile taken that can be; null where a house may not be built (8.13). */
function build(site: Site, workers: Workers, construction: Construction): Built | null {
  let found = construction.built.get(workers);
  if (found === undefined) {
    found = findBuilt(site, workers, construction);
    construction.built.set(workers, found);
  }
  return found;
}

function findBuilt(site: Site, before: Workers, { action, vp, lots }: Construction): Built | null {
  const { state } = site.game;
  let bonusTiles = state.bonusTiles;
  let workers = before;
  let bonuses = 0;
  const actions: Action[] = [action];
  for (const lot of lots) {
    const space = freeFor(workers, bonusTiles[lot] as Kind);
    if (space === 0) {
      if (action.type === 'house') return null;
      continue;
    }
    const { [lot]: _, ...others } = bonusTiles as Record<LotId, Kind>;
    bonusTiles = others;
    workers = workersOf(
      workers.spaces.map((employment, i) =>
        i === space - 1 && employment !== null && employment !== 'covered'
          ? { ...employment, bonus: true }
          : employment,
      ),
    );
    bonuses++;
    if (action.type === 'house') actions[0] = { ...action, bonusOn: space };
    else actions.push({ type: 'take-bonus', lot, space });
  }
  return { site: null, workers, bonusTiles, vp: vp + bonuses, bonuses, actions };
}

function siteWith({ game }: Site, { action }: Construction, built: Built): Site {
  if (built.site === null) {
    const { streets, houses, marketplaces } = game.state;
    const { bonusTiles } = built;
    const state = { ...game.state, bonusTiles };
    if (action.type === 'street') state.streets = [...streets, [action.from, action.milestone, action.to]];
    else if (action.type === 'house') state.houses = [...houses, action.lot];
    else state.marketplaces = [...marketplaces, action.at];
    built.site = newSite({ ...game, state });
  }
  return built.site;
}

/** The leftmost worker of a kind without a bonus tile, which the most moves pass; 0 where there is none (9.2). */
function freeFor({ spaces }: Workers, kind: Kind): number {
  for (let space = 1; space <= spaces.length; space++) {
    const worker = workerOn(spaces, space);
    if (worker !== null && worker.kind === kind && !worker.bonus) return space;
  }
  return 0;
}

/** Flour for as many marketplaces as so many sacks reach, the best first; null where it reaches none. */
export function deliveryAt(site: Site, sacks: number): Delivery | null {
  site.deliveries ??= findDeliveries(site.game);
  return site.deliveries[Math.min(sacks, site.deliveries.length) - 1] ?? null;
}

function findDeliveries(game: Game): Delivery[] {
  const { state } = game;
  const layout = layoutOf(game.board);
  const net = netOf(layout, state);
  const best = state.marketplaces
    .filter((id) => !state.flour.includes(id))
    .map((marketplace) => {
      const free = freeNeighbours(layout, net, layout.index.get(marketplace) as number)
        .sort((a, b) => (layout.numbers[b] as number) - (layout.numbers[a] as number))
        .slice(0, 2);
      const numbers = free.map((point) => layout.ids[point] as string).sort();
      const vp = free.reduce((sum, point) => sum + (layout.numbers[point] as number), 0);
      return { vp, action: { type: 'deliver', marketplace, numbers } satisfies Action };
    })
    .sort((a, b) => b.vp - a.vp);
  let vp = 0;
  let flour = state.flour;
  return best.map((delivery, i) => {
    vp += delivery.vp;
    flour = [...flour, delivery.action.marketplace];
    const site = newSite({ ...game, state: { ...state, flour } });
    return { site, vp, actions: best.slice(0, i + 1).map(({ action }) => action) };
  });
}
