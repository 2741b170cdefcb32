import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readCardGameLink } from '../../src/links/card-game.ts';
import { checked } from '../../src/links/check.ts';
import { dealText, type GameRecord, newGame, type SavedMatch } from '../../src/thousand-miles/index.ts';
import { expectAccessible, expectAccessibleInAllColours } from './axe.ts';
import { cardRefusal, cardTable, hand } from './card-parts.ts';
import { countSounds } from './heard.ts';
import { savedText, watch } from './table-driver.ts';
import { keepingNotice, keptGames, pastTable, pressAsPastAppears, saveAsFile, startButton } from './table-parts.ts';
import { ANY_WINDOW, NARROW, overflow } from './windows.ts';
import { called, wordsOf } from './words.ts';

/** A match of three games that was kept once, with the reader's cards in the last one. */
const [kept] = JSON.parse(readFileSync(join(import.meta.dirname, '../kept/card-matches-1.json'), 'utf8')) as [
  { readonly saved: SavedMatch; readonly hand: readonly string[] },
];

/** A single game against the weaker computer with a deal that everybody knows; nothing moves, and nobody waits. */
async function startCards(
  page: Page,
  seed: number,
  how: 'match' | 'single' = 'single',
  motion = 'none',
): Promise<void> {
  await page.addInitScript(
    (motion) => localStorage.setItem('milestones-settings', JSON.stringify({ motion, pace: 'none' })),
    motion,
  );
  await page.goto('en/card-game/play/');
  if (how === 'match') await page.getByRole('radio', { name: 'A match to 5,000 points' }).check();
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Deal number' }).fill(String(seed));
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(hand(page)).toBeVisible();
}

/** What says who has won. */
const over = (page: Page) => page.getByRole('heading', { level: 2, name: /win|tie/ });
/** What asks the reader for a card. */
const yourTurn = (page: Page) =>
  cardTable(page)
    .getByRole('paragraph')
    .filter({ hasText: /^Your turn/ });

/** Waits until it is the reader's turn, or the game is over; gives whether it goes on. */
async function goesOn(page: Page): Promise<boolean> {
  await expect(yourTurn(page).or(over(page))).toBeVisible();
  return !(await over(page).isVisible());
}

/** The cards of the hand: their names, and whether they can be played. */
const handOf = async (page: Page) =>
  [...(await hand(page).ariaSnapshot()).matchAll(/button "Play: (.+?)( \(not possible now\))?"/g)].map(
    ([, card, not]) => ({ card: card as string, can: not === undefined }),
  );
/** The cards of the hand, one of them, and its two halves. */
const heldCards = (page: Page) => hand(page).getByRole('listitem');
const heldCard = (page: Page, at: number) => heldCards(page).nth(at);
const half = (page: Page, at: number, type: 'play' | 'discard') =>
  heldCard(page, at).getByRole('button', { name: type === 'play' ? /^Play: / : /^Discard: / });

/** The card to take next: the first that can be played and else the first that is no safety is discarded. */
function nextOf(hand: readonly { readonly card: string; readonly can: boolean }[]) {
  const playable = hand.findIndex(({ can }) => can);
  return playable >= 0 ? ({ type: 'play', at: playable } as const) : ({ type: 'discard', at: 0 } as const);
}

/** How many cards lie or have lain: what every card changes. */
const log = (page: Page) => page.getByRole('region', { name: 'Log', exact: true });
const logSteps = (page: Page) => log(page).getByRole('listitem');
const cardsSeen = (page: Page) => logSteps(page).count();

/** Waits until the game at the table is saved with so many steps: who leaves sooner loses the last. */
const isSaved = (page: Page, steps: number) =>
  expect
    .poll(async () => {
      const saved: SavedMatch | null = JSON.parse((await savedText(page, 'cards')) ?? 'null');
      return saved?.records.at(-1)?.actions.length;
    })
    .toBe(steps);

/** What says which step of the past is shown. */
const pastStep = (page: Page) => pastTable(page).getByRole('heading', { name: / Step \d+ of / });

/** What a screen reader is given to say from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[role=status]'),
        ),
      );
      for (const region of regions) if (region) heard.push(region.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).join(' '));
}

const cardWords = wordsOf('en', 'cards');
/** What a card is called, by what it is called in a sentence: “Roll” by “a Roll”. */
const CALLED = new Map(
  Object.entries(cardWords).flatMap(([key, text]) =>
    key.startsWith('object.') ? [[text, cardWords[key.replace('object', 'name')] as string]] : [],
  ),
);

/** What is known of the game by whoever only hears it. */
class Hearsay {
  readonly hand: string[] = [];
  readonly sides = { You: { total: '0', light: 'red' }, Mila: { total: '0', light: 'red' } };

  hear(said: string): void {
    for (const [, who, total] of said.matchAll(/(You|Mila) drives? \d+ miles: (\d+) in all/g))
      this.sides[who as 'You'].total = total as string;
    for (const [, who, light] of said.matchAll(/(Your|Mila’s) light turns (\w+)/g))
      this.sides[who === 'Your' ? 'You' : 'Mila'].light = light as string;
    for (const [, card] of said.matchAll(/You draw (.+?)\./g)) this.hand.push(CALLED.get(card as string) as string);
  }
}

test('a whole game with the keys alone, by what can be heard: everything is found by role and name, every change is said, the score sheet tells every point', {
  tag: ANY_WINDOW,
}, async ({ page, baseURL }) => {
  test.slow();
  const faults = watch(page, baseURL as string);
  const heard = await listen(page);
  await startCards(page, 12, 'match');
  const told = new Hearsay();
  told.hand.push(...(await handOf(page)).map(({ card }) => card));
  // The card that is drawn first lies in the hand already.
  expect(await heard()).toContain('Your turn');
  for (;;) {
    const held = await handOf(page);
    expect(held.map(({ card }) => card).toSorted()).toEqual(told.hand.toSorted());
    for (const [who, { total, light }] of Object.entries(told.sides))
      await expect(
        page.getByRole('region', { name: `${who}: ${total} miles, light ${light}`, exact: true }),
      ).toBeVisible();
    const playable = held.findIndex(({ can }) => can);
    const at = Math.max(0, playable);
    const { card } = held[at] as (typeof held)[number];
    await page.keyboard.press(String(at + 1));
    await expect(heldCard(page, at).getByRole('button').and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press(playable >= 0 ? 'Enter' : 'Delete');
    told.hand.splice(told.hand.indexOf(card), 1);
    let said = '';
    await expect(async () => {
      said += await heard();
      expect(said).toMatch(/Your turn|The game is over/);
    }).toPass();
    expect(said).toMatch(playable >= 0 ? /You (?:play|drive)/ : /You discard/);
    told.hear(said);
    if (said.includes('The game is over')) break;
  }
  await expect(page.getByRole('heading', { name: /win|tie/ })).toBeFocused();
  // The lines together are the total.
  const sheet = await page.getByRole('region', { name: 'Game 1' }).getByRole('table').ariaSnapshot();
  const lines = [...sheet.matchAll(/- row ".+? ([\d,]+) ([\d,]+)"/g)].map(([, ...points]) =>
    points.map((text) => Number(text.replace(',', ''))),
  );
  const [total = [], match] = lines.splice(-2);
  expect(lines.length).toBeGreaterThan(0);
  expect([0, 1].map((column) => lines.reduce((sum, line) => sum + (line[column] ?? 0), 0))).toEqual(total);
  expect(match).toEqual(total);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next game' }).press('Enter');
  await expect(hand(page)).toBeVisible();
  await page.reload();
  await expect(
    page.getByText(`You: ${new Intl.NumberFormat('en').format(total[0] as number)}`, { exact: true }),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test('a whole game by touch on a small phone, without anything that overflows', { tag: NARROW }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const faults = watch(page, baseURL as string);
  await page.setViewportSize({ width: 360, height: 740 });
  const heard = await listen(page);
  await startCards(page, 12);
  const small = await hand(page)
    .or(page.getByRole('group', { name: 'More actions' }))
    .getByRole('button')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return Math.min(width, height) < 43.5 ? [one.textContent] : [];
      }),
    );
  expect(small).toEqual([]);
  for (let cards = 0; cards < 150 && (await goesOn(page)); cards++) {
    const { type, at } = nextOf(await handOf(page));
    await heard();
    const box = await heldCard(page, at).boundingBox();
    if (box === null) throw new Error('no card');
    // The upper half plays, the lower one discards.
    await heldCard(page, at).tap({
      position: { x: box.width / 2, y: box.height * (type === 'play' ? 0.2 : 0.8) },
    });
    // Every card is told. In the end there may stand what stood there before: the same has been discarded twice.
    await expect.poll(heard).toMatch(type === 'play' ? /You (?:play|drive)/ : /You discard/);
  }
  await expect(over(page)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  expect(faults).toEqual([]);
});

test('a game begins at the top of the page, and the way into the search covers nothing of the table while its own is in sight', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  await page.setViewportSize({ width: 360, height: 640 });
  await startCards(page, 12);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const way = cardTable(page).getByRole('button', { name: 'Search' });
  const floating = page.locator('#search-again');
  // So far down that the page's own way into the search is gone, and the table's is not.
  await page.evaluate(() => scrollTo(0, 120));
  await expect(page.locator('#search')).not.toBeInViewport();
  await expect(way).toBeInViewport({ ratio: 1 });
  await expect(floating).toBeHidden();
  await way.tap();
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('complementary', { name: 'Beside the table' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(way).not.toBeInViewport();
  await expect(floating).toBeVisible();
});

test('what cannot be played says why, a safety is not thrown away unasked, and one’s card can be taken back', async ({
  page,
}) => {
  await startCards(page, 12);
  await expectAccessibleInAllColours(page, '.card-table');
  const first = hand(page)
    .getByRole('button', { name: /^Play: .*\(not possible now\)$/ })
    .first();
  await first.click();
  await expect(cardRefusal(page)).toContainText(/Play a Roll first|only stop a driver|nothing to cure/);
  await expect(
    cardRefusal(page)
      .getByRole('link', { name: /^Rule / })
      .first(),
  ).toHaveText(/^C\d\.\d$/);
  // A browser scrolls by whole pixels, and letters make heights that are none.
  await expect(cardRefusal(page)).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page, undefined, '.card-table');
  const held = await handOf(page);
  const discarded = page.getByRole('img', { name: /^Discard pile: (?!empty)/ });
  await page.getByRole('button', { name: 'Discard: Driving Ace' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(await handOf(page)).toEqual(held);
  await page.getByRole('button', { name: 'Discard: Driving Ace' }).click();
  await page.getByRole('button', { name: 'Discard it', exact: true }).click();
  await expect(discarded).toBeVisible();
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(logSteps(page)).toHaveCount(0);
  expect(await handOf(page)).toEqual(held);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(discarded).toBeVisible();
  await expect(yourTurn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(logSteps(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('region', { name: 'A hint' })).toContainText(/Play|Discard/);
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(logSteps(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('region', { name: 'What Mila had in mind' })).toBeVisible();
});

test('cards fly where things may move, and not where the system asks for stillness; sounds are off at first, and heard when they are wanted', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.addInitScript(() => {
    const flown = { cards: 0 };
    Object.assign(window, { flown });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      flown.cards++;
      return animate.apply(this, how);
    };
  });
  const flown = () => page.evaluate(() => (window as unknown as { flown: { cards: number } }).flown.cards);
  const heard = await countSounds(page);
  const discard = () =>
    page
      .getByRole('button', { name: /^Discard: (?!Driving Ace)/ })
      .first()
      .click();
  await startCards(page, 12, 'single', 'device');
  await discard();
  await expect(yourTurn(page)).toBeVisible();
  await expect.poll(flown).toBeGreaterThan(0);
  expect(await heard()).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Sounds' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const before = await flown();
  await discard();
  await expect(yourTurn(page)).toBeVisible();
  await expect.poll(heard).toBeGreaterThan(0);
  expect(await flown()).toBe(before);
});

test('a game goes on after a reload, is looked back at, saved, opened again and counted; a deal goes as a link', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await startCards(page, 7);
  for (let cards = 0; cards < 3; cards++) {
    await goesOn(page);
    const { type, at } = nextOf(await handOf(page));
    const steps = await cardsSeen(page);
    await half(page, at, type).click();
    await expect.poll(() => cardsSeen(page)).toBeGreaterThan(steps);
  }
  await goesOn(page);
  const held = await handOf(page);
  const steps = await cardsSeen(page);
  await isSaved(page, steps);
  await page.reload();
  await expect(heldCards(page)).toHaveCount(held.length);
  expect([await handOf(page), await cardsSeen(page)]).toEqual([held, steps]);

  // The first key comes sooner than anybody could press it.
  await pressAsPastAppears(page, 'ArrowRight');
  await log(page)
    .getByRole('button', { name: /^Show the table at this point: / })
    .last()
    .click();
  await expect(pastStep(page)).toContainText(`Step 2 of ${steps}`);
  await page.keyboard.press('ArrowLeft');
  await expect(pastStep(page)).toContainText(`Step 1 of ${steps}`);
  await page.keyboard.press('Escape');
  await expect(pastTable(page)).toHaveCount(0);
  expect(await handOf(page)).toEqual(held);

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('radio', { name: 'The deal only' }).check();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  expect(link).toContain(`#deal=${dealText(newGame({ seed: 7, starter: 0 }))}`);
  const download = page.waitForEvent('download');
  await saveAsFile(page);
  const file = await (await download).path();
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(keptGames(page)).toHaveCount(1);
  await page.getByLabel('Open a game file').setInputFiles(file);
  await expect(heldCards(page)).toHaveCount(held.length);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(keptGames(page)).toHaveCount(2);
  // The board game's list knows nothing of it.
  await page.goto('en/play/');
  await expect(startButton(page)).toBeVisible();
  await expect(keptGames(page)).toHaveCount(0);
  await page.goto(link);
  await expect(keepingNotice(page)).toContainText('The game from the link');
  await expect(heldCards(page)).toHaveCount(7);
});

test('a match is looked back at from its first game, shared as a game, and its keys and settings are those of its table', {
  tag: ANY_WINDOW,
}, async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('milestones-settings', JSON.stringify({ motion: 'none', pace: 'slow' })),
  );
  await page.goto('en/card-game/play/');
  await page.getByLabel('Open a game file').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(kept.saved)),
  });
  const { records, marks } = kept.saved;
  const [first, last] = [records[0], records.at(-1)] as [GameRecord, GameRecord];
  const held = kept.hand.map((card) => cardWords[`name.${card}`]);
  const names = async () => (await handOf(page)).map(({ card }) => card);
  await expect.poll(names).toEqual(held);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys at the table' });
  await expect(keys).toBeVisible();
  await expectAccessible(page, undefined, 'dialog');
  const listed = (await keys.getByRole('definition').allTextContents()).join(' ');
  const used = await cardTable(page)
    .locator('[aria-keyshortcuts]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-keyshortcuts') as string));
  for (const key of used.flatMap((all) => all.split(' ')))
    expect(listed, key).toContain(/^[1-7]$/.test(key) ? '1–7' : key);
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const atTable = settings.getByRole('group', { name: 'At the table' });
  await expect(atTable.getByRole('checkbox')).toHaveCount(1);
  await expect(atTable.getByRole('combobox')).toHaveAccessibleName('Computer players’ speed');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue();
  const [, text = ''] = link.split('#game=');
  const read = readCardGameLink(text);
  expect(read.ok && [read.record, read.marks, read.opponent]).toEqual([last, marks, 'learner']);

  await page.getByText('Earlier games in this match').click();
  await page.getByRole('button', { name: 'Look back at game 1' }).click();
  await expect(pastTable(page).getByText(/^Game 1 · You’re looking back/)).toBeVisible();
  await expect(pastStep(page)).toContainText(`Step 0 of ${first.actions.length}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(pastStep(page)).toContainText(`Step 2 of ${first.actions.length}`);
  await expectAccessible(page, undefined, '.card-table');
  await page.keyboard.press('Escape');
  await expect.poll(names).toEqual(held);
  // Going on from there is a match of its own; this one stays.
  await page.getByText('Earlier games in this match').click();
  await page.getByRole('button', { name: 'Look back at game 1' }).click();
  await expect(pastTable(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(logSteps(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'New or saved game' }).click();
  await expect(keptGames(page)).toHaveCount(2);

  // The link brings the game as one of its own; damaged, or by a newer version, it is told and changes nothing.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(keepingNotice(page)).toContainText('The game from the link');
  await expect.poll(names).toEqual(held);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(log(page).getByText('You saw a hidden card here before the action was undone.')).toHaveCount(
    marks.length,
  );
  await isSaved(page, last.actions.length);
  for (const [sent, told] of [
    [text.slice(0, -1), 'incomplete or mistyped'],
    [checked(`2${text.slice(6)}`), 'newer version'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`en/card-game/play/#game=${sent}`);
    await expect(keepingNotice(page)).toContainText(told as string);
    await expect.poll(names).toEqual(held);
  }
});

test('a damaged link or file says so in the reader’s language, and nothing is lost', { tag: ANY_WINDOW }, async ({
  page,
}) => {
  await page.goto('hu/card-game/play/#deal=10ABC');
  await expect(keepingNotice(page)).toBeVisible();
  await expect(page.getByRole('button', { name: called('card-table', 'setup.start') })).toBeVisible();
  await page.getByLabel(called('games', 'import')).setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"thousand-miles-match/9"}'),
  });
  await expect(keepingNotice(page)).toContainText('(');
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what the game is', { tag: ANY_WINDOW }, async ({ page }) => {
    await page.goto('fr/card-game/play/');
    await expect(page.getByText('Deux conducteurs font la course')).toBeVisible();
  });
});
