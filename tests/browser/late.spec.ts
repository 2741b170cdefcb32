import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languages } from '../../src/words/languages.ts';
import { answerAfter, holdBack } from './held-back.ts';
import {
  dialog,
  inDeal,
  inMiddle,
  LIKEWISE,
  NOT_SEEN,
  openGame,
  PARTS,
  sheet,
  stillLoading,
  WHOLE,
} from './on-demand-parts.ts';
import { watchPlaces } from './shifts.ts';
import { finalScoring, gameTable, logEntries, pastTable, startButton } from './table-parts.ts';
import { ANY_WINDOW, drawn, FAULTS } from './windows.ts';
import { wordsOf } from './words.ts';

test('every part that is fetched on demand is known here', { tag: ANY_WINDOW }, () => {
  const folder = join(import.meta.dirname, '../../dist/_astro');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const imported = scripts.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/import\([`"']\.\/([^.`"']+)\.[^`"']*[`"']\)/g)].map(
      ([, found]) => found as string,
    ),
  );
  // Files of words come with what needs them.
  const isWords = (name: string) => languages.some((language) => name === language || name.startsWith(`${language}_`));
  const parts = new Set(imported.filter((name) => !isWords(name)));
  const known = new Set([...Object.values(PARTS).flatMap(({ files }) => files), ...Object.keys(NOT_SEEN), ...LIKEWISE]);
  expect([...parts].filter((name) => !known.has(name))).toEqual([]);
});

const filesOf = (names: readonly string[]) => new RegExp(`_astro/(${names.join('|')})\\.[^/]*\\.js`);

/** By how many seconds answers are late, in every run and in `npm run faults`. */
const LATENESS = [
  { tag: ANY_WINDOW, delays: [1, 3] },
  { tag: FAULTS, delays: [7, 30] },
] as const;

for (const { tag, delays } of LATENESS) {
  const late = `late by ${delays.join(' and ')} seconds`;
  for (const [name, { files, open, ask, early = false, waits = stillLoading, inPlace, appears }] of Object.entries(
    PARTS,
  )) {
    test(`${late} the page says that it is coming, which moves nothing, and it comes: ${name}`, { tag }, async ({
      page,
    }) => {
      await page.clock.install();
      const held = await holdBack(page, filesOf(files), early ? undefined : () => open(page));
      if (early) await open(page);
      await ask?.(page);
      const moved = await watchPlaces(page);
      let passed = 0;
      for (const seconds of delays) {
        await held.pass(seconds - passed);
        passed = seconds;
        await expect(waits(page)).toBeVisible();
        if (!inPlace) expect(await moved()).toEqual([]);
        await expect(page.getByText('couldn’t be loaded').filter({ visible: true })).toHaveCount(0);
      }
      held.release();
      await expect(appears(page)).toBeVisible();
      await expect(stillLoading(page)).toHaveCount(0);
    });
  }

  test(`the end of a game appears by itself, ${late}`, { tag }, async ({ page }) => {
    await page.clock.install();
    for (const seconds of delays) {
      const held = await holdBack(page, filesOf(['FinalScoring', 'AfterGame']));
      await openGame(page, WHOLE);
      await page.getByRole('button', { name: 'End turn' }).click();
      await held.pass(seconds);
      held.release();
      await expect(page.getByRole('heading', { name: 'Final scoring' })).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('what the end of a game needs and cannot be fetched moves nothing, and is told when the game is over', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.clock.install();
  const held = await holdBack(page, filesOf(['FinalScoring', 'AfterGame']));
  await openGame(page, WHOLE);
  await held.pass(1);
  const moved = await watchPlaces(page);
  const failed = page.waitForEvent('requestfailed');
  held.fail();
  await failed;
  await drawn(page);
  expect(await moved()).toEqual([]);
  const told = page.getByText('Part of this page couldn’t be loaded.').filter({ visible: true });
  await expect(told).toHaveCount(0);
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(finalScoring(page).or(told)).toBeVisible();
});

test('where the scripts of a page cannot be fetched, what says so moves nothing', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const over = Promise.withResolvers<void>();
  await page.route(/_astro\/.*\.js/, async (route) => {
    await over.promise;
    await route.abort();
  });
  await page.goto('en/learn/loop/', { waitUntil: 'commit' });
  await expect(page.getByText(wordsOf('en', 'lessons')['loop.task'] as string)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const moved = await watchPlaces(page);
  over.resolve();
  await expect(page.getByRole('alert').filter({ hasText: 'Part of this page couldn’t be loaded.' })).toBeVisible();
  expect(await moved()).toEqual([]);
});

test('what is kept of the site is told late in the settings, which moves nothing', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { has } = CacheStorage.prototype;
    const late = Promise.withResolvers<void>();
    CacheStorage.prototype.has = async function (name) {
      await late.promise;
      return has.call(this, name);
    };
    Object.assign(window, { answer: late.resolve });
  });
  await page.goto('en/quick/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page, 'Settings')).toBeVisible();
  const moved = await watchPlaces(page);
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(page.getByText('Nothing is saved at the moment.')).toBeVisible();
  expect(await moved()).toEqual([]);
});

/** What can be read without its script says in another place that this cannot be fetched. */
const READ_WITHOUT = 'an example in a chapter';

for (const [name, { files, open, ask, waits = stillLoading, inPlace, early, appears }] of Object.entries(PARTS))
  if (!(inPlace || early || name === READ_WITHOUT))
    test(`where it cannot be fetched the page says so, which moves nothing, and it comes after all: ${name}`, {
      tag: ANY_WINDOW,
    }, async ({ page }) => {
      await page.clock.install();
      const held = await holdBack(page, filesOf(files), () => open(page));
      await ask?.(page);
      await held.pass(1);
      await expect(waits(page)).toBeVisible();
      const moved = await watchPlaces(page);
      held.fail();
      const told = page.getByRole('status').filter({ hasText: 'couldn’t be loaded', visible: true });
      await expect(told).toBeVisible();
      expect(await moved()).toEqual([]);
      const again = told.getByRole('button', { name: 'Try again' });
      // Where there is no such button, the one that asked for it is the next to press.
      await ((await again.count()) > 0 ? again.click() : ask?.(page));
      await expect(appears(page)).toBeVisible();
      await expect(told).toHaveCount(0);
    });

test('what is late is said once in the language of the page, and later that it takes long', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.clock.install();
  const held = await holdBack(page, filesOf(['Table']));
  await page.goto('hu/play/');
  await startButton(page).click();
  await held.pass(12);
  const words = wordsOf('hu', 'notices');
  const said = page.getByRole('status').filter({ hasText: words['fetch.coming'] as string });
  await expect(said).toHaveCount(1);
  await expect(said).toContainText(words['fetch.slow'] as string);
  await expect(page.getByRole('button', { name: words['fetch.reload'] as string, exact: true })).toBeVisible();
  held.release();
  await expect(gameTable(page)).toBeVisible();
});

test('of several dialogs that were asked for, the last one opens, alone', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.clock.install();
  const held = await holdBack(page, filesOf(['ShortcutList', 'WhatNow', 'open-settings']), () => inDeal(page));
  await sheet('Settings')(page);
  await sheet('What can I do here?')(page);
  await page.keyboard.press('?');
  await held.pass(7);
  held.release();
  await expect(dialog(page, 'Keys at the table')).toBeVisible();
  await expect(dialog(page)).toHaveCount(1);
});

test('a dialog that the reader does not wait for any more stays closed', { tag: ANY_WINDOW }, async ({ page }) => {
  await page.clock.install();
  const held = await holdBack(page, filesOf(['ShortcutList']), () => inDeal(page));
  await page.keyboard.press('?');
  await held.pass(1);
  await expect(stillLoading(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stillLoading(page)).toHaveCount(0);
  const come = page.waitForResponse(filesOf(['ShortcutList']));
  held.release();
  await (await come).finished();
  await page.keyboard.press('?');
  await expect(dialog(page)).toHaveCount(1);
});

test('a dialog that was asked for without a network does not open by itself later', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  const files = filesOf(['ShortcutList']);
  await answerAfter(
    page,
    files,
    (route) => route.abort(),
    () => inDeal(page),
  );
  await page.keyboard.press('?');
  await expect(page.getByText('This couldn’t be loaded.')).toBeVisible();
  await page.unroute(files);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('This couldn’t be loaded.')).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(dialog(page, 'Keys at the table')).toBeVisible();
});

test('where a deployment has removed old scripts, the page offers to be loaded again, and the game is kept', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  const files = filesOf(['Past']);
  await answerAfter(
    page,
    files,
    (route) => route.fulfill({ status: 404, body: 'gone' }),
    () => inMiddle(page),
  );
  await logEntries(page).first().click();
  const notice = page.getByRole('status').filter({ hasText: 'There may be a new version of this site.' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('when you’re back online').filter({ visible: true })).toHaveCount(0);
  await page.unroute(files);
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await expect(gameTable(page)).toBeVisible();
  await logEntries(page).first().click();
  await expect(pastTable(page)).toBeVisible();
});
