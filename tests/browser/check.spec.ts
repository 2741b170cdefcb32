import { expect, type Page, test } from '@playwright/test';
import { layoutOf, PRACTICE_SET } from '../../src/milestones/index.ts';
import { coordinate } from '../../src/telling/coordinates.ts';
import { expectAccessible } from './axe.ts';
import { asleep } from './islands.ts';
import { unfoldMore } from './table-parts.ts';
import { ANY_WINDOW, overflow } from './windows.ts';

/** What holds the choice of another board, and the link. */
const MORE = 'Another board, clear, share';

async function openChecker(page: Page, address = 'en/check/'): Promise<void> {
  await page.goto(address);
  await expect(asleep(page)).toHaveCount(0);
  await unfold(page, MORE);
  await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(/#position=/);
}

/** Opens what is folded away: everything but the board and its pieces. */
async function unfold(page: Page, ...summaries: readonly string[]): Promise<void> {
  for (const summary of summaries) await page.getByText(summary, { exact: true }).click();
}

/** The drawn board, the faults of the position, and what is said to what was asked. */
const board = (page: Page) => page.getByRole('group', { name: /^Game board(\.|$)/ });
const FAULTS = /The rules allow this position\.|can’t be right:/;
const faultsOn = (page: Page) => page.getByRole('status').filter({ hasText: FAULTS });
const answerOn = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('paragraph'), hasNotText: FAULTS });

const point = (page: Page, name: string) => board(page).getByRole('button', { name: new RegExp(`^${name}:`) });

/** Three points of the first row, from the stall on: a street section can be laid over them. */
async function firstSection(page: Page): Promise<readonly [string, string, string]> {
  const stall = board(page).getByRole('button', { name: /market stall/ });
  const from = (await stall.getAttribute('aria-label'))?.split(':')[0] as string;
  const [column = '', row = ''] = [from[0], from.slice(1)];
  const beside = (steps: number) => String.fromCharCode(column.charCodeAt(0) + steps) + row;
  const way = (await point(page, beside(1)).count()) > 0 && (await point(page, beside(2)).count()) > 0 ? 1 : -1;
  return [from, beside(way), beside(2 * way)];
}

test.describe('a position of one’s own', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('is built by tapping, asked, handed on and played on', { tag: ANY_WINDOW }, async ({ page }) => {
    await openChecker(page);
    await expect(page.getByText('The rules allow this position.')).toBeVisible();
    const names = await firstSection(page);
    const [, milestone] = names;
    const shared = page.getByRole('textbox', { name: 'Link to this position' });
    let before = await shared.inputValue();
    for (const name of names) await point(page, name).tap();
    await expect(point(page, milestone)).toHaveAccessibleName(/milestone/);

    await expect(shared).not.toHaveValue(before);
    before = await shared.inputValue();

    // A house where no street is: said with its piece and its rule, and the editing goes on.
    const house = page.getByRole('button', { name: 'House', exact: true });
    await house.tap();
    const lots = board(page).getByRole('button', { name: /^Lot/ });
    await lots.last().press('Enter');
    const faults = faultsOn(page);
    await expect(faults).toContainText('One thing can’t be right');
    await expect(faults.getByRole('link', { name: '8.10' })).toBeVisible();
    // What is built stands in the address as soon as it stands in the link.
    await expect(shared).not.toHaveValue(before);
    await page.reload();
    await expect(faults).toContainText('One thing can’t be right');
    await unfold(page, MORE);
    await house.tap();
    await lots.last().press('Enter');
    await expect(faults).toContainText('The rules allow this position.');

    await page.getByRole('button', { name: 'Ask', exact: true }).tap();
    await page.getByRole('button', { name: 'Build a house', exact: true }).tap();
    await board(page)
      .getByRole('button', { name: /^Lot.* – possible$/ })
      .first()
      .press('Enter');
    await expect(answerOn(page)).toContainText(/\d\sVP/);
    await lots.last().press('Enter');
    await expect(answerOn(page).getByRole('link', { name: '8.10' })).toBeVisible();
    await page.getByText(/^Everything I can do now: /).tap();
    await expect(page.getByRole('heading', { name: 'Build a street section' })).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);

    const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
    const other = await page.context().newPage();
    await openChecker(other, link);
    await expect(point(other, milestone)).toHaveAccessibleName(/milestone/);
    await other.close();
    await page.getByRole('link', { name: 'Play on from here' }).tap();
    await expect(page).toHaveURL(/\/play\//);
    await expect(point(page, milestone)).toHaveAccessibleName(/milestone/);
  });
});

test('a position is built with the mouse and in words, and what cannot be read is named', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await openChecker(page);
  const section = await firstSection(page);
  for (const [i, name] of section.entries()) {
    await point(page, name).hover();
    if (i === 0) await page.mouse.down();
  }
  await page.mouse.up();
  await expect(point(page, section[1])).toHaveAccessibleName(/milestone/);
  await page.getByText('The board in words', { exact: true }).press('Enter');
  const stall = await board(page)
    .getByRole('button', { name: /market stall/ })
    .getAttribute('aria-label');
  const flour = page.getByLabel('Marketplaces with a flour sack');
  await flour.fill('Z99');
  await flour.press('Tab');
  await expect(flour).toHaveAccessibleDescription(/“Z99” is not a point on this board/);
  await flour.fill(stall?.split(':')[0] ?? '');
  await flour.press('Tab');
  await expect(board(page).getByRole('button', { name: /market stall.*flour/ })).toBeVisible();
  await unfold(page, 'The turn', 'The player boards');
  await page.getByLabel('stone', { exact: true }).fill('x');
  await expect(page.getByLabel('stone', { exact: true })).toHaveAccessibleDescription(/a number from 0 to 99/);
  await page.getByLabel('VP', { exact: true }).fill('80');
  await expect(faultsOn(page).getByRole('link', { name: '12.1' })).toBeVisible();
  await page.getByLabel('End triggered by').selectOption('Player 1');
  await expect(faultsOn(page)).toContainText('The rules allow this position.');
  await expectAccessible(page);

  await page.goto('en/check/#position=damaged');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link is incomplete or mistyped');
});

test('what is being typed stays, whatever is drawn anew meanwhile', { tag: ANY_WINDOW }, async ({ page }) => {
  await openChecker(page);
  await unfold(page, 'The board in words');
  const field = page.getByRole('textbox', { name: 'Marketplaces', exact: true });
  const before = await field.inputValue();
  await field.pressSequentially('B');
  await page.evaluate(() => {
    location.hash = '#position=no-position';
  });
  await expect(page.getByText(/incomplete or mistyped/)).toBeVisible();
  await expect(field).toHaveValue(`B${before}`);
});

test('every moment of a game is built: starting tiles, bonus tiles within reach, the end', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await openChecker(page);
  const moment = page.getByLabel('Stage of the game');
  const faults = faultsOn(page);
  const mode = (name: 'Build' | 'Ask') => page.getByRole('button', { name, exact: true }).click();
  const act = (name: string) =>
    page.getByRole('group', { name: 'What do you want to know?' }).getByRole('button', { name });

  await unfold(page, 'The turn', 'The player boards');
  await moment.selectOption('choosing the starting tiles');
  await expect(faults).toContainText('The rules allow this position.');
  await expect(page.getByText('Player 2 chooses the first of two starting tiles.')).toBeVisible();
  await expect(page.getByLabel('Whose turn')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Tile /, pressed: true })
    .first()
    .click();
  await expect(page.getByText('Player 2 chooses the second of two starting tiles.')).toBeVisible();
  // What has been taken is not on the player board yet.
  await expect(faults.getByRole('link', { name: '4.8' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectAccessible(page);
  await mode('Ask');
  await act('Take a starting tile').click();
  await expect(answerOn(page)).toContainText('Choose one of the starting tiles.');
  await mode('Build');
  await page.getByRole('button', { name: 'Clear the table' }).click();

  // A milestone beside a bush, and the tile of a worker that the player has.
  const { board } = PRACTICE_SET;
  const { ids, lots, start, paths } = layoutOf(board);
  const called = (id: string) => coordinate(board, id);
  const path = (paths[start] ?? []).find(({ milestone }) =>
    board.bushes.some((lot) => lot.split('+').includes(ids[milestone] as string)),
  );
  const milestone = ids[path?.milestone as number] as string;
  const bush = lots.find(({ id }) => board.bushes.includes(id) && id.split('+').includes(milestone))?.id as string;
  await moment.selectOption('just built: bonus tiles within reach, one move left');
  await expect(faults).toContainText('Nothing here brings a bonus tile within reach.');
  await expect(faults.getByRole('link', { name: '9.1' })).toBeVisible();
  await page.getByText('The board in words', { exact: true }).click();
  const enter = async (label: string, text: string) => {
    await page.getByRole('textbox', { name: label }).fill(text);
    await page.getByRole('textbox', { name: label }).press('Tab');
  };
  await enter(
    'Street sections: from, milestone, to',
    [board.start, milestone, ids[path?.to as number] as string].map(called).join('-'),
  );
  await enter('Bonus tile: quarryman', bush.split('+').map(called).join('-'));
  await expect(faults).toContainText('The rules allow this position.');
  await expect(page.getByLabel('Built last')).toHaveValue(milestone);
  await expect(page.getByText(/^A bonus tile is within reach/)).toBeVisible();
  await expectAccessible(page);
  // The link brings the same moment again, ready to be asked.
  await expect(page).toHaveURL(/#position=/);
  const link = page.getByRole('textbox', { name: 'Link to this position' });
  await expect.poll(async () => (await link.inputValue()) === page.url()).toBe(true);
  await page.reload();
  await act('Take a bonus tile').click();
  await expect(answerOn(page)).not.toBeEmpty();
  await mode('Build');
  await unfold(page, 'The turn', 'The player boards');
  await expect(page.getByLabel('Built last')).toHaveValue(milestone);

  await moment.selectOption('the game is over');
  await expect(faults.getByRole('link', { name: '12.1' })).toBeVisible();
  await page.getByLabel('VP', { exact: true }).fill('80');
  await expect(faults).toContainText('The rules allow this position.');
});

test('an example’s position is changed', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/examples/street/');
  await page.getByRole('button', { name: 'Change this position' }).scrollIntoViewIfNeeded();
  await expect(asleep(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Change this position' }).click();
  await expect(page).toHaveURL(/\/check\/#position=/);
  await expect(board(page).getByRole('button').first()).toBeVisible();
});

test('the position of a picture, of a drill and of the table is changed', { tag: ANY_WINDOW }, async ({ page }) => {
  const change = page.getByRole('link', { name: 'Change this position' });
  await page.goto('en/rules/board-of-works/');
  await change.first().click();
  await expect(page).toHaveURL(/\/check\/#of=picture-/);
  await expect(asleep(page)).toHaveCount(0);
  await unfold(page, MORE);
  await expect(page.getByRole('textbox', { name: 'Link to this position' })).toHaveValue(/#position=/);
  await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue('other');
  await page.goto('en/check/#of=no-such-picture');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This link is incomplete or mistyped');

  await page.goto('en/practice/houses/#7');
  await unfoldMore(page);
  await page.getByRole('button', { name: 'Change this position' }).click();
  await expect(page).toHaveURL(/\/check\/#position=/);
  await expect(board(page).getByRole('button').first()).toBeVisible();
});

test('the board comes first, then five pieces with their names; all else is folded away', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('en/check/');
  await expect(asleep(page)).toHaveCount(0);
  await expect(page.getByText(/the answers go by what you enter/)).toBeVisible();
  await expect(board(page)).toBeInViewport();
  const pieces = page.getByRole('group', { name: 'What do you want to place?' }).getByRole('button');
  await expect(pieces).toHaveText([/Street section/, /House/, /Marketplace/, /Flour sack/, /Bonus tile/]);
  const top = async (part: ReturnType<Page['locator']>) => (await part.boundingBox())?.y ?? 0;
  expect(await top(board(page))).toBeLessThan(await top(pieces.first()));
  await expect(page.getByLabel('Stage of the game')).toBeHidden();
  await pieces.last().click();
  const kinds = page.getByRole('group', { name: 'Which kind?' }).getByRole('button');
  await expect(kinds).toHaveText([/quarryman/, /lumberjack/, /sand worker/, /grain grower/, /coiner/]);
});
