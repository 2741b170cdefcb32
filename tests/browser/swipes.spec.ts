import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { coming } from './on-demand-parts.ts';
import { CHOICES } from './scenes.ts';
import { NARROW } from './windows.ts';

/** A smaller drawing leaves room for a finger beside it. */
const LEAST = 120;
/** What holds more than it shows moves to its end before the page goes on. */
const MOST = 3;

/** What is built, chosen and said on a page, as far as a finger could change it. */
const stateOf = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => [
      location.hash,
      ...[...main.querySelectorAll('button, [role=button], [role=status]')].map(
        (each) => `${each.ariaLabel ?? each.textContent} ${each.ariaPressed}`,
      ),
    ]);

/** Brings the drawing of this number into the middle of the window; gives where a finger lies on it, null where there is none. */
const fingerOn = (page: Page, n: number) =>
  page.getByRole('main').evaluate(
    (main, [n, least]) => {
      const drawings = [...main.querySelectorAll('svg')].filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return Math.min(width, height) >= least && each.checkVisibility({ visibilityProperty: true });
      });
      const drawing = drawings[n];
      if (drawing === undefined) return null;
      drawing.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { top, bottom, left, right } = drawing.getBoundingClientRect();
      const middle = (from: number, to: number, most: number) => (Math.max(0, from) + Math.min(most, to)) / 2;
      return { x: middle(left, right, innerWidth), y: middle(top, bottom, innerHeight) };
    },
    [n, LEAST] as const,
  );

/** A finger goes down, up the window and away. */
async function swipe(touches: CDPSession, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (const by of [10, 25, 45, 70, 100]) await touch('touchMove', [{ x, y: y - by }]);
  await touch('touchEnd', []);
}

test('a finger that moves on a board scrolls the page, and changes nothing', {
  tag: NARROW,
}, async ({ page }) => {
  // Where a board fills most of the window.
  await page.setViewportSize({ width: 844, height: 390 });
  const touches = await page.context().newCDPSession(page);
  for (const [name, open] of Object.entries(CHOICES))
    await test.step(name, async () => {
      await open(page);
      // That a part is coming is said in a place that goes when it has come.
      await expect(coming(page)).toHaveCount(0);
      const seen = new Set<string>();
      for (let n = 0; n < 6; n++) {
        const finger = await fingerOn(page, n);
        if (finger === null) break;
        const place = JSON.stringify(finger);
        if (seen.has(place)) continue;
        seen.add(place);
        const before = await stateOf(page);
        const from = await page.evaluate(() => scrollY);
        for (let i = 0; i < MOST && (await page.evaluate(() => scrollY)) === from; i++) await swipe(touches, finger);
        expect.soft(await page.evaluate(() => scrollY), `${name}, drawing ${n}`).not.toBe(from);
        expect.soft(await stateOf(page), `${name}, drawing ${n}`).toEqual(before);
      }
    });
});
