/** A mouse that has gone farther than this with its button down has not pressed anything, but moved the sheet. */
const STILL = 5;

/** A place in the window. */
export interface At {
  readonly clientX: number;
  readonly clientY: number;
}

const apart = ([a, b]: readonly [At, At]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const between = ([a, b]: readonly [At, At]): At => ({
  clientX: (a.clientX + b.clientX) / 2,
  clientY: (a.clientY + b.clientY) / 2,
});

/**
 * Hears two fingers, the wheel with the control key, and a mouse that drags what lies in a window; `zoom` is told by what factor
 * to enlarge it and which place stays. Gives the way to stop.
 */
export function hearGestures(view: HTMLElement, zoom: (factor: number, at: At) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const active = { passive: false, signal };
  let pinched: number | null = null;
  let dragged = 0;
  const pinch = (event: TouchEvent) => {
    const [a, b] = event.touches;
    if (a === undefined || b === undefined) return;
    event.preventDefault();
    const now = apart([a, b]);
    if (pinched !== null) zoom(now / pinched, between([a, b]));
    pinched = now;
  };
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 200), event);
  };
  const drag = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || (event.buttons & 1) === 0) return;
    dragged += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (dragged > STILL) view.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };
  view.addEventListener('touchmove', pinch, active);
  view.addEventListener('touchend', () => (pinched = null), active);
  view.addEventListener('wheel', turn, active);
  view.addEventListener('pointerdown', () => (dragged = 0), active);
  view.addEventListener('pointermove', drag, active);
  // The click that ends a drag presses nothing; one that comes without a pointer always does.
  const isDragged = ({ detail }: MouseEvent) => dragged > STILL && detail > 0;
  view.addEventListener('click', (event) => isDragged(event) && event.stopPropagation(), { capture: true, signal });
  addEventListener('pointerup', () => setTimeout(() => (dragged = 0)), { capture: true, signal });
  return () => stopped.abort();
}
