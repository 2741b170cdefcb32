import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { At } from './zoom-gestures.ts';

/** How much larger or smaller one press of a button makes a sheet. */
const STEP = 1.4;
/** The largest that a sheet becomes, as a multiple of what its window holds. */
const MOST = 5;

interface Zoom {
  readonly pane: RefObject<HTMLElement>;
  readonly sheet: RefObject<HTMLDivElement>;
  readonly nearer: () => void;
  readonly farther: () => void;
  /** Whether the sheet can become no smaller, or no larger. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
}

/** A sheet in a window that is enlarged as asked for or by gestures, and moved as all that scrolls is moved. */
export function useZoom(): Zoom {
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
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

  useEffect(() => {
    const view = pane.current as HTMLElement;
    const resized = new ResizeObserver(tellEnds);
    resized.observe(view);
    let stop = () => {};
    let gone = false;
    import('./moving.ts').then(
      ({ hearGestures }) => {
        if (!gone) stop = hearGestures(view, zoom);
      },
      // The buttons do the same.
      () => {},
    );
    return () => {
      gone = true;
      stop();
      resized.disconnect();
    };
  }, []);

  return { pane, sheet, nearer: () => zoom(STEP), farther: () => zoom(1 / STEP), ...ends };
}
