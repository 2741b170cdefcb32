import type { ActionCard, Card, Safety } from '../cards.ts';

/**
 * Why a card is played or discarded, with what it is worth in points of a game, below zero where it speaks against it. The
 * words for the codes come from elsewhere.
 */
export type Reason = { readonly worth: number } & ( // to drive
  | { readonly code: 'drives'; readonly miles: number }
  | { readonly code: 'completes'; readonly points: number }
  /** A first 200 gives the safe trip away. */
  | { readonly code: 'gives-safe-trip-away' }
  /** The cards that are left in the hand drive the rest exactly. */
  | { readonly code: 'leaves-exact'; readonly left: number }
  /** No card that is left could drive the rest exactly. */
  | { readonly code: 'leaves-no-way'; readonly left: number }
  // to attack
  | { readonly code: 'stops'; readonly turns: number }
  | { readonly code: 'limits' }
  /** The other driver cannot have the safety: it is in one's own hand, or gone. */
  | { readonly code: 'no-coup'; readonly safety: Safety }
  | { readonly code: 'risks-coup'; readonly safety: Safety; readonly chance: number }
  // to cure
  | { readonly code: 'cures'; readonly action: ActionCard | 'waiting' }
  | { readonly code: 'speeds-up'; readonly cards: number }
  // safeties
  | { readonly code: 'coup-fourre'; readonly points: number }
  | { readonly code: 'protects'; readonly points: number }
  /** So many of its action cards are still out there: a coup-fourré may come. */
  | { readonly code: 'waits-for-coup'; readonly left: number }
  /** No action card is left that it could answer. */
  | { readonly code: 'no-more-coup' }
  /** The game may end before another chance comes. */
  | { readonly code: 'last-chance' }
  | { readonly code: 'draws-again' }
  // to discard
  | { readonly code: 'useless'; readonly because: Useless }
  | { readonly code: 'spare'; readonly others: number }
  | { readonly code: 'gives-up'; readonly card: Card }
);

/** Why a card is of no use any more. */
export type Useless = 'too-far' | 'two-200s' | 'protected' | 'own-safety' | 'none-left';
