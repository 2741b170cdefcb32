import { type Choice, nextField, placeOfField } from '../../machines/choice.ts';
import type { Game } from '../../milestones/index.ts';
import { mayMove } from '../settings/settings.ts';

/** What is left above and below a picture that is scrolled to, in pixels. */
const MARGIN = 8;

/** The reader's own player board is the first. */
const OWN_BOARD = '.player-board';

/** Where the reader presses next, as a selector; null where nothing is left to choose. */
function nextPicture(game: Game, choice: Choice | null): string | null {
  if (choice === null) return null;
  // One's goods lie on one's player board, where they are seen while one chooses among them.
  if (['buy', 'sell', 'give-back'].includes(choice.type)) return OWN_BOARD;
  const field = nextField(game, choice);
  if (field === null) return null;
  const board = '.board-frame';
  const pictures = { tiles: '.tile-row', points: board, lots: board, loop: OWN_BOARD, goods: OWN_BOARD };
  return pictures[placeOfField(choice.type, field)];
}

/**
 * Scrolls to the picture on which the reader presses next, or else has just pressed something, where it lies out of sight or
 * under what covers the foot of the window. On wide windows, where nothing does, nothing happens.
 */
export function keepInSight(foot: HTMLElement, game: Game, choice: Choice | null): void {
  const next = nextPicture(game, choice);
  const pressed = document.activeElement;
  // A tile that has been pressed goes on one's own player board.
  const look = next ?? (pressed?.closest('.tile-row') ? OWN_BOARD : null);
  const picture = look === null ? pressed?.closest('.layers') : document.querySelector(`.lesson-table ${look}`);
  if (!picture || getComputedStyle(foot).position !== 'sticky') return;
  const { top, bottom } = picture.getBoundingClientRect();
  const below = bottom + MARGIN - foot.getBoundingClientRect().top;
  const above = top - MARGIN;
  const by = above < 0 ? above : Math.min(Math.max(0, below), above);
  if (by !== 0) scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' });
}
