import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const specs = globSync('tests/browser/*.spec.ts');

/** Every place in the browser tests that a pattern finds, behind the name of its file. */
const foundIn = (pattern: RegExp) =>
  specs.flatMap((spec) => [...readFileSync(spec, 'utf8').matchAll(pattern)].map(([text]) => `${spec}: ${text}`));

/** Parts that have no role, drawings above all, are found by what stands in `*-parts.ts`, which says why. */
test('browser tests find things by role, label and text', () => {
  expect(specs.length).toBeGreaterThan(20);
  expect(foundIn(/\blocator\(\s*['"`]\..*/g)).toEqual([]);
});

/** A pause shows that nothing comes; half a second is long enough for that. */
test('browser tests wait for what is to come, not for time to go by', () => {
  const pauses = foundIn(/waitForTimeout\(\d+\)/g);
  expect(pauses.filter((pause) => Number(/(\d+)\)$/.exec(pause)?.[1]) > 500)).toEqual([]);
});
