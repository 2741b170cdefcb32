/**
 * Prints hints and whys from games, in English, to be read by a player. Usage: node tests/reasons/run.ts [--count 50] [--seed 1]
 */
import { parseArgs } from 'node:util';
import { getViteConfig } from 'astro/config';
import { createViteServer } from 'vitest/node';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});
const config = await getViteConfig({
  server: { middlewareMode: true, ws: false },
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
})({ mode: 'production', command: 'serve' });
const server = await createViteServer(config);
const { drawn } = (await server.ssrLoadModule('/tests/reasons/drawn.ts')) as typeof import('./drawn.ts');
// The server of the pages may still be starting; nothing of it is needed.
process.stdout.write(`${drawn(Number(values.count), Number(values.seed))}\n`, () => process.exit());
