import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROBLEMS, REASONS, RULE_IDS } from '../../../src/thousand-miles/index.ts';

const read = (url: URL) => readFileSync(url, 'utf8');
const folder = new URL('rules/', import.meta.url);
const files = readdirSync(folder)
  .sort()
  .map((name) => ({ name, text: read(new URL(name, folder)) }));
const titled = files.flatMap(({ name, text }) =>
  [...text.matchAll(/^test\('(C\d+\.\d+) /gm)].map((match) => ({ name, rule: match[1] as string })),
);

test('every rule and ruling has a test that names its number', () => {
  const tested = new Set(titled.map(({ rule }) => rule));
  expect(RULE_IDS.filter((rule) => !tested.has(rule))).toEqual([]);
});

test('every test of a rule is in the file of its chapter, and there is such a rule', () => {
  for (const { name, rule } of titled) {
    expect(RULE_IDS).toContain(rule);
    expect(name.split('-')[0]?.toUpperCase(), rule).toBe(rule.split('.')[0]);
  }
});

test('every rule is mentioned in the engine', () => {
  const engine = new URL('../../../src/thousand-miles/', import.meta.url);
  const sources = globSync('*.ts', { cwd: engine }).filter((name) => name !== 'rules.ts');
  const text = sources.map((name) => read(new URL(name, engine))).join('\n');
  const ranges = [...text.matchAll(/C(\d+)\.(\d+)–C\1\.(\d+)/g)].flatMap(([, chapter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `C${chapter}.${Number(from) + i}`),
  );
  const mentioned = new Set([...[...text.matchAll(/C\d+\.\d+/g)].map(([rule]) => rule), ...ranges]);
  expect(RULE_IDS.filter((rule) => !mentioned.has(rule))).toEqual([]);
});

test('every reason is provoked in a test of the rules, with its rule and the cards concerned', () => {
  // As the helper `refusals` writes them: 'C3.4 past-1000 200', or 'null malformed type' without a rule.
  const written = files.flatMap(({ text }) => [...text.matchAll(/['`](?:C\d+\.\d+|null) ([a-z0-9-]+)/g)]);
  const provoked = new Set([...written.map(([, reason]) => reason), 'not-your-turn']);
  expect(REASONS.filter((reason) => !provoked.has(reason))).toEqual([]);
});

test('every problem is provoked in a test of records', () => {
  const text = read(new URL('record.test.ts', import.meta.url));
  const provoked = new Set([...text.matchAll(/['`][\w.]* ([a-z0-9-]+)(?: C\d\.\d)?['`]/g)].map(([, reason]) => reason));
  expect(PROBLEMS.filter((reason) => !provoked.has(reason))).toEqual([]);
});
