import * as v from 'valibot';
import {
  acceptedGameOfScene,
  apply,
  COSTS,
  type Game,
  type GameEvent,
  KINDS,
  legalActions,
  type Point,
  type Refusal,
  type RuleId,
  type Scene,
  type ScenePlayer,
} from '../../../milestones/index.ts';

/** What is at a point: a free number, or a milestone or marketplace on it. */
export const ON_A_POINT = ['1', '2', '3', '4', '5', 'milestone', 'marketplace'] as const;
const ON_POINT = v.picklist(ON_A_POINT);
/** The same, or no point at all. */
const AT_POINT = v.picklist([...ON_A_POINT, 'none']);
export type OnPoint = v.InferOutput<typeof ON_POINT>;
export type AtPoint = v.InferOutput<typeof AT_POINT>;

/** What is at the three corners of a lot, the bonus tile on it, and whether there is a worker for it. */
export const LOT_ENTRIES = v.object({
  corners: v.pipe(v.array(ON_POINT), v.length(3)),
  tile: v.nullable(v.picklist(KINDS)),
  worker: v.boolean(),
});
export type LotEntries = v.InferOutput<typeof LOT_ENTRIES>;
export const EMPTY_LOT: LotEntries = { corners: ['milestone', '2', '3'], tile: null, worker: false };

/** What is at the place where a marketplace is to stand, whether a street touches it, and the bonus tile beside it. */
export const MARKET_ENTRIES = v.object({
  at: ON_POINT,
  street: v.boolean(),
  tile: v.nullable(v.picklist(KINDS)),
  worker: v.boolean(),
});
export type MarketEntries = v.InferOutput<typeof MARKET_ENTRIES>;
export const EMPTY_MARKET: MarketEntries = { at: '3', street: true, tile: null, worker: false };

/** What is at the six points around a marketplace. */
export const DELIVERY_ENTRIES = v.object({ around: v.pipe(v.array(AT_POINT), v.length(6)) });
export type DeliveryEntries = v.InferOutput<typeof DELIVERY_ENTRIES>;
export const EMPTY_DELIVERY: DeliveryEntries = { around: ['4', '3', '2', '1', 'milestone', 'milestone'] };

const STALL = 'stall';

interface Corner {
  readonly at: AtPoint;
  readonly q: number;
  readonly r: number;
}

/** A game of the engine's on a board of these points only, with what stands on them, and further ones that are needed. */
function gameOn(
  points: readonly Corner[],
  further: readonly Omit<Point, 'number'>[],
  me: ScenePlayer,
  { marketplaces = [], ...state }: NonNullable<Scene['state']>,
): Game {
  const there = points.flatMap(({ at, q, r }, i) => (at === 'none' ? [] : [{ id: `p${i}`, at, q, r }]));
  const built = there.filter(({ at }) => at === 'marketplace').map(({ id }) => id);
  const scene = acceptedGameOfScene({
    players: [me, {}],
    state: { ...state, phase: 'space', marketplaces: [STALL, ...built, ...marketplaces].sort() },
  });
  return {
    ...scene,
    board: {
      name: 'entered',
      version: 1,
      points: [
        ...there.map(({ id, at, q, r }) => ({ id, q, r, number: Number(at) || 1 })),
        ...further.map((point) => ({ ...point, number: 1 })),
        // Far away from everything: the market stall, which every board has.
        { id: STALL, q: 9, r: 9, number: null },
      ],
      start: STALL,
      bushes: [],
    },
  };
}

const vpIn = (events: readonly GameEvent[], ...sources: readonly string[]): number =>
  events.reduce((sum, event) => (event.type === 'vp' && sources.includes(event.source) ? sum + event.vp : sum), 0);

/** The free numbers among some points. */
const freeIn = (points: readonly AtPoint[]): number[] => points.flatMap((at) => (Number(at) ? [Number(at)] : []));

export type HouseAnswer =
  | {
      readonly ok: true;
      readonly numbers: readonly number[];
      readonly vp: number;
      readonly tile: boolean;
      readonly rule: RuleId;
    }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

const LOT = 'p0+p1+p2';
const CORNERS = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
];
/** A point beside each corner, away from the lot, where the section with its milestone there ends. */
const BEYOND = [
  { q: -1, r: 0 },
  { q: 2, r: 0 },
  { q: 0, r: 2 },
];

/** What a house on such a lot scores, or why it may not be built, by the engine (8.10–8.13). */
export function houseAnswer({ corners, tile, worker }: LotEntries): HouseAnswer {
  const milestones = corners.flatMap((at, i) => (at === 'milestone' ? [i] : []));
  const game = gameOn(
    corners.map((at, i) => ({ at, ...CORNERS[i]! })),
    milestones.map((i) => ({ id: `end${i}`, ...BEYOND[i]! })),
    {
      piece: 'board-of-works',
      goods: COSTS.house,
      spaces: tile !== null && worker ? [`${tile} 1`] : [],
    },
    {
      // Each milestone belongs to a section along an edge of the lot.
      streets: milestones.map((i) => [`p${(i + 1) % 3}`, `p${i}`, `end${i}`] as const),
      bonusTiles: tile === null ? {} : { [LOT]: tile },
    },
  );
  const built = apply(game, { type: 'house', lot: LOT, ...(tile !== null && worker && { bonusOn: 1 }) });
  if (!built.ok) return built;
  const tileTaken = built.events.some(({ type }) => type === 'bonus-taken');
  return { ok: true, numbers: freeIn(corners), vp: vpIn(built.events, 'house'), tile: tileTaken, rule: '8.11' };
}

export type MarketAnswer =
  | { readonly ok: true; readonly vp: number; readonly rule: RuleId; readonly mayTake: boolean }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What a marketplace scores there, or why it may not be built, and whether the bonus tile beside it may be taken, by the engine (8.14, 8.15, 9.1). */
export function marketAnswer({ at, street, tile, worker }: MarketEntries): MarketAnswer {
  // The street comes from a marketplace further away; where a milestone covers the place, it runs on.
  const onTheWay = at === 'milestone' ? ['before', 'p0', 'after'] : ['far', 'before', 'p0'];
  const game = gameOn(
    [{ at, q: 0, r: 0 }],
    [
      { id: 'far', q: -2, r: 0 },
      { id: 'before', q: -1, r: 0 },
      { id: 'after', q: 1, r: 0 },
      { id: 'beyond', q: 0, r: 1 },
    ],
    {
      piece: 'board-of-works',
      goods: COSTS.marketplace,
      spaces: tile !== null && worker ? [`${tile} 1`] : [],
    },
    {
      marketplaces: at === 'milestone' ? ['before'] : ['far'],
      streets: street || at === 'milestone' ? [onTheWay as [string, string, string]] : [],
      bonusTiles: tile === null ? {} : { 'after+beyond+p0': tile },
    },
  );
  const built = apply(game, { type: 'marketplace', at: 'p0' });
  if (!built.ok) return built;
  const mayTake = built.events.some(({ type }) => type === 'bonus-in-reach');
  return { ok: true, vp: vpIn(built.events, 'marketplace'), rule: '8.14', mayTake };
}

export interface DeliveryAnswer {
  readonly numbers: readonly number[];
  readonly vp: number;
  readonly coins: number;
}

/** The points around another, in order round it. */
const AROUND = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

/** The delivery that scores most, among all that the engine allows (10.2, 10.4). */
export function deliveryAnswer({ around }: DeliveryEntries): DeliveryAnswer {
  const milestones = around.flatMap((at, i) => (at === 'milestone' ? [i] : []));
  const game = gameOn(
    around.map((at, i) => ({ at, ...AROUND[i]! })),
    [
      { id: 'middle', q: 0, r: 0 },
      ...milestones.map((i) => ({ id: `end${i}`, q: 2 * AROUND[i]!.q, r: 2 * AROUND[i]!.r })),
    ],
    { piece: 'mill', goods: COSTS.deliver },
    {
      marketplaces: ['middle'],
      streets: milestones.map((i) => ['middle', `p${i}`, `end${i}`] as const),
    },
  );
  const numberOf = new Map(game.board.points.map(({ id, number }) => [id, number ?? 0]));
  const deliveries = legalActions(game).flatMap((action) => {
    if (action.type !== 'deliver' || action.marketplace !== 'middle') return [];
    const outcome = apply(game, action);
    if (!outcome.ok) return [];
    const coins = outcome.game.state.players[0]?.goods.coin ?? 0;
    return [{ numbers: action.numbers.map((id) => numberOf.get(id) ?? 0), vp: vpIn(outcome.events, 'flour'), coins }];
  });
  return deliveries.reduce((best, next) => (next.vp > best.vp ? next : best));
}
