/**
 * Lets damaged and hostile things in by every door (doors.ts), and ends with an error where one does not hold: a documented refusal
 * or success, never an exception, no case over 100 ms, nothing changed in place, no game that breaks an invariant or cannot be drawn.
 * Usage: npm run fuzz -- [--seconds 60 | --cases N] [--seed N] [--door NAME]; seconds are shared among the doors, cases are tried
 * at each.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    cases: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    door: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const cases = values.cases === undefined ? null : Number(values.cases);
const seed = Number(values.seed);
if (!(seconds > 0) || (cases !== null && !(cases > 0)) || !Number.isSafeInteger(seed) || seed < 0)
  throw new Error('seconds, cases and seed are numbers');

// Pictures are components, which Node does not read as they are.
const folder = 'node_modules/.cache/fuzz';
await mkdir(folder, { recursive: true });
const outfile = `${folder}/run.mjs`;
await build({
  stdin: {
    contents: `export * from './run.ts'; export { DOORS } from './doors.ts';`,
    resolveDir: import.meta.dirname,
    loader: 'ts',
  },
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  loader: { '.css': 'empty' },
  logLevel: 'error',
});
const { fuzz, DOORS } = (await import(new URL(`../../${outfile}`, import.meta.url).href)) as typeof import('./run.ts') &
  typeof import('./doors.ts');

const doors = DOORS.filter(({ name }) => values.door === undefined || name === values.door);
if (doors.length === 0) throw new Error(`the doors are: ${DOORS.map(({ name }) => name).join(', ')}`);
const tallies = await fuzz(
  cases === null ? { seconds: seconds / doors.length, cases: Infinity } : { seconds: Infinity, cases },
  seed,
  doors,
);
let all = 0;
for (const { name, cases, failures } of tallies) {
  all += cases;
  console.log(
    `${failures.length === 0 ? ' ' : '✗'} ${name.padEnd(28)} ${cases.toLocaleString('en').padStart(12)} cases`,
  );
  for (const { seed, what } of failures) console.log(`    seed ${seed}: ${what}`);
}
console.log(`${all.toLocaleString('en')} cases from seed ${seed}`);
if (tallies.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
