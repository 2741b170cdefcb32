import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = /\/(counts|fuzz|conformance)\.test\.ts$/;

/** What fails fast comes first: the long suites are asked only about what the others let pass. */
class LongLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const long = (file: TestSpecification) => Number(LONG.test(file.moduleId));
    return files.toSorted((a, b) => long(a) - long(b));
  }
}

/** The engine's tests as the mutants meet them: in one process, the long suites a fiftieth as long. */
export default defineConfig({
  test: {
    include: ['tests/unit/milestones/**/*.test.ts'],
    env: { MUTANTS: '1' },
    isolate: false,
    reporters: [],
    testTimeout: 120_000,
    sequence: { sequencer: LongLast },
  },
});
