import { command } from './command.ts';
import { readOptions, USAGE } from './options.ts';
import { output } from './run.ts';

await command(USAGE, readOptions, output);
