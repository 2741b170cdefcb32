/** Says how many tests passed and failed, from the reports of Vitest and Playwright. Usage: summary.mjs <exit status> */
import { existsSync, readFileSync } from 'node:fs';

const status = Number(process.argv[2] ?? 0);
const report = (name) => {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const unit = report('unit');
const browser = report('browser')?.stats;
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);

// A check that is no test, or a suite that could not even start, counts as one.
console.log(`${passed} passed, ${status !== 0 ? Math.max(failed, 1) : failed} failed`);
