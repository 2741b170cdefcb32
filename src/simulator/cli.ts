import { pipeline } from 'node:stream/promises';
import { OptionError, readOptions, type SimulatorOptions, USAGE } from './options.ts';
import { output } from './run.ts';

/** The simulator's command: see USAGE. */
async function main(args: readonly string[]): Promise<void> {
  let options: SimulatorOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n${USAGE}\n`);
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

await main(process.argv.slice(2));
