/**
 * `npm test`: everything that has to be green, step by step, each with a limit of time. A step that is red does not keep the others from running,
 * but what needs it. At its end, a line for each failure says what was expected and where to look.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { failuresOf } from './failures.mjs';
import { runStep } from './step.mjs';

/** The scripts of package.json, with their minutes. They run one after the other: each of them can keep both processors busy. */
const STEPS = [
  { name: 'site', minutes: 4 },
  { name: 'check', minutes: 5 },
  { name: 'unit', minutes: 6 },
  { name: 'subpath', minutes: 4 },
  { name: 'browser', minutes: 20, needs: 'site' },
];

// What an earlier run has found says nothing of this one.
rmSync('test-results', { recursive: true, force: true });
const results = [];
for (const { name, minutes, needs } of STEPS) {
  const missing = results.find((result) => result.name === needs && result.status !== 0);
  if (missing) {
    console.log(`\n${name}: needs ${needs}, which is red`);
    results.push({ name, status: 1, seconds: 0, isLate: false });
  } else results.push(await runStep(name, minutes, ['npm', 'run', name]));
}

mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/steps.json', JSON.stringify(results));
const failures = failuresOf(results);
console.log(`\n${results.map(({ name, seconds }) => `${name} ${seconds} s`).join(', ')}`);
for (const failure of failures) console.log(`✘ ${failure}`);
process.exitCode = results.some(({ status }) => status !== 0) ? 1 : 0;
