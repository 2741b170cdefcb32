import type { Locator, Page } from '@playwright/test';
import { called } from './words.ts';

/** Parts of the card game's table, in whatever language it is. */

const TABLE = called('card-table', 'table');
const HAND = called('card-table', 'hand');

/** The table of the game that is played. */
export const cardTable = (page: Page): Locator => page.getByRole('region', { name: TABLE });

/** The reader's cards, at the table, in a lesson and where an example is tried. */
export const hand = (page: Page): Locator => page.getByRole('list', { name: HAND });

/**
 * Why a card cannot be played. A status says it where it is read to anybody: what stands there is a sentence and a list, and no
 * part of the page that one would be led to.
 */
export const cardRefusal = (within: Page | Locator): Locator => within.locator('.card-refused');
