import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const specs = globSync('tests/browser/*.spec.ts');

/** Parts that have no role, drawings above all, are found by what stands in `*-parts.ts`, which says why. */
test.each(specs)('%s finds things by role, label and text', (spec) => {
  expect(readFileSync(spec, 'utf8').match(/\blocator\(\s*['"`]\..*/g)).toBeNull();
});

/** A pause shows that nothing comes; half a second is long enough for that. */
test.each(specs)('%s waits for what is to come, not for time to go by', (spec) => {
  const pauses = [...readFileSync(spec, 'utf8').matchAll(/waitForTimeout\((\d+)\)/g)].map(([, ms]) => Number(ms));
  expect(pauses.filter((ms) => ms > 500)).toEqual([]);
});
