import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { linkTextOf } from '../../src/links/index.ts';
import { savedGameOf } from '../../src/machines/game.ts';
import { replay } from '../../src/milestones/history.ts';
import { COLOURS, type Game, newGame, PRACTICE_SET, type Seat } from '../../src/milestones/index.ts';
import { answerAfter } from './held-back.ts';
import { awake } from './islands.ts';
import { errorsOf } from './page-errors.ts';
import { decisionsOf, type PlannedGame, playedGame } from './planned-games.ts';
import { takeBack } from './shared-window.ts';
import { draftFirst, keepText, savedGame, startGame, TableDriver } from './table-driver.ts';
import { finalScoring, gameTable, keptGames, seatPoints, seats, startButton } from './table-parts.ts';
import { ANY_WINDOW } from './windows.ts';
import { wordsOf } from './words.ts';

takeBack();

const seated = (names: readonly string[]): Seat[] =>
  names.map((name, i) => ({ name, colour: COLOURS[i] as Seat['colour'], by: 'person' }));

/** Waits until a page has fetched nothing more for a second; that its network was idle once may be long before it fetched what it had in mind. */
async function fetchedAll(page: Page): Promise<void> {
  let before = -1;
  const isQuiet = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const quiet = now === before;
    before = now;
    return quiet;
  };
  await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
}

/** A game that a computer has played, as far as so many actions, as the browser keeps it. */
function kept(plan: NonNullable<ReturnType<typeof playedGame>>, actions: number, names = ['Ann', 'Ben']): string {
  const history = replay(plan.start, plan.actions.slice(0, actions), []);
  const started = '2026-01-02T03:04:05.000Z';
  return JSON.stringify(savedGameOf({ history, seats: seated(names), started, seed: plan.seed }, started));
}

/** Everything that lies in the page's storage of games, by key. */
const inStorage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open('milestones');
        open.onsuccess = () => {
          const keys = open.result.transaction('table').objectStore('table').getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
        };
      }),
  );

const crash = (page: Page) => page.getByRole('heading', { name: 'Something went wrong at the table' });
const notFetched = (page: Page) => page.getByRole('status').getByText('Part of this page couldn’t be loaded.');

/** Lets every table crash when it is shown, for as long as `broken` is kept. */
const breakTables = (page: Page) =>
  page.addInitScript(() => {
    const Whole = window.ResizeObserver;
    window.ResizeObserver = class extends Whole {
      constructor(callback: ResizeObserverCallback) {
        if (localStorage.getItem('broken')) throw new Error('broken on purpose');
        super(callback);
      }
    };
  });
const setBroken = (page: Page, broken: boolean) =>
  page.evaluate(
    (broken) => (broken ? localStorage.setItem('broken', 'yes') : localStorage.removeItem('broken')),
    broken,
  );

test('a game that crashes the page is not opened again by itself, and the others can be reached', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await breakTables(page);
  await startGame(page, 11);
  const game = await savedGame(page);
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  await setBroken(page, true);
  await page.reload();
  await expect(crash(page)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this game as a file' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"milestones-save/1"');
  await page.getByRole('button', { name: 'To my games' }).click();
  await expect(startButton(page)).toBeVisible();

  // The next visit begins with the games.
  await page.reload();
  await expect(page.getByText('“Ann and Ben” couldn’t be shown last time')).toBeVisible();
  await expect(startButton(page)).toBeVisible();
  await expect(crash(page)).toHaveCount(0);
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  expect(await readFile(await (await again).path(), 'utf8')).toContain('"milestones-save/1"');

  // Asked for, it is opened; shown once, it is opened by itself as before.
  await setBroken(page, false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(gameTable(page)).toBeVisible();
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  expect(await savedGame(page)).toEqual(game);
});

test('a game from a link is kept only when it has been shown', { tag: ANY_WINDOW }, async ({ page }) => {
  await breakTables(page);
  const link = `en/play/#position=${await linkTextOf(newGame({ players: 2, seed: 4, set: PRACTICE_SET }))}`;
  await page.goto('en/play/');
  await expect(startButton(page)).toBeVisible();
  await setBroken(page, true);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(crash(page)).toBeVisible();
  expect(await inStorage(page)).toEqual([]);
  // Until then it is nowhere but in the link.
  await page.getByRole('button', { name: 'To my games' }).click();
  await expect(startButton(page)).toBeVisible();
  await setBroken(page, false);
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  await expect.poll(() => inStorage(page)).toHaveLength(1);
  await expect(page).toHaveURL(/play\/$/);
});

test('who begins another game than the one of a link that crashes goes on with that', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await breakTables(page);
  await page.goto('en/play/');
  await expect(startButton(page)).toBeVisible();
  await setBroken(page, true);
  await page.goto('about:blank');
  await page.goto(`en/play/#position=${await linkTextOf(newGame({ players: 2, seed: 4, set: PRACTICE_SET }))}`);
  await page.getByRole('button', { name: 'To my games' }).click();
  await setBroken(page, false);
  await startButton(page).click();
  await expect(gameTable(page)).toBeVisible();
  await expect(page).toHaveURL(/play\/$/);
});

const far: readonly (readonly [string, (game: Game) => unknown])[] = [
  [
    'points that lie far apart',
    ({ board }) => ({
      ...board,
      points: [...board.points, { id: 'far', q: 1000, r: 1000, number: 1 }, { id: 'off', q: -1000, r: 900, number: 1 }],
    }),
  ],
  [
    'a point with an odd name',
    ({ board }) =>
      JSON.parse(
        JSON.stringify(board)
          .replaceAll('"p01"', '"a~b~c"')
          .replaceAll(/\bp01\b/g, 'a~b~c'),
      ),
  ],
];
for (const [what, boardOf] of far) {
  test(`a link to ${what} leaves the play page as it was`, { tag: ANY_WINDOW }, async ({ page }) => {
    const start = newGame({ players: 2, seed: 4, set: PRACTICE_SET });
    const text = await linkTextOf({ ...start, board: boardOf(start) as Game['board'] });
    await page.goto(`en/play/#position=${text}`);
    const there = gameTable(page).or(startButton(page));
    await expect(there).toBeVisible();
    await expect(crash(page)).toHaveCount(0);
    await page.reload();
    await expect(there).toBeVisible();
  });
}

const lastOf = (plan: PlannedGame) => decisionsOf(plan).at(-1) as ReturnType<typeof decisionsOf>[number];

test('the end of a game needs no network, for what it shows was fetched when it was triggered', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const plan = playedGame(2, 3) ?? (playedGame(2, 5) as never);
  const last = lastOf(plan);
  await keepText(page, kept(plan, last.at));
  await page.goto('en/play/');
  await expect(page.getByText('Last turns')).toBeVisible();
  await fetchedAll(page);
  await page.context().setOffline(true);
  const game = await savedGame(page);
  const table = new TableDriver(page, false);
  await table.take(game, last.action);
  await table.confirmEnd();
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  for (const { vp } of plan.end.state.players) await expect(finalScoring(page)).toContainText(`${vp}`);
});

test('where what the end shows cannot be fetched, that is said, scores are right, and it comes with the network', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const plan = playedGame(2, 3) ?? (playedGame(2, 5) as never);
  const last = lastOf(plan);
  await keepText(page, kept(plan, last.at));
  await page.route(/FinalScoring/, (route) => route.abort());
  await page.goto('en/play/');
  const table = new TableDriver(page, false);
  await table.take(await savedGame(page), last.action);
  await table.confirmEnd();
  await expect(notFetched(page)).toBeVisible();
  const { winners, players } = plan.end.state;
  const names = (winners ?? []).map((i) => ['Ann', 'Ben'][i]);
  await expect(
    gameTable(page)
      .getByRole('strong')
      .filter({ hasText: `${names.join(' and ')} win` }),
  ).toBeVisible();
  for (const [i, { vp }] of players.entries()) await expect(seatPoints(page).nth(i)).toHaveText(String(vp));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notFetched(page)).toBeVisible();
  await page.unroute(/FinalScoring/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible();
  await expect(notFetched(page)).toHaveCount(0);
});

test('a dialog that cannot be fetched says so in the language of the page, and opens when it is asked for again', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const words = wordsOf('hu', 'notices');
  const told = page.getByRole('status').getByText(words['fetch.press'] as string);
  // The part, and the words of parts.
  let fails = /_astro\/(ShortcutList|hu)\..*\.js/;
  await answerAfter(
    page,
    /_astro\/.*\.js/,
    (route) => (fails.test(route.request().url()) ? route.abort() : route.continue()),
    () => startGame(page, 11, 'hu/play/'),
  );
  await page.keyboard.press('?');
  await expect(told).toBeVisible();
  const failedAgain = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: words['fetch.again'] as string, exact: true }).click();
  await failedAgain;
  await expect(told).toBeVisible();
  // The words are what fails next.
  fails = /_astro\/hu\..*\.js/;
  const failed = page.waitForEvent('requestfailed', (request) => fails.test(request.url()));
  await page.getByRole('button', { name: words['fetch.again'] as string, exact: true }).click();
  await failed;
  await expect(told).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll();
  // The network is back: it is fetched, and waits until it is asked for.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a press needs can be pressed again; settings and the past come then', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await answerAfter(
    page,
    /_astro\/.*\.js/,
    (route) => route.abort(),
    async () => {
      await startGame(page, 11);
      await fetchedAll(page);
    },
  );
  const told = page.getByText('This couldn’t be loaded.');
  await new TableDriver(page, false).fromSheet('Settings');
  await expect(told).toBeVisible();
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(told).toHaveCount(0);
  await new TableDriver(page, false).fromSheet('Settings');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

for (const [path, file] of [
  ['en/play/', /GameTable/],
  ['en/learn/loop/', /_astro\/en\..*\.js/],
] as const) {
  test(`${path} says when it cannot be fetched, and comes when asked for`, { tag: ANY_WINDOW }, async ({ page }) => {
    await page.route(file, (route) => route.abort());
    await page.goto(path);
    const told = page.getByRole('alert');
    await expect(told).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    const hint = awake(page).getByRole('button', { name: 'Hint', exact: true });
    await expect(startButton(page).or(hint)).toBeVisible();
    await expect(told).toBeHidden();
  });
}

test('what hydrates the table may come under another address: there is one Preact all the same', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  // Astro asks again with a query.
  await page.route(/_astro\/hydrate\.[^?]*\.js$/, (route) => route.abort());
  await startGame(page, 11);
  await expect(gameTable(page)).toBeVisible();
});

test('an example in a chapter whose script cannot be fetched says so, and comes when asked for or with the network', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const script = /_astro\/Example\.[^/]*\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('en/rules/board-of-works/');
  const figure = page.getByRole('figure', { name: /^Example/ }).last();
  const forward = figure.getByRole('button', { name: 'One step forward' });
  await forward.click();
  const told = page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' });
  await expect(told).toBeInViewport();
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(told).toBeInViewport();
  await page.unroute(script);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(awake(figure).getByRole('region', { name: /^Steps of the example/ })).toBeVisible();
  await forward.click();
  await expect(figure.getByRole('link', { name: /^Step 2 of/ })).toHaveAttribute('aria-current', 'step');
  await expect(told).toBeHidden();
});

test('a link that cannot be read for want of the network is read when it is back', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('en/play/');
  await expect(startButton(page)).toBeVisible();
  const text = await linkTextOf(newGame({ players: 3, seed: 4, set: PRACTICE_SET }));
  await page.route(/incoming/, (route) => route.abort());
  await page.evaluate((text) => {
    location.hash = `#position=${text}`;
  }, text);
  await expect(page.getByText('this can’t be read yet')).toBeVisible();
  await page.unroute(/incoming/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(gameTable(page)).toBeVisible();
  await expect(seats(page)).toHaveCount(3);
});

const lacking: Readonly<Record<string, () => void>> = {
  'no BroadcastChannel': () => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined });
  },
  'a BroadcastChannel that throws': () => {
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('blocked', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  },
  'no locks': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  },
  'locks that throw': () => {
    LockManager.prototype.request = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  },
  'storage that throws': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
  'no word on how safe storage is': () => {
    Object.defineProperty(navigator, 'storage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  'a database that never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};
for (const [what, take] of Object.entries(lacking)) {
  test(`a browser with ${what} plays`, { tag: ANY_WINDOW }, async ({ page }) => {
    const errors = errorsOf(page);
    await page.addInitScript(take);
    await startGame(page, 11);
    await draftFirst(page);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('aria-disabled', 'false');
    if (/storage that|database/.test(what))
      await expect(page.getByText('doesn’t let the page save anything')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('odd things in storage hide no game', { tag: ANY_WINDOW }, async ({ page }) => {
  await startGame(page, 11);
  const game = await savedGame(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('milestones');
        open.onsuccess = () => {
          const transaction = open.result.transaction('table', 'readwrite');
          const table = transaction.objectStore('table');
          const circle: Record<string, unknown> = {};
          circle.self = circle;
          table.put({ big: 1n }, 'game:big');
          table.put(circle, 'game:circle');
          table.put('x', 7);
          table.put('x', new Date());
          table.put([undefined, null, { text: 5 }, circle], 'damaged');
          table.put({ name: 'Odd', seed: 1.5, text: 'x', summary: { changed: 'yesterday' } }, 'game:odd');
          const all = table.get(`game:${sessionStorage.getItem('milestones.game')}`);
          all.onsuccess = () => {
            const { summary, ...kept } = all.result;
            table.put({ ...kept, name: 'No date', summary: { ...summary, changed: 'yesterday' } }, 'game:no-date');
          };
          transaction.oncomplete = () => resolve();
        };
      }),
  );
  await page.reload();
  await expect(gameTable(page)).toBeVisible();
  expect(await savedGame(page)).toEqual(game);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(page.getByText('doesn’t let the page save anything')).toHaveCount(0);
  await page.getByRole('button', { name: /^Show all/ }).click();
  await expect(page.getByRole('heading', { name: 'Ann and Ben' })).toHaveCount(2);
});

test('long names break, in the list, at the table and at its end', { tag: ANY_WINDOW }, async ({ page }) => {
  const plan = playedGame(2, 3) ?? (playedGame(2, 5) as never);
  const names = ['W'.repeat(40), 'M'.repeat(40)];
  await keepText(page, kept(plan, plan.actions.length, names));
  await page.goto('en/play/');
  await expect(gameTable(page)).toBeVisible();
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
  const fitsEverywhere = async () => {
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(fits, `at ${width}`).toBe(true);
    }
  };
  await fitsEverywhere();
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(finalScoring(page)).toBeVisible();
  await fitsEverywhere();
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(keptGames(page)).toHaveCount(1);
  await expect.poll(fits).toBe(true);
});

test('odd addresses and kept settings change nothing', { tag: ANY_WINDOW }, async ({ page }) => {
  const errors = errorsOf(page);
  await page.goto('en/rules/castle/?with=fr#%zz');
  await expect(page.getByText('Les deux exigences', { exact: true })).toBeVisible();
  await expect(page.getByText('couldn’t be').filter({ visible: true })).toHaveCount(0);
  await page.evaluate(() => {
    const settings = { theme: 'dark', text: 'x'.repeat(1_000_000), astroRerun: 'yes', hand: {} };
    localStorage.setItem('milestones-settings', JSON.stringify(settings));
  });
  await page.reload();
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({ theme: 'dark' });
  expect(errors).toEqual([]);
});

test('the language that was kept under an earlier name still holds', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/credits/');
  await page.evaluate(() => localStorage.setItem('language', 'hu'));
  await page.goto('');
  await expect(page).toHaveURL(/\/hu\/$/);
  await page.getByRole('link', { name: 'it Italiano' }).click();
  await expect(page).toHaveURL(/\/it\/$/);
  await page.goto('');
  await expect(page).toHaveURL(/\/it\/$/);
});

test('a question of any length is answered', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.goto('en/');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox');
  await field.fill('castle');
  await expect(dialog.getByRole('article').or(dialog.getByRole('group')).first()).toBeVisible();
  await field.evaluate((input: HTMLTextAreaElement) => {
    input.value = 'castle '.repeat(3000);
    input.dispatchEvent(new Event('input'));
  });
  await expect(dialog.getByRole('article').or(dialog.getByRole('group')).first()).toBeVisible();
});
