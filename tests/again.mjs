/**
 * Runs what failed in the browser once more, alone, with one worker, and names what passes only then. Red where something else failed than
 * at most ten tests in the browser, or where one of them fails again.
 */
import { writeFileSync } from 'node:fs';
import { browserFailures, reportOf } from './failures.mjs';
import { runStep } from './step.mjs';

const MOST = 10;
const red = (reportOf('steps') ?? []).filter(({ status }) => status !== 0);
const report = reportOf('browser');
const failed = browserFailures(report);
// A run that was broken off has not run all of its tests.
const isWhole = report?.errors.length === 0;
if (
  red.length !== 1 ||
  red[0].name !== 'browser' ||
  red[0].isLate ||
  !isWhole ||
  failed.length === 0 ||
  failed.length > MOST
)
  process.exit(1);

const command = 'npx playwright test --config tests/playwright.config.ts --last-failed --workers 1 --reporter list';
const { status } = await runStep('what failed, again', 4, command.split(' '));
if (status === 0) writeFileSync('test-results/again.json', JSON.stringify(failed.map(({ name }) => name)));
process.exitCode = status;
