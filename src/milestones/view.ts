import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { shuffled } from '../kit/shuffled.ts';
import type { Game } from './types.ts';

/** A game as a player knows it: which tiles are in the draw pile, but not in which order. */
export interface View extends Omit<Game, 'pile'> {
  /** The ids of the tiles in the draw pile, sorted. */
  readonly unseen: readonly string[];
}

/**
 * What a player may know of a game. Nothing but the order of the draw pile is hidden, and it is hidden from everybody
 * alike. Who plans or advises gets this and no more.
 * @throws RangeError where there is no such player.
 */
export function viewFor({ pile, ...open }: Game, player: number): View {
  if (open.state.players[player] === undefined) throw new RangeError(`no player ${player}`);
  return { ...open, unseen: [...pile].sort() };
}

/** A game that agrees with a view, with an order of the draw pile that is drawn from a seed, a 32-bit integer. */
export function determinize({ unseen, ...open }: View, seed: number): Game {
  return { ...open, pile: shuffled(unseen, xoroshiro128plus(seed)) };
}
