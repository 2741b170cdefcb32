import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffled } from '../kit/shuffled.ts';
import { type Card, sorted } from './cards.ts';
import { type Driver, type Game, type Options, otherThan, type Seat, type State, withDriver } from './types.ts';

/** The other driver as seen across the table: the hand is hidden, its count is not. */
export interface OtherDriver extends Omit<Driver, 'hand'> {
  readonly hand: null;
  readonly handCount: number;
}

/** A game as one of its drivers knows it (C7.1). */
export interface View {
  readonly options: Options;
  readonly viewer: Seat;
  readonly me: Driver;
  readonly other: OtherDriver;
  /** The rest of the state, which lies open. */
  readonly open: Omit<State, 'drivers'>;
  /** The cards in the deck and in the other hand, sorted: who has watched what was played knows them, but not where they are. */
  readonly unseen: readonly Card[];
}

/**
 * What a driver may know of a game: neither the other hand nor the deck's order, nor which of the unseen cards are where.
 * @throws RangeError where there is no such driver.
 */
export function viewFor({ options, state, deck }: Game, player: number): View {
  if (player !== 0 && player !== 1) throw new RangeError(`no driver ${player}`);
  const { drivers, ...open } = state;
  const other = drivers[otherThan(player)];
  return {
    options,
    viewer: player,
    me: drivers[player],
    other: { ...other, hand: null, handCount: other.hand.length },
    open,
    unseen: sorted([...other.hand, ...deck]),
  };
}

/** A game that agrees with a view: the other hand and the order of the deck are drawn from a seed, a 32-bit integer. */
export function determinize({ options, viewer, me, other, open, unseen }: View, seed: number): Game {
  const cards = shuffled(unseen, xoroshiro128plus(seed));
  const { handCount, ...driver } = other;
  const drawn: Driver = { ...driver, hand: sorted(cards.slice(0, handCount)) };
  return {
    options,
    state: { ...open, drivers: withDriver([me, me], otherThan(viewer), drawn) },
    deck: cards.slice(handCount),
    opening: null,
  };
}
