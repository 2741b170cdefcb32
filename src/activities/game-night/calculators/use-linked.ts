import { useEffect, useMemo, useState } from 'preact/hooks';
import type * as v from 'valibot';
import { entriesAt, putEntries } from '../../../evening/address.ts';
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
    const linked = entriesAt(name, schema);
    const { value, aside } = keeping.read();
    return { value: linked ?? value ?? empty, isLinkDamaged: linked === null, isKeptDamaged: aside !== null };
  };
  const [entered, set] = useState(read);
  const { value, isLinkDamaged, isKeptDamaged } = entered;
  useEffect(() => {
    const follow = () => {
      if (entriesAt(name, schema) !== undefined) set(read());
    };
    // What stands in the address was entered here, or is shown because of a link.
    const stop = keeping.onChange(() => {
      if (entriesAt(name, schema) === undefined) set(read());
    });
    addEventListener('hashchange', follow);
    return () => {
      stop();
      removeEventListener('hashchange', follow);
    };
  }, []);
  const change = (changed: T) => {
    keeping.write(changed);
    putEntries(name, changed);
    set({ value: changed, isLinkDamaged: false, isKeptDamaged });
  };
  const discard = () => {
    keeping.discardAside();
    set((now) => ({ ...now, isKeptDamaged: false }));
  };
  // Each damaged link is told; what was kept and is damaged is told once.
  const damaged = useMemo(
    (): Damaged | null => (isLinkDamaged ? { what: 'link' } : isKeptDamaged ? { what: 'kept', discard } : null),
    [isLinkDamaged && entered, isKeptDamaged],
  );
  return { value, change, damaged };
}
