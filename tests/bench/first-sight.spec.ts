/**
 * `npm run first-sight`: after how long the board is on a phone’s screen, on a slow mobile network and with a processor a
 * quarter as fast as this one, in each language; the middle of several times.
 */
import { expect, test } from '@playwright/test';
import { boardSeenAfter } from '../browser/first-sight.ts';

const SLOWDOWN = 4;
const TIMES = 5;
const MOST = 1500;

test('the board is seen soon', async ({ browser }) => {
  test.setTimeout(300_000);
  for (const language of ['en', 'fr', 'it', 'hu']) {
    const taken: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const context = await browser.newContext({ deviceScaleFactor: 2 });
      taken.push(Math.round(await boardSeenAfter(await context.newPage(), `${language}/play/`, SLOWDOWN)));
      await context.close();
    }
    taken.sort((a, b) => a - b);
    console.log(`${language}: ${taken.join(', ')} ms`);
    expect(taken[TIMES >> 1]).toBeLessThan(MOST);
  }
});
