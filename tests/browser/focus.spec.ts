import { expect, type Page, test } from '@playwright/test';
import { ranLater } from './later.ts';
import { nothingOver } from './over-page.ts';
import { draftFirst, startGame } from './table-driver.ts';
import { gameTable, keptGames, startButton } from './table-parts.ts';
import { ANY_WINDOW, drawn, WIDE } from './windows.ts';

/** Whether the focus has fallen to the page as a whole. */
const isLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

test('a game that is restored gets the focus in its place', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  await draftFirst(page);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await keptGames(page).getByText(/^More/).click();
  await keptGames(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(keptGames(page).getByRole('button', { name: 'Continue' })).toBeFocused();
});

test('a dialog that is closed gives the focus back, also where the address names a place on the page', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  for (const path of ['en/rules/castle/', 'en/rules/castle/#11.4']) {
    await page.goto(path);
    await ranLater(page);
    const button = page.getByRole('button', { name: 'Settings' });
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The step that the dialog has taken in the history is taken back a little later.
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
    await expect(button).toBeFocused();
  }
});

test('what was opened from nowhere leaves the focus there when it is closed', { tag: WIDE }, async ({ page }) => {
  for (const path of ['en/', 'en/check/', 'hu/game-night/']) {
    await page.goto(path);
    await ranLater(page);
    await page.keyboard.press('/');
    await expect(page.locator(':modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(':modal')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
    await drawn(page);
    expect(await isLost(page), path).toBe(true);
  }
});

test('a dialog that leads to another one leaves the focus where the first was opened from', { tag: WIDE }, async ({
  page,
}) => {
  await startGame(page, 11);
  await ranLater(page);
  const more = gameTable(page).getByRole('button', { name: 'More', exact: true });
  for (const opener of [more, null]) {
    if (opener === null) await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    else await opener.focus();
    await page.keyboard.press('w');
    await page.getByRole('dialog').getByRole('button', { name: 'Keys' }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await nothingOver(page);
    await drawn(page);
    if (opener === null) expect(await isLost(page)).toBe(true);
    else await expect(opener).toBeFocused();
  }

  // Both in the same moment, and what the first was opened from cannot be reached by then.
  await page.goto('en/credits/');
  await ranLater(page);
  await page.evaluate(() => {
    const button = (textContent: string) => Object.assign(document.createElement('button'), { textContent });
    const [open, next, lead, close] = [button('Open'), button('Next'), button('Lead on'), button('Close')] as const;
    const dialogs = [lead, close].map((inside) => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(inside);
      return dialog;
    });
    const [first, second] = dialogs as [HTMLDialogElement, HTMLDialogElement];
    document.querySelector('main h1')?.after(open, next);
    open.onclick = () => first.showModal();
    lead.onclick = () => {
      open.disabled = true;
      first.close();
      second.showModal();
    };
    close.onclick = () => second.close();
  });
  for (const name of ['Open', 'Lead on', 'Close']) await page.getByRole('button', { name, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
});

test('where what opened a dialog is gone when it closes, the focus stays in the page', { tag: WIDE }, async ({
  page,
}) => {
  await page.goto('en/credits/');
  await ranLater(page);
  for (const way of ['remove', 'hidden', 'disabled'] as const) {
    await page.evaluate((way) => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Open' });
      const dialog = document.createElement('dialog');
      dialog.innerHTML = '<button>Close</button>';
      document.querySelector('main h1')?.after(button);
      document.body.append(dialog);
      button.onclick = () => dialog.showModal();
      (dialog.firstChild as HTMLButtonElement).onclick = () => {
        if (way === 'remove') button.remove();
        else button[way] = true;
        dialog.close();
      };
    }, way);
    await page.getByRole('button', { name: 'Open' }).press('Enter');
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await expect.poll(() => isLost(page), way).toBe(false);
  }
});

test('the switch of languages keeps the focus on the page that it leads to', { tag: WIDE }, async ({ page }) => {
  await page.goto('en/glossary/');
  await ranLater(page);
  await page.getByRole('link', { name: 'hu Magyar' }).press('Enter');
  await expect(page).toHaveURL(/\/hu\/glossary\//);
  await expect(page.getByRole('link', { name: 'hu Magyar' })).toBeFocused();
});

test('the focus stays in the page when what was pressed goes away', { tag: WIDE }, async ({ page }) => {
  await page.goto('en/play/');
  await ranLater(page);
  await startButton(page).press('Enter');
  await expect(gameTable(page)).toBeVisible();
  await drawn(page);
  await expect.poll(() => isLost(page)).toBe(false);

  // Whatever the part of the page is that goes: taken out, hidden, no longer possible.
  await page.goto('en/credits/');
  await ranLater(page);
  for (const way of ['remove', 'hidden', 'disabled'] as const) {
    await page.evaluate((way) => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Done' });
      document.querySelector('main h1')?.after(button);
      button.onclick = () => {
        if (way === 'remove') button.remove();
        else button[way] = true;
      };
    }, way);
    await page.getByRole('main').getByRole('button', { name: 'Done' }).press('Enter');
    await expect.poll(() => isLost(page), way).toBe(false);
  }

  // Whoever presses beside it leaves it.
  await page.getByRole('main').getByRole('link').first().focus();
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('p')));
  await drawn(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toMatch(/BODY|MAIN/);
});
