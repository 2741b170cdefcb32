/**
 * Gives damaged and hostile data to every input (inputs.ts), and ends with an error where one fails: a documented refusal
 * or success, never an exception, no case over 100 ms, nothing changed in place, no game that breaks an invariant or cannot be drawn.
 * Usage: npm run fuzz -- [--seconds 60 | --cases N] [--seed N] [--input NAME]; seconds are shared among the inputs, cases are tried
 * at each.
 */
import { parseArgs } from 'node:util';
import { siteModule } from '../site-module.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    cases: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    input: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const cases = values.cases === undefined ? null : Number(values.cases);
const seed = Number(values.seed);
if (!(seconds > 0) || (cases !== null && !(cases > 0)) || !Number.isSafeInteger(seed) || seed < 0)
  throw new Error('seconds, cases and seed are numbers');

const [{ module: run }, { module: doors }] = await Promise.all([
  siteModule<typeof import('./run.ts')>('/tests/fuzz/run.ts'),
  siteModule<typeof import('./inputs.ts')>('/tests/fuzz/inputs.ts'),
]);
const { fuzz } = run;
const { INPUTS } = doors;

const inputs = INPUTS.filter(({ name }) => values.input === undefined || name === values.input);
if (inputs.length === 0) throw new Error(`the inputs are: ${INPUTS.map(({ name }) => name).join(', ')}`);
const tallies = await fuzz(
  cases === null ? { seconds: seconds / inputs.length, cases: Infinity } : { seconds: Infinity, cases },
  seed,
  inputs,
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
