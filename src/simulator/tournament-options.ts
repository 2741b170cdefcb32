import { OptionError, oneOf, valuesIn, whole } from './arguments.ts';
import { BOARDS } from './contest.ts';
import { CONTESTANTS, type Contestant, type Thought } from './contestants.ts';

/** What a tournament is asked for. */
export interface TournamentOptions {
  /** Of each pairing. */
  readonly games: number;
  readonly players: readonly number[];
  readonly boards: readonly (typeof BOARDS)[number][];
  readonly among: readonly Contestant[];
  readonly seed: number;
  readonly thought: Thought;
  readonly json: boolean;
}

export const USAGE = `npm run -s tournament -- --games N
  [--players 2|3|4] [--boards practice|random] [--among apprentice,senior,greedy,journeyman,master] [--seed S]
  [--ms N | --simulations N] [--json]`;

/**
 * Reads the command line of the tournament.
 * @throws OptionError where an option is unknown, missing or not one of the values that it can have.
 */
export function readTournamentOptions(args: readonly string[]): TournamentOptions {
  const values = valuesIn(args, {
    games: { type: 'string' },
    players: { type: 'string' },
    boards: { type: 'string' },
    among: { type: 'string', default: 'apprentice,senior,greedy,journeyman,master' },
    seed: { type: 'string', default: '1' },
    ms: { type: 'string' },
    simulations: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  if (values.ms !== undefined && values.simulations !== undefined)
    throw new OptionError('--ms and --simulations exclude each other');
  const among = values.among.split(',').map((name) => oneOf('among', name, CONTESTANTS));
  if (new Set(among).size < 2) throw new OptionError('--among names two contestants or more, separated by commas');
  return {
    games: whole('games', values.games, 1, 1_000_000),
    players: values.players === undefined ? [2, 3, 4] : [whole('players', values.players, 2, 4)],
    boards: values.boards === undefined ? BOARDS : [oneOf('boards', values.boards, BOARDS)],
    among: [...new Set(among)],
    // Every deal has a seed of its own, counted on from this one.
    seed: whole('seed', values.seed, 0, 0x7fffffff),
    thought:
      values.simulations === undefined
        ? { ms: whole('ms', values.ms ?? '300', 1, 60_000) }
        : { simulations: whole('simulations', values.simulations, 1, 1_000_000) },
    json: values.json,
  };
}
