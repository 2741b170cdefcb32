import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { cardRefusal } from './card-parts.ts';
import { awake } from './islands.ts';
import { ANY_WINDOW, overflow } from './windows.ts';

test('a lesson of the card game with the keyboard: a refused card, a mistake that is taken back, a hint, the goal; progress is kept', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('en/card-game/learn/');
  await page.getByRole('link', { name: 'Begin: The first Roll' }).click();
  const card = (name: string, type = 'Play') => page.getByRole('button', { name: new RegExp(`^${type}: ${name}`) });
  const lesson = awake(page).getByRole('region', { name: 'The first Roll' });
  await expect(lesson).toBeVisible();
  await card('100 miles').press('Enter');
  await expect(cardRefusal(lesson)).toContainText('Play a Roll first');
  await expect(cardRefusal(lesson).getByRole('link')).toHaveText('C3.2');
  await card('Roll', 'Discard').press('Enter');
  const lost = lesson.getByRole('paragraph').filter({ hasText: 'You’ve lost that Roll' });
  await expect(lost).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo and try again' }).press('Enter');
  // A hint is given of what is there once it is undone.
  await expect(lost).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await expect(lesson.getByRole('definition')).toContainText('Look at your light');
  await card('Roll').press('Enter');
  await expect(lesson.getByRole('status')).toContainText('That helps.');
  // A lesson that is left goes on where it was left, once that has been kept.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('milestones-lesson-begun'))).not.toBeNull();
  await page.reload();
  await expect(lesson.getByRole('region', { name: /^You: .* light green$/ })).toBeVisible();
  await card('200 miles').press('Enter');
  await expect(lesson.getByRole('status')).toContainText('200 miles');
  await card('100 miles').press('Enter');
  await expect(lesson.getByRole('paragraph').filter({ hasText: 'Goal reached!' })).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Next: Limits' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits');
  await page.goto('en/card-game/learn/');
  await expect(page.getByRole('listitem').filter({ hasText: / – on the first try| – in \d+ tries/ })).toContainText(
    'The first Roll',
  );
  await expect(page.getByText('1 of 5 lessons done')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a lesson of the card game can be read, with its solution', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('hu/card-game/learn/exact-end/');
    await expect(page.getByText('Teljesítsd az utat!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Egy megoldás' })).toBeVisible();
    // Each step with the rules that it follows.
    const steps = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^C\d/ }) });
    await expect(steps).toHaveCount(2);
  });
});
