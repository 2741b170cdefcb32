import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleIn } from './axe.ts';
import { cardRefusal } from './card-parts.ts';
import { errorsOf } from './page-errors.ts';
import { ANY_WINDOW, overflow, windowOf } from './windows.ts';

const kinds = [
  '',
  'rules/',
  'rules/attacks/',
  'rules/C5.4/',
  'what-if/',
  'examples/',
  'quick/',
  'glossary/',
  'rulebook/',
];

for (const language of languages) {
  test(`every kind of page of the card game is accessible and fits its window (${language})`, {
    tag: windowOf(language),
  }, async ({ page }) => {
    test.slow();
    const errors = errorsOf(page);
    for (const kind of kinds)
      await test.step(`card-game/${kind}`, async () => {
        expect((await page.goto(`${language}/card-game/${kind}`))?.ok()).toBe(true);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await expectAccessibleIn(language, page);
        expect(errors).toEqual([]);
      });
  });
}

test('the card game is a step from the home page, and its rules lead from the chapter to the card and to the questions', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/');
  await page.getByRole('link', { name: 'About the card game' }).click();
  await page.getByRole('link', { name: 'Read the rules' }).click();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Driving' }).click();
  await page.getByRole('link', { name: 'Rule C3.2 on a page of its own' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rule C3.2' })).toBeVisible();
  await page.getByRole('link', { name: 'May I play a 75 under a Speed Limit?' }).click();
  const answer = page.getByRole('article').filter({ hasText: 'May I play a 75 under a Speed Limit?' });
  await expect(answer).toBeInViewport();
  await expect(answer.getByText('You play: 75 miles – not allowed')).toBeVisible();
  await expect(answer.getByText('You play: 50 miles – allowed')).toBeVisible();
  await answer.getByRole('link', { name: 'Rule C3.2' }).click();
  await expect(page).toHaveURL(/\/en\/card-game\/rules\/driving\/#C3\.2$/);
});

test('a term of the card game opens its explanation and leads to its own glossary', async ({ page }) => {
  await page.goto('fr/card-game/rules/safeties/');
  const term = page.getByRole('link', { name: 'coup fourré', exact: true }).first();
  // Until its script comes it is a link like any other.
  await expect(term).toHaveAttribute('aria-expanded');
  await term.click();
  const note = page.locator('#term-coup-fourre');
  await expect(note).toContainText('300 points de plus');
  await note.getByRole('link').click();
  await expect(page).toHaveURL(/\/fr\/card-game\/glossary\/#coup-fourre$/);
});

test('two languages of a chapter of the card game stand side by side', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/card-game/rules/points/?with=hu');
  await expect(page.getByRole('article').getByText('Lenullázás')).toBeVisible();
});

test('machines get the rules of both games', { tag: ANY_WINDOW }, async ({ request }) => {
  const board = await (await request.get('rules.json')).json();
  const cards = await (await request.get('card-game/rules.json')).json();
  expect(board.rules).toHaveLength(107);
  expect(cards.rules).toHaveLength(32);
  const [rule] = cards.rules.filter(({ id }: { id: string }) => id === 'C5.4');
  expect(rule).toMatchObject({ chapter: { number: 5, name: 'safeties' }, kind: 'ruling', version: 1 });
  expect(Object.keys(rule.text)).toEqual([...languages]);
});

test('the search answers from the card game below the board game, and says so', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/?q=what+is+a+coup-fourré');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'In the card game' })).toBeVisible();
  await dialog.getByRole('textbox').fill('C3.4');
  const cards = dialog.locator('section', { has: page.getByRole('heading', { name: 'In the card game' }) });
  await expect(cards.getByText('Rule C3.4')).toBeVisible();
  await cards.locator('summary').first().click();
  await cards.getByRole('link', { name: 'Open the page' }).click();
  await expect(page).toHaveURL(/\/en\/card-game\/rules\/driving\/#C3\.4$/);
});

test('on the pages of the card game its rules answer first, and the board game beside them', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/card-game/rules/driving/?q=when+does+the+game+end');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  const boards = dialog.locator('section', { has: page.getByRole('heading', { name: 'In the board game' }) });
  await expect(boards).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open the page' }).first()).toHaveAttribute('href', /\/card-game\//);
  // What only the other game answers stands before what may be meant, and counts.
  await field.fill('8.5');
  await expect(boards.getByText('Rule 8.5')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/);
  await field.press('ArrowDown');
  await expect(boards.locator('summary').first()).toBeFocused();
  await field.fill('');
  await expect(dialog.getByRole('link', { name: 'Actions and remedies' })).toBeVisible();
  await page.goto('en/card-game/play/?q=C3.4');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/en\/card-game\/rules\/driving\/#C3\.4$/);
});

test('an example of the card game is stepped through', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/card-game/examples/');
  const example = page.getByRole('region', { name: 'A coup-fourré', exact: true });
  await expect(example.getByText('You keep the Driving Ace in your hand.')).toBeVisible();
  const next = example.getByRole('button', { name: 'Next – A coup-fourré' });
  for (let step = 0; step < 3; step++) await next.click();
  await expect(example.getByRole('status').filter({ hasText: 'Step 4 of 5' })).toBeVisible();
  await expect(example.getByRole('listitem').getByText('in your very next turn')).toBeVisible();
  await expect(example.getByText('You keep the Driving Ace in your hand.')).toBeHidden();
});

test('an example of the card game is played on from any step: the engine says what happens, or which rule forbids it', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto('en/card-game/examples/');
  const example = page.locator('#coup-fourre');
  const press = (name: RegExp) => example.getByRole('button', { name }).click();
  await press(/^Next/);
  await press(/^Next/);
  await press(/^Try a card here/);
  const trying = example.getByRole('region', { name: 'Try a card here' });
  await expect(trying).toBeFocused();
  await press(/^Play: 100 miles/);
  await expect(cardRefusal(trying)).toContainText('Your light is red');
  await expect(cardRefusal(trying).getByRole('link').first()).toHaveText('C3.2');
  await press(/^Play: Driving Ace/);
  await expect(trying.getByRole('status')).toContainText('Coup-fourré!');
  await expectAccessible(page);
  await press(/^Undo/);
  await expect(trying.getByRole('region', { name: /^You: .* light red$/ })).toBeVisible();
  await press(/^Back to the example/);
  await expect(trying).toHaveCount(0);
  await expect(example.getByRole('button', { name: /^Try a card here/ })).toBeFocused();
});
