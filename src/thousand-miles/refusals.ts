import { refusalsOfAttack, refusalsOfRemedy } from './attacks.ts';
import { type Card, isActionCard, isCard, isMile, isRemedy } from './cards.ts';
import { refusalsOfMile } from './driving.ts';
import { type Action, type Game, otherThan, type Refusal, type State } from './types.ts';

/**
 * Every rule that forbids an action, the most telling first: whether it is the time for it, whether the card is there, then
 * what forbids to play it. Empty where the action is allowed. Takes whatever comes, and never throws.
 */
export function refusalsOf({ state }: Game, action: Action & { readonly player?: number }): Refusal[] {
  const wrong = wrongField(action);
  if (wrong !== null) return [{ rule: null, reason: 'malformed', at: [wrong] }];
  if (state.phase === 'over') return [{ rule: 'C2.4', reason: 'game-over', at: [] }];
  if (action.player !== undefined && action.player !== state.player)
    return [{ rule: 'C2.1', reason: 'not-your-turn', at: [] }];
  const { type, card } = action;
  const found: Refusal[] = [];
  if (!state.drivers[state.player].hand.includes(card)) found.push({ rule: 'C2.1', reason: 'not-in-hand', at: [card] });
  // C2.2: any card may be discarded.
  return type === 'discard' ? found : [...found, ...refusalsOfPlay(state, card)];
}

/** What forbids the driver at turn to play a card, whether or not it is in the hand (C3.2–C4.4, C5.2). */
export function refusalsOfPlay({ drivers, player }: State, card: Card): Refusal[] {
  if (isMile(card)) return refusalsOfMile(drivers[player], card);
  if (isActionCard(card)) return refusalsOfAttack(drivers[otherThan(player)], card);
  if (isRemedy(card)) return refusalsOfRemedy(drivers[player], card);
  return [];
}

const FIELDS = ['type', 'card', 'player'];

/**
 * The first field in which a value from anywhere differs from the one form that an action has, or null where it has that
 * form. A `player` may stand in it, as in a record.
 */
function wrongField(action: unknown): string | null {
  const fields: Readonly<Record<string, unknown>> = Object(action);
  const { type, card, player } = fields;
  if (type !== 'play' && type !== 'discard') return 'type';
  if (!isCard(card)) return 'card';
  if (player !== undefined && !Number.isSafeInteger(player)) return 'player';
  const names = Object.keys(fields);
  const expected = player === undefined ? 2 : 3;
  if (names.length === expected) return null;
  return names.find((name) => !FIELDS.includes(name) || (name === 'player' && player === undefined)) ?? 'type';
}
