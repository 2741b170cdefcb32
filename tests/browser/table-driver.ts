import { expect, type Locator, type Page } from '@playwright/test';
import {
  type Action,
  type Game,
  GOODS,
  type Good,
  type LotId,
  readSavedGame,
  readText,
  type Space,
} from '../../src/milestones/index.ts';
import { lotName, pairName, pointName, spaceName, TOOL_NAMES, tileName } from './accessible-names.ts';

/** A game is saved soon after it is shown. */
const SOON = { intervals: [20, 40, 80, 160, 320] };

/** What is saved of the game at the page's table, if anything is by now. */
function savedText(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((resolve, reject) => {
        const open = indexedDB.open('milestones');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const id = sessionStorage.getItem('milestones.game');
          const get = open.result.transaction('table').objectStore('table').get(`game:${id}`);
          get.onerror = () => reject(get.error);
          get.onsuccess = () => resolve(get.result?.text);
        };
      }),
  );
}

/** The game at the page's table as it has been saved, read as the page itself would read it; waits until one is. */
export async function savedGame(page: Page): Promise<Game> {
  await expect.poll(() => savedText(page), SOON).toBeDefined();
  const read = readText((await savedText(page)) as string, readSavedGame);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.game;
}

/** How many actions of the saved game count. */
export async function waitForSaved(page: Page, holds: (game: Game) => boolean): Promise<Game> {
  await expect.poll(async () => holds(await savedGame(page)), SOON).toBe(true);
  return savedGame(page);
}

/** Plays on the English page by its accessible names alone. */
export class TableDriver {
  readonly page: Page;
  private readonly touch: boolean;

  constructor(page: Page, touch: boolean) {
    this.page = page;
    this.touch = touch;
  }

  get board(): Locator {
    return this.page.getByRole('group', { name: 'Game board' });
  }

  get loop(): Locator {
    return this.page.getByRole('group', { name: /player board/i });
  }

  bar(name: 'Undo turn' | 'Undo' | 'Redo' | 'Redo turn' | 'End turn' | 'Done' | 'Take none' | 'Confirm'): Locator {
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

  private async chooseTool(type: keyof typeof TOOL_NAMES): Promise<void> {
    const tool = this.tool(type);
    if ((await tool.count()) > 0 && (await tool.getAttribute('aria-pressed')) !== 'true') await this.press(tool);
  }

  /** Presses a spot unless it is chosen already, be it because nothing else was possible. */
  private async settle(spot: Locator): Promise<void> {
    if ((await spot.getAttribute('aria-pressed')) !== 'true') await this.press(spot);
  }

  /** Takes an action: chooses everything that makes it, and confirms it. */
  async take(game: Game, action: Action): Promise<void> {
    if (action.type === 'done') await this.press(this.bar('Done'));
    else if (action.type === 'leave-bonus') await this.press(this.bar('Take none'));
    else {
      await this.choose(game, action);
      await this.press(this.bar('Confirm'));
    }
  }

  /** Chooses everything that makes an action. */
  async choose(game: Game, action: Action): Promise<void> {
    switch (action.type) {
      case 'draft':
      case 'hire':
        if (action.type === 'hire') await this.chooseTool('hire');
        await this.settle(this.tile(game, action.tile));
        await this.settle(this.space(`worker-${action.space}` as Space));
        break;
      case 'move':
        await this.settle(this.space(action.to));
        if (action.idle) await this.press(this.page.getByRole('button', { name: 'Go there without taking anything' }));
        break;
      case 'buy':
        await this.chooseTool('buy');
        await this.settle(this.page.getByRole('button', { name: `Buy ${action.good}`, exact: true }));
        break;
      case 'sell':
        await this.chooseTool('sell');
        await this.settle(this.page.getByRole('button', { name: pairName(action.goods), exact: true }));
        break;
      case 'street':
        await this.chooseTool('street');
        for (const id of [action.from, action.milestone, action.to]) await this.settle(this.point(game, id));
        break;
      case 'house':
        await this.chooseTool('house');
        await this.settle(this.lot(game, action.lot));
        if (action.bonusOn !== undefined) await this.settle(this.space(`worker-${action.bonusOn}` as Space));
        break;
      case 'marketplace':
        await this.chooseTool('marketplace');
        await this.settle(this.point(game, action.at));
        break;
      case 'take-bonus':
        await this.settle(this.lot(game, action.lot));
        await this.settle(this.space(`worker-${action.space}` as Space));
        break;
      case 'deliver':
        for (const id of [action.marketplace, ...action.numbers]) await this.settle(this.point(game, id));
        break;
      case 'give-back':
        await this.chooseTool('give-back');
        await this.giveBack(action.goods);
        break;
      case 'cover':
        await this.chooseTool('cover');
        await this.settle(this.space(`worker-${action.space}` as Space));
        break;
    }
  }

  private async giveBack(goods: Partial<Record<Good, number>>): Promise<void> {
    // What is chosen at first, because nothing else is possible, is put back.
    for (const good of GOODS) {
      const less = this.page.getByRole('button', { name: `Give back one less: ${good}` });
      while ((await less.count()) > 0 && (await less.getAttribute('aria-disabled')) !== 'true') await this.press(less);
    }
    for (const good of GOODS) {
      for (let i = 0; i < (goods[good] ?? 0); i++)
        await this.press(this.page.getByRole('button', { name: `Give back one more: ${good}` }));
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
    const end = this.bar('End turn');
    if ((await end.getAttribute('aria-disabled')) !== 'true') await this.press(end);
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
  await page.locator('.setup-more summary').click();
  await page.getByRole('spinbutton').fill(String(seed));
  await page.locator('.setup-start').click();
  await expect(page.locator('.table')).toBeVisible();
}

/** Puts a text where the page used to keep its one game: it is then what the page begins with. */
export async function keepText(page: Page, text: string): Promise<void> {
  await page.goto('en/credits/');
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
  const strange: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(host).origin) strange.push(request.url());
  });
  page.on('pageerror', (error) => strange.push(error.message));
  page.on('console', (message) => {
    // Playwright says so in the page when it keeps the service workers out.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) strange.push(message.text());
  });
  return strange;
}
