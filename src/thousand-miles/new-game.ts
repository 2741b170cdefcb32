import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffled } from '../kit/shuffled.ts';
import { type Card, cardsOf, DECKS, type DeckSize, sorted, withCard } from './cards.ts';
import { HAND_SIZE } from './turn.ts';
import { type Driver, type Game, type Options, type Seat, withDriver } from './types.ts';

/** What a game is begun with. */
export interface NewGameOptions {
  /** A 32-bit integer; the same seed gives the same deal. Without a `starter` it draws one as well. */
  readonly seed: number;
  readonly starter?: Seat;
  /** 101 where nothing else is said. */
  readonly deck?: DeckSize;
}

/** What is dealt before the first card is drawn: both hands sorted, the deck with its top card first. */
export interface Deal {
  readonly hands: readonly [readonly Card[], readonly Card[]];
  readonly deck: readonly Card[];
}

/** A driver at the start, whose light is red (C3.1). */
const starting = (hand: readonly Card[]): Driver => ({
  hand: sorted(hand),
  miles: [],
  total: 0,
  condition: 'waiting',
  limit: false,
  light: 'red',
  safeties: [],
  coupsFourres: [],
});

/** A game before its first action, from a deal that passes the schema; the starter has drawn (C2.1). */
export function gameFrom(options: Options, { hands, deck: [opening, ...deck] }: Deal): Game {
  const dealt = [starting(hands[0]), starting(hands[1])] as const;
  const { starter } = options;
  const hand = withCard(dealt[starter].hand, opening as Card);
  return {
    options,
    state: {
      phase: 'turn',
      player: starter,
      drivers: withDriver(dealt, starter, { ...dealt[starter], hand }),
      deckCount: deck.length,
      discards: [],
      answerable: null,
      completedBy: null,
      scores: null,
    },
    deck,
    opening: opening as Card,
  };
}

/**
 * Deals a game: all chance of the game is drawn here (C1.3, C2.1).
 * @throws RangeError where there is no such starter or no such deck.
 */
export function newGame({ seed, starter, deck = 101 }: NewGameOptions): Game {
  if (!DECKS.includes(deck)) throw new RangeError(`a deck of ${DECKS.join(' or ')} cards, not ${deck}`);
  const random = xoroshiro128plus(seed);
  const cards = shuffled(cardsOf(deck), random);
  // Drawn even where it is given, so that the deal depends on the seed alone.
  const drawn = uniformInt(random, 0, 1) as Seat;
  const options = { starter: starter ?? drawn, deck };
  if (options.starter !== 0 && options.starter !== 1) throw new RangeError(`no driver ${options.starter}`);
  return gameFrom(options, {
    hands: [sorted(cards.slice(0, HAND_SIZE)), sorted(cards.slice(HAND_SIZE, 2 * HAND_SIZE))],
    deck: cards.slice(2 * HAND_SIZE),
  });
}
