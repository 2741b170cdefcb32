import { expect } from 'vitest';
import {
  ACTION_CARDS,
  type Action,
  apply,
  CARDS,
  type Card,
  type DeckSize,
  type Driver,
  type Game,
  type GameEvent,
  gameOfScene,
  type Seat,
} from '../../../src/thousand-miles/index.ts';

/** The counts of C1.3, written here a second time. */
const COUNTS: Record<Card, number> = {
  '25': 10,
  '50': 10,
  '75': 10,
  '100': 12,
  '200': 4,
  stop: 4,
  'speed-limit': 3,
  'out-of-gas': 2,
  'flat-tire': 2,
  accident: 2,
  roll: 14,
  'end-of-limit': 6,
  gasoline: 6,
  'spare-tire': 6,
  repairs: 6,
  'right-of-way': 1,
  'extra-tank': 1,
  'puncture-proof': 1,
  'driving-ace': 1,
};

/** All cards of a deck, kind after kind. */
export function allCards(size: DeckSize): Card[] {
  const more = (card: Card) => (size === 106 && (ACTION_CARDS as readonly Card[]).includes(card) ? 1 : 0);
  return CARDS.flatMap((card) => Array<Card>(COUNTS[card] + more(card)).fill(card));
}

/** A game in the middle, from what matters in it. */
export const table = gameOfScene;

/** An action from a text: `roll` plays a Roll, `-roll` discards one. */
export function action(text: string): Action {
  return text.startsWith('-') ? { type: 'discard', card: text.slice(1) as Card } : { type: 'play', card: text as Card };
}

function taken(game: Game, text: string): { game: Game; events: readonly GameEvent[] } {
  const outcome = apply(game, action(text));
  if (!outcome.ok) expect.fail(`${text} is refused: ${JSON.stringify(outcome.refusals)}`);
  return outcome;
}

/** The game after some actions, every one of which has to be accepted. */
export function play(game: Game, ...texts: readonly string[]): Game {
  return texts.reduce((before, text) => taken(before, text).game, game);
}

/** What an action that is accepted makes happen, as texts: its rule, its type, its driver and what else it says. */
export function told(game: Game, text: string): string[] {
  return taken(game, text).events.map(({ rule, type, player, ...rest }) =>
    [rule, type, player, ...Object.values(rest)].join(' '),
  );
}

/** Why an action is refused: `C3.4 past-1000 200`, one for every rule; empty where it is accepted. */
export function refusals(game: Game, text: string): string[] {
  const outcome = apply(game, action(text));
  return outcome.ok ? [] : outcome.refusals.map(({ rule, reason, at }) => [rule ?? [], reason, ...at].flat().join(' '));
}

export const driver = (game: Game, seat: Seat): Driver => game.state.drivers[seat];
