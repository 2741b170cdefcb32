import { useEffect, useState } from 'preact/hooks';

/** The value as it was when the page was last painted, so that what depends on it does not hold a picture up. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(value), [value]);
  return painted;
}
