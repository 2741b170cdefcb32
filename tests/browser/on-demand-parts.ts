import { expect, type Locator, type Page } from '@playwright/test';
import { asleep } from './islands.ts';
import { gameWithEverything, keptText } from './planned-games.ts';
import { keepText, startGame, TableDriver } from './table-driver.ts';
import { finalScoring, gameTable, logEntries, moreOfSetup, pastTable, startButton, unfoldMore } from './table-parts.ts';

/** The parts of pages that are fetched on demand, for `late.spec.ts`. */

const plan = gameWithEverything();

/** How many actions the planned game has. */
export const WHOLE = plan.actions.length;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
export const stillLoading = (page: Page) => page.getByText('This part is still loading …').first();

/** Opens a game that is kept as it was after so many actions. */
export async function openGame(page: Page, actions: number): Promise<void> {
  await keepText(page, keptText(plan, actions));
  await page.goto('en/play/');
  await expect(gameTable(page)).toBeVisible();
}

/** Opens a page and waits until its scripts run: a press before that is lost. */
async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(asleep(page)).toHaveCount(0);
}

/** Parts that are being fetched, also where that isn't said as yet: an empty place has no role that it could be told by from others. */
export const coming = (page: Page) => page.locator('.coming');

/** A part of a page that is fetched when it is wanted. */
interface Part {
  /** What is fetched: names of built files without their hashes. */
  readonly files: readonly string[];
  readonly open: (page: Page) => Promise<unknown>;
  /** Asks for it; it is held back from here on, or from the beginning where `early`. */
  readonly ask?: (page: Page) => Promise<unknown>;
  readonly early?: boolean;
  /** What the page says until it comes. */
  readonly waits?: (page: Page) => Locator;
  /** Whether it says so in the place of what comes, for which the page makes room. */
  readonly inPlace?: boolean;
  readonly appears: (page: Page) => Locator;
}

/** The first example of a chapter. */
const firstExample = (page: Page) =>
  page
    .getByRole('figure')
    .filter({ hasText: /^Example/ })
    .first();

/** How many actions of the planned game are there in its middle. */
const MIDDLE = WHOLE - 30;
export const inMiddle = (page: Page) => openGame(page, MIDDLE);
export const inDeal = (page: Page) => startGame(page, 11);
export const sheet = (name: string) => (page: Page) => new TableDriver(page, false).fromSheet(name);

export const PARTS: Readonly<Record<string, Part>> = {
  'the end of a game': {
    files: ['FinalScoring', 'AfterGame'],
    early: true,
    open: (page) => openGame(page, WHOLE),
    ask: (page) => page.getByRole('button', { name: 'End turn' }).click(),
    inPlace: true,
    appears: finalScoring,
  },
  'the past of a game': {
    files: ['Past'],
    open: inMiddle,
    ask: (page) => logEntries(page).first().click(),
    appears: pastTable,
  },
  'the list of keys': {
    files: ['ShortcutList'],
    open: inDeal,
    ask: (page) => page.keyboard.press('?'),
    appears: (page) => dialog(page, 'Keys at the table'),
  },
  'what can be done now': {
    files: ['WhatNow'],
    open: inDeal,
    ask: sheet('What can I do here?'),
    appears: (page) => dialog(page, 'What can I do here?'),
  },
  'a hint': {
    files: ['Hint'],
    open: inMiddle,
    ask: (page) => button(page, 'Hint').click(),
    inPlace: true,
    appears: (page) => page.getByRole('heading', { name: /^A hint/ }),
  },
  'sharing a game': {
    files: ['Sharing', 'links'],
    open: inMiddle,
    ask: (page) => button(page, 'Share').click(),
    inPlace: true,
    appears: (page) => page.getByRole('textbox', { name: 'The link' }),
  },
  'a position for the checker': {
    files: ['to-checker'],
    open: inMiddle,
    ask: async (page) => {
      await unfoldMore(page);
      await button(page, 'Change this position').click();
    },
    appears: (page) => page.getByRole('heading', { name: 'Position checker' }),
  },
  'the settings of the table': {
    files: ['open-settings'],
    open: inDeal,
    ask: sheet('Settings'),
    appears: (page) => dialog(page, 'Settings'),
  },
  'what was put aside': {
    files: ['PutAside'],
    open: async (page) => {
      // In a window in which all settings are seen, it would move all of them.
      await page.setViewportSize({ width: 1280, height: 1600 });
      await page.goto('en/learn/');
      await page.evaluate(() => localStorage.setItem('milestones-questions-damaged', '{'));
    },
    ask: async (page) => {
      await button(page, 'Settings').click();
      await expect(dialog(page, 'Settings')).toBeVisible();
    },
    appears: (page) => button(page, 'Save what was put aside'),
  },
  'the settings of a page': {
    files: ['open-settings'],
    open: (page) => page.goto('en/quick/'),
    ask: (page) => button(page, 'Settings').click(),
    waits: (page) => page.getByText('Loading the settings …'),
    appears: (page) => dialog(page, 'Settings'),
  },
  'the search': {
    files: ['dialog', 'picture-of'],
    open: (page) => page.goto('en/quick/'),
    ask: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('textbox').fill('castle');
    },
    waits: (page) => page.getByText('Loading the search …'),
    inPlace: true,
    appears: (page) => page.getByText(/\d+ results/),
  },
  'the list of games and the set-up': {
    files: ['BoardGamesList', 'Setup', 'BoardGamesNotices'],
    early: true,
    open: (page) => page.goto('en/play/'),
    waits: (page) => page.getByText('Setting up the table …'),
    inPlace: true,
    appears: startButton,
  },
  'the table': {
    files: ['Table'],
    early: true,
    open: (page) => page.goto('en/play/'),
    ask: (page) => startButton(page).click(),
    appears: gameTable,
  },
  'more of the set-up': {
    files: ['SetupMore'],
    open: (page) => page.goto('en/play/'),
    ask: (page) => moreOfSetup(page).click(),
    inPlace: true,
    appears: (page) => page.getByRole('spinbutton'),
  },
  'a calculator': {
    files: ['mount', 'MyRow'],
    open: (page) => page.goto('en/game-night/#turn'),
    ask: (page) => page.locator('#row summary').click(),
    waits: (page) => page.locator('#row .calculator').first(),
    inPlace: true,
    appears: (page) => page.locator('#row').getByRole('button', { name: /^Space 1: / }),
  },
  'the reasons of a drill': {
    files: ['Results'],
    open: (page) => openAwake(page, 'en/practice/streets/'),
    ask: (page) => button(page, 'Check').click(),
    inPlace: true,
    appears: (page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: /\d+\.\d+$/ }) })
        .first(),
  },
  'a drill that is named': {
    files: ['draw-drill'],
    early: true,
    open: (page) => page.goto('en/practice/streets/#5'),
    inPlace: true,
    appears: (page) => page.getByText('Exercise 5', { exact: true }),
  },
  'a position for the reader to try': {
    files: ['Trial'],
    open: (page) => openAwake(page, 'en/examples/ascending/'),
    ask: (page) => button(page, 'Now you').click(),
    appears: (page) => button(page, 'Back to the example'),
  },
  'an example in a chapter': {
    files: ['Example'],
    open: (page) => page.goto('en/rules/board-of-works/'),
    ask: (page) => firstExample(page).getByRole('button', { name: 'One step forward' }).click(),
    appears: (page) =>
      firstExample(page)
        .getByRole('status')
        .filter({ hasText: /^Step 2 of \d+/ }),
  },
  'a card example to try': {
    files: ['mount-trying'],
    open: (page) => page.goto('en/card-game/examples/'),
    ask: (page) =>
      page
        .getByRole('button', { name: /^Try a card here/ })
        .first()
        .click(),
    appears: (page) => page.getByRole('region', { name: 'Try a card here' }),
  },
};

/** What comes without anybody waiting for it, or stands behind another part; each with what sees to it. */
export const NOT_SEEN: Readonly<Record<string, string>> = {
  'boards-store': 'boards of readers’ own are offered when they are there',
  'keep-offline': 'keeps the site for later',
  later: 'hears keys, and minds the focus',
  'meant-place': 'leads where an address of before means',
  memory: 'remembers the evening',
  'mistakes-store': 'remembers',
  'movement-and-sound': 'moves pieces, plays sounds',
  'own-board': 'offers boards of readers’ own',
  'practised-store': 'remembers',
  progress: 'remembers',
  recent: 'remembers questions',
  signals: 'comes with Preact’s integration, and is fetched by nothing here',
  sounds: 'plays sounds',
  storage: 'remembers',
  'streak-store': 'remembers',
  'zoom-gestures': 'hears fingers',
};

/** Parts that go through the same as those of the table above (`lazily`, `useFetched`, `useFetchingPress`). */
export const LIKEWISE = [
  'Advice',
  'Analysis',
  'CardGamesList',
  'CardGamesNotices',
  'CardSharing',
  'CheckStage',
  'CopyLink',
  'Corners',
  'EndCard',
  'Explained',
  'Explanation',
  'FirstGame',
  'KeepNotices',
  'LandStage',
  'MapPicture',
  'PhotoTools',
  'Problem',
  'ShareStage',
  'Since',
  'Sitting',
  'Standings',
  'Streak',
  'TableGames',
  'TilesStage',
  'ToTable',
  'Why',
  'actions',
  'incoming',
  'mend',
  'pack',
  'unfinished',
  'table-against',
];
