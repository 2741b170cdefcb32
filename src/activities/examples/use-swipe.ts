import { useRef } from 'preact/hooks';

/** How far a finger has to travel for a swipe, in pixels. */
const SWIPE = 48;

/** Follows a finger over a picture: a swipe to the left goes on, one to the right back. */
export function useSwipe(go: (where: 'forward' | 'back') => void) {
  const touch = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const onTouchEnd = (event: TouchEvent) => {
    const start = touch.current;
    const end = event.changedTouches[0];
    touch.current = null;
    if (start === null || end === undefined) return;
    const dx = end.clientX - start.x;
    if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(end.clientY - start.y)) go(dx < 0 ? 'forward' : 'back');
  };
  const onTouchStart = ({ touches: [finger, more] }: TouchEvent) => {
    touch.current = finger && !more ? { x: finger.clientX, y: finger.clientY } : null;
  };
  return { onTouchStart, onTouchEnd };
}
