/**
 * `npm run mutants`: changes the engine in one small place after another and tells which changes no test of the engine
 * notices. What was measured before is kept in `test-results/` and not measured again. One file alone:
 * `npm run mutants -- --mutate src/milestones/record/record.ts`.
 */
export default {
  testRunner: 'vitest',
  // All tests of the engine for every file of it: which of them reach a mutant is measured, not guessed from imports.
  vitest: { configFile: 'tests/mutants.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  mutate: ['src/milestones/**/*.ts'],
  ignorePatterns: ['dist', '.astro', 'test-results', 'content', 'public'],
  concurrency: 2,
  incremental: true,
  incrementalFile: 'test-results/mutants.json',
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
