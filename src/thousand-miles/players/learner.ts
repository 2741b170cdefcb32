import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Card, isActionCard, isMile, isRemedy, isSafety } from '../cards.ts';
import type { Action } from '../types.ts';
import { type CardPlayer, openTo } from './player.ts';

/** What a learner reaches for first. */
const FIRST: readonly ((card: Card) => boolean)[] = [
  isSafety,
  (card) => card === 'roll',
  isRemedy,
  isMile,
  isActionCard,
];

const milesOn = (card: Card) => (isMile(card) ? Number(card) : 0);

/**
 * Plays as those do who have just learnt the rules: a safety as soon as it comes, a cure before a drive, always the most miles,
 * an action card only where there is nothing to drive; counts nothing and discards by chance, but no safety.
 */
export const learner: CardPlayer = (view, seed) => {
  const legal = openTo(view);
  for (const isWanted of FIRST) {
    const wanted = legal.filter(({ type, card }) => type === 'play' && isWanted(card));
    if (wanted.length > 0) return wanted.reduce((best, one) => (milesOn(one.card) > milesOn(best.card) ? one : best));
  }
  // Without a card to play there is no safety in the hand.
  return legal[uniformInt(xoroshiro128plus(seed), 0, legal.length - 1)] as Action;
};
