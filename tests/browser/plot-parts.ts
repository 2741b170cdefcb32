import type { Locator } from '@playwright/test';

/** What is drawn in the plots of a finished game: each is one image with a name, and its numbers are said by the table beside it. */

/** The bars of a plot and their numbers, group by group, a player after the other. */
export const plotBars = (figure: Locator): Locator => figure.getByRole('img').locator('.plot-bar');
export const plotNumbers = (figure: Locator): Locator => figure.getByRole('img').locator('.plot-number');

/** The signs along a player's line. */
export const plotSigns = (figure: Locator, player: number): Locator =>
  figure.getByRole('img').locator(`g > .plot-sign.plot-player-${player}`);
