import * as v from 'valibot';
import { storageName } from './storage-names.ts';

/** What is kept under a key. */
interface Kept<T> {
  /** Null where nothing is kept, or nothing that can be read. */
  readonly value: T | null;
  /** What was kept and cannot be read, be it damaged or from a later version: it lies aside until somebody throws it away. */
  readonly aside: string | null;
  /** Whether the browser keeps nothing for the page. */
  readonly blocked: boolean;
}

/** One thing that is kept, as JSON. */
export interface Keeping<T> {
  readonly read: () => Kept<T>;
  /** Keeps a value in place of what was kept; null keeps nothing any more. Returns whether the browser does: nothing is kept that could not be read again. */
  readonly write: (value: T | null) => boolean;
  /** Throws away what could not be read. */
  readonly discardAside: () => void;
  /** Calls when another tab has changed what is kept, until the function that is returned is called. */
  readonly onChange: (changed: () => void) => () => void;
}

/**
 * The door to what is kept under a key in the browser's local storage, and the only one: nothing that was kept is ever overwritten
 * unread. What does not fit the schema is put aside, where it can be had as a text. What an earlier version of the site kept under
 * a `former` name, and what of that fits, is taken over.
 */
export function kept<T>(key: string, schema: v.GenericSchema<unknown, T>, former?: string): Keeping<T> {
  const name = storageName(key);
  const asideName = `${name}-damaged`;

  const valueIn = (text: string): T | null => {
    try {
      // The first fault is enough to know that it does not fit.
      const read = v.safeParse(schema, JSON.parse(text), { abortEarly: true });
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
  const asideNames = () =>
    Object.keys(localStorage)
      .filter((each) => each.startsWith(asideName))
      .sort();

  /** Reads what is kept, having taken over what is former and put aside what cannot be read. Throws where storage is blocked or full. */
  const found = (): T | null => {
    const old = former === undefined ? null : localStorage.getItem(former);
    if (old !== null && valueIn(old) !== null && localStorage.getItem(name) === null) {
      localStorage.setItem(name, old);
      localStorage.removeItem(former as string);
    }
    const text = localStorage.getItem(name);
    const value = text === null ? null : valueIn(text);
    if (text !== null && value === null) {
      const before = asideNames();
      localStorage.setItem(before.length === 0 ? asideName : `${asideName}-${before.length + 1}`, text);
      localStorage.removeItem(name);
    }
    return value;
  };

  return {
    read: () => {
      try {
        const value = found();
        const aside = asideNames().map((each) => localStorage.getItem(each));
        return { value, aside: aside.length === 0 ? null : aside.join('\n'), blocked: false };
      } catch {
        return { value: null, aside: null, blocked: true };
      }
    },
    write: (value) => {
      if (value !== null && !v.safeParse(schema, value, { abortEarly: true }).success) return false;
      try {
        found();
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    discardAside: () => {
      try {
        for (const each of asideNames()) localStorage.removeItem(each);
      } catch {
        // Where nothing can be thrown away, nothing lies aside either.
      }
    },
    onChange: (changed) => {
      const hear = ({ key: changedName }: StorageEvent) => {
        if (changedName === name) changed();
      };
      addEventListener('storage', hear);
      return () => removeEventListener('storage', hear);
    },
  };
}
