import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { newGame, recordOf, traceOf } from '../../thousand-miles/index.ts';
import { playerFor } from './contestants.ts';
import { tableOf } from './figures.ts';
import type { SimulatorOptions } from './options.ts';
import { type PlayedGame, play } from './play.ts';

/**
 * Plays the games of a run, one after the other; the drivers start by turns (C2.1). The run's seed is the seed of one
 * generator, from which every game draws two 32-bit seeds: for its deal and for its players. So a game depends on the run's
 * seed and its place in the run, not on how many games follow, and a deal does not depend on who plays it.
 */
export function* played({ games, seed, play: name, deck }: SimulatorOptions): Generator<PlayedGame> {
  const seeds = xoroshiro128plus(seed);
  const nextSeed = () => uniformInt(seeds, 0, 0xffffffff);
  const player = playerFor(name);
  for (let i = 0; i < games; i++) {
    const [deal, players] = [nextSeed(), nextSeed()];
    const start = newGame({ seed: deal, starter: i % 2 === 0 ? 0 : 1, deck });
    const run = `Game ${i + 1} of seed ${seed} (deal ${deal}, players ${players})`;
    yield play(start, [player, player], xoroshiro128plus(players), run);
  }
}

/** What the simulator prints, piece by piece; every piece ends a line. */
export function* output(options: SimulatorOptions): Generator<string> {
  if (options.output === 'summary') {
    yield tableOf(played(options));
    return;
  }
  for (const { start, actions } of played(options)) {
    const lines = options.output === 'trace' ? traceOf(start, actions) : [recordOf(start, actions)];
    for (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
}
