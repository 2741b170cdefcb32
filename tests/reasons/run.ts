/**
 * Prints hints and whys from games, in English, to be read by a player. Usage: node tests/reasons/run.ts [--count 50] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { siteModule } from '../site-module.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});
const { drawn } = (await siteModule<typeof import('./drawn.ts')>('/tests/reasons/drawn.ts')).module;
// The server of the pages may still be starting; nothing of it is needed.
process.stdout.write(`${drawn(Number(values.count), Number(values.seed))}\n`, () => process.exit());
