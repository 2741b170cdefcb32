import { expect, type Locator, type Page } from '@playwright/test';
import {
  type Action,
  type Cube,
  type Game,
  type LotId,
  readSavedGame,
  readText,
  type Space,
} from '../../src/milestones/index.ts';
import { type Press, pressesFor } from '../presses.ts';
import { lotName, pairName, pointName, spaceName, TOOL_NAMES, tileName } from './accessible-names.ts';
import { errorsOf } from './page-errors.ts';
import { gameTable, moreOfSetup, startButton } from './table-parts.ts';
import { unhurried } from './unhurried.ts';

/** A game is saved soon after it is shown. */
const SOON = { intervals: [20, 40, 80, 160, 320] };

/** Where games are saved, and where a tab remembers the one at its table. */
const SAVED = {
  board: ['milestones', 'milestones.game'],
  cards: ['milestones-cards', 'milestones.match'],
} as const;

/** What is saved of the game at the page's table, if anything is by now. */
export function savedText(page: Page, kind: keyof typeof SAVED = 'board'): Promise<string | undefined> {
  return page.evaluate(
    ([database, tabKey]) =>
      new Promise<string | undefined>((resolve, reject) => {
        const open = indexedDB.open(database);
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const id = sessionStorage.getItem(tabKey);
          const get = open.result.transaction('table').objectStore('table').get(`game:${id}`);
          get.onerror = () => reject(get.error);
          get.onsuccess = () => {
            open.result.close();
            resolve(get.result?.text);
          };
        };
      }),
    SAVED[kind],
  );
}

/** The game at the page's table as it has been saved, read as the page itself would read it; waits until one is. */
export async function savedGame(page: Page): Promise<Game> {
  let text: string | undefined;
  await expect
    .poll(async () => {
      text = await savedText(page);
      return text;
    }, SOON)
    .toBeDefined();
  const read = readText(text as string, readSavedGame);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.game;
}

/** The saved game as soon as something holds of it. */
export async function waitForSaved(page: Page, holds: (game: Game) => boolean): Promise<Game> {
  let game: Game | undefined;
  await expect
    .poll(async () => {
      game = await savedGame(page);
      return holds(game);
    }, SOON)
    .toBe(true);
  return game as Game;
}

/** Plays on the English page by its accessible names alone. */
export class TableDriver {
  readonly page: Page;
  private readonly touch: boolean;
  private readonly gently: ReturnType<typeof unhurried>;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
    this.gently = unhurried(page);
  }

  get board(): Locator {
    return this.page.getByRole('group', { name: 'Game board' });
  }

  get loop(): Locator {
    return this.page.getByRole('group', { name: /player board/i });
  }

  /** A button of the bar. What stands in the sheet is found when that is open; the primary one when it does what it is called. */
  bar(
    name: 'Undo turn' | 'Undo' | 'Redo' | 'Redo turn' | 'End turn' | 'Done' | 'Take none' | 'Confirm' | 'More',
  ): Locator {
    return this.page.getByRole('group', { name: 'Actions' }).getByRole('button', { name, exact: true });
  }

  tool(type: keyof typeof TOOL_NAMES): Locator {
    return this.page
      .getByRole('group', { name: 'What do you want to do?' })
      .getByRole('button', { name: TOOL_NAMES[type], exact: true });
  }

  point(game: Game, id: string): Locator {
    return this.board.getByRole('button', { name: pointName(game, id) });
  }

  lot(game: Game, id: LotId): Locator {
    return this.board.getByRole('button', { name: lotName(game, id) });
  }

  space(space: Space): Locator {
    return this.loop.getByRole('button', { name: spaceName(space) });
  }

  tile(game: Game, id: string): Locator {
    return this.page.getByRole('button', { name: tileName(game, id) }).first();
  }

  /** Presses a spot with the mouse, or with a finger where there is no mouse. */
  protected async press(spot: Locator): Promise<void> {
    if (!this.touch) return spot.click();
    await spot.tap();
    // The click of a finger comes after the finger has been answered for.
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
  }

  private async pressPrimary(name: 'End turn' | 'Done' | 'Take none' | 'Confirm'): Promise<void> {
    await this.gently('primary', () => this.press(this.bar(name)));
  }

  /** Presses a spot unless it is chosen already, be it because nothing else was possible. */
  private async settle(spot: Locator): Promise<void> {
    if ((await spot.getAttribute('aria-pressed')) !== 'true') await this.press(spot);
  }

  /** Takes an action: presses everything that makes it. What goes on by itself needs nothing. */
  async take(game: Game, action: Action): Promise<void> {
    for (const press of pressesFor(game, action)) {
      if ('primary' in press) {
        if (press.primary === 'confirm') await this.pressPrimary('Confirm');
        else await this.pressPrimary(action.type === 'leave-bonus' ? 'Take none' : 'Done');
      } else await this.gently(JSON.stringify(press), () => this.settle(this.pressed(game, press)));
    }
  }

  /** Presses everything that makes an action, and confirms nothing. */
  async choose(game: Game, action: Action): Promise<void> {
    for (const press of pressesFor(game, action))
      if (!('primary' in press)) await this.gently(JSON.stringify(press), () => this.settle(this.pressed(game, press)));
  }

  /** Presses something in the sheet of the bar. */
  async fromSheet(name: string): Promise<void> {
    await this.press(this.bar('More'));
    await this.press(this.page.locator('.bar-sheet').getByRole('button', { name, exact: true }));
  }

  /** Where something is pressed. */
  private pressed(game: Game, press: Exclude<Press, { primary: unknown }>): Locator {
    if ('tool' in press) return this.tool(press.tool as keyof typeof TOOL_NAMES);
    if ('idle' in press) return this.page.getByRole('button', { name: 'Move without taking anything' });
    if ('give' in press) return this.page.getByRole('button', { name: `Give back one more: ${press.give}` });
    const { place, value } = press;
    switch (place) {
      case 'points':
        return this.point(game, value as string);
      case 'lots':
        return this.lot(game, value as LotId);
      case 'tiles':
        return this.tile(game, value as string);
      case 'loop':
        return this.space(typeof value === 'number' ? (`worker-${value}` as Space) : (value as Space));
      case 'goods': {
        const name = typeof value === 'string' ? `Buy ${value}` : pairName(value as readonly [Cube, Cube]);
        return this.page.getByRole('button', { name, exact: true });
      }
    }
  }

  /** Takes a step back, or a turn, also where that has shown what was hidden. */
  async undo(what: 'Undo' | 'Undo turn' = 'Undo'): Promise<void> {
    await this.press(this.bar(what));
    await this.page.evaluate(() => new Promise(requestAnimationFrame));
    const asks = (await this.page.locator('.play-dialog').count()) > 0;
    if (asks) await this.press(this.page.getByRole('dialog').getByRole('button', { name: 'Undo' }));
  }

  /** Confirms the end of a turn, where it is asked for. */
  async confirmEnd(): Promise<void> {
    if ((await this.bar('End turn').count()) > 0) await this.pressPrimary('End turn');
  }
}

/** Sets a game up, with a known deal. */
export async function startGame(page: Page, seed: number, path = 'en/play/', players = 2): Promise<void> {
  await page.goto(path);
  if (players > 2)
    await page
      .locator('.setup-counts label')
      .nth(players - 2)
      .click();
  await moreOfSetup(page).click();
  await page.getByRole('spinbutton').fill(String(seed));
  await startButton(page).click();
  await expect(gameTable(page)).toBeVisible();
}

/** Takes the first starting tile at an English table. */
export async function draftFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Tile / })
    .first()
    .click();
  await page.getByRole('button', { name: /^Space 2/ }).click();
}

/** Puts a text where the page used to keep its one game: it is then what the page begins with. */
export async function keepText(page: Page, text: string): Promise<void> {
  await page.goto('empty.html');
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('milestones');
        open.onupgradeneeded = () => open.result.createObjectStore('table');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const transaction = open.result.transaction('table', 'readwrite');
          transaction.objectStore('table').put(kept, 'game');
          transaction.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
    text,
  );
}

/** Collects what must not happen: errors, warnings in the console, requests to other hosts. */
export function watch(page: Page, host: string): string[] {
  const strange = errorsOf(page);
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(host).origin) strange.push(request.url());
  });
  page.on('console', (message) => {
    // Playwright says so in the page when it keeps the service workers out.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) strange.push(message.text());
  });
  return strange;
}
