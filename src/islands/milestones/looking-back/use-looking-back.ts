import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { wordsReady } from '../../../words/ready.ts';
import { useFetchingPress } from '../../ui/use-fetched.ts';
import type { Looking, Past } from './Past.tsx';

/** How the table looks back at its own past. */
interface LookingBack {
  /** What shows the past and where that begins; null while the table is shown as it is now. */
  readonly past: { readonly View: typeof Past; readonly from: Looking } | null;
  /** Whether what is needed for it could not be fetched. */
  readonly failed: boolean;
  /** Shows the table as it was after so many steps; `plays` lets it go on from there by itself. */
  readonly lookBack: (at: number, plays?: boolean) => void;
  /** Shows the table as it is now. */
  readonly stop: () => void;
}

/** Keeps whether players look back. What that takes is fetched when somebody first does; the table has the focus again after it. */
export function useLookingBack(table: RefObject<HTMLElement>): LookingBack {
  const [past, setPast] = useState<LookingBack['past']>(null);
  const [failed, press] = useFetchingPress();
  const lookBack = useCallback(
    (at: number, plays = false) =>
      press(async () => {
        const { Past } = await import('./Past.tsx');
        await wordsReady();
        setPast({ View: Past, from: { at, plays } });
      }),
    [],
  );
  const looksBack = past !== null;
  const lookedBack = useRef(false);
  useEffect(() => {
    if (lookedBack.current && !looksBack) table.current?.focus({ preventScroll: true });
    lookedBack.current = looksBack;
  }, [looksBack]);
  const stop = useCallback(() => setPast(null), []);
  return { past, failed, lookBack, stop };
}
