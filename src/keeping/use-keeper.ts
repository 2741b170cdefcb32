import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { onSeen } from '../kit/fresh.ts';
import { onNetwork } from '../kit/network.ts';
import type { Language } from '../words/languages.ts';
import { keeperOf } from './keeper.ts';
import type { AnySummary } from './kept.ts';
import type { AnyProblem, Kind } from './kind.ts';
import type { Keeping } from './news.ts';

const AT_FIRST: Keeping<never, never> = { games: [], current: null, trouble: null, evictable: false, news: null };

export type Keeper<Table, Summary extends AnySummary, Problem extends AnyProblem> = Keeping<Summary, Problem> & {
  readonly keeper: ReturnType<typeof keeperOf<Table, Summary, Problem>>;
};

/** Keeps the games of this browser, and tells what there is to know about that. `onLost` is called when another tab takes the game at the table; the first one that is given counts. */
export function useKeeper<Table, Summary extends AnySummary, Problem extends AnyProblem>(
  kind: Kind<Table, Summary, Problem>,
  language: Language,
  onLost: () => void,
): Keeper<Table, Summary, Problem> {
  const [keeping, setKeeping] = useState<Keeping<Summary, Problem>>(AT_FIRST);
  const keeper = useMemo(
    () => keeperOf(kind, language, (changed) => setKeeping((before) => ({ ...before, ...changed })), onLost),
    [],
  );
  useEffect(() => {
    const look = () => void keeper.lookAgain();
    // What could not be kept is tried again when the page goes, which may be for good, and when it comes back.
    const onHidden = () => document.visibilityState === 'hidden' && look();
    document.addEventListener('visibilitychange', onHidden);
    const stops = [kind.shelf.onChangeElsewhere(look), onSeen(look)];
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      for (const stop of stops) stop();
    };
  }, [keeper]);
  useEffect(() => {
    addEventListener('pagehide', keeper.leavePage);
    return () => removeEventListener('pagehide', keeper.leavePage);
  }, [keeper]);
  const { news } = keeping;
  useLayoutEffect(() => (news?.type === 'notFetched' ? onNetwork(news.again) : undefined), [news]);
  // What could not be kept is lost with the page: the browser asks before it goes.
  const atRisk = keeping.trouble !== null && keeping.current !== null;
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [atRisk]);
  return { ...keeping, keeper };
}
