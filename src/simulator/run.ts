import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { newGame, PRACTICE_SET, randomSet, recordOf, traceOf } from '../milestones/index.ts';
import { calibrationOf, forecastsOf } from './calibration.ts';
import { figuresOf } from './figures.ts';
import type { SimulatorOptions } from './options.ts';
import { type PlayedGame, play } from './play.ts';
import { calibrationTable, tableOf } from './table.ts';

/**
 * Plays the games of a run, one after the other. The run's seed is the seed of one generator, from which every game draws
 * three 32-bit seeds: for its board (of use to random boards only), for its deal and for its players. So a game depends on
 * the run's seed and its place in the run, not on how many games follow, and a deal does not depend on who plays it.
 */
export function* played(options: SimulatorOptions): Generator<PlayedGame> {
  const seeds = xoroshiro128plus(options.seed);
  const nextSeed = () => uniformInt(seeds, 0, 0xffffffff);
  for (let i = 0; i < options.games; i++) {
    const [board, deal, players] = [nextSeed(), nextSeed(), nextSeed()];
    const start = newGame({
      players: options.players,
      seed: deal,
      set: options.board === 'random' ? randomSet(board) : PRACTICE_SET,
      variants: options.variants,
      ...(options.start === undefined ? {} : { startingPlayer: options.start }),
    });
    const seats = start.state.players.map(() => options.play);
    const at = `board ${options.board === 'random' ? board : 'practice'}, deal ${deal}, players ${players}`;
    const name = `Game ${i + 1} of seed ${options.seed} (${at})`;
    yield { start, steps: [...play(start, seats, xoroshiro128plus(players), name)] };
  }
}

/** What the simulator prints, piece by piece; every piece ends a line. */
export function* output(options: SimulatorOptions): Generator<string> {
  if (options.output === 'summary') {
    yield tableOf(figuresOf(played(options)));
    return;
  }
  if (options.output === 'calibration') {
    const { atSight, thought } = forecastsOf(played(options), options.simulations);
    yield `at first sight, every turn\n${calibrationTable(calibrationOf(atSight))}\n`;
    yield `after ${options.simulations} simulations, one turn a game\n${calibrationTable(calibrationOf(thought))}`;
    return;
  }
  for (const { start, steps } of played(options)) {
    const actions = steps.map(({ action }) => action);
    const lines = options.output === 'trace' ? traceOf(start, actions) : [recordOf(start, actions)];
    for (const line of lines) yield `${JSON.stringify(line)}\n`;
  }
}
