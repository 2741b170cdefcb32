import { expect, type Page, test } from '@playwright/test';
import boards from '../kept/board-links-1.json' with { type: 'json' };
import deals from '../kept/card-deals-1.json' with { type: 'json' };
import games from '../kept/game-links-1.json' with { type: 'json' };
import positions from '../kept/position-links-1.json' with { type: 'json' };
import { lineOn } from './film-parts.ts';
import { keepingNotice, keptGames } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';
import { called } from './words.ts';

const textOf = ([first]: readonly { readonly text: string }[]) => first?.text as string;
const game = textOf(games);

/** The same text as messengers and mail clients hand it on. */
const CHANGED: Readonly<Record<string, (text: string) => string>> = {
  'a full stop behind it': (text) => `${text}.`,
  'a bracket and a comma': (text) => `${text}),`,
  'a blank in it': (text) => `${text.slice(0, 30)}%20${text.slice(30)}`,
  'a soft hyphen in it': (text) => `${text.slice(0, 30)}%C2%AD${text.slice(30)}`,
  'escaped signs': (text) => text.replaceAll('_', '%5F').replaceAll('-', '%2D'),
  'words behind it': (text) => `${text} look at this`,
  'a word glued on': (text) => `${text}.Next`,
  'a dash and a word': (text) => `${text}—my`,
  'a name behind it': (text) => `${text}--Ann`,
  'a hyphen where its line was broken': (text) => `${text.slice(0, 30)}-%0A${text.slice(30)}`,
  'what follows who reads': (text) => `${text}?fbclid=IwAR0`,
};

test.describe('links as people receive them', { tag: ANY_WINDOW }, () => {
  for (const [what, change] of Object.entries(CHANGED))
    test(`a game comes by a link with ${what}`, async ({ page }) => {
      await page.goto(`en/play/#game=${change(game)}`);
      await expect(keepingNotice(page)).toContainText('The game from the link is now among your games.');
      await expect(page).toHaveURL(/\/en\/play\/$/);
    });

  test('so do boards, positions, deals and what is entered', async ({ page }) => {
    await page.goto(`en/board/#board=${textOf(boards)}).`);
    await expect(page).toHaveURL(/\/en\/board\/$/);
    await page.goto(`en/check/#position=${textOf(positions)}%20.`);
    await expect(page.getByRole('button', { name: called('check', 'mode.ask') })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto(`en/card-game/play/#deal=${textOf(deals)},`);
    await expect(page).toHaveURL(/\/en\/card-game\/play\/$/);
  });

  for (const [what, address] of Object.entries({
    'its name in capitals': `en/play/#GAME=${game}`,
    'an entity for its sign': `en/play/&#35;game=${game}`,
    'what is left of one': `en/play/#35;game=${game}`,
    'an escaped entity': `en/play/&%2335;game=${game}`,
  }))
    test(`a game comes by a link with ${what}`, async ({ page }) => {
      await page.goto(address);
      await expect(keepingNotice(page)).toContainText('The game from the link is now among your games.');
      await expect(page).toHaveURL(/\/en\/play\/$/);
    });

  test('every kind of link comes with a word glued on', async ({ page }) => {
    await page.goto(`en/board/#board=${textOf(boards)}.Next`);
    await expect(page).toHaveURL(/\/en\/board\/$/);
    await page.goto(`en/check/#Position=${textOf(positions)}—my`);
    await expect(page.getByRole('button', { name: called('check', 'mode.ask') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto(`en/card-game/play/#deal=${textOf(deals)}--Ann`);
    await expect(page).toHaveURL(/\/en\/card-game\/play\/$/);
    await page.goto('en/game-night/#ROW');
    await expect(page).toHaveURL(/#row$/);
    await page.goto('en/how-to-play/#castle.Next');
    await expect(lineOn(page)).toContainText('At the castle you have to stop');
  });

  test('a link that is cut is told, and stays in the address', async ({ page }) => {
    await page.goto(`en/play/#game=${game.slice(0, -5)}`);
    await expect(keepingNotice(page)).toContainText('incomplete or mistyped');
    await expect(page).toHaveURL(new RegExp(`#game=${game.slice(0, -5)}$`));
    await expect(keptGames(page)).toHaveCount(0);
    // It is completed in the address bar.
    await page.goto(`en/play/#game=${game}`);
    await expect(keepingNotice(page)).toContainText('The game from the link is now among your games.');
  });

  test('a place of the rules is found with something behind its name', async ({ page }) => {
    await page.goto('en/rules/castle/#11.2,');
    await expect(page).toHaveURL(/#11\.2$/);
    await expect(page.locator('[id="11.2"]')).toBeInViewport();
  });

  test('an address whose sign was escaped leads to the page', async ({ page }) => {
    await page.goto(`en/play/%23game=${game}`);
    await expect(keepingNotice(page)).toContainText('The game from the link is now among your games.');
    await expect(page).toHaveURL(/\/en\/play\/$/);
  });

  test('where the page may not copy, the link is selected and the reader is told how', async ({ page }) => {
    await withoutClipboard(page);
    await page.goto(`en/check/#position=${textOf(positions)}`);
    await page.getByText(called('check', 'more')).click();
    await page.getByRole('button', { name: called('games', 'share.copy') }).click();
    await expect(page.getByText(called('games', 'share.notCopied'))).toBeVisible();
    const selected = await page.evaluate(
      () => document.activeElement instanceof HTMLInputElement && getSelection()?.toString(),
    );
    expect(selected).toContain('#position=');
  });
});

/** As over plain http. */
const withoutClipboard = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
