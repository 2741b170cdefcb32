import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How much larger or smaller one press of a button or a key makes a sheet. */
const STEP = 1.4;
/** The largest that a sheet becomes, as a multiple of what its window holds. */
const MOST = 5;
/** A mouse that has gone farther than this with its button down has not pressed anything, but moved the sheet. */
const STILL = 5;

export interface Zoom {
  readonly pane: RefObject<HTMLElement>;
  readonly sheet: RefObject<HTMLDivElement>;
  readonly nearer: () => void;
  readonly farther: () => void;
  /** Whether the sheet can become neither smaller nor larger, or one of both. */
  readonly isLeast: boolean;
  readonly isMost: boolean;
}

interface At {
  readonly clientX: number;
  readonly clientY: number;
}

const apart = ([a, b]: readonly [At, At]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const between = ([a, b]: readonly [At, At]): At => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2,
});

/**
 * A sheet in a window that is enlarged by two fingers, by the wheel with the control key, or as asked for, and moved as
 * all that scrolls is moved, by a dragging mouse too. What lies under the fingers or the mouse stays there.
 */
export function useZoom(): Zoom {
  const pane = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ isLeast: false, isMost: false });

  const tellEnds = () => {
    const scale = (sheet.current?.offsetWidth ?? 0) / (pane.current?.clientWidth ?? 1);
    const [isLeast, isMost] = [scale < 1.01, scale > MOST - 0.01];
    setEnds((before) => (before.isLeast === isLeast && before.isMost === isMost ? before : { isLeast, isMost }));
  };

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
    tellEnds();
    let pinched: number | null = null;
    let dragged = 0;
    const listeners: { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void } = {
      touchmove: (event) => {
        const [a, b] = event.touches;
        if (a === undefined || b === undefined) return;
        event.preventDefault();
        const now = apart([a, b]);
        if (pinched !== null) zoom(now / pinched, between([a, b]));
        pinched = now;
      },
      touchend: () => {
        pinched = null;
      },
      wheel: (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoom(Math.exp(-event.deltaY / 200), event);
      },
      pointerdown: () => {
        dragged = 0;
      },
      pointermove: (event) => {
        if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0) return;
        dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
        if (dragged > STILL) view.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
      },
    };
    const kept = Object.entries(listeners) as [string, (event: Event) => void][];
    for (const [type, listen] of kept) view.addEventListener(type, listen, { passive: false });
    const press = (event: Event) => {
      if (dragged > STILL) event.stopPropagation();
      dragged = 0;
    };
    view.addEventListener('click', press, true);
    const resized = new ResizeObserver(tellEnds);
    resized.observe(view);
    return () => {
      for (const [type, listen] of kept) view.removeEventListener(type, listen);
      view.removeEventListener('click', press, true);
      resized.disconnect();
    };
  }, []);

  return { pane, sheet, nearer: () => zoom(STEP), farther: () => zoom(1 / STEP), ...ends };
}
