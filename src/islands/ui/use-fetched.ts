import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onNetwork } from '../../kit/network.ts';

/** How the fetching of something goes: whether it has failed so far, and the way to try again at once. */
export interface Fetching {
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * Fetches something once it is wanted, and anew whenever something else is; where that fails, again when the network is back.
 * `fetch` is told how to ask whether what it fetches is still wanted when it comes: an earlier answer may come after a later one.
 */
export function useFetched(wanted: unknown, fetch: (isWanted: () => boolean) => Promise<unknown>): Fetching {
  const [failed, setFailed] = useState(false);
  const last = useRef(wanted);
  last.current = wanted;
  const again = () => {
    const isWanted = () => last.current === wanted;
    fetch(isWanted).then(
      () => isWanted() && setFailed(false),
      () => isWanted() && setFailed(true),
    );
  };
  useEffect(() => {
    setFailed(false);
    if (wanted) again();
  }, [wanted]);
  useLayoutEffect(() => (failed ? onNetwork(again) : undefined), [failed, wanted]);
  return { failed, again };
}

/** Does what a press asks for and something has to be fetched for; gives whether that has failed, until it is done or the network is back. */
export function useFetchingPress(): readonly [failed: boolean, press: (act: () => Promise<void>) => Promise<void>] {
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => (failed ? onNetwork(() => setFailed(false)) : undefined), [failed]);
  const press = useCallback(
    (act: () => Promise<void>) =>
      act().then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [],
  );
  return [failed, press];
}
