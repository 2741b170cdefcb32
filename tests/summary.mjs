/** Says how many tests passed and failed, from the reports of Vitest and Playwright, and what passed only when it was tried again. Usage: summary.mjs <exit status> */
import { reportOf } from './failures.mjs';

const status = Number(process.argv[2] ?? 0);
const unit = reportOf('unit');
const browser = reportOf('browser')?.stats;
const again = reportOf('again') ?? [];
if (again.length > 0)
  console.log(`Passed only when tried again; look into them next:\n${again.map((name) => `  ${name}`).join('\n')}`);
const passed = (unit?.numPassedTests ?? 0) + (browser?.expected ?? 0) + again.length;
const failed = (unit?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) - again.length;

// A check that is no test, or a suite that could not even start, counts as one.
console.log(`${passed} passed, ${status !== 0 ? Math.max(failed, 1) : failed} failed`);
