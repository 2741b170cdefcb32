import { useEffect, useState } from 'preact/hooks';
import * as v from 'valibot';

const texts = { encode: new TextEncoder(), decode: new TextDecoder() };

/** A value as a part of an address, after `#<name>=`. */
export function linkText(value: unknown): string {
  const bytes = texts.encode.encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The value that `linkText` has written; null where it is damaged or does not fit the schema. */
export function readLink<T>(text: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const read = v.safeParse(schema, JSON.parse(texts.decode.decode(bytes)));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

interface Linked<T> {
  readonly value: T;
  readonly change: (value: T) => void;
  /** Whether the address held something that cannot be read. */
  readonly damaged: boolean;
}

/** What is entered in a calculator, kept in the address under a name: it survives a reload and can be sent to somebody. */
export function useLinked<T>(name: string, schema: v.GenericSchema<unknown, T>, empty: T): Linked<T> {
  const [value, setValue] = useState(empty);
  const [damaged, setDamaged] = useState(false);
  useEffect(() => {
    const read = () => {
      if (!location.hash.startsWith(`#${name}=`)) return;
      const found = readLink(location.hash.slice(name.length + 2), schema);
      setDamaged(found === null);
      if (found !== null) setValue(found);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const change = (changed: T) => {
    setValue(changed);
    setDamaged(false);
    history.replaceState(history.state, '', `#${name}=${linkText(changed)}`);
  };
  return { value, change, damaged };
}
