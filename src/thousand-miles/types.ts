import type { OutcomeOf, Taken } from '../kit/game.ts';
import type { ActionCard, Card, DeckSize, Mile, Remedy, Safety } from './cards.ts';
import type { RuleId } from './rules.ts';

/** The two drivers (C1.1). */
export const SEATS = [0, 1] as const;
export type Seat = (typeof SEATS)[number];

/** The driver across the table. */
export const otherThan = (player: Seat): Seat => (player === 0 ? 1 : 0);

/** How a game is played. */
export interface Options {
  /** Who has the first turn. */
  readonly starter: Seat;
  readonly deck: DeckSize;
}

/** Red, yellow or green (C3.1). */
export const LIGHTS = ['red', 'yellow', 'green'] as const;
export type Light = (typeof LIGHTS)[number];

/**
 * How a driver stands: `rolling`; held up by one of the action cards that stop; or `waiting`, which is red without an action
 * card – at the start, and where the action is cured but a Roll is missing (C3.1, C4.3).
 */
export const CONDITIONS = ['waiting', 'rolling', 'stop', 'out-of-gas', 'flat-tire', 'accident'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** What lies before a driver, and the hand (C7.1). */
export interface Driver {
  /** Sorted in the order of the cards. */
  readonly hand: readonly Card[];
  /** The mile cards in the order of play. */
  readonly miles: readonly Mile[];
  readonly total: number;
  readonly condition: Condition;
  /** Whether a Speed Limit lies there, whatever the light (C4.2). */
  readonly limit: boolean;
  readonly light: Light;
  /** In the order of play; those played as a coup-fourré stand in both lists. */
  readonly safeties: readonly Safety[];
  readonly coupsFourres: readonly Safety[];
}

/** Both drivers, by seat. */
export type Drivers = readonly [Driver, Driver];

/** The two drivers with another one in this seat. */
export function withDriver([first, second]: Drivers, player: Seat, driver: Driver): Drivers {
  return player === 0 ? [driver, second] : [first, driver];
}

/** A driver's points for a game, by what they are given for (C6). */
export interface Score {
  readonly miles: number;
  readonly completed: number;
  readonly safeties: number;
  readonly allFour: number;
  readonly coupsFourres: number;
  readonly delayed: number;
  readonly safe: number;
  readonly shutOut: number;
  readonly total: number;
}

/** A game without the deck's order: what a trace shows, with open hands. */
export interface State {
  readonly phase: 'turn' | 'over';
  /** Whose turn it is; at the end, who played last. */
  readonly player: Seat;
  readonly drivers: Drivers;
  readonly deckCount: number;
  /** In the order of play, the top card last. */
  readonly discards: readonly Card[];
  /** The action card that the driver at turn can still answer by a coup-fourré (C5.4). */
  readonly answerable: ActionCard | null;
  readonly completedBy: Seat | null;
  readonly scores: readonly [Score, Score] | null;
}

/** A whole game: how it is played, the state with open hands, and the deck with its top card first. */
export interface Game {
  readonly options: Options;
  readonly state: State;
  readonly deck: readonly Card[];
  /** The card that the starter drew first; null once an action has been taken, and in a game that began with a position. */
  readonly opening: Card | null;
}

/**
 * A card of the hand is played or discarded; whom it is played on follows from its kind (C1.2, C2.1). By which half of the
 * card, which button or key that is done (C7.2) is the table's business.
 */
export interface Action {
  readonly type: 'play' | 'discard';
  readonly card: Card;
}

/** An action as a record holds it, with the driver who takes it. */
export type PlayerAction = Taken<Action>;

/** Why an action is refused. Every reason has a sentence in every language. */
export const REASONS = [
  // the action as such
  'malformed',
  'game-over',
  'not-your-turn',
  'not-in-hand',
  // mile cards
  'two-200s',
  'past-1000',
  'held-up',
  'roll-first',
  'limited',
  // action cards, on the other driver
  'protected',
  'held-up-already',
  'not-rolling',
  'light-yellow',
  'limited-already',
  // remedies
  'nothing-to-cure',
  'cure-first',
  'rolling-already',
  'needs-no-roll',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * One rule that forbids an action. `at` names the cards concerned; for `malformed` the field that is wrong. `rule` is null for
 * `malformed` only, which no rule of the game speaks of.
 */
export interface Refusal {
  readonly rule: RuleId | null;
  readonly reason: Reason;
  readonly at: readonly string[];
}

/** What points are given for, in the order of the rules (C6). */
export const POINT_SOURCES = [
  'miles',
  'completed',
  'safeties',
  'allFour',
  'coupsFourres',
  'delayed',
  'safe',
  'shutOut',
] as const satisfies readonly (keyof Score)[];
export type PointSource = (typeof POINT_SOURCES)[number];

type EventOf<Type extends string, Fields> = {
  readonly type: Type;
  readonly rule: RuleId;
  /** Who did it; for a light and for points, whose they are. */
  readonly player: Seat;
} & Readonly<Fields>;

/** What happened, in the terms of the rules. */
export type GameEvent =
  | EventOf<'discarded', { card: Card }>
  | EventOf<'drove', { card: Mile; total: number }>
  | EventOf<'attacked', { card: ActionCard; on: Seat }>
  /** The action is gone by its remedy. */
  | EventOf<'cured', { remedy: Remedy; action: ActionCard }>
  /** A Roll where only a Roll was missing. */
  | EventOf<'rolled', unknown>
  | EventOf<'protected', { safety: Safety }>
  | EventOf<'coup-fourre', { safety: Safety; action: ActionCard }>
  /** The action is gone by its safety, but not as a coup-fourré. */
  | EventOf<'ended', { safety: Safety; action: ActionCard }>
  | EventOf<'light', { light: Light }>
  /** Only `player` sees the card. */
  | EventOf<'drew', { card: Card }>
  /** `player` has drawn the last card. */
  | EventOf<'deck-empty', unknown>
  /** `player` ends a turn and `next` begins one. */
  | EventOf<'turn-ended', { next: Seat }>
  /** `player` has no cards left. */
  | EventOf<'passed-over', unknown>
  | EventOf<'game-over', { by: 'trip' | 'no-cards' }>
  | EventOf<'points', { source: PointSource; points: number }>;

/** What comes of an action. */
export type Outcome = OutcomeOf<Game, GameEvent, Refusal>;
