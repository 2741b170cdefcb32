import { describe, expect, test } from 'vitest';
import { INPUTS } from '../../fuzz/inputs.ts';
import { tryCase } from '../../fuzz/run.ts';

/** Cases for each input; `npm run fuzz` tries as many as you like. */
const CASES = 200;

describe('every input is refused or read', () => {
  test.each(INPUTS)('$name', async (input) => {
    for (let seed = 1; seed <= CASES; seed++) {
      await tryCase(input, seed).catch((error) => expect.fail(`seed ${seed}: ${error.stack}`));
    }
  });
});
