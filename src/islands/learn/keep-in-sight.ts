import { type Choice, nextField, placeOfField } from '../../machines/choice.ts';
import type { Game } from '../../milestones/index.ts';
import { mayMove } from '../settings/settings.ts';

/** What is left above and below a picture that is scrolled to, in pixels. */
const MARGIN = 8;

/** Where the reader presses next, as a selector; null where that is not in a picture. */
function nextPicture(game: Game, choice: Choice | null): string | null {
  const field = choice && nextField(game, choice);
  if (!choice || !field) return null;
  const pictures = {
    tiles: '.tile-row',
    points: '.board-frame',
    lots: '.board-frame',
    loop: '.player-board[role="group"]',
  };
  const place = placeOfField(choice.type, field);
  return place === 'goods' ? null : `.lesson-table ${pictures[place]}`;
}

/**
 * Scrolls to the picture on which the reader presses next, or else has just pressed something, where it lies out of sight or
 * under what covers the foot of the window. On wide windows, where nothing does, nothing happens.
 */
export function keepInSight(foot: HTMLElement, game: Game, choice: Choice | null): void {
  const next = nextPicture(game, choice);
  const picture = next === null ? document.activeElement?.closest('.layers') : document.querySelector(next);
  if (!picture || getComputedStyle(foot).position !== 'sticky') return;
  const { top, bottom } = picture.getBoundingClientRect();
  const below = bottom + MARGIN - foot.getBoundingClientRect().top;
  const above = top - MARGIN;
  const by = above < 0 ? above : Math.min(Math.max(0, below), above);
  if (by !== 0) scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' });
}
