import { expect, type Page, test } from '@playwright/test';
import { countAnnouncements } from './heard.ts';
import { asleep } from './islands.ts';
import { coming } from './on-demand-parts.ts';
import { startGame, TableDriver } from './table-driver.ts';
import { ANY_WINDOW } from './windows.ts';

/** Where the live regions of a page lie that are seen, what is in each and what follows it, once everything has come that is being fetched. */
async function places(page: Page): Promise<string[]> {
  // That it is coming stands in a live region too, which goes when it has come.
  await expect(coming(page)).toHaveCount(0);
  return page.evaluate(() =>
    ['', ' *', ' + *']
      .flatMap((of) => [...document.querySelectorAll(`:is([role=status], [role=alert], [aria-live=polite])${of}`)])
      .filter((element) => element.closest('.unseen') === null && element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, element.className, ...[x + scrollX, y + scrollY, width, height].map(Math.round)].join(
          ' ',
        );
      }),
  );
}

/** Does the same three times, and waits each time until a live region has changed; what is said again moves nothing. */
async function heardThrice(page: Page, act: () => Promise<void>): Promise<void> {
  // What comes by itself is not to be taken for what is heard of the act.
  await expect(coming(page)).toHaveCount(0);
  const announcements = await countAnnouncements(page);
  let first: readonly string[] = [];
  for (let times = 1; times <= 3; times++) {
    const before = await announcements();
    // What is pressed again sooner than anybody can have seen what came of it counts as one press.
    await expect(async () => {
      await act();
      await expect.poll(announcements, { timeout: 500 }).toBeGreaterThan(before);
    }, `time ${times}`).toPass({ timeout: 4_000 });
    if (times === 1) first = await places(page);
    else expect(await places(page), `time ${times}`).toEqual(first);
  }
}

test('what is refused or confirmed again is announced again', { tag: ANY_WINDOW }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('at the table', async () => {
    await startGame(page, 11);
    const table = new TableDriver(page, false);
    await heardThrice(page, () => table.bar('Done').click({ force: true }));
  });
  await test.step('in a lesson', async () => {
    await page.goto('en/learn/loop/');
    await expect(asleep(page)).toHaveCount(0);
    await heardThrice(page, () => page.getByRole('button', { name: /^Space 5/ }).press('Enter'));
  });
  await test.step('in the checker, and of a link that is copied', async () => {
    await page.goto('en/check/');
    await expect(asleep(page)).toHaveCount(0);
    await button('Ask').click();
    await heardThrice(page, () => button('Build a house').click());
    await page.getByText('Another board, clear, share').click();
    await heardThrice(page, () => button('Copy link').click());
  });
  await test.step('by the script of a chapter', async () => {
    await page.goto('hu/rules/board-of-works/');
    await heardThrice(page, () => page.getByRole('link', { name: '8.5. szabály: a link másolása' }).click());
  });
  await test.step('by the script of a first game', async () => {
    await page.goto('en/game-night/first-table/');
    await heardThrice(page, () => button('Read: Castle').click());
  });
});
