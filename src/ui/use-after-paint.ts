import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** What nobody looks at in the moment of a press: it is drawn when the page has been painted, and nothing else with it. */
export function AfterPaint({ children }: { readonly children: ComponentChildren }) {
  return useAfterPaint(children);
}

/** The value as it was when the page was last painted, so that what depends on it does not hold a picture up. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(value), [value]);
  return painted;
}
