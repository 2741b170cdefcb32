/**
 * `npm run mutants`: changes the engine in one small place after another and tells which changes no test of it notices. What was
 * measured before is kept in `test-results/` and not measured again. One file alone:
 * `npm run mutants -- --mutate src/milestones/record/record.ts`; another folder with its own tests: `FOLDER=links npm run mutants`.
 *
 * Only tests that state something with its values are asked. Those that play hundreds of games against an oracle would notice
 * more, but each mutant that lives would cost all of their time.
 */
const folder = process.env.FOLDER ?? 'milestones';
/** Tests of a folder that lie elsewhere, with those of what it is used for. */
const elsewhere = {
  'thousand-miles': [
    'tests/unit/cards/kept.test.ts',
    'tests/unit/links/card-game.test.ts',
    'tests/unit/machines/card-table.test.ts',
  ],
};

export default {
  testRunner: 'bundles',
  plugins: [new URL('runner.mjs', import.meta.url).pathname],
  bundles: {
    include: [`tests/unit/${folder}/**/*.test.ts`, ...(elsewhere[folder] ?? [])],
    exclude: ['**/{conformance,counts,fuzz,texts,words}.test.ts', 'tests/unit/milestones/game.test.ts'],
  },
  coverageAnalysis: 'perTest',
  mutate: [`src/${folder}/**/*.ts`],
  ignorePatterns: ['dist', '.astro', 'test-results', 'public'],
  concurrency: 2,
  incremental: true,
  incrementalFile: `test-results/mutants-${folder}.json`,
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  warnings: { slow: false, unknownOptions: false },
};
