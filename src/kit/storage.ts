import * as v from 'valibot';
import { lookAgain, onKept } from './fresh.ts';
import { type ReadItems, readItems } from './items.ts';
import { storageName } from './storage-names.ts';

/** What is kept under a key. */
interface Kept<T> {
  /** Null where nothing is kept, or nothing that can be read. Items that cannot be read are left out. */
  readonly value: T | null;
  /**
   * Saved data that cannot be read, or not all of it, because it is damaged or from a later version. It stays aside as it was, until the
   * reader deletes it.
   */
  readonly aside: string | null;
  /** Whether the browser keeps nothing for the page. */
  readonly blocked: boolean;
}

/** One thing that is kept, as JSON. */
export interface Keeping<T> {
  readonly key: string;
  readonly read: () => Kept<T>;
  /**
   * Keeps what `changed` makes of what is kept now, which may be what another tab has just kept; null is nothing. It is the only way to
   * keep something, so that no page writes over what it has not seen. Returns whether the browser keeps it. It does not where it is full,
   * where what `changed` gives does not fit the schema, and where storage is blocked; then `changed` is not even called.
   */
  readonly change: (changed: (now: T | null) => T | null) => boolean;
  /** What a text would be read as; null where it does not fit. */
  readonly readIn: (text: string) => ReadItems<T> | null;
  /** Puts a text aside, unless it lies there already. Returns what came of it. */
  readonly putAside: (text: string) => 'put' | 'there' | 'not-kept';
  /** Throws away what could not be read. */
  readonly discardAside: () => void;
  /**
   * Calls when what is kept has changed, in another tab, here, or while this page was away, until the function that is returned is
   * called.
   */
  readonly onChange: (changed: () => void) => () => void;
}

/**
 * The only way to what is kept under a key in the browser's local storage: nothing that was kept is ever overwritten unread. What does not fit
 * the schema is put aside, where it can be had as a text; where only some items don’t (`items.ts`), the others stay as well. What an earlier
 * version of the site kept under a `former` name, and what of that fits, is taken over. `shelf` gives another storage, such as the one of the tab.
 */
export function kept<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  former?: string,
  shelf = (): Storage => localStorage,
): Keeping<T> {
  const name = storageName(key);
  const asideName = `${name}-damaged`;

  const readIn = (text: string): ReadItems<T> | null => {
    try {
      return readItems(schema, JSON.parse(text));
    } catch {
      return null;
    }
  };
  const asideNames = () =>
    Object.keys(shelf())
      .filter((each) => each.startsWith(asideName))
      .sort();

  /** Throws where storage is blocked or full. */
  const setAside = (text: string): 'put' | 'there' => {
    const before = asideNames();
    if (before.some((each) => shelf().getItem(each) === text)) return 'there';
    shelf().setItem(before.length === 0 ? asideName : `${asideName}-${before.length + 1}`, text);
    return 'put';
  };

  /**
   * Reads what is kept, having taken over what is former. `tidy` puts it aside where something of it cannot be read. Both throw where
   * storage is blocked or full.
   */
  const found = () => {
    const old = former === undefined ? null : shelf().getItem(former);
    if (old !== null && readIn(old) !== null && shelf().getItem(name) === null) {
      shelf().setItem(name, old);
      shelf().removeItem(former as string);
    }
    const text = shelf().getItem(name);
    const read = text === null ? null : readIn(text);
    const tidy = () => {
      if (text === null || read?.isWhole) return;
      setAside(text);
      if (read === null) shelf().removeItem(name);
      else shelf().setItem(name, JSON.stringify(read.value));
    };
    return { value: read?.value ?? null, tidy };
  };

  return {
    key,
    readIn,
    putAside: (text) => {
      try {
        return setAside(text);
      } catch {
        return 'not-kept';
      }
    },
    read: () => {
      let value: T | null = null;
      try {
        const now = found();
        value = now.value;
        now.tidy();
        const aside = asideNames().map((each) => shelf().getItem(each));
        return { value, aside: aside.length === 0 ? null : aside.join('\n'), blocked: false };
      } catch {
        return { value, aside: null, blocked: true };
      }
    },
    change: (changed) => {
      let now: ReturnType<typeof found>;
      try {
        now = found();
        now.tidy();
      } catch {
        return false;
      }
      const value = changed(now.value);
      if (value === now.value) return true;
      if (value !== null && !v.safeParse(schema, value, { abortEarly: true }).success) return false;
      try {
        if (value === null) shelf().removeItem(name);
        else shelf().setItem(name, JSON.stringify(value));
      } catch {
        return false;
      }
      lookAgain(key);
      return true;
    },
    discardAside: () => {
      try {
        for (const each of asideNames()) shelf().removeItem(each);
      } catch {
        // Where nothing can be thrown away, nothing lies aside either.
      }
      lookAgain(key);
    },
    onChange: (changed) => onKept(key, changed),
  };
}
