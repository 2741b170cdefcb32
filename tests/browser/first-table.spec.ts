import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Language, languages } from '../../src/words/languages.ts';
import { expectAccessible, expectAccessibleIn } from './axe.ts';
import { colourOf, drawnOnLoop, flagOnLoop, flagsOf } from './night-parts.ts';
import { keptAtOnce } from './offline-parts.ts';
import { errorsOf } from './page-errors.ts';
import { serve } from './serve.ts';
import { ANY_WINDOW, overflow, windowOf } from './windows.ts';
import { wordsOf } from './words.ts';

const PATH = 'game-night/first-table/';
/** By seat, clockwise; Ben starts. */
const NAMES = ['Ada', 'Ben', 'Éva', 'Gil'];

/** What a player does where they have stopped. */
const WITHIN = ['hire', 'section', 'house', 'marketplace', 'bonus', 'delivery', 'cover'];

/** What four players do in three rounds, tap by tap, and what is explained then. */
const TURNS: readonly (readonly (readonly [tap: string, explained: readonly string[]])[])[] = [
  [
    ['worker', ['worker']],
    ['section', ['board-of-works', 'section']],
  ],
  [
    ['worker', []],
    ['hire', ['trading-house', 'hire']],
  ],
  [
    ['worker', []],
    ['worker', []],
  ],
  [
    ['worker', []],
    ['worker', []],
  ],
  [
    ['castle', ['castle']],
    ['worker', []],
  ],
  [
    ['house', ['house']],
    ['castle', []],
  ],
  [
    ['worker', []],
    ['cover', ['cover']],
  ],
  [
    ['marketplace', ['marketplace']],
    ['mill', ['mill']],
  ],
  [
    ['worker', []],
    ['bonus', ['bonus']],
  ],
  [
    ['worker', []],
    ['trading-house', []],
  ],
  [
    ['worker', []],
    ['delivery', ['delivery']],
  ],
  [
    ['castle', []],
    ['worker', []],
  ],
];

/** A message with a name in it. */
const said = (message: string | undefined, name: string) => (message ?? '').replace(/\{\w+\}/, name);

/** The page takes two taps within a moment for one. */
async function momentAfter(): Promise<void> {
  const at = Date.now();
  await expect.poll(() => Date.now() - at).toBeGreaterThan(500);
}

class FirstTable {
  private readonly page: Page;
  private readonly isMobile: boolean;
  readonly words: Readonly<Record<string, string>>;
  taps = 0;
  private last = '';

  constructor(page: Page, language: Language, isMobile: boolean) {
    this.page = page;
    this.isMobile = isMobile;
    this.words = wordsOf(language, 'first-table');
  }

  /** With a finger on a phone, by keys alone at a desk. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await (this.isMobile ? target.tap() : target.press(key));
  }

  private name(id: string): string {
    return this.words[`name.${id}`] as string;
  }

  /** What is tapped once: a space of the loop, or what somebody does. */
  control(id: string): Locator {
    const within = (label: string) => this.page.getByRole('group', { name: this.words[label] as string, exact: true });
    const named = { name: this.name(id), exact: true };
    return within('loop').getByRole('button', named).or(within('straight').getByRole('button', named));
  }

  async tap(id: string): Promise<void> {
    this.taps += 1;
    if (id === this.last) await momentAfter();
    await this.press(this.control(id));
    this.last = id;
  }

  card = (id: string): Locator => this.page.getByRole('article').filter({ has: this.heading(id) });
  heading = (id: string): Locator => this.page.getByRole('heading', { level: 2, name: this.name(id), exact: true });
  whose = (name: string, move: 1 | 2): Locator =>
    this.page.getByText(said(this.words[`where.${move}`], name), { exact: true });
  ticked = (id: string): Locator => this.page.getByRole('checkbox', { name: this.name(id), exact: true });
  button = (key: string): Locator => this.page.getByRole('button', { name: this.words[key] as string, exact: true });
}

/** What the address holds of the table. */
const tapsAt = (page: Page): string[] =>
  JSON.parse(Buffer.from(page.url().split('#table=')[1] ?? '', 'base64url').toString() || '{"taps":[]}').taps;
const linkTo = (table: object) => `en/${PATH}#table=${Buffer.from(JSON.stringify(table)).toString('base64url')}`;

for (const language of ['en', 'hu'] as const) {
  test(`a table of four plays three rounds in ${language}, and nothing is explained twice`, {
    tag: windowOf(language),
  }, async ({ page, isMobile }) => {
    const errors = errorsOf(page);
    const table = new FirstTable(page, language, isMobile);
    const night = wordsOf(language, 'game-night');
    const seat = (n: number) => said(wordsOf(language, 'calculators').player, String(n));
    await page.goto(`${language}/game-night/`);
    for (const [i, name] of NAMES.entries())
      await page.getByRole('textbox', { name: said(night.name, seat(i + 1)), exact: true }).fill(name);
    await table.press(page.getByRole('radio', { name: said(night['starts.of'], seat(2)), exact: true }), ' ');
    await expect.poll(() => page.url()).toContain('#setup=');
    const parts = page.getByRole('navigation', { name: night.nav as string });
    await table.press(parts.getByRole('link', { name: night['part.turn'] as string, exact: true }));
    // The setup leads there, too.
    await table.press(page.locator('#turn').getByRole('link', { name: table.words.link as string, exact: true }));

    await expect(table.heading('turn')).toBeVisible();
    const explained = new Set<string>();
    for (const [turn, moves] of TURNS.entries()) {
      const player = NAMES[(turn + 1) % NAMES.length] as string;
      for (const [move, [tap, topics]] of moves.entries()) {
        await expect(table.whose(player, (move + 1) as 1 | 2)).toBeVisible();
        await table.tap(tap);
        for (const id of topics) {
          expect(explained.has(id)).toBe(false);
          explained.add(id);
          await expect(table.heading(id)).toBeVisible();
        }
        await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(topics.length);
        // Before anybody can come to the castle, and once.
        const isSaid = turn === 0 && move === 0;
        await expect(page.getByText(said(table.words['say.castle-ahead'], '3'))).toBeVisible({ visible: isSaid });
        if (turn === 0 && move === 1) await expectAccessibleIn(language, page);
      }
      if (turn !== 5) continue;
      // In mid-game the phone is reloaded.
      await expect.poll(() => tapsAt(page)).toHaveLength(table.taps);
      await page.reload();
      await expect(table.whose('Gil', 1)).toBeVisible();
      await expect(table.ticked('hire')).toBeChecked();
      await expect(table.ticked('mill')).not.toBeChecked();
    }
    expect(table.taps).toBe(2 * TURNS.length);
    const complete = page.getByText(said(table.words.complete, '51'));
    // The majorities would come too late for a table that taps no more.
    await expect(complete).toBeHidden();
    await table.press(table.ticked('majorities'), ' ');
    await expect(complete).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: table.words.aid as string, exact: true })).toBeVisible();

    // The tick is taken back first.
    for (const _ of ['tick', 'stop']) await table.press(table.button('undo'));
    await expect(table.whose('Ben', 1)).toBeHidden();
    await expect(table.whose('Ada', 2)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expectAccessibleIn(language, page);
    expect(errors).toEqual([]);
  });
}

test('what the players know is not explained, what is forgotten can be read, and nothing blocks the game', {
  tag: ANY_WINDOW,
}, async ({ page, isMobile }) => {
  const table = new FirstTable(page, 'en', isMobile);
  await page.goto(`en/${PATH}`);
  await table.ticked('worker').check();
  await table.tap('worker');
  await expect(table.heading('worker')).toBeHidden();
  await expect(page.getByText('1 good, and 1 more for each worker')).toBeVisible();
  // Offered where it happens: accepted there it is the same stop.
  await table.tap('trading-house');
  await table.card('trading-house').getByRole('button', { name: 'Hire', exact: true }).click();
  await expect(table.heading('hire')).toBeFocused();
  await expect(table.whose('Player 2', 1)).toBeVisible();
  await table.card('hire').getByRole('button', { name: 'Next', exact: true }).click();
  await expect(table.heading('hire')).toBeHidden();
  await page.getByRole('button', { name: 'Read: Castle', exact: true }).click();
  await expect(table.heading('castle')).toBeVisible();
  await expect(table.ticked('castle')).not.toBeChecked();
  await page.getByRole('button', { name: 'Skip Player 2’s turn' }).click();
  await expect(table.whose('Player 3', 1)).toBeVisible();
  await expect(table.heading('castle')).toBeHidden();
  for (let left = 5; left > 0; left--) await table.button('undo').click();
  await expect(table.whose('Player 1', 1)).toBeVisible();
  await expect(table.ticked('worker')).not.toBeChecked();
  await expect(table.button('undo')).toHaveAttribute('aria-disabled', 'true');
});

test('by keys the loop is gone round, and a key that is held is one tap', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto(`en/${PATH}`);
  const loop = page.getByRole('group', { name: 'Your loop' });
  await loop.getByRole('button', { name: 'Worker' }).focus();
  for (const name of ['Trading house', 'Board of works', 'Mill', 'Castle']) {
    await page.keyboard.press('Tab');
    await expect(loop.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  await expect.poll(() => tapsAt(page)).toEqual(['castle']);
  await expect(loop.getByRole('button', { name: 'Castle' })).toBeFocused();
});

test('two taps within a moment are one', { tag: ANY_WINDOW }, async ({ page, isMobile }) => {
  const table = new FirstTable(page, 'en', isMobile);
  await page.goto(`en/${PATH}`);
  await expect(table.heading('turn')).toBeVisible();
  await table.control('worker').evaluate((space) => {
    for (let n = 0; n < 2; n++) space.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(table.heading('worker')).toBeVisible();
  await expect(table.whose('Player 1', 2)).toBeVisible();
  expect(tapsAt(page)).toEqual(['worker']);
  await momentAfter();
  await table.tap('worker');
  await table.tap('worker');
  await expect.poll(() => tapsAt(page)).toHaveLength(3);
});

test('half-way, the majorities are asked for and said once; at the end everyone else has one more turn', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const skipped = Array<string>(10).fill('skip');
  await page.goto(linkTo({ players: 2, starter: 0, names: ['Ada', 'Ben', '', ''], taps: skipped }));
  const asked = page.getByText('Does anyone have 34 points yet?');
  await expect(asked).toBeVisible();
  const majorities = page.getByText(/^You’re halfway there\. .* score 5 points\. Tied for the most\? 2 each/);
  await expect(majorities).toBeHidden();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(majorities).toBeVisible();
  await expect(asked).toBeHidden();
  const loop = page.getByRole('group', { name: 'Your loop' });
  await loop.getByRole('button', { name: 'Worker' }).click();
  await expect(majorities).toBeHidden();
  await page.getByRole('button', { name: 'A player reaches the target', exact: true }).click();
  await expect(page.getByText(/^Ada has reached 67 points/)).toBeVisible();
  await expect(page.getByText('One more turn each. Still to play: Ben')).toBeVisible();
  await page.getByRole('button', { name: 'Next player' }).click();
  await momentAfter();
  await page.getByRole('button', { name: 'Skip Ben’s turn' }).click();
  await expect(loop).toBeHidden();
  await page.getByRole('link', { name: 'Count the points' }).click();
  await expect(page.locator('#end')).toBeInViewport();
});

test('a table in whose place another one is can be brought back', { tag: ANY_WINDOW }, async ({ page }) => {
  const worker = page.getByRole('group', { name: 'Your loop' }).getByRole('button', { name: 'Worker' });
  const back = page.getByRole('button', { name: 'Bring it back' });
  await page.goto(`en/${PATH}`);
  await worker.click();
  await expect.poll(() => tapsAt(page)).toEqual(['worker']);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Player 1, where did you stop?')).toBeVisible();
  await back.click();
  await expect(page.getByText('Player 1, and your second move?')).toBeVisible();

  await page.goto('en/credits/');
  await page.goto(
    linkTo({ players: 3, starter: 2, names: ['Zoe', '', 'Kim', ''], taps: ['castle', 'worker', 'from-the-future'] }),
  );
  await expect(page.getByText('Zoe, where did you stop?')).toBeVisible();
  await worker.click();
  await back.click();
  await expect(page.getByText('Player 1, and your second move?')).toBeVisible();
  await expect.poll(() => tapsAt(page)).toEqual(['worker']);

  // A new evening begins with a new game, and the last one comes back with it.
  await page.goto('en/game-night/');
  await page.getByRole('textbox').first().fill('Ada');
  await expect.poll(() => page.url()).toContain('#setup=');
  await page.getByRole('button', { name: 'New evening' }).click();
  await expect.poll(() => page.url()).not.toContain('#setup=');
  await page.goto(`en/${PATH}`);
  await expect(page.getByText('Player 1, where did you stop?')).toBeVisible();
});

test('a table that was started over is offered until somebody taps, also after a reload', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const worker = page.getByRole('group', { name: 'Your loop' }).getByRole('button', { name: 'Worker' });
  const back = page.getByRole('button', { name: 'Bring it back' });
  const reset = page.getByRole('button', { name: 'Start over' });
  await page.goto(`en/${PATH}`);
  await worker.click();
  await expect.poll(() => tapsAt(page)).toEqual(['worker']);
  // Once too often: there is nothing to put away the second time.
  await reset.click();
  await reset.click();
  await expect(back).toBeInViewport();
  await page.reload();
  await expect(back).toBeInViewport();
  await worker.click();
  await expect(back).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await back.click();
  await expect(page.getByText('Player 1, and your second move?')).toBeVisible();
  await expect.poll(() => tapsAt(page)).toEqual(['worker']);
  await expect(back).toBeHidden();
  await page.reload();
  await expect(page.getByText('Player 1, and your second move?')).toBeVisible();
  await expect(back).toBeHidden();
});

test('the setup leads to the table', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${language}/game-night/`);
    await page.getByRole('link', { name: wordsOf(language, 'first-table').link as string, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/${PATH}`));
  }
});

test('a new evening forgets the table that was started over', { tag: ANY_WINDOW }, async ({ page }) => {
  const back = page.getByRole('button', { name: 'Bring it back' });
  await page.goto(`en/${PATH}`);
  await page.getByRole('group', { name: 'Your loop' }).getByRole('button', { name: 'Worker' }).click();
  await expect.poll(() => tapsAt(page)).toEqual(['worker']);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(back).toBeVisible();
  await page.goto('en/game-night/');
  await page.getByRole('textbox').first().fill('Ada');
  await expect.poll(() => page.url()).toContain('#setup=');
  await page.getByRole('button', { name: 'New evening' }).click();
  await expect.poll(() => page.url()).not.toContain('#setup=');
  await page.goto(`en/${PATH}`);
  await expect(page.getByText('Player 1, where did you stop?')).toBeVisible();
  await expect(back).toBeHidden();
});

test('a reminder leads to the rules that it rests on', { tag: ANY_WINDOW }, async ({ page, isMobile }) => {
  const table = new FirstTable(page, 'en', isMobile);
  await page.goto(`en/${PATH}`);
  for (const [id, rule] of [
    ['worker', '6.1'],
    ['trading-house', '7.1'],
    ['board-of-works', '8.1'],
    ['mill', '10.1'],
    ['castle', '11.1'],
  ] as const) {
    await table.ticked(id).check();
    await table.tap(id);
    await expect(table.heading(id)).toBeHidden();
    await expect(page.getByRole('link', { name: `Rule ${rule}`, exact: true })).toBeVisible();
  }
});

test('the castle’s flag has the colour of whose move it is', { tag: ANY_WINDOW }, async ({ page, isMobile }) => {
  const table = new FirstTable(page, 'en', isMobile);
  await page.goto(`en/${PATH}`);
  for (const player of [1, 2, 3]) {
    await expect(table.whose(`Player ${player}`, 1)).toBeVisible();
    await expect.poll(() => flagOnLoop(page)).toBe(await colourOf(page, player));
    await page.getByRole('button', { name: `Skip Player ${player}’s turn` }).click();
    await momentAfter();
  }
});

test('a damaged link, and what is damaged in the browser, are said, and the game goes on', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto(`en/${PATH}#table=x`);
  await expect(page.getByRole('alert').filter({ hasText: 'This link is incomplete or mistyped' })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem(
      'milestones-evening',
      '{"setup":{"players":4,"starter":0,"names":["","","",""],"done":[]},"part":null,"began":null,"table":{"players":9,"taps":[7]}}',
    ),
  );
  await page.goto('en/credits/');
  await page.goto(`en/${PATH}`);
  const damaged = page.getByRole('alert').filter({ hasText: 'can no longer be read' });
  await expect(damaged).toBeVisible();
  await page.getByRole('group', { name: 'Your loop' }).getByRole('button', { name: 'Mill' }).click();
  await expect(page.getByRole('heading', { name: 'Mill', exact: true })).toBeVisible();
  await damaged.getByRole('button').click();
  await expect(damaged).toBeHidden();
});

test('without a script all topics can be read', { tag: ANY_WINDOW }, async ({ browser, viewport }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(`hu/${PATH}`);
  const words = wordsOf('hu', 'first-table');
  for (const id of ['turn', 'worker', 'cover', 'last-tile'])
    await expect(
      page.getByRole('heading', { level: 2, name: words[`name.${id}`] as string, exact: true }),
    ).toBeVisible();
  await expect(page.getByRole('button', { name: words.next as string })).toHaveCount(0);
  // Nobody has said how many play: the picture has the target of each number.
  await expect(flagsOf(page).filter({ visible: true })).toHaveText(['67', '59', '51']);
  await context.close();
});

test('the picture of the target has that of as many as play', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const [players, target] of [
    [2, '67'],
    [3, '59'],
    [4, '51'],
  ] as const) {
    await page.goto('en/credits/');
    await page.goto(linkTo({ players, names: ['', '', '', ''], starter: 0, taps: ['score'] }));
    await expect(flagsOf(page).filter({ visible: true })).toHaveText([target]);
  }
});

test('it fits every window', { tag: ANY_WINDOW }, async ({ page }) => {
  for (const path of [`fr/${PATH}`, `hu/${PATH}`]) {
    await page.goto(path);
    for (const width of [320, 360, 390, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  }
});

for (const language of languages)
  test(`on a phone everything that is tapped is seen in ${language}`, { tag: ANY_WINDOW }, async ({
    page,
    isMobile,
  }) => {
    const table = new FirstTable(page, language, isMobile);
    for (const size of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`${language}/credits/`);
      await page.goto(`${language}/${PATH}`);
      const where = `${size.width} × ${size.height}`;
      // What to do comes first, and is not covered.
      await expect(table.heading('turn')).toBeVisible();
      const box = async (part: Locator) => (await part.boundingBox()) as { y: number; height: number };
      const text = await box(table.card('turn').getByRole('paragraph').first());
      const whose = await box(table.whose(said(wordsOf(language, 'calculators').player, '1'), 1));
      const loop = await box(page.getByRole('group', { name: table.words.loop as string, exact: true }));
      expect.soft(text.y + text.height, where).toBeLessThanOrEqual(Math.min(whose.y, size.height));
      // Below it, the beginning of the loop shows where to go on.
      expect.soft(loop.y, where).toBeLessThan(size.height - 60);

      await table.tap('worker');
      // The spaces of the workers do not fill the box that they are in.
      for (const id of ['worker', 'castle', ...WITHIN])
        await expect.soft(table.control(id), `${id} at ${where}`).toBeInViewport({ ratio: 0.95 });
      for (const key of ['undo', 'end'])
        await expect.soft(table.button(key), `${key} at ${where}`).toBeInViewport({ ratio: 0.99 });
      // What is said to the table in the same moment is seen, too, and does not push the text out of sight.
      const told = await box(page.getByText(said(table.words['say.castle-ahead'], '3')));
      const explained = await box(table.card('worker').getByRole('paragraph').first());
      const next = await box(table.whose(said(wordsOf(language, 'calculators').player, '1'), 2));
      for (const { y, height } of [told, explained]) {
        expect.soft(y, where).toBeGreaterThanOrEqual(0);
        expect.soft(y + height, where).toBeLessThanOrEqual(next.y);
      }
      await table.button('undo').click();
    }
  });

test('that somebody has reached the target can be tapped at any time, where the thumb is', {
  tag: ANY_WINDOW,
}, async ({ page, isMobile }) => {
  const table = new FirstTable(page, 'en', isMobile);
  await page.goto(`en/${PATH}`);
  await table.tap('worker');
  const score = page.getByRole('button', { name: 'A player reaches the target', exact: true });
  const end = table.button('end');
  await expect(score).toBeHidden();
  await table.press(end);
  await expect(end).toHaveAttribute('aria-expanded', 'true');
  await expect(score).toBeInViewport();
  // Not yet: the next tap puts it away.
  await table.tap('castle');
  await expect(score).toBeHidden();
  await expect(end).toHaveAttribute('aria-expanded', 'false');
  await table.press(end);
  await table.press(score);
  await expect(page.getByText(/^Player 1 has reached 51 points/)).toBeVisible();
  await expect(score).toBeHidden();
  await expect(end).toBeHidden();
});

test('no piece stands on the loop, because nobody has said which worker they stopped at', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.goto(`en/${PATH}`);
  const drawn = await drawnOnLoop(page);
  expect(drawn).toContain('#m-castle');
  expect(drawn).not.toContain('#m-player-0');
});

test.describe('without a network', { tag: ANY_WINDOW }, () => {
  let server: Awaited<ReturnType<typeof serve>>;
  test.use({
    serviceWorkers: 'allow',
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    baseURL: async ({}, use) => {
      server = await serve(new Map());
      await use(server.address);
      await server.close();
    },
  });

  test('the game begins and goes on', async ({ page, context }) => {
    await page.clock.install();
    await page.goto('en/game-night/');
    await keptAtOnce(page);
    await context.setOffline(true);
    await server.close();
    await page.goto(`en/${PATH}`);
    await page.getByRole('group', { name: 'Your loop' }).getByRole('button', { name: 'Worker' }).click();
    await expect(page.getByRole('heading', { name: 'Worker', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Player 1, and your second move?')).toBeVisible();
  });
});
