import { expect, type Page, test } from '@playwright/test';
import { besideRules } from './rule-parts.ts';
import { ANY_WINDOW } from './windows.ts';
import { called } from './words.ts';

/** What a captive portal, or a host that knows no 404, answers to whatever is asked: a page of its own, and that all is well. */
const PORTAL = `<!doctype html><html><title>Hotel</title><body><h1>Welcome to the hotel</h1><svg><defs></defs></svg>
<form action="https://example.org/"><input name="room"><button>Log in</button></form></body></html>`;

/** Lets the portal answer in the place of some files, until what is returned is called. */
async function portalBefore(page: Page, files: string): Promise<{ asked: () => number; leave: () => Promise<void> }> {
  let asked = 0;
  await page.route(files, (route) => {
    asked += 1;
    return route.fulfill({ status: 200, contentType: 'text/html', body: PORTAL });
  });
  return { asked: () => asked, leave: () => page.unroute(files) };
}

const failed = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page couldn’t be loaded.' });

test.describe('where a portal answers in the place of the site', { tag: ANY_WINDOW }, () => {
  test.afterEach(({ page }) => expect(page.getByText('Welcome to the hotel')).toHaveCount(0));

  test('a position for the checker is not there, and comes when it is asked for again', async ({ page }) => {
    const portal = await portalBefore(page, '**/positions/*.txt');
    await page.goto('en/check/#of=case-bend-round-a-lot');
    await expect(failed(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await portal.leave();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: called('check', 'mode.ask') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a position of the day is not there, and comes when it is asked for again', async ({ page }) => {
    const portal = await portalBefore(page, '**/positions/day/*.json');
    await page.goto('en/practice/position/');
    await expect(failed(page)).toBeVisible();
    await portal.leave();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Find your best turn')).toBeVisible();
  });

  test('a language to compare with is not there, that is said, and it can be chosen again', async ({ page }) => {
    await page.goto('en/rules/castle/');
    const portal = await portalBefore(page, '**/hu/rules/castle/');
    const choice = page.getByRole('combobox', { name: 'Compare with' });
    await choice.selectOption('hu');
    await expect(choice).toHaveValue('');
    await portal.leave();
    await choice.selectOption('hu');
    await expect(besideRules(page, 'hu')).not.toHaveCount(0);
  });

  for (const [what, files] of [
    ['pictures', '**/what-if/picture/**'],
    ['drawings', '**/drawings/'],
  ] as const)
    test(`the search answers without ${what}, and with them when the portal has gone`, async ({ page }) => {
      const portal = await portalBefore(page, files);
      await page.goto('en/');
      const answer = page.getByRole('dialog').getByRole('article');
      const question = page.getByRole('dialog').getByRole('textbox');
      await page.keyboard.press('/');
      await page.keyboard.type('i have exactly two visible workers, must i cover one');
      await expect(answer).toContainText('I have exactly two visible workers. Must I cover one?');
      await expect.poll(portal.asked).toBeGreaterThan(1);
      await expect(answer.getByRole('img')).toHaveCount(0);
      await portal.leave();
      await question.fill('8.2');
      await expect(answer).toContainText('8.2');
      await question.fill('i have exactly two visible workers, must i cover one');
      await expect(answer.getByRole('img').first()).toBeVisible();
    });
});
