import { DECKS, type DeckSize } from '../../thousand-miles/index.ts';
import { OptionError, oneOf, valuesIn, whole } from '../arguments.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';

/** What the simulator is asked for. */
export interface SimulatorOptions {
  readonly games: number;
  /** The games of a run follow from this and their place in the run. */
  readonly seed: number;
  /** Who plays for both drivers. */
  readonly play: Contestant;
  readonly deck: DeckSize;
  readonly output: 'records' | 'trace' | 'summary';
}

export const USAGE = `npm run -s simulate -- --game thousand-miles --games N --seed S
  [--play random|computer|learner|racer] [--deck 101|106] [--trace | --summary]`;

/** The stronger of the computer players is the one that is meant where none is named. */
const COMPUTER = 'racer';

/**
 * Reads the command line of the card game's simulator.
 * @throws OptionError where an option is unknown, missing or not one of the values that it can have.
 */
export function readOptions(args: readonly string[]): SimulatorOptions {
  const values = valuesIn(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    play: { type: 'string', default: 'random' },
    deck: { type: 'string', default: '101' },
    trace: { type: 'boolean', default: false },
    summary: { type: 'boolean', default: false },
  });
  if (values.trace && values.summary) throw new OptionError('--trace and --summary exclude each other');
  const play = oneOf('play', values.play, [...CONTESTANTS, 'computer']);
  const deck = oneOf('deck', values.deck, DECKS.map(String));
  return {
    games: whole('games', values.games, 1, 1_000_000_000),
    seed: whole('seed', values.seed, 0, 0xffffffff),
    play: play === 'computer' ? COMPUTER : play,
    deck: Number(deck) as DeckSize,
    output: values.trace ? 'trace' : values.summary ? 'summary' : 'records',
  };
}

/** What a tournament is asked for. */
export interface TournamentOptions {
  /** The matches of each pairing. */
  readonly games: number;
  readonly among: readonly Contestant[];
  readonly seed: number;
}

export const TOURNAMENT_USAGE = `npm run -s tournament -- --game thousand-miles --games N
  [--among racer,learner,random] [--seed S]`;

/**
 * Reads the command line of the card game's tournament.
 * @throws OptionError where an option is unknown, missing or not one of the values that it can have.
 */
export function readTournamentOptions(args: readonly string[]): TournamentOptions {
  const values = valuesIn(args, {
    games: { type: 'string' },
    among: { type: 'string', default: CONTESTANTS.toReversed().join() },
    seed: { type: 'string', default: '1' },
  });
  const among = new Set(values.among.split(',').map((name) => oneOf('among', name, CONTESTANTS)));
  if (among.size < 2) throw new OptionError('--among names two contestants or more, separated by commas');
  return {
    games: whole('games', values.games, 1, 1_000_000),
    among: [...among],
    // Every deal has a seed of its own, counted on from this one.
    seed: whole('seed', values.seed, 0, 0x7fffffff),
  };
}
