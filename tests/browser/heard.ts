import type { Page } from '@playwright/test';

/** Counts from now on what a page lets be heard; gives the way to ask for the number. */
export async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { sounds: 0 };
    Object.assign(window, { counted });
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = prototype;
      prototype.start = function (...when: number[]) {
        counted.sounds++;
        return start.apply(this, when as [number]);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { counted: { sounds: number } }).counted.sounds);
}
