import { run } from './command.ts';
import { dailyPositions, readDailyOptions, USAGE } from './daily.ts';

await run({ usage: USAGE, printed: (args) => dailyPositions(readDailyOptions(args)) });
