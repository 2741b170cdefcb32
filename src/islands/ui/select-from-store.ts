import { useMemo, useRef } from 'preact/hooks';
import { useSyncExternalStore } from 'use-sync-external-store/shim';

/**
 * Gives what is selected of a store's snapshot, and draws again when that changes. It stands in the place of the package of that name
 * (see `stores` in `astro.config.mjs`), which @xstate/react asks with the five arguments: `subscribe` and `snapshot` are the store's,
 * the third is for servers. What `isEqual` to what was selected before stays the same object, also where the store is another one.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => Snapshot,
  _: unknown,
  select: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean,
): Selection {
  const last = useRef<{ readonly value: Selection } | null>(null);
  // What has been selected of a snapshot is selected once.
  const selected = useMemo(() => {
    let of: Snapshot | typeof NOTHING_YET = NOTHING_YET;
    return () => {
      const now = snapshot();
      if (of !== now) {
        of = now;
        const value = select(now);
        if (last.current === null || !isEqual(last.current.value, value)) last.current = { value };
      }
      return (last.current as { readonly value: Selection }).value;
    };
  }, [snapshot, select, isEqual]);
  return useSyncExternalStore(subscribe, selected);
}

/** No store has it as its snapshot. */
const NOTHING_YET = Symbol('nothing yet');
