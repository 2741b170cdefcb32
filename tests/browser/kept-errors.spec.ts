/** An error in the place of a script, which hosts let browsers keep for as long as the script (`public/_headers`), does not stay. */
import { expect, type Page, test } from '@playwright/test';
import { inMiddle } from './on-demand-parts.ts';
import { serve } from './serve.ts';
import { logEntries, pastTable, startButton } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';

test.describe('an error that the browser keeps', { tag: ANY_WINDOW }, () => {
  let isHit: (path: string) => boolean;
  let hits: number;

  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    baseURL: async ({}, use) => {
      isHit = () => false;
      hits = 0;
      const server = await serve(new Map(), '', undefined, 0, (path, response) => {
        if (!isHit(path)) return false;
        hits++;
        response
          .writeHead(404, {
            'content-type': 'text/html',
            'cache-control': 'public, max-age=86400, stale-while-revalidate=31536000',
          })
          .end();
        return true;
      });
      await use(server.address);
      await server.close();
    },
  });

  const told = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' });

  /** Waits until the error that the browser keeps has been asked for anew, in vain, and lets the file come from then on. */
  async function mend(): Promise<void> {
    await expect.poll(() => hits).toBeGreaterThan(1);
    isHit = () => false;
  }

  test('an island comes when it is tried again or the page is loaded again', async ({ page }) => {
    // What an island imports: for its own script Astro asks under another address.
    isHit = (path) => /\/_astro\/pane\.[^/]*\.js$/.test(path);
    await page.goto('en/play/');
    await expect(told(page)).toBeVisible();
    await mend();
    // The first attempt may still meet the error, and has it asked for anew.
    await expect(async () => {
      if (await told(page).isVisible()) await told(page).getByRole('button', { name: 'Try again' }).click();
      else await page.reload();
      await expect(startButton(page)).toBeEnabled({ timeout: 2000 });
      await expect(told(page)).toBeHidden({ timeout: 2000 });
    }).toPass();
  });

  test('a page that lives by a script of its own works when it is loaded again', async ({ page }) => {
    isHit = (path) => path.startsWith('/_astro/') && path.endsWith('.js');
    await page.goto('en/game-night/');
    await expect(told(page)).toBeVisible();
    await mend();
    await expect(async () => {
      await page.reload();
      await page.getByRole('textbox').first().fill('Ada');
      await expect(page).toHaveURL(/#setup=/, { timeout: 2000 });
    }).toPass();
    await expect(told(page)).toBeHidden();
  });

  test('a part that is fetched on demand comes when the page is loaded again', async ({ page }) => {
    isHit = (path) => /\/_astro\/Past\.[^/]*\.js$/.test(path);
    await inMiddle(page);
    await logEntries(page).first().click();
    const notice = page.getByRole('status').filter({ hasText: 'There may be a new version of this site.' });
    await expect(notice).toBeVisible();
    await mend();
    await notice.getByRole('button', { name: 'Reload the page' }).click();
    await expect(async () => {
      await logEntries(page).first().click();
      await expect(pastTable(page)).toBeVisible({ timeout: 2000 });
    }).toPass();
  });
});
