import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Choice, type Field, nextField, placeOfField } from '../machines/choice.ts';
import type { Game } from '../milestones/index.ts';
import { mayMove } from '../settings/may-move.ts';

/** What is left above and below a picture that is scrolled to, in pixels. */
const MARGIN = 8;

/** The fields that are chosen last, by what shows what comes of them. */
const LAST: readonly Field[] = ['space', 'bonusOn', 'to', 'numbers', 'at', 'lot', 'good', 'goods'];

/** The picture in which the reader chooses next, or, when all is chosen, sees what comes of it: as a selector. */
function pictureFor(game: Game, choice: Choice): string | null {
  const field = nextField(game, choice) ?? LAST.find((each) => each in choice);
  if (field === undefined) return null;
  // The reader's own player board is the first; one's goods lie on it.
  const [own, board] = ['.player-board', '.board-frame'];
  const pictures = { tiles: '.tile-row', points: board, lots: board, loop: own, goods: own };
  return `.lesson-table ${pictures[placeOfField(choice.type, field)]}`;
}

/**
 * Scrolls to the picture that the reader needs next, where it lies out of sight or under what covers the foot of the window.
 * On wide windows, where nothing does, nothing happens.
 */
function keepInSight(foot: HTMLElement, game: Game, choice: Choice | null): void {
  const selector = choice && pictureFor(game, choice);
  const picture = selector && document.querySelector(selector);
  if (!picture || getComputedStyle(foot).position !== 'sticky') return;
  const { top, bottom } = picture.getBoundingClientRect();
  const below = bottom + MARGIN - foot.getBoundingClientRect().top;
  const above = top - MARGIN;
  const by = above < 0 ? above : Math.min(Math.max(0, below), above);
  if (by !== 0) scrollBy({ top: by, behavior: mayMove() ? 'smooth' : 'instant' });
}

/**
 * Keeps the picture that the reader needs next in sight, above the foot of a task: whenever something has been chosen, or the foot
 * has changed its height with one of these. At first the page is read from its top.
 */
export function useInSight(
  foot: RefObject<HTMLElement>,
  game: Game,
  choice: Choice | null,
  changes: readonly unknown[],
): void {
  const beginning = useRef(true);
  useEffect(() => {
    if (!beginning.current && foot.current !== null) keepInSight(foot.current, game, choice);
    beginning.current = false;
  }, [JSON.stringify(choice), ...changes]);
}
