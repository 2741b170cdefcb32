import { type Dispatch, type StateUpdater, useEffect, useState } from 'preact/hooks';
import { onKept } from '../kit/fresh.ts';

/**
 * What is kept, as state: read when the component is there, and again whenever anything under one of the keys changes, here or
 * elsewhere. `read` is given what is shown, so that it can hold on to what counts for this page only.
 */
export function useKept<T>(
  keys: readonly string[],
  read: (shown: T) => T,
  initial: T | (() => T),
): readonly [T, Dispatch<StateUpdater<T>>] {
  const [shown, show] = useState<T>(initial);
  useEffect(() => {
    const look = () => show((before) => read(before));
    look();
    const stops = keys.map((key) => onKept(key, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return [shown, show];
}
