import { isSafety } from '../cards.ts';
import { type CardPlayer, openTo } from './player.ts';
import { reasonsFor } from './worth.ts';

/** Plays what is worth most, a safety that is worth anything before it, because that does not use the turn up; leaves nothing to chance. */
export const racer: CardPlayer = (view) => {
  const judged = openTo(view).map((action) => ({
    action,
    isFree: action.type === 'play' && isSafety(action.card),
    worth: reasonsFor(view, action).reduce((sum, { worth }) => sum + worth, 0),
  }));
  const free = judged.filter(({ isFree, worth }) => isFree && worth > 0);
  const choice = free.length > 0 ? free : judged.filter(({ isFree }) => !isFree);
  return choice.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
};
