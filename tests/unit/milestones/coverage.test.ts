import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterOf, REASONS, RULE_IDS } from '../../../src/milestones/index.ts';

const folder = new URL('rules/', import.meta.url);
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const titled = files.flatMap(({ name, text }) =>
  [...text.matchAll(/^test\('(\d+\.\d+) /gm)].map((match) => ({ name, rule: match[1] as string })),
);

test('every rule and ruling of chapters 4 to 13 has a test that names its number', () => {
  const tested = new Set(titled.map(({ rule }) => rule));
  expect(RULE_IDS.filter((rule) => chapterOf(rule) >= 4 && !tested.has(rule))).toEqual([]);
});

test('every test of a rule names a rule that there is, in the file of its chapter and in order', () => {
  const place = (rule: string) => (RULE_IDS as readonly string[]).indexOf(rule);
  for (const { name, rule } of titled) {
    expect(place(rule), rule).toBeGreaterThanOrEqual(0);
    expect(Number.parseInt(name, 10), rule).toBe(Number.parseInt(rule, 10));
  }
  const places = titled.map(({ rule }) => place(rule));
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('every reason is provoked in a test of the rules, with its rule and the pieces concerned', () => {
  // As the helper `refusals` writes them: '8.3 no-line S b', or 'malformed to' without a rule.
  const written = files.flatMap(({ text }) => [...text.matchAll(/'\d+\.\d+ ([a-z-]+)[^']*'|'(malformed) /g)]);
  const provoked = new Set(written.map(([, reason, malformed]) => reason ?? malformed));
  expect(REASONS.filter((reason) => !provoked.has(reason))).toEqual([]);
});
