import { pipeline } from 'node:stream/promises';
import { OptionError } from './arguments.ts';

/**
 * A command: reads its options from the command line and prints what comes of them, piece by piece. A wrong option is named
 * on stderr, with the usage, and makes the exit code 2.
 */
export async function command<Options>(
  usage: string,
  read: (args: readonly string[]) => Options,
  output: (options: Options) => Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  let options: Options;
  try {
    options = read(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n${usage}\n`);
    process.exitCode = 2;
    return;
  }
  try {
    // A pipeline writes no faster than its reader reads.
    await pipeline(output(options), process.stdout, { end: false });
  } catch (error) {
    // The reader, such as `head`, has seen enough.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
  }
}
