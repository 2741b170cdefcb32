import { mayMove } from '../settings/settings.ts';

/** What is left above a picture that is scrolled to, in pixels. */
const MARGIN = 8;

/**
 * Scrolls the picture on which the reader has just pressed something, or is to press next, out from under what lies over the foot of the window, as far as there is
 * room for it. Where nothing lies there, nothing happens.
 */
export function keepInSight(foot: HTMLElement): void {
  const pressed = document.activeElement;
  // A tile that has been pressed goes on one's own player board.
  const picture = pressed?.closest('.tile-row') ? document.querySelector('svg[role="group"]') : pressed?.closest('svg');
  if (!picture || getComputedStyle(foot).position !== 'sticky') return;
  const { top, bottom } = picture.getBoundingClientRect();
  const hidden = Math.min(bottom - foot.getBoundingClientRect().top, top) + MARGIN;
  if (hidden > MARGIN) scrollBy({ top: hidden, behavior: mayMove() ? 'smooth' : 'instant' });
}
