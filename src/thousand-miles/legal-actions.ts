import { CARDS, type Card } from './cards.ts';
import { refusalsOfPlay } from './refusals.ts';
import type { Action, Game } from './types.ts';

const actionsOf = (type: Action['type']) =>
  new Map<Card, Action>(CARDS.map((card) => [card, Object.freeze({ type, card })]));
const PLAY = actionsOf('play');
const DISCARD = actionsOf('discard');

/**
 * Every action that `apply` accepts from the driver whose turn it is, none twice; empty when the game is over. Plays stand
 * before discards, each in the order of the cards. The actions are shared between calls and frozen.
 */
export function legalActions({ state }: Game): Action[] {
  if (state.phase === 'over') return [];
  const kinds = [...new Set(state.drivers[state.player].hand)];
  return [
    ...kinds.filter((card) => refusalsOfPlay(state, card).length === 0).map((card) => PLAY.get(card) as Action),
    ...kinds.map((card) => DISCARD.get(card) as Action),
  ];
}
