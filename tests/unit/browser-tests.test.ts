import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const specs = globSync('tests/browser/*.spec.ts');

/** How often a text finds something by its class. */
const byClass = (text: string) => [...text.matchAll(/\blocator\(\s*['"`]\./g)].length;

/**
 * Where tests still find things by class, and how often: drawings, and parts without a name. Everything else is found by role,
 * label and text, and what several tests need of the rest stands in `table-parts.ts`. No number here grows.
 */
const STILL_BY_CLASS: Readonly<Record<string, number>> = {
  acting: 5,
  'card-lessons': 10,
  'card-play': 32,
  'card-rules': 5,
  cases: 1,
  check: 8,
  computer: 7,
  daily: 8,
  drills: 9,
  examples: 15,
  'game-night': 29,
  hostile: 8,
  keeping: 3,
  labels: 5,
  lessons: 18,
  look: 11,
  offline: 1,
  'own-board': 6,
  past: 16,
  play: 6,
  policy: 1,
  'rulebook-print': 1,
  rules: 5,
  search: 2,
};

test.each(specs)('%s finds things by role, label and text', (spec) => {
  const found = byClass(readFileSync(spec, 'utf8'));
  expect(found).toBeLessThanOrEqual(STILL_BY_CLASS[basename(spec, '.spec.ts')] ?? 0);
});

/** A pause shows that nothing comes; half a second is long enough for that. */
test.each(specs)('%s waits for what is to come, not for time to go by', (spec) => {
  const pauses = [...readFileSync(spec, 'utf8').matchAll(/waitForTimeout\((\d+)\)/g)].map(([, ms]) => Number(ms));
  expect(pauses.filter((ms) => ms > 500)).toEqual([]);
});
