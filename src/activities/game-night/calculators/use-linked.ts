import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as v from 'valibot';
import { linkedEntries, linkText, putEntries, renewEntries } from '../../../evening/address.ts';
import { keepChanges, merge } from '../../../kit/merge.ts';
import { kept } from '../../../kit/storage.ts';

/** What could not be read: a link, or what the browser kept, which lies aside until it is thrown away. */
export interface Damaged {
  readonly what: 'link' | 'kept';
  readonly discard?: () => void;
}

interface Linked<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  readonly damaged: Damaged | null;
}

/**
 * What is entered in a calculator, kept under a name in the browser and in the address: it survives a reload and can be sent to
 * somebody. What a link holds is shown; it takes the place of what was kept when something is entered.
 */
export function useLinked<T>(name: string, schema: v.GenericSchema<unknown, T>, empty: T): Linked<T> {
  const [keeping] = useState(() => kept(`calculator-${name}`, schema));
  const read = () => {
    const { value, aside } = keeping.read();
    const linked = linkedEntries(name, schema, value !== null);
    return {
      value: linked ?? value ?? empty,
      /** What was kept when this page read it or kept it last. */
      last: value ?? empty,
      isLinked: Boolean(linked) && linkText(linked) !== linkText(value),
      linkDamage: linked === null ? {} : null,
      isKeptDamaged: aside !== null,
    };
  };
  const [entered, set] = useState(read);
  const { value, last, isLinked, linkDamage, isKeptDamaged } = entered;
  useEffect(() => {
    const follow = () => {
      if (linkedEntries(name, schema, false) !== undefined) set(read());
    };
    const look = () => {
      const { value, aside } = keeping.read();
      const now = value ?? empty;
      set((shown) => ({
        ...shown,
        // What has come with a link stays until something is entered.
        ...(shown.isLinked ? {} : { value: merge(shown.last, shown.value, now), last: now }),
        isKeptDamaged: aside !== null,
      }));
    };
    // Another tab may have entered something since this one was drawn.
    look();
    const stop = keeping.onChange(look);
    addEventListener('hashchange', follow);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, []);
  useEffect(() => {
    if (!isLinked) renewEntries(name, value);
  }, [value, isLinked]);
  const keep = (changed: T) => {
    if (!isLinked) return keepChanges(keeping, last, changed);
    return keeping.change(() => changed) ? changed : null;
  };
  const change = (changed: T) => {
    const now = keep(changed);
    const next = now ?? changed;
    putEntries(name, next, now !== null);
    set({
      value: next,
      last: now ?? last,
      isLinked: isLinked && now === null,
      linkDamage: null,
      isKeptDamaged,
    });
  };
  const discard = () => {
    keeping.discardAside();
    set((now) => ({ ...now, isKeptDamaged: false }));
  };
  // Each damaged link is told; what was kept and is damaged is told once.
  const damaged = useMemo(
    (): Damaged | null => (linkDamage !== null ? { what: 'link' } : isKeptDamaged ? { what: 'kept', discard } : null),
    [linkDamage, isKeptDamaged],
  );
  return { value, change, damaged };
}
