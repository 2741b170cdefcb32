import type { Locator, Page } from '@playwright/test';
import { called } from './words.ts';

/** Parts of the evening's pages that are drawn. */

/** The table before the game. What is drawn on it is said by its name, and has no role of its own. */
const tablePicture = (page: Page): Locator => page.getByRole('img', { name: called('game-night', 'table.label') });

/** Who sits round the table, as it is written on the player boards. */
export const namesAtTable = (page: Page): Locator => tablePicture(page).locator('.night-sits');

/** The net of a board of one's own, where it lies on the table. */
export const netAtTable = (page: Page): Locator => tablePicture(page).locator('.night-own path');

/**
 * What is drawn on the loop that is tapped, as the names of its drawings and of those within them: it has no names of its own, because the
 * spaces lie over it.
 */
export const drawnOnLoop = (page: Page): Promise<string[]> =>
  page.locator('.first-loop-picture').evaluate((picture) => {
    const namesIn = (element: Element | null): string[] =>
      [...(element?.querySelectorAll('use') ?? [])].flatMap((use) => {
        const name = use.getAttribute('href') as string;
        return [name, ...namesIn(document.querySelector(name))];
      });
    return namesIn(picture);
  });

/** The colour of the castle's flag in the loop of the first game: a drawing has no role. */
export const flagOnLoop = (page: Page): Promise<string> =>
  page
    .locator('.first-loop-picture use[href="#m-castle"]')
    .evaluate((castle) => getComputedStyle(castle).getPropertyValue('--banner'));

/** The colour of a player, from 1. */
export const colourOf = (page: Page, player: number): Promise<string> =>
  page.evaluate((n) => getComputedStyle(document.documentElement).getPropertyValue(`--player-${n}`), player);

/** The flags in the picture of what is played for: they are drawn, each with the target that it stands for. */
export const flagsOf = (page: Page): Locator =>
  page.getByRole('img', { name: called('pictures', 'goal.label') }).locator('.goal-target');

/** What is read aloud on a teaching card: its picture and its question stand beside it. */
export const saidOn = (page: Page, chapter: string) => page.locator(`#card-${chapter} .night-say`);
