import type { Page } from '@playwright/test';

/** What Lighthouse calls slow 4G. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** After how many milliseconds the board of a play page is on the screen, on a slow mobile network; the processor can be slower, too. */
export async function boardSeenAfter(page: Page, path: string, slowdown: number): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    const watching = new MutationObserver(() => {
      // The drawings that the board refers to come before it.
      if (document.querySelector('.m-sprite') === null || document.querySelector('.board') === null) return;
      watching.disconnect();
      // The picture that has it is painted by the task after the next frame; before the first paint there are no frames.
      requestAnimationFrame(() => setTimeout(() => Object.assign(window, { seen: performance.now() })));
    });
    watching.observe(document, { childList: true, subtree: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  const seen = await page.waitForFunction(() => (window as unknown as { seen?: number }).seen);
  return (await seen.jsonValue()) as number;
}
