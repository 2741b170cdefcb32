import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chapterOf, REASONS, RULE_IDS } from '../../../src/milestones/index.ts';

const engine = new URL('../../../src/milestones/', import.meta.url);
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

/** The rule numbers in a text, also those inside a range such as 6.1–6.4. */
function numbersIn(text: string): string[] {
  const ranges = [...text.matchAll(/\b(\d+)\.(\d+)–(\d+)\.(\d+)/g)].flatMap(([, chapter, from, , to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${chapter}.${Number(from) + i}`),
  );
  return [...ranges, ...(text.match(/\b\d+\.\d+\b/g) ?? [])];
}

test('every rule is named in the engine, in code or where a comment says why it needs none', () => {
  const paths = readdirSync(engine, { recursive: true, encoding: 'utf8' });
  const sources = paths.filter((path) => path.endsWith('.ts') && path !== 'rules.ts' && !path.startsWith('set/'));
  const named = new Set(sources.flatMap((path) => numbersIn(readFileSync(new URL(path, engine), 'utf8'))));
  expect(RULE_IDS.filter((rule) => !named.has(rule))).toEqual([]);
});

test('the chapters with laws have a file each, which names every rule of the chapter', () => {
  const chapters = readdirSync(new URL('chapters/', engine))
    .filter((name) => /^\d/.test(name))
    .sort();
  expect(chapters.map((name) => name.slice(0, 2))).toEqual([
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
    '13',
  ]);
  for (const name of chapters) {
    const named = new Set(numbersIn(readFileSync(new URL(`chapters/${name}`, engine), 'utf8')));
    const rules = RULE_IDS.filter((rule) => chapterOf(rule) === Number.parseInt(name, 10));
    expect(
      rules.filter((rule) => !named.has(rule)),
      name,
    ).toEqual([]);
  }
});
