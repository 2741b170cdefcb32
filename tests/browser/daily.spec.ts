import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { positionOn } from '../../src/activities/position-of-the-day/verdict.ts';
import { readLinkText } from '../../src/links/index.ts';
import type { Action, Game } from '../../src/milestones/index.ts';
import { today } from '../../src/ui/days.ts';
import { expectAccessible } from './axe.ts';
import { after } from './planned-games.ts';
import { TableDriver } from './table-driver.ts';
import { reasonSaid } from './table-parts.ts';
import { ANY_WINDOW, NARROW, WIDE } from './windows.ts';

interface Found {
  readonly position: string;
  readonly best: { readonly actions: readonly Action[] };
  readonly next: { readonly actions: readonly Action[] };
}

const found: readonly Found[] = JSON.parse(readFileSync('content/positions-of-the-day.json', 'utf8'));
const ofToday = () => found[positionOn(today(), found.length)] as Found;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The position with all that is said about it. */
const puzzle = (page: Page) => page.getByRole('region', { name: 'Position of the day' });
/** What came of it, to be handed on; there as soon as it is solved or shown. */
const result = (page: Page) => puzzle(page).getByRole('textbox', { name: 'The result and its link' });

async function gameOf({ position }: Found): Promise<Game> {
  const read = await readLinkText(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.game;
}

const PRIMARY = { done: 'Done', 'leave-bonus': 'Take none' } as const;

/** Plays a whole turn by the names of what is pressed. */
async function play(page: Page, isMobile: boolean, start: Game, actions: readonly Action[]): Promise<void> {
  const driver = new TableDriver(page, isMobile);
  let game = start;
  for (const action of actions) {
    // As in a lesson, nothing is taken that is not confirmed.
    if (action.type !== 'done' && action.type !== 'leave-bonus') await driver.choose(game, action);
    await driver.bar(PRIMARY[action.type as keyof typeof PRIMARY] ?? 'Confirm').click();
    game = after(game, action);
  }
}

test('the position of the day: a worse turn can be tried again, the best one is told as such, with why, and is remembered', {
  tag: NARROW,
}, async ({ page, isMobile }) => {
  const { best, next, ...position } = ofToday();
  const game = await gameOf({ ...position, best, next });
  await page.goto('en/more/');
  await page.getByRole('link', { name: 'Position of the day' }).click();
  await expect(page.getByText('Find your best turn')).toBeVisible();
  await expectAccessible(page);

  await play(page, isMobile, game, next.actions);
  await expect(page.getByText('There is a better turn.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('There is a better turn.');
  await expect(result(page)).toHaveCount(0);
  await button(page, 'Try again').click();

  await play(page, isMobile, game, best.actions);
  await expect(page.getByText('That is the best turn.')).toBeVisible();
  await expect(reasonSaid(puzzle(page).getByRole('status'))).toHaveText([/^[A-Z][^.!?]+\.$/]);
  await expect(puzzle(page).getByText('solved, in 2 tries')).toBeVisible();
  await expect(puzzle(page).getByText('You have done a daily exercise or position on 1 day.')).toBeVisible();
  await expect(result(page)).toHaveValue(new RegExp(`solved in 2 tries\\. http.*/en/practice/position/#${today()}$`));
  await expectAccessible(page);

  await page.goto('en/practice/');
  await expect(page.getByText('You have done a daily exercise or position on 1 day.')).toBeVisible();
  await page.getByRole('link', { name: 'Position of the day' }).last().click();
  await expect(puzzle(page).getByText('solved, in 2 tries')).toBeVisible();
});

test('who does not find the best turn has it shown, beside what was played', { tag: ANY_WINDOW }, async ({
  page,
  isMobile,
}) => {
  const { next, ...position } = ofToday();
  await page.goto(`en/practice/position/#${today()}`);
  await expect(page.getByText('Find your best turn')).toBeVisible();
  await play(page, isMobile, await gameOf({ ...position, next }), next.actions);
  await button(page, 'Show the best turn').click();
  await expect(page.getByText('Better:')).toBeVisible();
  await expect(reasonSaid(puzzle(page).getByRole('status'))).toHaveText([/^[A-Z][^.!?]+\.$/]);
  await expect(puzzle(page).getByText('you’ve seen the best turn')).toBeVisible();
  await expect(result(page)).toBeVisible();
});

test('what is begun before midnight counts for its day, and a turn in another tab takes nothing of it back', {
  tag: WIDE,
}, async ({ page, context, isMobile }) => {
  const day = Math.floor(Date.UTC(2027, 2, 1) / 86_400_000);
  const { best, next, ...position } = found[positionOn(day, found.length)] as Found;
  const game = await gameOf({ ...position, best, next });
  await context.clock.install({ time: new Date(2027, 2, 1, 23, 57) });
  await page.goto('empty.html');
  await page.evaluate(
    (streak) => localStorage.setItem('milestones-streak', streak),
    JSON.stringify({ version: 1, from: day - 10, to: day - 1, longest: 10 }),
  );
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.goto('en/practice/position/');
    await expect(each.getByText('Find your best turn')).toBeVisible();
  }
  const [begun, ...rest] = best.actions as [Action, ...Action[]];
  await play(page, isMobile, game, [begun]);
  await play(other, isMobile, game, next.actions.slice(0, 1));
  for (const each of [page, other]) {
    await each.clock.fastForward(6 * 60_000);
    await expect(each.getByText('There’s a new position today.')).toBeVisible();
  }
  await play(page, isMobile, after(game, begun), rest);
  const solved = '1 March 2027';
  await expect(puzzle(page).getByText('solved, on the first try')).toContainText(solved);
  await expect(puzzle(page).getByText('position 11 days in a row.')).toBeVisible();

  await play(other, isMobile, after(game, next.actions[0] as Action), next.actions.slice(1));
  await expect(puzzle(other).getByText('solved, on the first try')).toContainText(solved);
  await other.close();
  await page.getByRole('button', { name: 'Show today’s position' }).click();
  await expect(result(page)).toHaveCount(0);
  await page.goto(`en/practice/position/#${day}`);
  await expect(puzzle(page).getByText('solved, on the first try')).toContainText(solved);
});

test('the address brings the position of another day, and the way back to today’s', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto(`en/practice/position/#${today() - 1}`);
  await expect(page.getByText('Find your best turn')).toBeVisible();
  await page.getByRole('link', { name: 'To today’s position' }).click();
  await expect(page.getByText('Find your best turn')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To today’s position' })).toHaveCount(0);
});

test('a position that comes late does not stand under another day', { tag: ANY_WINDOW }, async ({ page }) => {
  const late = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/positions/day/*.json', async (route) => {
    if (asked++ === 0) await late.promise;
    await route.continue();
  });
  await page.goto(`en/practice/position/#${today() - 1}`);
  await expect.poll(() => asked).toBe(1);
  await page.evaluate((day) => {
    location.hash = `#${day}`;
  }, today());
  const task = page.getByText('Find your best turn');
  const shown = (await task.textContent()) as string;
  const answered = page.waitForResponse('**/positions/day/*.json');
  late.resolve();
  await answered;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(task).toHaveText(shown);
});

test('where the position cannot be fetched, that is said, and it comes when it is asked for again', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.route('**/positions/day/*.json', (route) => route.abort());
  await page.goto('en/practice/position/');
  const told = page.getByRole('status').filter({ hasText: 'Part of this page couldn’t be loaded.' });
  await expect(told).toBeVisible();
  await page.unroute('**/positions/day/*.json');
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Find your best turn')).toBeVisible();
});
