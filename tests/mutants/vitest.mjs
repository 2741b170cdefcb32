import { format } from 'node:util';
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

/**
 * What the tests use of Vitest, without its workers, which take longer to begin than all tests to run: tests are collected
 * with their names, to be run by whoever collects them, and `expect` is Vitest's own.
 */

/** What has been collected since it was last emptied: { name, run }. */
export const collected = [];
const suites = [];

const nameOf = (title, row, i) =>
  typeof row[0] === 'object' && row[0] !== null && title.startsWith('$')
    ? String(row[0][title.slice(1)])
    : format(title.replaceAll('%#', i), ...row);

/** Calls `one` as it is, and with `each` for every row of a table. */
const eachable = (one) =>
  Object.assign(one, {
    each: (rows) => (title, first, second) =>
      rows.forEach((entry, i) => {
        const row = Array.isArray(entry) ? entry : [entry];
        const body = typeof first === 'function' ? first : second;
        one(`${nameOf(title, row, i)} (${i})`, () => body(...row));
      }),
  });

export const describe = eachable((title, first, second) => {
  suites.push(title);
  (typeof first === 'function' ? first : second)();
  suites.pop();
});

export const test = eachable((title, first, second) => {
  collected.push({
    name: [...suites, title].join(' '),
    run: typeof first === 'function' ? first : second,
  });
});

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

export const expect = Object.assign((value, message) => chai.expect(value, message), chai.expect);
Object.assign(expect, globalThis[ASYMMETRIC_MATCHERS_OBJECT]);
expect.getState = () => getState(expect);
setState({ assertionCalls: 0 }, expect);
chai.expect.extend(expect, customMatchers);
