import { expect, type Page, test } from '@playwright/test';
import { ANY_WINDOW } from './windows.ts';

const name = (page: Page, player: number) => page.getByRole('textbox', { name: `Player ${player}: name`, exact: true });
const steps = (page: Page) => page.getByRole('checkbox');

test('two tabs enter the same evening, and neither loses what the other has entered', { tag: ANY_WINDOW }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto('en/game-night/');
  await name(page, 1).fill('Ada');
  await expect(page).toHaveURL(/#setup=/);
  const link = page.url();
  await name(other, 2).fill('Ben');
  await steps(page).nth(0).check();
  await steps(other).nth(1).check();
  for (const each of [page, other]) {
    await expect(name(each, 1)).toHaveValue('Ada');
    await expect(name(each, 2)).toHaveValue('Ben');
    await expect(steps(each).nth(0)).toBeChecked();
    await expect(steps(each).nth(1)).toBeChecked();
  }

  // A link that is followed where the evening is open is shown, and what it hides can be brought back.
  await expect(page).toHaveURL(other.url());
  await page.goto(link);
  await expect(name(page, 2)).toHaveValue('');
  await expect(name(other, 2)).toHaveValue('Ben');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(name(page, 2)).toHaveValue('Ben');

  // A tab that the browser has thrown away comes back with the address that it had.
  await page.goto('en/credits/');
  await steps(other).nth(2).check();
  await page.goBack();
  await expect(steps(page).nth(2)).toBeChecked();
  await steps(page).nth(3).check();
  await expect(steps(other).nth(3)).toBeChecked();
  await expect(steps(other).nth(2)).toBeChecked();

  // A calculator, and the first game of that evening.
  const points = (page: Page, player: string) => page.getByLabel(`${player}: VP before the final scoring`);
  for (const each of [page, other]) await each.goto('en/game-night/#end');
  await points(page, 'Ada').fill('51');
  await expect(points(other, 'Ada')).toHaveValue('51');
  await points(other, 'Ben').fill('40');
  await points(page, 'Ada').fill('53');
  await expect(points(other, 'Ada')).toHaveValue('53');
  await expect(points(page, 'Ben')).toHaveValue('40');

  for (const each of [page, other]) await each.goto('en/game-night/first-table/');
  const stop = (page: Page, space: string) =>
    page.getByRole('group', { name: 'Your loop' }).getByRole('button', { name: space }).click();
  await stop(page, 'Mill');
  await expect(other.getByText('Ada, and your second move?')).toBeVisible();
  await page.goto('en/credits/');
  await other.getByRole('button', { name: 'Undo' }).click();
  await stop(other, 'Castle');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Castle', exact: true })).toBeVisible();
  await other.close();
});

test('what another tab enters just before a calculator follows it is shown there, too', { tag: ANY_WINDOW }, async ({
  page,
  context,
}) => {
  const first = (page: Page) => page.getByLabel(/: VP before the final scoring$/).first();
  const other = await context.newPage();
  await page.goto('en/game-night/#end');
  await expect(first(page)).toBeVisible();
  // As long as its time stands still the other tab is drawn, and listens to nothing yet.
  await other.clock.install();
  await other.clock.pauseAt(Date.now() + 60_000);
  await other.goto('en/game-night/#end');
  await expect(first(other)).toBeVisible();
  await first(page).fill('51');
  await expect.poll(() => other.evaluate(() => localStorage.getItem('milestones-calculator-end'))).toContain('51');
  await other.clock.resume();
  await expect(first(other)).toHaveValue('51');
});
