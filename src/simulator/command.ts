import { pipeline } from 'node:stream/promises';
import { OptionError, oneOf } from './arguments.ts';
import { QuietGame } from './quiet.ts';

const GAMES = ['milestones', 'thousand-miles'] as const;
type GameName = (typeof GAMES)[number];

/** A command as it is for one of the games. */
export interface Command {
  readonly usage: string;
  /**
   * What it prints, piece by piece, for these arguments.
   * @throws OptionError where they are wrong, before anything is printed.
   */
  readonly printed: (args: readonly string[]) => Iterable<string> | AsyncIterable<string>;
}

/** The game that `--game` names, the board game where nothing is said, and the other arguments. */
function gameIn(args: readonly string[]): { readonly name: string; readonly others: readonly string[] } {
  const i = args.indexOf('--game');
  if (i < 0) return { name: GAMES[0], others: args };
  return { name: args[i + 1] ?? '', others: args.toSpliced(i, 2) };
}

/**
 * A command for either game: reads its options from the command line and prints what comes of them, as `run` does.
 */
export async function command(of: Readonly<Record<GameName, Command>>): Promise<void> {
  const { name, others } = gameIn(process.argv.slice(2));
  const { usage, printed } = of[GAMES.find((game) => game === name) ?? GAMES[0]];
  await run({
    usage,
    printed: () => {
      oneOf('game', name, GAMES);
      return printed(others);
    },
  });
}

/**
 * A command: prints what comes of the command line. A wrong option is named on stderr, with the usage, and makes the exit code 2;
 * a game that had to be stopped is named there, too, and makes it 3.
 */
export async function run({ usage, printed }: Command): Promise<void> {
  let pieces: ReturnType<Command['printed']>;
  try {
    pieces = printed(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    // A pipeline writes no faster than its reader reads.
    await pipeline(pieces, process.stdout, { end: false });
  } catch (error) {
    if (error instanceof QuietGame) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 3;
      return;
    }
    // The reader, such as `head`, has seen enough.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}
