import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { bringSomeTime } from '../kit/network.ts';
import { mayMove } from '../settings/may-move.ts';
import type { At } from './zoom-gestures.ts';

/** How much larger or smaller one press of a button makes a sheet: on a phone it leads from the usual board to the whole of it. */
const STEP = 1.75;
/** The largest that a sheet becomes, as a multiple of what its window holds. */
const MOST = 5;

/** A part of a sheet, as shares of its width and height. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Zoom {
  readonly pane: RefObject<HTMLElement>;
  readonly sheet: RefObject<HTMLDivElement>;
  /**
   * Moves the sheet so that a part of it is in the middle, and, where that is asked for, makes it as much smaller as is needed to
   * have the whole part in sight; what it was moved to last is left as players have moved it since.
   */
  readonly show: (what: string, part: Part, whole: boolean) => void;
  readonly nearer: () => void;
  readonly farther: () => void;
  /** Whether the sheet can become no smaller. */
  readonly isLeast: boolean;
}

/** How a sheet lies in its window: its width and the one that players gave it, how far it has been moved, and what it was moved to show. */
interface Lying {
  readonly width: string;
  readonly given: string;
  readonly left: number;
  readonly top: number;
  readonly shown: string | null;
}

/** How sheets lay when they were last taken off the page. */
const layLast = new Map<string, Lying>();

/** How much of the foot of a window lies under the hand, which stays at the foot of the page on a phone. */
function coveredOf(view: HTMLElement): number {
  const hand = view.closest('.table')?.querySelector('.table-hand');
  if (!hand || getComputedStyle(hand).position !== 'sticky') return 0;
  // What needs more room than the hand has grows over its upper edge.
  const tops = [hand, ...hand.querySelectorAll('.panel, .advice, .last-turns')].map(
    (part) => part.getBoundingClientRect().top,
  );
  return Math.max(0, view.getBoundingClientRect().bottom - Math.min(...tops));
}

/**
 * A sheet in a window that is enlarged as asked for or by gestures, and moved as all that scrolls is moved. It lies as the
 * sheet of its name lay when it was last taken off the page; `isKept` tells whether it will be found so again itself.
 */
export function useZoom(name: string, isKept: boolean): Zoom {
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  /** The width that players gave it; empty while it has its usual one. */
  const given = useRef('');
  const [isLeast, setLeast] = useState(false);

  const tellLeast = () => setLeast((sheet.current?.offsetWidth ?? 0) < 1.01 * (pane.current?.clientWidth ?? 1));
  /** A width as a share of the window's, so that it holds when that changes. */
  const shareOf = (width: number) => `${(100 * width) / (pane.current?.clientWidth ?? 1)}%`;

  /** What lies at the given place, else in the middle, stays there. */
  const zoom = (factor: number, at?: At) => {
    if (pane.current === null || sheet.current === null) return;
    const view = pane.current;
    const box = view.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - box.x, at.clientY - box.y] : [view.clientWidth / 2, view.clientHeight / 2];
    const before = sheet.current.offsetWidth;
    const width = Math.min(MOST * view.clientWidth, Math.max(view.clientWidth, before * factor));
    const [left, top] = [view.scrollLeft + x, view.scrollTop + y];
    given.current = shareOf(width);
    sheet.current.style.inlineSize = given.current;
    view.scrollTo({ left: (left * width) / before - x, top: (top * width) / before - y, behavior: 'instant' });
    tellLeast();
  };

  useLayoutEffect(() => {
    const [view, { style }] = [pane.current as HTMLElement, sheet.current as HTMLElement];
    const last = layLast.get(name);
    if (last !== undefined) {
      style.inlineSize = last.width;
      view.scrollTo({ left: last.left, top: last.top, behavior: 'instant' });
      shown.current = last.shown;
      given.current = last.given;
    }
    return () => {
      const { scrollLeft: left, scrollTop: top } = view;
      if (isKept) layLast.set(name, { width: style.inlineSize, given: given.current, left, top, shown: shown.current });
    };
  }, []);

  useEffect(() => {
    const view = pane.current as HTMLElement;
    const resized = new ResizeObserver(tellLeast);
    resized.observe(view);
    let stop = () => {};
    let gone = false;
    // Until they are there the buttons do the same.
    void bringSomeTime(() => import('./zoom-gestures.ts')).then(({ hearGestures }) => {
      if (!gone) stop = hearGestures(view, zoom);
    });
    return () => {
      gone = true;
      stop();
      resized.disconnect();
    };
  }, []);

  const show = (what: string, { left, top, right, bottom }: Part, whole: boolean) => {
    if (pane.current === null || sheet.current === null || shown.current === what) return;
    shown.current = what;
    const [view, drawn] = [pane.current, sheet.current];
    const covered = coveredOf(view);
    const height = Math.max(1, view.clientHeight - covered);
    drawn.style.inlineSize = given.current;
    // What the hand covers can be moved clear of it.
    drawn.style.marginBlockEnd = `${covered}px`;
    const width = drawn.offsetWidth;
    const fits = Math.min(view.clientWidth / (right - left) / width, height / (bottom - top) / drawn.offsetHeight);
    if (whole && fits < 1) drawn.style.inlineSize = shareOf(Math.max(view.clientWidth, width * fits));
    view.scrollTo({
      left: ((left + right) / 2) * drawn.offsetWidth - view.clientWidth / 2,
      top: ((top + bottom) / 2) * drawn.offsetHeight - height / 2,
      behavior: mayMove() ? 'smooth' : 'instant',
    });
    tellLeast();
  };

  return { pane, sheet, show, nearer: () => zoom(STEP), farther: () => zoom(1 / STEP), isLeast };
}
