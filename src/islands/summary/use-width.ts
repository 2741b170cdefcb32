import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Wide enough for a plot until its place has been measured. */
const USUAL = 560;

/** How wide an element is, in pixels, and what to give it as its `ref`. */
export function useWidth<Of extends Element>(): readonly [RefObject<Of>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current as Of);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
