import type { JSX } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { asked } from '../kit/asked.ts';
import { onNetwork } from '../kit/network.ts';
import { FetchNotice } from './FetchNotice.tsx';

/** Fetches what a press needs, then acts. */
export type FetchingPress = <T>(fetch: () => Promise<T>, act: (fetched: T) => unknown) => Promise<void>;

/** What was pressed last, and how its fetching goes. */
interface Pressed {
  readonly state: 'coming' | 'failed';
  readonly again: () => void;
  readonly fetch: () => Promise<unknown>;
}

/**
 * Does what a press asks for when what it needs has come, however late, unless the reader has gone on to something else meanwhile.
 * What has failed does not act by itself later: it is only fetched again when the network is back.
 * @returns what the page says until then, and the way to press.
 */
export function useFetchingPress(): readonly [notice: JSX.Element | null, press: FetchingPress] {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const latest = useRef<AbortSignal>();
  const press: FetchingPress = useCallback(async (fetch, act) => {
    const signal = asked();
    latest.current = signal;
    const isWanted = () => latest.current === signal && !signal.aborted;
    // Also after it has failed: what is said about it lies over the page.
    signal.addEventListener('abort', () => latest.current === signal && setPressed(null));
    const at = { again: () => void press(fetch, act), fetch };
    setPressed({ state: 'coming', ...at });
    try {
      const fetched = await fetch();
      if (!isWanted()) return;
      setPressed(null);
      await act(fetched);
    } catch {
      if (isWanted()) setPressed({ state: 'failed', ...at });
    }
  }, []);
  useLayoutEffect(() => {
    if (pressed?.state !== 'failed') return undefined;
    return onNetwork(() =>
      pressed.fetch().then(
        () => setPressed((now) => (now === pressed ? null : now)),
        () => {},
      ),
    );
  }, [pressed]);
  // A reader who has left the place is no longer waiting for it.
  useLayoutEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  if (pressed === null) return [null, press];
  return [<FetchNotice key="fetch" state={pressed.state} press onAgain={pressed.again} />, press];
}
