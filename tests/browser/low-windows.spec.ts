import { expect, test } from '@playwright/test';
import { coveredFocus, strips } from './reading-needs.ts';
import { CHOICES, LAYERS } from './scenes.ts';
import { ANY_WINDOW } from './windows.ts';

/** Phones on their side with the keyboard up. */
const LOW = [
  { width: 844, height: 170 },
  { width: 667, height: 130 },
] as const;

/** As many stops as have bars and controls of their own before lists begin. */
const STOPS = 30;

for (const [what, scenes] of [
  ['whatever opens over a page', LAYERS],
  ['whatever is chosen on a page', CHOICES],
] as const)
  test(`in the lowest windows ${what} is read to its end, and what has the focus is seen`, {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    for (const [name, open] of Object.entries(scenes))
      await test.step(name, async () => {
        await page.setViewportSize(LOW[0]);
        await open(page);
        for (const size of LOW) {
          await page.setViewportSize(size);
          const where = `${name} at ${size.width}×${size.height}`;
          expect.soft(await coveredFocus(page, STOPS, false), where).toEqual([]);
          expect.soft(await strips(page), where).toEqual([]);
        }
      });
  });
