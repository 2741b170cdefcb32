import { expect, type Page, test } from '@playwright/test';
import { holdBack } from './held-back.ts';
import { awake } from './islands.ts';
import { ANY_WINDOW } from './windows.ts';

/** What a reader does in a part of a page, perhaps before its script has come, and what then holds. */
interface Early {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly holds: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const number = (page: Page, n: number) => page.getByRole('radio', { name: String(n), exact: true });

const EARLY: Readonly<Record<string, Early>> = {
  'the mode of the checker': {
    path: 'en/check/',
    act: (page) => button(page, 'Ask').click(),
    holds: (page) => expect(button(page, 'Ask')).toHaveAttribute('aria-pressed', 'true'),
  },
  'the number of players in the checker': {
    path: 'en/check/',
    act: async (page) => {
      await page.getByText('The turn', { exact: true }).click();
      await page.getByRole('combobox', { name: 'Players' }).selectOption('4');
    },
    // The position with four players is what the page makes its link of.
    holds: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Players' })).toHaveValue('4');
      await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false');
    },
  },
  'answers of an exercise': {
    path: 'en/practice/castle/',
    act: async (page) => {
      await tick(page, 'Keep 2 grain and 1 coin').check();
      await number(page, 3).check();
    },
    holds: async (page) => {
      await expect(tick(page, 'Keep 2 grain and 1 coin')).toBeChecked();
      await expect(number(page, 3)).toBeChecked();
    },
  },
  'an exercise that is answered and checked': {
    path: 'en/practice/yield/',
    act: async (page) => {
      await number(page, 0).check();
      await button(page, 'Check').click();
    },
    holds: async (page) => {
      await expect(button(page, 'Next exercise')).toBeVisible();
      await expect(page.getByText(/you (said|answered) 0/i)).toBeVisible();
    },
  },
  'a press in a card lesson': {
    path: 'en/card-game/learn/first-roll/',
    act: (page) => button(page, 'Play: Roll').click(),
    holds: (page) => expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'false'),
  },
  'the name of a board': {
    path: 'en/board/',
    act: (page) => page.getByRole('textbox', { name: 'Name of the board' }).fill('Hut'),
    holds: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Name of the board' })).toHaveValue('Hut');
      // The field has the name as soon as it is typed; the page keeps it when its script has come.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('milestones-boards'))).not.toBeNull();
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Name of the board' })).toHaveValue('Hut');
    },
  },
  'the players and the speed of the film': {
    path: 'en/how-to-play/',
    act: async (page) => {
      await number(page, 4).check();
      await page.getByRole('combobox', { name: 'Speed' }).selectOption({ index: 2 });
    },
    holds: async (page) => {
      await expect(number(page, 4)).toBeChecked();
      const speed = page.getByRole('combobox', { name: 'Speed' });
      await expect(speed).toHaveValue((await speed.getByRole('option').nth(2).getAttribute('value')) as string);
    },
  },
  'a key that steps through the film': {
    path: 'en/how-to-play/#castle',
    act: async (page) => {
      await expect(page.getByRole('slider')).toBeVisible();
      await page.keyboard.press('ArrowRight');
    },
    holds: (page) => expect(page).toHaveURL(/#castle-2$/),
  },
  'a step of an example on its page': {
    path: 'en/examples/street/',
    act: (page) => button(page, 'Last step').click(),
    holds: (page) => expect(button(page, 'One step back')).toBeEnabled(),
  },
  'what is entered for an evening': {
    path: 'en/game-night/',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Player 1: name' }).fill('Ann');
      await number(page, 3).check();
    },
    holds: async (page) => {
      await expect(page).toHaveURL(/#setup=/);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Player 1: name' })).toHaveValue('Ann');
      await expect(number(page, 3)).toBeChecked();
    },
  },
  'what is entered for an evening on the way to another part': {
    path: 'en/game-night/',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Player 1: name' }).fill('Ann');
      await page.getByRole('link', { name: 'Turn aid', exact: true }).first().click();
    },
    holds: async (page) => {
      await expect(page.getByRole('link', { name: 'Turn aid', exact: true }).first()).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect.poll(() => page.evaluate(() => localStorage.getItem('milestones-evening'))).toContain('Ann');
      await expect(page).toHaveURL(/#turn$/);
    },
  },
  'taps at the first table': {
    path: 'en/game-night/first-table/',
    act: async (page) => {
      await tick(page, 'Trading house').check();
      await button(page, 'Worker').click();
    },
    holds: async (page) => {
      await expect(page.getByText('For Player 1', { exact: true })).toBeVisible();
      await expect(tick(page, 'Worker')).toBeChecked();
      await expect(tick(page, 'Trading house')).toBeChecked();
    },
  },
  'what cases are filtered by': {
    path: 'en/what-if/',
    act: (page) => page.getByRole('searchbox').fill('flour'),
    holds: (page) => expect(page.getByRole('search').getByRole('status')).toContainText(/\d/),
  },
  'the language beside a chapter': {
    path: 'en/rules/castle/',
    act: (page) => page.getByRole('combobox').first().selectOption('fr'),
    holds: (page) => expect(page).toHaveURL(/with=fr/),
  },
};

for (const [name, { path, act, holds }] of Object.entries(EARLY))
  test(`what is done before the scripts come, late by 1 and 3 seconds, is not lost: ${name}`, {
    tag: ANY_WINDOW,
  }, async ({ page }) => {
    await page.clock.install();
    // The second time the browser keeps what was done the first time.
    for (const seconds of [1, 3]) {
      const held = await holdBack(page, /_astro\/.*\.js/);
      await page.goto(path, { waitUntil: 'commit' });
      await act(page);
      await expect(awake(page)).toHaveCount(0);
      await held.pass(seconds);
      held.release();
      await page.clock.resume();
      await holds(page);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('empty.html');
    }
  });

test('what is pressed in the moment in which a part comes is done once', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener(
      'island-awake',
      ({ target }) => (target as Element).querySelector<HTMLElement>('[aria-label="One step forward"]')?.click(),
      true,
    ),
  );
  await page.goto('en/examples/street/');
  const step = (n: number) => page.getByRole('link', { name: new RegExp(`^Step ${n} of`) });
  await expect(step(2)).toHaveAttribute('aria-current', 'step');
  await button(page, 'One step back').click();
  await expect(step(1)).toHaveAttribute('aria-current', 'step');
});

for (const name of [
  'what is entered for an evening',
  'answers of an exercise',
  'the number of players in the checker',
]) {
  test(`where the scripts do not come, a reload brings back: ${name}`, { tag: ANY_WINDOW }, async ({ page }) => {
    const { path, act, holds } = EARLY[name] as Early;
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(path);
    await act(page);
    await expect(page.getByText('couldn’t be loaded').filter({ visible: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    // What the reader had unfolded is folded again.
    if (name.includes('checker')) await page.getByText('The turn', { exact: true }).click();
    await holds(page);
  });
}
