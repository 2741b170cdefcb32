/** What the reports of Vitest and Playwright say of tests that failed. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A report in `test-results`, or nothing where there is none. */
export function reportOf(name) {
  const file = `test-results/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The first lines of a message: what was expected, without the code around it. */
const firstLines = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^(\w*Error|Expected|Received|Locator|Timeout|Test timeout)/.test(line))
    .slice(0, 4)
    .join(' · ');

/** Every test of a suite of Playwright’s report and of the suites in it. */
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, spec }))),
  ...suites.flatMap(testsIn),
];

/** The tests of a report of Playwright that failed: their names, what was expected, where their pictures and traces lie. */
export function browserFailures(report) {
  return (report?.suites ?? [])
    .flatMap(testsIn)
    .filter(({ status }) => status === 'unexpected')
    .map(({ projectName, spec, results }) => {
      const { error, attachments = [] } = results.at(-1) ?? {};
      const files = attachments.flatMap(({ path }) => (path === undefined ? [] : [relative('.', path)]));
      return {
        name: `${spec.file}:${spec.line} › ${spec.title} [${projectName}]`,
        expected: firstLines(error?.message),
        files,
      };
    });
}

const unitFailures = (report) =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${relative('.', name)}: ${firstLines(message)}`];
    return failed.map(
      (result) => `${relative('.', name)} › ${result.fullName}: ${firstLines(result.failureMessages[0])}`,
    );
  });

/** The unit tests that were running when their step was ended (`unit/kit/running.ts`). */
function unitTestsRunning() {
  const folder = 'test-results/running';
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.map((file) => `was running: ${readFileSync(`${folder}/${file}`, 'utf8')}`);
}

/** The tests of a step that failed, one line each; of unit tests whose time was up, which were running. */
function testsOf({ name, isLate }) {
  if (name === 'unit') return isLate ? unitTestsRunning() : unitFailures(reportOf('unit'));
  if (name !== 'browser') return [];
  return browserFailures(reportOf('browser')).map(({ name, expected, files }) =>
    [name, expected, ...files].join('\n    '),
  );
}

/** One line for each failure of the steps that have run. */
export const failuresOf = (steps) =>
  steps
    .filter(({ status }) => status !== 0)
    .flatMap((step) => {
      const tests = testsOf(step);
      if (step.isLate) return [`${step.name}: its time was up`, ...tests];
      return tests.length === 0 ? [step.name] : tests;
    });
