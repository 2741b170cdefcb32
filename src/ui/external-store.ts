import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';

/**
 * What @xstate/react listens to its machines with. The package that it takes it from, use-sync-external-store, is CommonJS, which the
 * server of `npm run dev` cannot load, and brings React along; `build/one-preact.ts` puts this in its place.
 */

interface Drawn<Snapshot> {
  readonly value: Snapshot;
  readonly snapshot: () => Snapshot;
}

/** A snapshot that cannot be taken any more is another one, too: the component then finds that out where it is drawn. */
function hasChanged<Snapshot>({ value, snapshot }: Drawn<Snapshot>): boolean {
  try {
    return !Object.is(value, snapshot());
  } catch {
    return true;
  }
}

/** Gives a store's snapshot, and draws again when that changes. */
export function useSyncExternalStore<Snapshot>(
  subscribe: (changed: () => void) => () => void,
  snapshot: () => Snapshot,
): Snapshot {
  const value = snapshot();
  const drawn = useRef<Drawn<Snapshot>>({ value, snapshot });
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const look = () => {
    if (hasChanged(drawn.current)) draw(undefined);
  };
  useLayoutEffect(() => {
    drawn.current = { value, snapshot };
    look();
  }, [value, snapshot]);
  useEffect(() => {
    look();
    return subscribe(look);
  }, [subscribe]);
  return value;
}

/**
 * Gives what is selected of a store's snapshot, and draws again when that changes. @xstate/react asks with five arguments; the third is
 * for servers. What `isEqual` to what was selected before stays the same object, also where the store is another one.
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
