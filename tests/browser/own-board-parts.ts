import type { Locator, Page } from '@playwright/test';
import { boardPane } from './table-parts.ts';

/** Parts of the page for boards of one's own that only the eye and the finger find: the sliders below them say the same to anybody. */

/** The photo under the board. */
export const photoUnder = (page: Page): Locator => boardPane(page).locator('.photo image');

/** What hears the fingers while the photo is moved. */
export const photoMover = (page: Page): Locator => boardPane(page).locator('.photo-mover');

/** The lowest layer of the drawing above the photo. */
export const drawnLayer = (page: Page): Locator => boardPane(page).locator('.board > svg').first();
