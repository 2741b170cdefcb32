import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { onNetwork } from '../kit/network.ts';

/** How the fetching of something goes: on its way however late it is, there, or failed. */
type FetchState = 'coming' | 'here' | 'failed';

export interface Fetching {
  readonly state: FetchState;
  /** Tries again at once. */
  readonly again: () => void;
}

/**
 * Fetches something once it is wanted, and anew whenever something else is; nothing is where `wanted` is null or false. Where fetching fails, it
 * tries again when the network is back. Whoever uses it is drawn again when it has come, however late. `fetch` is told how to ask
 * whether what it fetches is still wanted when it comes: an earlier answer may come after a later one.
 */
export function useFetched(wanted: unknown, fetch: (isWanted: () => boolean) => Promise<unknown>): Fetching {
  const [state, setState] = useState<FetchState>('coming');
  const last = useRef(wanted);
  last.current = wanted;
  const again = () => {
    const isWanted = () => last.current === wanted;
    setState('coming');
    fetch(isWanted).then(
      () => isWanted() && setState('here'),
      () => isWanted() && setState('failed'),
    );
  };
  useEffect(() => {
    if (wanted !== null && wanted !== false) again();
    else setState('coming');
  }, [wanted]);
  useEffect(
    () => () => {
      last.current = undefined;
    },
    [],
  );
  useLayoutEffect(() => (state === 'failed' ? onNetwork(again) : undefined), [state, wanted]);
  return { state, again };
}
