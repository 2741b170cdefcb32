import { command } from './command.ts';
import * as milestones from './options.ts';
import { output } from './run.ts';
import * as cards from './thousand-miles/options.ts';
import * as cardRun from './thousand-miles/run.ts';

await command({
  milestones: { usage: milestones.USAGE, printed: (args) => output(milestones.readOptions(args)) },
  'thousand-miles': { usage: cards.USAGE, printed: (args) => cardRun.output(cards.readOptions(args)) },
});
