import type { Locator, Page } from '@playwright/test';
import { called } from './words.ts';

/** Parts of the play page, in whatever language it is: by role and name; the few that have neither by their class, which no test names itself. */

const TABLE = called('play', 'table.label');
const PAST = called('past', 'label');
const START = called('setup', 'start');
const MORE = called('setup', 'more');
const GAMES = called('games', 'heading');
const MORE_WAYS = called('games', 'more');
const SAVE = called('games', 'download');
const END_TURN = called('acting', 'bar.endTurn');
const LOG = called('play', 'log.heading');
const SHOW = called('play', 'log.show');
const PAN = called('play', 'board.pan');
const TOOLS = called('table', 'tool.label');
const ACTIONS = called('acting', 'bar.label');
const PLAYERS = called('play', 'players.label');
const SIDE = called('play', 'side.label');
const FINAL = called('summary', 'final.heading');
const FIGURES = called('summary', 'heading');
const AS_TABLE = called('summary', 'table.show');
const TELL_ALL = called('summary', 'final.tellAll');
const SO_FAR = called('summary', 'final.soFar');
const TOTAL = called('summary', 'final.total');

/** The table of the game that is played, or is over. */
export const gameTable = (page: Page): Locator => page.getByRole('region', { name: TABLE });

/** Shows what few people look for, at a table, in a lesson, after an exercise. */
export const unfoldMore = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('group').getByText(MORE_WAYS).click();

/** Saves the game at the table as a file. */
export async function saveAsFile(page: Page): Promise<void> {
  await unfoldMore(page);
  await page.getByRole('button', { name: SAVE }).click();
}

/** The table as it was. */
export const pastTable = (page: Page): Locator => page.getByRole('region', { name: PAST });

/** Has a key pressed in the moment in which the table as it was is drawn, sooner than anybody could press it. */
export const pressAsPastAppears = (page: Page, key: string): Promise<void> =>
  page.evaluate((key) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.table-past, .card-past') === null) return;
      observer.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, key);

/** What ends the set-up: where it is, a game is set up. */
export const startButton = (page: Page): Locator => page.getByRole('button', { name: START });

/** What shows the variants and the deal in the set-up. */
export const moreOfSetup = (page: Page): Locator => page.getByText(MORE);

/** The games that are kept. */
export const keptGames = (page: Page): Locator =>
  page
    .getByRole('region', { name: GAMES })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

/** What confirms the end of a turn. */
export const endTurn = (page: Page): Locator => page.getByRole('button', { name: END_TURN });

/** The tools of a building, and the one that is chosen. */
export const tools = (page: Page): Locator => page.getByRole('group', { name: TOOLS });
export const chosenTool = (page: Page): Locator => tools(page).getByRole('button', { pressed: true });

/** The buttons that an action ends with. */
export const actionButtons = (page: Page): Locator => page.getByRole('group', { name: ACTIONS }).getByRole('button');

/** The one button that every action ends with: the last of them. */
export const primaryButton = (page: Page): Locator => actionButtons(page).last();

/** Who plays; what stands there is heard as one sentence for each: how the names and the points are drawn has no role. */
export const seats = (page: Page): Locator => page.getByRole('list', { name: PLAYERS }).getByRole('listitem');
export const seatNames = (page: Page): Locator => seats(page).locator('.seat-name');
export const seatPoints = (page: Page): Locator => seats(page).locator('.seat-vp');

/** The log, and what shows the table as it was after each of its steps. */
export const gameLog = (page: Page): Locator => page.getByRole('region', { name: LOG });
export const logEntries = (page: Page): Locator => gameLog(page).getByRole('button', { name: SHOW });

/** The one of them for a step: its name is what was done, and that may have been done more than once. */
export const logEntryAt = (page: Page, at: number): Locator => logEntries(page).and(page.locator(`[data-at="${at}"]`));

/** The step in the log after which the table is shown. */
export const shownStep = (page: Page): Locator =>
  gameLog(page).getByRole('listitem').and(page.locator('[aria-current="step"]'));

/** The turns in the log, the latest first: each is a list of what was done. */
export const logTurns = (page: Page): Locator => gameLog(page).getByRole('list');

/** The window of the board. */
export const boardPane = (page: Page): Locator => page.getByRole('region', { name: PAN });

/** What the table says to whoever does not see it: the first status there, whatever else comes to say something below it. */
export const announced = (page: Page): Locator => gameTable(page).or(pastTable(page)).getByRole('status').first();

/** What is said about games that come and are kept. */
export const keepingNotice = (page: Page): Locator => page.locator('.keeping-notice');

/** Why something is not possible. */
export const refusal = (page: Page): Locator => page.locator('.refusal');

/** What lies beside the table. */
export const besideTable = (page: Page): Locator => page.getByRole('complementary', { name: SIDE });

/** What an action that is chosen would cost, yield and score: a few lines below the question, of which the status tells whoever does not see them. */
export const preview = (page: Page): Locator => gameTable(page).locator('.preview');

/** The loop of whoever plays and what is done there: beside the board or below it, and no part of the page by itself. */
export const handOfTable = (page: Page): Locator => gameTable(page).locator('.table-hand');

/** Drawn over a picture, where words say the same elsewhere: what shines, and what a space would give. */
export const highlights = (picture: Locator): Locator => picture.locator('.m-highlight');
export const yieldSigns = (picture: Locator): Locator => picture.locator('.m-tag');

/** What flies over the table after an action: drawn, and hidden from whoever hears what has happened. */
export const flights = (page: Page): Locator => page.locator('.flights');
export const flying = (page: Page): Locator => flights(page).locator('.flight');

/** The final scoring, and who has won by it. */
export const finalScoring = (page: Page): Locator => page.getByRole('region', { name: FINAL });
export const winner = (page: Page): Locator => page.locator('.final-winner');

/** A worker that counts in it, drawn beside its kind. */
export const countedWorkers = (page: Page): Locator => finalScoring(page).locator('.final-workers svg');

/** What tells the next of it: the first button there. */
export const tellNext = (page: Page): Locator => finalScoring(page).getByRole('button').first();

/** The game in figures, below the final scoring that has been told: its heading, and what shows each of them as a table. */
export const figuresHeading = (page: Page): Locator => page.getByRole('heading', { name: FIGURES });
export const asTable = (page: Page): Locator => finalScoring(page).getByRole('button', { name: AS_TABLE });

/** What tells the final scoring at once, and the points of all players as far as it is told. */
export const tellAll = (page: Page): Locator => page.getByRole('button', { name: TELL_ALL });
export const pointsTold = (page: Page): Locator =>
  finalScoring(page)
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: SO_FAR }).or(page.getByRole('rowheader', { name: TOTAL })) })
    .getByRole('cell');

/** Marks on places of a board, which are drawn: what may be done there is said by the name of the place, what forbids something by why. */
export const spotMarks = (within: Page | Locator, look: 'allowed' | 'cause'): Locator =>
  within.locator(`.spot-${look}`);

/** The one sentence that says why a turn is good. */
export const reasonSaid = (within: Locator): Locator => within.locator('.said');
