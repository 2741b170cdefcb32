import { type ActionCard, type Card, withCard } from './cards.ts';
import { RULE_OF, scoresOf } from './points.ts';
import type { RuleId } from './rules.ts';
import { type GameEvent, otherThan, POINT_SOURCES, SEATS, type Seat, type State, withDriver } from './types.ts';

// C2.1: who starts the next game is a matter of the match; a game is told by its options.

/** How many cards a driver holds between turns (C2.1). */
export const HAND_SIZE = 6;

/** An action under way: the state so far, the deck, and what has happened. */
export interface Work {
  readonly state: { -readonly [Field in keyof State]: State[Field] };
  deck: readonly Card[];
  readonly events: GameEvent[];
}

/** The driver at turn draws the top card, while the deck lasts (C2.1, C2.3, C5.1). */
export function draw(work: Work, rule: RuleId): void {
  const { state, events } = work;
  const [card, ...deck] = work.deck;
  if (card === undefined) return;
  const { player, drivers } = state;
  const driver = drivers[player];
  state.drivers = withDriver(drivers, player, { ...driver, hand: withCard(driver.hand, card) });
  state.deckCount = deck.length;
  work.deck = deck;
  events.push({ type: 'drew', rule, player, card });
  if (deck.length === 0) events.push({ type: 'deck-empty', rule: 'C2.3', player });
}

/** Begins the next turn; `attack` is the action card that was played on the other driver in this one (C2.1, C2.3, C5.4). */
export function endTurn(work: Work, attack: ActionCard | null): void {
  const { state, events } = work;
  const { player } = state;
  const other = otherThan(player);
  // While the deck lasts, every hand is full.
  const goesOn = (seat: Seat) => state.drivers[seat].hand.length > 0;
  state.answerable = null;
  if (goesOn(other)) {
    state.player = other;
    state.answerable = attack;
  } else if (!goesOn(player)) {
    endGame(work, 'no-cards');
    return;
  } else events.push({ type: 'passed-over', rule: 'C2.3', player: other });
  events.push({ type: 'turn-ended', rule: 'C2.1', player, next: state.player });
  draw(work, 'C2.1');
}

/** Ends the game and counts the points (C2.4, C6). */
export function endGame({ state, events }: Work, by: 'trip' | 'no-cards'): void {
  const { player, drivers, deckCount } = state;
  state.phase = 'over';
  state.answerable = null;
  state.completedBy = by === 'trip' ? player : null;
  events.push({ type: 'game-over', rule: 'C2.4', player, by });
  const scores = scoresOf(drivers, state.completedBy, deckCount);
  state.scores = scores;
  for (const seat of SEATS) {
    for (const source of POINT_SOURCES) {
      const points = scores[seat][source];
      if (points > 0) events.push({ type: 'points', rule: RULE_OF[source], player: seat, source, points });
    }
  }
}
