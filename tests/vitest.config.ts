/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
