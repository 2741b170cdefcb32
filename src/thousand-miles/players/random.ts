import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Action } from '../types.ts';
import { type CardPlayer, openTo } from './player.ts';

/** One time in so many a card may also be discarded while another one can be played. */
const DISCARDS = 8;

/** Plays by chance, and far more often than it discards, so that games come to something. */
export const random: CardPlayer = (view, seed) => {
  const chance = xoroshiro128plus(seed);
  const legal = openTo(view);
  const plays = legal.filter(({ type }) => type === 'play');
  const choice = plays.length > 0 && uniformInt(chance, 1, DISCARDS) > 1 ? plays : legal;
  return choice[uniformInt(chance, 0, choice.length - 1)] as Action;
};
