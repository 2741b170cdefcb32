import type { Page } from '@playwright/test';

/** Waits until what every page fetches when it is there has run: what it does about keys, the focus and Back. */
export async function ranLater(page: Page): Promise<void> {
  const address = await page.waitForFunction(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.find((name) => /_astro\/later\.[^/]*\.js$/.test(name));
  });
  await page.evaluate((address) => import(address as string), await address.jsonValue());
}
