import { describe, expect, test } from 'vitest';
import { DOORS } from '../../fuzz/doors.ts';
import { tryCase } from '../../fuzz/run.ts';

/** As many cases at every door; `npm run fuzz` tries them for as long as one likes. */
const CASES = 200;

describe('every door holds', () => {
  test.each(DOORS)('$name', async (door) => {
    for (let seed = 1; seed <= CASES; seed++) {
      await tryCase(door, seed).catch((error) => expect.fail(`seed ${seed}: ${error.stack}`));
    }
  });
});
