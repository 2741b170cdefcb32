/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    // Two processes for all files instead of one for each: modules are read twice, and not once for each of them.
    isolate: false,
    setupFiles: ['tests/unit/kit/leave-nothing.ts', 'tests/unit/kit/running.ts', 'tests/unit/kit/same-draws.ts'],
    // No test waits for a clock; this only ends one that hangs. What loops for ever ends with its step (`tests/all.mjs`).
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
