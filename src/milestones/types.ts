import type { RuleId } from './rules.ts';

/** The five kinds of goods, in the order in which they are always listed (2.3). */
export const GOODS = ['stone', 'wood', 'sand', 'grain', 'coin'] as const;
export type Good = (typeof GOODS)[number];
/** The goods that are cubes; coins are goods but not cubes (2.3). */
export const CUBES = ['stone', 'wood', 'sand', 'grain'] as const;
export type Cube = (typeof CUBES)[number];
/** How many of each kind of goods. */
export type Goods = { readonly [G in Good]: number };

/** The five kinds of workers, in the order of the goods they produce (3.2). */
export const KINDS = ['quarryman', 'lumberjack', 'sand-worker', 'grain-grower', 'coiner'] as const;
export type Kind = (typeof KINDS)[number];
/** What a worker of each kind produces (3.2). */
export const PRODUCT: { readonly [K in Kind]: Good } = {
  quarryman: 'stone',
  lumberjack: 'wood',
  'sand-worker': 'sand',
  'grain-grower': 'grain',
  coiner: 'coin',
};

/** The twelve spaces of the loop, clockwise from the castle (3.1). */
export const SPACES = [
  'castle',
  'worker-1',
  'worker-2',
  'worker-3',
  'worker-4',
  'worker-5',
  'worker-6',
  'worker-7',
  'worker-8',
  'trading-house',
  'board-of-works',
  'mill',
] as const;
export type Space = (typeof SPACES)[number];

/** A corner of the net, on axial coordinates of a triangular lattice; `number` is null at the start point only. */
export interface Point {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly number: number | null;
}

/** A lot is named by its three point ids, sorted by code units and joined with `+`. */
export type LotId = string;

/** A game board: its points, and where the stall and the bushes are (2.4). The landscape has no effect (2.6), so it isn’t kept. */
export interface Board {
  readonly name: string;
  readonly version: number;
  readonly points: readonly Point[];
  /** The id of the point with the white market stall (2.4). */
  readonly start: string;
  readonly bushes: readonly LotId[];
  /** The lines between neighbouring points that are not printed, each by its two point ids in the order of `sort()`. */
  readonly missing?: readonly (readonly [string, string])[];
}

/** One of the two workers of a tile: its kind and its number (3.2, 3.4). */
export interface TileWorker {
  readonly kind: Kind;
  readonly number: number;
}

/** A worker tile: its left and its right worker (3.4). */
export interface WorkerTile {
  readonly id: string;
  readonly workers: readonly [TileWorker, TileWorker];
}

/** How a game is played: by how many, who begins, with which variants. */
export interface Options {
  /** 2, 3 or 4. */
  readonly players: number;
  /** Players are numbered clockwise from 0. */
  readonly startingPlayer: number;
  readonly variants: {
    /** Plays 12.6 as the Hungarian rulebook reads: a kind in which all are equal gives everybody 2 VP. */
    readonly equalCategoryScores: boolean;
    /** Plays 9.5 by the rulebook’s “may”: a house, too, may leave the bonus tile on its lot. Said only where it is so, as in records of before. */
    readonly houseMayLeaveBonus?: true;
  };
}

/** A worker on an employment space. */
export interface Worker extends TileWorker {
  /** Whether a bonus tile lies on this worker (9.2). */
  readonly bonus: boolean;
}

/** What is visible on an employment space: a worker, a cover tile, or null for nothing (3.5). */
export type Employment = Worker | 'covered' | null;

/** What is a player's own: a player board, a playing piece, a score marker (2.2), and goods that lie open (6.5). */
export interface Player {
  readonly vp: number;
  readonly goods: Goods;
  readonly piece: Space;
  /** The eight employment spaces from left to right: `worker-1` is at index 0. */
  readonly spaces: readonly Employment[];
}

/** A street section: where it starts, the number that takes the milestone, where it ends (8.3). */
export type Section = readonly [from: string, milestone: string, to: string];

/** What the space under the piece still asks: at the trading house, at the castle, at the board of works or the mill. */
export type Visit =
  | { readonly hired: boolean }
  | { readonly giveBack: number; readonly cover: boolean }
  | Readonly<Record<string, never>>;

/** For every kind of worker the value on each player's board and the VP it gave (12.4–12.6). */
export type FinalScoring = {
  readonly [K in Kind]: { readonly values: readonly number[]; readonly vp: readonly number[] };
};

/** What lies open on the table in every phase: what is built belongs to all, the goods and the player boards to one player each (1.1, 8.17). */
interface Table {
  readonly player: number;
  readonly players: readonly Player[];
  readonly streets: readonly Section[];
  readonly houses: readonly LotId[];
  readonly marketplaces: readonly string[];
  /** The marketplaces with a flour sack. */
  readonly flour: readonly string[];
  readonly bonusTiles: { readonly [lot: LotId]: Kind };
  /** Those still to be drafted; empty after the draft. */
  readonly startingTiles: readonly string[];
  readonly display: readonly string[];
  readonly pileCount: number;
  /** The lots whose bonus tile the builder can take now; empty outside the phase `bonus`. */
  readonly bonusInReach: readonly LotId[];
}

/** Who triggered the end, if anybody has, and the turns still to be played after the present one (12.3). */
type Ending =
  | { readonly endTriggeredBy: null; readonly turnsLeft: null }
  | { readonly endTriggeredBy: number; readonly turnsLeft: number };

interface Unscored {
  readonly finalScoring: null;
  readonly winners: null;
}

/**
 * What a phase asks for. `movesLeft` are the moves of this turn not yet made; the move to a space that is being resolved counts
 * as made.
 */
type Phased =
  | ({ readonly phase: 'draft'; readonly movesLeft: 0; readonly visit: null } & Unscored & {
        readonly endTriggeredBy: null;
        readonly turnsLeft: null;
      })
  | ({ readonly phase: 'move'; readonly movesLeft: 1 | 2; readonly visit: null } & Unscored & Ending)
  | ({ readonly phase: 'space'; readonly movesLeft: 0 | 1; readonly visit: Visit } & Unscored & Ending)
  | ({
      readonly phase: 'bonus';
      readonly movesLeft: 0 | 1;
      readonly visit: Readonly<Record<string, never>>;
    } & Unscored &
      Ending)
  | {
      readonly phase: 'over';
      readonly movesLeft: 0;
      readonly visit: null;
      readonly endTriggeredBy: number;
      readonly turnsLeft: number;
      readonly finalScoring: FinalScoring;
      readonly winners: readonly number[];
    };

/** Everything that lies open on the table. The phase says which of its fields hold something. */
export type State = Table & Phased;
/** What the table waits for: a draft, a move, what a space asks, a bonus tile – or nothing, when the game is over. */
export type Phase = State['phase'];

/** The fields of a state, each with all that it holds in any phase: what is being changed, or has not been checked yet. */
export type OpenState = { readonly [Field in keyof State]: State[Field] };

/** A whole game: what it is played with, what lies open, and the draw pile with its top tile first. */
export interface Game {
  readonly options: Options;
  readonly board: Board;
  readonly workerTiles: readonly WorkerTile[];
  readonly state: State;
  readonly pile: readonly string[];
}

/** What a player can do, one type for each kind of action. */
export type Action =
  | { readonly type: 'draft'; readonly tile: string; readonly space: number }
  | { readonly type: 'move'; readonly to: Space; readonly idle?: true }
  | { readonly type: 'hire'; readonly tile: string; readonly space: number }
  | { readonly type: 'buy'; readonly good: Cube }
  | { readonly type: 'sell'; readonly goods: readonly [Cube, Cube] }
  | { readonly type: 'street'; readonly from: string; readonly milestone: string; readonly to: string }
  | { readonly type: 'house'; readonly lot: LotId; readonly bonusOn?: number }
  | { readonly type: 'marketplace'; readonly at: string }
  | { readonly type: 'take-bonus'; readonly lot: LotId; readonly space: number }
  | { readonly type: 'leave-bonus' }
  | { readonly type: 'deliver'; readonly marketplace: string; readonly numbers: readonly string[] }
  | { readonly type: 'give-back'; readonly goods: Partial<Goods> }
  | { readonly type: 'cover'; readonly space: number }
  | { readonly type: 'done' };

/** The kinds of actions. */
export type ActionType = Action['type'];

/** An action as a record holds it, with the player who takes it. */
export type PlayerAction = { readonly player: number } & Action;

/**
 * The fields of every type of action and what each of them holds, types and fields in the order of the record's table: legal
 * actions are listed in it, and at the table an action is chosen field by field in it. A `?` marks what may be left out.
 */
export const ACTION_FIELDS = {
  draft: { tile: 'tile', space: 'employment' },
  move: { to: 'space', idle: 'yes?' },
  hire: { tile: 'tile', space: 'employment' },
  buy: { good: 'good' },
  sell: { goods: 'pair' },
  street: { from: 'point', milestone: 'point', to: 'point' },
  house: { lot: 'lot', bonusOn: 'employment?' },
  marketplace: { at: 'point' },
  'take-bonus': { lot: 'lot', space: 'employment' },
  'leave-bonus': {},
  deliver: { marketplace: 'point', numbers: 'points' },
  'give-back': { goods: 'goods' },
  cover: { space: 'employment' },
  done: {},
} as const satisfies {
  readonly [Type in ActionType]: {
    readonly [Field in Exclude<keyof Extract<Action, { type: Type }>, 'type'>]: Held | `${Held}?`;
  };
};

/** What a field of an action holds: an id, a number of an employment space, a space of the loop, goods, or a yes. */
export type Held = 'tile' | 'point' | 'points' | 'lot' | 'employment' | 'space' | 'good' | 'pair' | 'goods' | 'yes';

/** The action types in the order of the record's table. */
export const ACTION_TYPES = Object.keys(ACTION_FIELDS) as ActionType[];

/** Why an action is refused. Every reason has a sentence in every language. */
export const REASONS = [
  // the action as such
  'malformed',
  'game-over',
  'not-your-turn',
  'draft-first',
  'draft-over',
  'space-first',
  'demands-first',
  'bonus-first',
  'not-visiting',
  'nothing-to-finish',
  // draft and hire
  'tile-not-offered',
  'overlaps-starting-tile',
  'tile-not-in-display',
  'sticks-out',
  'hired-already',
  // moving
  'stays',
  'not-ahead',
  'passes-castle',
  'castle-compulsory',
  'nothing-to-decline',
  // goods
  'lacks-stone',
  'lacks-wood',
  'lacks-sand',
  'lacks-grain',
  'lacks-coin',
  'coins-not-bought',
  'coins-not-sold',
  // street sections
  'doubles-back',
  'no-line',
  'no-number',
  'not-at-the-stall',
  'branches-at-milestone',
  'branches-between-sections',
  'starts-off-street',
  'milestone-closes-loop',
  'end-closes-loop',
  'no-sections-left',
  // houses and marketplaces
  'no-street-on-edge',
  'lot-has-house',
  'no-houses-left',
  'no-street-touches',
  'milestone-there',
  'marketplace-there',
  'no-marketplaces-left',
  // bonus tiles
  'bonus-not-in-reach',
  'bonus-cannot-be-taken',
  'bonus-must-be-taken',
  'no-bonus-there',
  'no-worker-there',
  'other-kind',
  'bonus-already-there',
  // the mill
  'no-marketplace-there',
  'supplied-already',
  'not-next-to',
  'not-free',
  'same-number-twice',
  'too-few-numbers',
  'too-many-numbers',
  'no-flour-left',
  // the castle
  'nothing-to-give-back',
  'gives-too-little',
  'gives-too-much',
  'no-worker-demanded',
  'covers-empty-space',
  'covers-cover-tile',
] as const;
export type Reason = (typeof REASONS)[number];

/** A piece of the game that something is said about, or the field of an action that has the wrong form. */
export type Place =
  | { readonly point: string }
  | { readonly lot: LotId }
  | { readonly space: Space }
  | { readonly tile: string }
  | { readonly good: Good }
  | { readonly field: string };

/**
 * One rule that forbids an action. `at` names the pieces concerned; for `malformed` the field that is wrong. `rule` is null for
 * `malformed` only, which no rule of the game speaks of.
 */
export interface Refusal {
  readonly rule: RuleId | null;
  readonly reason: Reason;
  readonly at: readonly Place[];
}

/** Where goods come from: workers (6.2), the income (7.1), a purchase (7.7), a sale (7.8), a delivery (10.2). */
export const GOODS_SOURCES = ['worker', 'income', 'bought', 'sold', 'flour'] as const;
export type GoodsSource = (typeof GOODS_SOURCES)[number];

/** What VP are given for (1.3). */
export const VP_SOURCES = [
  'street',
  'house',
  'marketplace',
  'flour',
  'bonus-tile',
  'bonus-worker',
  'majority',
] as const;
export type VpSource = (typeof VP_SOURCES)[number];

type EventOf<Type extends string, Fields> = {
  readonly type: Type;
  readonly rule: RuleId;
  readonly player: number;
} & Readonly<Fields>;

/** What happened, in the terms of the rules. The VP of all `vp` events of a player add up to the score. */
export type GameEvent =
  | EventOf<'drafted', { tile: string; space: number }>
  | EventOf<'left-over', { tile: string }>
  | EventOf<'moved', { from: Space; to: Space }>
  | EventOf<'declined', { space: Space }>
  | EventOf<'no-worker', { space: Space }>
  /** Goods from the supply; `spaces` are the workers that yielded them, empty where they come from elsewhere. */
  | EventOf<'goods', { source: GoodsSource; good: Good; count: number; spaces: readonly number[] }>
  | EventOf<'no-income', { numbers: readonly number[] }>
  | EventOf<'paid', { goods: Partial<Goods> }>
  | EventOf<'vp', { vp: number; source: VpSource }>
  | EventOf<'hired', { tile: string; space: number }>
  | EventOf<'refilled', { tile: string }>
  | EventOf<'street-built', { section: Section }>
  | EventOf<'house-built', { lot: LotId }>
  | EventOf<'marketplace-built', { point: string }>
  | EventOf<'bonus-in-reach', { lots: readonly LotId[] }>
  | EventOf<'bonus-taken', { lot: LotId; kind: Kind; space: number }>
  | EventOf<'bonus-left', { lots: readonly LotId[] }>
  | EventOf<'bonus-lost', { kind: Kind; space: number }>
  | EventOf<'delivered', { marketplace: string; numbers: readonly string[] }>
  | EventOf<'demanded', { giveBack: number; cover: boolean }>
  | EventOf<'gave-back', { goods: Partial<Goods> }>
  | EventOf<'worker-covered', { kind: Kind; number: number; space: number }>
  | EventOf<'end-triggered', { by: 'score' | 'last-tile' }>
  /** `player` ends a turn and `next` begins one. */
  | EventOf<'turn-ended', { next: number; turnsLeft: number | null }>
  | EventOf<'scored', { kind: Kind; values: readonly number[]; vp: readonly number[] }>
  | EventOf<'game-over', { winners: readonly number[]; vp: readonly number[]; goods: readonly number[] }>;

/** What comes of an action: the next game with what happened, or every rule that forbids it, the most telling first. */
export type Outcome =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };
