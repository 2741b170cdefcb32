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

/** Counts from now on how often the live regions of the page change that is open; gives the way to ask for the number. */
export async function countAnnouncements(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { announcements: 0 };
    Object.assign(window, { counted });
    const live = '[role=status], [role=alert], [aria-live=polite], output';
    const isLive = ({ target, addedNodes }: MutationRecord) =>
      [target, ...addedNodes].some((node) =>
        (node instanceof Element ? node : node.parentElement)?.closest(live)?.checkVisibility(),
      );
    // What changes at once is heard at once.
    new MutationObserver((changes) => {
      if (changes.some(isLive)) counted.announcements++;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { counted: { announcements: number } }).counted.announcements);
}
