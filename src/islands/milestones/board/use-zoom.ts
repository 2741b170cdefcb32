import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { bringSomeTime } from '../../../kit/network.ts';
import { mayMove } from '../../settings/settings.ts';
import type { At } from './zoom-gestures.ts';

/** How much larger or smaller one press of a button makes a sheet. */
const STEP = 1.4;
/** The largest that a sheet becomes, as a multiple of what its window holds. */
const MOST = 5;

/** A place of a sheet, as shares of its width and height. */
interface Share {
  readonly x: number;
  readonly y: number;
}

interface Zoom {
  readonly pane: RefObject<HTMLElement>;
  readonly sheet: RefObject<HTMLDivElement>;
  /** Moves the sheet so that a place of it is in the middle; what it was moved to last is left as players have moved it since. */
  readonly show: (what: string, at: Share) => void;
  readonly nearer: () => void;
  readonly farther: () => void;
  /** Whether the sheet can become no smaller, or no larger. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
}

/** How a sheet lies in its window: its width, how far it has been moved, and what it was moved to show. */
interface Lying {
  readonly width: string;
  readonly left: number;
  readonly top: number;
  readonly shown: string | null;
}

/** How sheets lay when they were last taken off the page. */
const layLast = new Map<string, Lying>();

/**
 * A sheet in a window that is enlarged as asked for or by gestures, and moved as all that scrolls is moved. It lies as the
 * sheet of its name lay when it was last taken off the page; `isKept` tells whether it will be found so again itself.
 */
export function useZoom(name: string, isKept: boolean): Zoom {
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  const [ends, setEnds] = useState({ isLeast: false, isMost: false });

  const tellEnds = () => {
    const scale = (sheet.current?.offsetWidth ?? 0) / (pane.current?.clientWidth ?? 1);
    const [isLeast, isMost] = [scale < 1.01, scale > MOST - 0.01];
    setEnds((before) => (before.isLeast === isLeast && before.isMost === isMost ? before : { isLeast, isMost }));
  };

  /** What lies at the given place, else in the middle, stays there. */
  const zoom = (factor: number, at?: At) => {
    if (pane.current === null || sheet.current === null) return;
    const view = pane.current;
    const box = view.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - box.x, at.clientY - box.y] : [view.clientWidth / 2, view.clientHeight / 2];
    const before = sheet.current.offsetWidth;
    const width = Math.min(MOST * view.clientWidth, Math.max(view.clientWidth, before * factor));
    const [left, top] = [view.scrollLeft + x, view.scrollTop + y];
    sheet.current.style.inlineSize = `${(100 * width) / view.clientWidth}%`;
    view.scrollTo({ left: (left * width) / before - x, top: (top * width) / before - y, behavior: 'instant' });
    tellEnds();
  };

  useLayoutEffect(() => {
    const [view, { style }] = [pane.current as HTMLElement, sheet.current as HTMLElement];
    const last = layLast.get(name);
    if (last !== undefined) {
      style.inlineSize = last.width;
      view.scrollTo({ left: last.left, top: last.top, behavior: 'instant' });
      shown.current = last.shown;
    }
    return () => {
      const { scrollLeft: left, scrollTop: top } = view;
      if (isKept) layLast.set(name, { width: style.inlineSize, left, top, shown: shown.current });
    };
  }, []);

  useEffect(() => {
    const view = pane.current as HTMLElement;
    const resized = new ResizeObserver(tellEnds);
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

  const show = (what: string, { x, y }: Share) => {
    if (pane.current === null || shown.current === what) return;
    shown.current = what;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = pane.current;
    pane.current.scrollTo({
      left: x * scrollWidth - clientWidth / 2,
      top: y * scrollHeight - clientHeight / 2,
      behavior: mayMove() ? 'smooth' : 'instant',
    });
  };

  return { pane, sheet, show, nearer: () => zoom(STEP), farther: () => zoom(1 / STEP), ...ends };
}
