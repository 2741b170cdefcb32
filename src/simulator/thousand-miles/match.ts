import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { newGame } from '../../thousand-miles/index.ts';
import { quietWatch } from '../quiet.ts';
import { type Contestant, playerFor } from './contestants.ts';
import { play } from './play.ts';

/** The points that win a match. */
export const TARGET = 5000;

/**
 * Plays a match and says whether the first of the two has won: games are played until one has 5,000 points and more than the
 * other; the drivers start by turns (C2.1) and their points are added up (C1.1). Two matches that follow each other have the
 * same deals, the second time with hands exchanged.
 * @throws QuietGame where nothing happens any more in a game, or nobody scores in so many games.
 */
export function firstWins(between: readonly [Contestant, Contestant], match: number, seed: number): boolean {
  const random = xoroshiro128plus(seed + (match >> 1));
  const isExchanged = match % 2 === 1;
  const [first, second] = [playerFor(between[0]), playerFor(between[1])];
  const drivers = isExchanged ? ([second, first] as const) : ([first, second] as const);
  const totals: [number, number] = [0, 0];
  const name = `Match ${match + 1} of seed ${seed} between ${between.join(' and ')}`;
  const watch = quietWatch(name);
  for (let game = 0; Math.max(...totals) < TARGET || totals[0] === totals[1]; game++) {
    const [deal, players] = [uniformInt(random, 0, 0xffffffff), uniformInt(random, 0, 0xffffffff)];
    const start = newGame({ seed: deal, starter: game % 2 === 0 ? 0 : 1 });
    const { scores } = play(start, drivers, xoroshiro128plus(players), name);
    totals[0] += scores[0].total;
    totals[1] += scores[1].total;
    watch(totals.join());
  }
  return totals[0] > totals[1] !== isExchanged;
}
