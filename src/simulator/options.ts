import { type Options, VARIANTS } from '../milestones/index.ts';
import type { ComputerPlayer } from '../players/player.ts';
import { OptionError, oneOf, valuesIn, whole } from './arguments.ts';
import { BOARDS } from './contest.ts';
import { CONTESTANTS, playerFor } from './contestants.ts';

/** What the simulator is asked for. */
export interface SimulatorOptions {
  readonly games: number;
  readonly players: number;
  /** The games of a run follow from this and their place in the run. */
  readonly seed: number;
  readonly play: ComputerPlayer;
  readonly board: (typeof BOARDS)[number];
  /** The starting player of every game; drawn for each game where it is left out. */
  readonly start: number | undefined;
  readonly variants: Options['variants'];
  readonly output: 'records' | 'trace' | 'summary' | 'calibration';
  /** How many simulations are made where somebody thinks. */
  readonly simulations: number;
}

export const USAGE = `npm run -s simulate -- --games N --players 2|3|4 --seed S
  [--play random|greedy|apprentice|senior|journeyman|master] [--simulations N] [--board practice|random]
  [--start PLAYER] [--variant houseMayLeaveBonus|equalCategoryScores]
  [--trace | --summary | --calibration]`;

/**
 * Reads the command line of the simulator.
 * @throws OptionError where an option is unknown, missing or not one of the values that it can have.
 */
export function readOptions(args: readonly string[]): SimulatorOptions {
  const values = valuesIn(args, {
    games: { type: 'string' },
    players: { type: 'string' },
    seed: { type: 'string' },
    play: { type: 'string', default: 'random' },
    simulations: { type: 'string', default: '50' },
    board: { type: 'string', default: 'practice' },
    start: { type: 'string' },
    variant: { type: 'string' },
    trace: { type: 'boolean', default: false },
    summary: { type: 'boolean', default: false },
    calibration: { type: 'boolean', default: false },
  });
  const players = whole('players', values.players, 2, 4);
  const outputs = (['trace', 'summary', 'calibration'] as const).filter((output) => values[output]);
  if (outputs.length > 1)
    throw new OptionError(`${outputs.map((output) => `--${output}`).join(' and ')} exclude each other`);
  const simulations = whole('simulations', values.simulations, 1, 1_000_000);
  const variant = values.variant === undefined ? undefined : oneOf('variant', values.variant, VARIANTS);
  return {
    games: whole('games', values.games, 1, 1_000_000_000),
    players,
    seed: whole('seed', values.seed, 0, 0xffffffff),
    play: playerFor(oneOf('play', values.play, CONTESTANTS), { simulations }),
    board: oneOf('board', values.board, BOARDS),
    start: values.start === undefined ? undefined : whole('start', values.start, 0, players - 1),
    variants: {
      equalCategoryScores: variant === 'equalCategoryScores',
      ...(variant === 'houseMayLeaveBonus' && { houseMayLeaveBonus: true }),
    },
    output: outputs[0] ?? 'records',
    simulations,
  };
}
